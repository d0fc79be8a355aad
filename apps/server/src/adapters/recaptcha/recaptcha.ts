import { z } from 'zod';
import type { BotCheck } from '../../ports/bot-check.ts';

const answer = z.object({ success: z.boolean(), score: z.number().optional(), action: z.string().optional() });

interface RecaptchaSettings {
  secret: string;
  /** Overridable for tests and proxies. */
  url: string;
  /** Scores below it count as programs (v3 only; 0 to 1). */
  minimumScore: number;
}

/** Google reCAPTCHA, invisible v2 or v3. Google itself sees to single use and expiry. No answer counts as no. */
export function recaptcha({ secret, url, minimumScore }: RecaptchaSettings): BotCheck {
  return {
    name: 'recaptcha',
    challenge: async () => null,
    async verify(token, action, ip) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: ip }),
          signal: AbortSignal.timeout(8000),
        });
        const { success, score, action: made } = answer.parse(await response.json());
        // Actions of v3 may hold letters and underscores only.
        const sameAction = made === undefined || made === action.replaceAll('-', '_');
        return success && sameAction && (score === undefined || score >= minimumScore);
      } catch {
        return false;
      }
    },
  };
}
