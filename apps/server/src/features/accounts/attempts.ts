import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import type { Context } from '../../context.ts';
import { forgetThrottle, throttle } from '../../access/throttle.ts';

export const QUARTER_HOUR = 900;
export const HOUR = 3600;

/** How often within `seconds`: from one network address, behind which may be a school, and for one account. */
const LIMITS = {
  login: { perAddress: 300, perAccount: 10, seconds: QUARTER_HOUR },
  register: { perAddress: 30, perAccount: 5, seconds: HOUR },
  mail: { perAddress: 20, perAccount: 5, seconds: HOUR },
  reset: { perAddress: 30, perAccount: 10, seconds: HOUR },
} as const;

type Action = keyof typeof LIMITS;

const accountKey = (action: Action, email: string) => `${action}:account:${normalizeEmail(email).slice(0, 254)}`;

/** Counts an attempt; throws 429 once there were too many, against guessing and against flooding somebody with mail. */
export async function countAttempt(context: Context, action: Action, ip: string, email: string): Promise<void> {
  const { perAddress, perAccount, seconds } = LIMITS[action];
  await throttle(context, `${action}:ip:${ip}`, { times: perAddress, seconds });
  await throttle(context, accountKey(action, email), { times: perAccount, seconds });
}

/** Whoever proved to be the owner has not been guessing. */
export const forgetAttempts = (context: Context, action: Action, email: string): Promise<void> =>
  forgetThrottle(context, accountKey(action, email));
