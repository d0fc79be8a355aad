import { message } from '@wordcluster/domain/messages/all';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { route } from '../../http/contract-route.ts';
import { removeByAdministrator } from '../accounts/remove-account.ts';
import { factorsOf } from '../accounts/second-factor/factors.ts';
import { noteListRead, noteRead, recordEvent } from '../audit/record-event.ts';
import { addPeople } from './add-people.ts';
import { listPeople, readPerson } from './people.ts';
import { newSignInLink } from './sign-in-link.ts';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import type { Db } from '../../database/client.ts';
import { notFound, Failure, invalidField } from '../../failure.ts';
import { findUser, deleteMailTokens, revokeTokens } from '../accounts/repository.ts';
import { assertOtherAdministrator } from '../../access/administrators.ts';
import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { mayInvite } from '@wordcluster/domain/accounts/roles';
import { userNamed } from '../../access/sign-in-names.ts';
import { throttle } from '../../access/throttle.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { accountLinks, alreadyRegisteredMail, invitationMail } from '../accounts/mails.ts';
import { allowRegistration } from '../invitations/registration-invitations.ts';

const HOURS = 24;

/** Links that cannot be mailed without a mail server: the administrator passes them on. Empty if mails are sent. */
async function mailedLinks({ db, clock, config }: Context): Promise<ResponseOf<'GET /api/mailed-links'>> {
  if (config.mail.smtpUrl !== undefined) return { links: [] };
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'links', 'created_at'])
    .where('created_at', '>', new Date(clock.now().getTime() - HOURS * 3_600_000))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return {
    links: mails.flatMap(({ recipient, subject, links, created_at }) =>
      links.map((link) => ({ email: recipient, subject, link, at: created_at.toISOString() })),
    ),
  };
}

/** Enough for a school's classes; too few to flood others with mail. */
const PER_HOUR = { times: 300, seconds: 3600 };

/**
 * Invites an address to register. An existing account gives the same response, so that teachers cannot enumerate
 * accounts; its owner gets a mail.
 */
async function invitePerson(
  context: Context,
  viewer: Viewer,
  address: string,
  network: string,
): Promise<ResponseOf<'POST /api/invitations'>> {
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

type Change = BodyOf<'PATCH /api/people/:id'>;

/** Changes a role, locks or unlocks. A locked user is signed out everywhere and cannot sign in. */
async function changePerson(
  context: Context,
  viewer: Viewer,
  userId: number,
  change: Change,
  network: string,
): Promise<ResponseOf<'PATCH /api/people/:id'>> {
  return context.db.transaction().execute(async (trx) => {
    const endsAdministrator = (change.role !== undefined && change.role !== 'administrator') || change.locked === true;
    if (endsAdministrator) await assertOtherAdministrator(trx, userId);
    // Row lock: a concurrent removal of the account comes before the change is recorded, or afterwards.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const user = await findUser(trx, userId);
    if (!user) throw notFound('The user');
    const event = { at: context.clock.now(), userId, byUserId: viewer.id, network };
    if (change.role !== undefined && change.role !== user.role) {
      await trx.updateTable('users').set({ role: change.role, role_by: 'people' }).where('id', '=', userId).execute();
      await recordEvent(trx, { type: 'role_changed', ...event, about: change.role });
    }
    if (change.locked === true && user.locked_at === null) await lock(trx, userId, event);
    if (change.locked === false && user.locked_at !== null) {
      await trx.updateTable('users').set({ locked_at: null }).where('id', '=', userId).execute();
      await recordEvent(trx, { type: 'account_unlocked', ...event });
    }
    return readPerson({ db: trx }, userId);
  });
}

async function lock(
  trx: Db,
  userId: number,
  event: { at: Date; userId: number; byUserId: number; network: string },
): Promise<void> {
  // First: a sign-in that is on its way holds the account, and is signed out with the others.
  await trx.updateTable('users').set({ locked_at: event.at }).where('id', '=', userId).execute();
  await revokeTokens(trx, userId);
  for (const purpose of ['sign-in', 'reset'] as const) await deleteMailTokens(trx, userId, purpose);
  await recordEvent(trx, { type: 'account_locked', ...event });
}

/** User management for the administrator. */
function peopleRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/people', async ({ viewer, query, request }) => {
    await noteListRead(context, { viewer, network: networkOf(request.ip), about: 'people' });
    return listPeople(context, query);
  });
  route(app, 'POST /api/people', ({ viewer, body, request }) =>
    addPeople(context, viewer, body, networkOf(request.ip)),
  );
  route(app, 'GET /api/people/:id', async ({ viewer, params, request }) => {
    const person = await readPerson(context, params.id);
    await noteRead(context, person.id, { viewer, network: networkOf(request.ip), about: 'account' });
    const { totp, passkeys } = await factorsOf(context.db, person.id);
    const { sessions } = await context.db
      .selectFrom('access_tokens')
      .select((eb) => eb.fn.countAll<number>().as('sessions'))
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    return { ...person, sessions, totp, passkeys: passkeys.length };
  });
  route(app, 'PATCH /api/people/:id', ({ viewer, params, body, request }) =>
    changePerson(context, viewer, params.id, body, networkOf(request.ip)),
  );
  route(app, 'POST /api/people/:id/sign-in-link', async ({ viewer, params, request }) => ({
    sign_in_link: await newSignInLink(context, viewer, params.id, networkOf(request.ip)),
  }));
  route(app, 'DELETE /api/people/:id', async ({ viewer, params }) => {
    await removeByAdministrator({ ...context, db: context.longRunning }, viewer, params.id);
    return responseMessage(message('person.removed'));
  });
  route(app, 'GET /api/mailed-links', () => mailedLinks(context));
  route(app, 'POST /api/invitations', ({ viewer, body, request }) =>
    invitePerson(context, viewer, body.email, networkOf(request.ip)),
  );
}

export const people: Feature = { routes: peopleRoutes };
