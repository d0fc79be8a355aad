import { message } from '@wordcluster/domain/messages/all';
import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { limitedAddress, networkOf } from '@wordcluster/domain/accounts/network';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { countUse, clearThrottle, throttle, tooMany } from '../../access/throttle.ts';
import { passesBotCheck } from './bot-check.ts';
import { isKnownNetwork } from './sessions/start-session.ts';

export const QUARTER_HOUR = 900;
export const HOUR = 3600;

/** Attempts before slowing down: of one network address, which a school may share, and of one account. */
const LOGINS_OF_ADDRESS = { times: 300, seconds: QUARTER_HOUR };
const LOGINS_OF_ACCOUNT = { times: 10, seconds: QUARTER_HOUR };
/** Then one attempt per period; others need a network that the account has used, or a solved challenge. */
const SLOWED = { times: 1, seconds: 30 };
/** Rate limit of comparisons per address: each costs 20 ms of a core. */
const COMPARISONS_OF_ADDRESS = { times: 3000, seconds: QUARTER_HOUR };

const forAccount = (action: string, email: string) => `${action}:account:${normalizeEmail(email).slice(0, 254)}`;

/** Counts a call of one network address: /64 of IPv6. Throws 429 beyond the limit. */
export const countOfAddress = (context: Context, action: string, ip: string, times: number, seconds: number) =>
  throttle(context, `${action}:ip:${limitedAddress(ip)}`, { times, seconds });

/**
 * Rate limit of logins. Returns null below it, else the seconds to wait after another wrong password. Beyond it the
 * password is checked only from a known network of the account, or with a solved challenge; otherwise throws
 * `bot_check`, whatever the password, so that the response reveals nothing about it.
 */
export async function countLogin(
  context: Context,
  { email, ip, challenge }: { email: string; ip: string; challenge: string | null | undefined },
): Promise<number | null> {
  const address = limitedAddress(ip);
  await throttle(context, `login:compared:${address}`, COMPARISONS_OF_ADDRESS);
  const ofAddress = await countUse(context, `login:ip:${address}`, LOGINS_OF_ADDRESS);
  const ofAccount = await countUse(context, forAccount('login', email), LOGINS_OF_ACCOUNT);
  const slowed = ofAccount === null ? null : await countUse(context, forAccount('login-slowed', email), SLOWED);
  const waitSeconds = ofAddress ?? slowed;
  if (waitSeconds === null) return null;
  if (await isKnownNetwork(context, normalizeEmail(email), networkOf(ip))) return waitSeconds;
  if (await passesBotCheck(context, challenge, 'login', ip)) return waitSeconds;
  const retryAfter = Math.min(waitSeconds, SLOWED.seconds);
  throw new Failure('bot_check', message('account.bot_check_needed'), { retryAfter });
}

/** Rate limit: a successful sign-in resets the count, as it was no guess. */
export async function clearLogins(context: Context, email: string): Promise<void> {
  await clearThrottle(context, forAccount('login', email));
  await clearThrottle(context, forAccount('login-slowed', email));
}

/**
 * Rate limit of registrations; throws 429. By network, so that nobody uses up another visitor's attempts for an
 * address.
 */
export async function countRegistration(context: Context, ip: string, email: string): Promise<void> {
  await countOfAddress(context, 'register', ip, 30, HOUR);
  await throttle(context, `register:${networkOf(ip)}:account:${normalizeEmail(email).slice(0, 254)}`, {
    times: 5,
    seconds: HOUR,
  });
}

/** Rate limit of requested mails; throws 429, but never for known networks of the account. */
export async function countMailRequest(context: Context, ip: string, email: string): Promise<void> {
  const retryAfter = await countUse(context, `mail:ip:${limitedAddress(ip)}`, { times: 20, seconds: HOUR });
  if (retryAfter === null || (await isKnownNetwork(context, normalizeEmail(email), networkOf(ip)))) return;
  throw tooMany(retryAfter);
}
