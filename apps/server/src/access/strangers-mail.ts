import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import type { Context } from '../context.ts';
import { countUse } from './throttle.ts';

/** Rate limit by recipient and day: mails that others can cause, by registrations, changes of e-mail, shares and invitations. */
const LIMIT = { times: 5, seconds: 86_400 };

/**
 * Rate limit over all senders of such mails. Null within the limit, otherwise the seconds until the next may be sent.
 */
export const countStrangersMail = (context: Context, email: string): Promise<number | null> =>
  countUse(context, `strangers-mail:account:${normalizeEmail(email).slice(0, 254)}`, LIMIT);
