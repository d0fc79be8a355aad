import { z } from 'zod';
import { optionalText } from './kinds.ts';

/** Settings of the invisible check that tells programs from people. */
export const botCheckSettings = {
  BOT_CHECK: z.enum(['proof-of-work', 'recaptcha', 'off']).default('proof-of-work'),
  BOT_CHECK_DIFFICULTY: z.coerce.number().min(0.1).max(100).default(1),
  RECAPTCHA_SITE_KEY: optionalText,
  RECAPTCHA_SECRET: optionalText,
  RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MINIMUM_SCORE: z.coerce.number().min(0).max(1).default(0.5),
};

type Settings = z.infer<z.ZodObject<typeof botCheckSettings>>;

/** What is wrong with the settings, as a sentence, or null. */
export function botCheckSettingsProblem(s: Settings, production: boolean): string | null {
  if (s.BOT_CHECK === 'recaptcha' && !(s.RECAPTCHA_SITE_KEY && s.RECAPTCHA_SECRET))
    return 'BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.';
  return production && s.BOT_CHECK === 'off' ? 'BOT_CHECK=off is for tests, not for production.' : null;
}

export function botCheckConfig(s: Settings) {
  return {
    kind: s.BOT_CHECK,
    difficulty: s.BOT_CHECK_DIFFICULTY,
    recaptchaSiteKey: s.RECAPTCHA_SITE_KEY,
    recaptchaSecret: s.RECAPTCHA_SECRET,
    recaptchaUrl: s.RECAPTCHA_URL,
    recaptchaMinimumScore: s.RECAPTCHA_MINIMUM_SCORE,
  };
}
