import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import { registrationErrors } from '@wordcluster/domain/accounts/registration';
import type { BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { message } from '@wordcluster/domain/messages/all';
import { assertNoErrors, invalidField } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { invitedAddress, spendInvitations } from '../invitations/registration-invitations.ts';
import { DEAD_LINK } from './confirm-email.ts';
import { assertMayRegister } from './registration-policy.ts';
import { countStrangersMail } from '../../access/strangers-mail.ts';
import { alreadyRegisteredMail, confirmationMail, accountLinks } from './mails.ts';
import { hashPassword, assertNotGuessable } from './passwords.ts';
import { findUserByEmail, insertMailToken, insertUser } from './repository.ts';

/** Whether a valid invitation was sent along; throws if it is invalid, or another address's. */
async function isInvitedBy({ db, clock }: Context, token: string | undefined, email: string): Promise<boolean> {
  if (token === undefined) return false;
  const invited = await invitedAddress(db, token, clock.now());
  if (invited === null) throw invalidField('invitation', DEAD_LINK);
  if (invited !== email) throw invalidField('email', message('registration.other_address'));
  return true;
}

export const CONFIRM_HOURS = 24;

/** Throws for invalid forms before any rate limit counts them. */
export function assertRegistrable(input: BodyOf<'POST /api/user/register'>): void {
  assertNoErrors(registrationErrors(input));
  assertNotGuessable('password', input.password, input);
}

/**
 * Creates an unconfirmed account and queues the mail. A taken address gets the same response, and its owner a mail, so
 * that accounts cannot be enumerated. The administrator's address counts as taken before its account exists. Mails use
 * `language` from then on.
 */
export async function register(
  context: Context,
  input: BodyOf<'POST /api/user/register'>,
  { network, language }: { network: string; language: InterfaceLanguage | null },
): Promise<void> {
  assertRegistrable(input);
  const email = normalizeEmail(input.email);
  const invited = await isInvitedBy(context, input.invitation, email);
  assertMayRegister(context.config, email, invited);
  const passwordHash = await hashPassword(input.password);
  const links = accountLinks(context.config);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const first_name = normalizeName(input.first_name);
    const userId =
      email === context.config.adminEmail
        ? null
        : await insertUser(trx, {
            email,
            first_name,
            last_name: normalizeName(input.last_name),
            password_hash: passwordHash,
            locale: language,
            created_at: now,
          });
    if (userId !== null) {
      await recordEvent(trx, { type: 'registered', at: now, userId, byUserId: userId, network });
      if (invited) {
        // Of two registrations at once one uses the invitation up.
        if (!(await spendInvitations(trx, email, now))) throw invalidField('invitation', DEAD_LINK);
        await trx.updateTable('users').set({ confirmed_at: now }).where('id', '=', userId).execute();
        await acceptInvitations(trx, { userId, email }, now);
        return;
      }
      // Counted, and sent in any case: other mails must not prevent a registration, and an address is registered once.
      await countStrangersMail({ ...context, db: trx }, email);
      const token = await insertMailToken(trx, userId, 'confirm', now, CONFIRM_HOURS);
      await enqueueMail(context, trx, email, confirmationMail(first_name, links.confirm(token)));
      return;
    }
    const owner = await findUserByEmail(trx, email);
    if (owner && (await countStrangersMail({ ...context, db: trx }, email)) === null)
      await enqueueMail(context, trx, email, alreadyRegisteredMail(owner.first_name, links.forgot()));
  });
}
