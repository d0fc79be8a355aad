import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf } from '@wordcluster/contract/types';
import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { isOfDomains } from '@wordcluster/domain/accounts/registration-policy';
import type { Context, Viewer } from '../../context.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { otherDomain } from './registration-policy.ts';
import { countStrangersMail } from '../../access/strangers-mail.ts';
import { DEAD_LINK } from './confirm-email.ts';
import {
  alreadyRegisteredMail,
  confirmNewEmailMail,
  emailChangeRequestedMail,
  emailChangedMail,
  accountLinks,
} from './mails.ts';
import {
  findUser,
  findUserByEmail,
  deleteMailTokens,
  insertMailToken,
  revokeTokens,
  spendMailToken,
} from './repository.ts';
import { claimName, freeName } from '../../access/sign-in-names.ts';

const HOURS = 24;

/** The rules of the form. */
export function assertNewEmail(
  { config }: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/change-email'>,
): void {
  const invalid = validateEmail(input.new_email);
  if (invalid) throw invalidField('new_email', invalid);
  if (normalizeEmail(input.new_email) === viewer.email) throw invalidField('new_email', message('account.email_same'));
  if (viewer.email === config.adminEmail) throw new Failure('conflict', message('account.email_of_administrator'));
  if (!isOfDomains(input.new_email, config.registrationPolicy.domains))
    throw invalidField('new_email', otherDomain(config.registrationPolicy.domains));
}

/**
 * Mails a link to the new address, and a notice to the old one. Nothing changes until the link is used. A taken address
 * gets the same response, so that accounts cannot be enumerated; its owner gets a mail.
 */
export async function requestEmailChange(
  context: Context,
  viewer: Viewer,
  input: BodyOf<'POST /api/user/change-email'>,
  network: string,
): Promise<void> {
  const email = normalizeEmail(input.new_email);
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  const links = accountLinks(context.config);
  const retryAfter = await countStrangersMail(context, email);
  if (retryAfter !== null) throw new Failure('too_many', message('account.address_mailed_enough'), { retryAfter });
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    await deleteMailTokens(trx, viewer.id, 'change-email');
    const owner = await findUserByEmail(trx, email);
    // The administrator's address is reserved, also before its account exists.
    const reserved = email === context.config.adminEmail;
    if (owner) await enqueueMail(context, trx, email, alreadyRegisteredMail(owner.first_name, links.forgot()));
    else if (!reserved) {
      const token = await insertMailToken(trx, viewer.id, 'change-email', now, HOURS, email);
      await enqueueMail(
        context,
        trx,
        email,
        confirmNewEmailMail(user.first_name, links.changeEmail(token)),
        user.email,
      );
    }
    await enqueueMail(context, trx, user.email, emailChangeRequestedMail(user.first_name, links.forgot()));
    const event = { at: now, userId: viewer.id, byUserId: viewer.id, network, about: email };
    await recordEvent(trx, { type: 'email_change_asked', ...event });
  });
}

/** Applies the change of a mailed token. All other sessions end, except `viewer`'s if it is the same account. */
export async function confirmEmailChange(
  context: Context,
  viewer: Viewer | null,
  token: string,
  network: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    const change = await spendMailToken(trx, token, 'change-email', now);
    const user = change && (await findUser(trx, change.user_id));
    if (!user || !change.new_email || !(await claimName(trx, 'email', change.new_email, user.id)))
      throw invalidField('token', DEAD_LINK);
    if (user.email !== null) await freeName(trx, 'email', user.email);
    await trx.updateTable('users').set({ email: change.new_email }).where('id', '=', user.id).execute();
    await revokeTokens(trx, user.id, viewer?.id === user.id ? viewer.tokenId : undefined);
    await deleteMailTokens(trx, user.id, 'reset');
    await enqueueMail(context, trx, user.email, emailChangedMail(user.first_name), change.new_email);
    const event = { at: now, userId: user.id, byUserId: user.id, network, about: change.new_email };
    await recordEvent(trx, { type: 'email_changed', ...event });
    await acceptInvitations(trx, { userId: user.id, email: change.new_email }, now);
  });
}
