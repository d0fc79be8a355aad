import { z } from 'zod';
import { optionalText } from '../../config/kinds.ts';
import type { BotCheck } from '../../ports/sign-in.ts';
import { provider, fetchFrom } from '../provider.ts';

const verification = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});
/** Google's error codes for an invalid token, when the secret is right. */
const OF_THE_TOKEN = ['invalid-input-response', 'timeout-or-duplicate'];

interface RecaptchaSettings {
  siteKey: string;
  secret: string;
  /** Overridable for tests and proxies. */
  url: string;
  /** Scores below it count as programs (v3 only; 0 to 1). */
  minimumScore: number;
}

/** Google reCAPTCHA, invisible v2 or v3. Google handles single use and expiry. A failed call counts as "not human". */
function recaptchaCheck({ siteKey, secret, url, minimumScore }: RecaptchaSettings): BotCheck {
  const siteVerify = async (token: string, ip: string) => {
    const response = await fetchFrom(url)(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(8000),
    });
    return verification.parse(await response.json());
  };
  return {
    name: 'recaptcha',
    siteKey,
    challenge: async () => null,
    async verify(token, action, ip) {
      try {
        const { success, score, action: made } = await siteVerify(token, ip);
        // Actions of v3 may hold letters and underscores only.
        const sameAction = made === undefined || made === action.replaceAll('-', '_');
        return success && sameAction && (score === undefined || score >= minimumScore);
      } catch {
        return false;
      }
    },
    async check() {
      const { 'error-codes': wrong } = await siteVerify('check', '192.0.2.1');
      const others = wrong.filter((code) => !OF_THE_TOKEN.includes(code));
      if (others.length > 0) throw new Error(others.join(', '));
    },
  };
}

export const recaptcha = provider({
  name: 'recaptcha',
  settings: {
    RECAPTCHA_SITE_KEY: optionalText,
    RECAPTCHA_SECRET: optionalText,
    RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    RECAPTCHA_MINIMUM_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  },
  configure({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, ...s }, { chosen }) {
    if (!siteKey || !secret)
      return chosen ? 'BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.' : null;
    const check = { siteKey, secret, url: s.RECAPTCHA_URL, minimumScore: s.RECAPTCHA_MINIMUM_SCORE };
    return {
      sources: {
        scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
        connections: ['https://www.google.com/recaptcha/'],
      },
      open: () => recaptchaCheck(check),
    };
  },
});
