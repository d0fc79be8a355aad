import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { mayInvite } from '@wordcluster/domain/accounts/roles';
import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf } from '@wordcluster/contract/types';
import { userNamed } from '../../access/sign-in-names.ts';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { Failure, invalidField } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { accountLinks, alreadyRegisteredMail, invitationMail } from '../accounts/mails.ts';
import { findUser } from '../accounts/repository.ts';
import { recordEvent } from '../audit/record-event.ts';
import { allowRegistration } from '../invitations/registration-invitations.ts';

/** Enough for a school's classes; too few to flood others with mail. */
const PER_HOUR = { times: 300, seconds: 3600 };

/**
 * Invites an address to make an account. One that has an account is answered alike, so that teachers do not learn who is here; its owner
 * gets a mail.
 */
export async function invitePerson(
  context: Context,
  viewer: Viewer,
  address: string,
  network: string,
): Promise<AnswerOf<'POST /api/invitations'>> {
  if (!mayInvite(viewer.role)) throw new Failure('forbidden', message('invitation.not_allowed'));
  if (context.config.registrationPolicy.registration === 'closed')
    throw new Failure('forbidden', message('invitation.closed'));
  const invalid = validateEmail(address);
  if (invalid) throw invalidField('email', invalid);
  const email = normalizeEmail(address);
  await throttle(context, `invite:${viewer.id}`, PER_HOUR);
  const links = accountLinks(context.config);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    const link = links.register(await allowRegistration(trx, email, viewer.id, now), email);
    const ownerId = await userNamed(trx, 'email', email);
    const owner = ownerId === null ? undefined : await findUser(trx, ownerId);
    const inviter = await findUser(trx, viewer.id);
    const name = `${inviter?.first_name ?? ''} ${inviter?.last_name ?? ''}`.trim();
    const site = context.config.site.name ?? 'Wordcluster';
    const mail = owner
      ? alreadyRegisteredMail(owner.first_name, links.forgot())
      : invitationMail({ name, site, url: link });
    await enqueueMail(context, trx, email, mail);
    await recordEvent(trx, {
      type: 'person_invited',
      at: now,
      userId: viewer.id,
      byUserId: viewer.id,
      network,
      about: email,
    });
    return context.config.mail.smtpUrl === undefined ? { link } : {};
  });
}
