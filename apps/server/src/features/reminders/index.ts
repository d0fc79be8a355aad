import { message } from '@wordcluster/domain/messages/all';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { route } from '../../http/contract-route.ts';
import { endReminderMails } from './end-mails.ts';
import { startReminderJob } from './reminder-job.ts';
import { createHash } from 'node:crypto';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import { Failure, invalidField } from '../../failure.ts';
import { changeReminders } from './schedule.ts';

const MAX_DEVICES = 10;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

/** Normalised for comparison; the same address can be written in several ways. */
const sameAddress = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).href : endpoint);

async function listSubscriptions(
  { db, push }: Context,
  viewer: Viewer,
): Promise<ResponseOf<'GET /api/user/push-subscriptions'>> {
  const tokens = await db
    .selectFrom('push_subscriptions')
    .select('token_id')
    .where('user_id', '=', viewer.id)
    .execute();
  return {
    public_key: await push.publicKey(),
    this_device: tokens.some(({ token_id }) => token_id === viewer.tokenId),
    devices: tokens.length,
  };
}

/** The normalised endpoint, if it is allowed. */
function checkedEndpoint({ push }: Context, given: string, keys: { p256dh: string; auth: string }): string {
  const endpoint = sameAddress(given);
  if (!push.mayCall(endpoint)) throw invalidField('endpoint', message('reminder.push_unknown'));
  if (!push.canEncrypt({ endpoint, ...keys })) throw invalidField('keys', message('reminder.push_keys_wrong'));
  return endpoint;
}

/** Subscribes this session's browser, and unsubscribes other users who were signed in there before. */
async function subscribe(
  context: Context,
  viewer: Viewer,
  { endpoint: given, keys }: BodyOf<'POST /api/user/push-subscriptions'>,
): Promise<void> {
  const { db, clock } = context;
  const endpoint = checkedEndpoint(context, given, keys);
  const endpoint_hash = hashOf(endpoint);
  await db.transaction().execute(async (trx) => {
    // Lock on the user's reminders: two concurrent subscriptions must not exceed the limit.
    await changeReminders(context, trx, viewer.id);
    // Replaces an earlier subscription of this browser, or of another user in it.
    await sql`
      delete from push_subscriptions where user_id = ${viewer.id} and token_id = ${viewer.tokenId}`.execute(trx);
    await trx.deleteFrom('push_subscriptions').where('endpoint_hash', '=', endpoint_hash).execute();
    const { count } = await trx
      .selectFrom('push_subscriptions')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_DEVICES)
      throw new Failure('conflict', message('reminder.too_many_devices', { most: MAX_DEVICES }));
    await trx
      .insertInto('push_subscriptions')
      .values({
        user_id: viewer.id,
        endpoint_hash,
        token_id: viewer.tokenId,
        endpoint,
        ...keys,
        created_at: clock.now(),
        send_at: null,
      })
      .execute();
    await changeReminders(context, trx, viewer.id);
  });
}

/** Replaces a browser's endpoint; ignored if the old one is unknown. */
async function renew(
  context: Context,
  { old_endpoint, endpoint: given, keys }: BodyOf<'POST /api/push-subscriptions/renewal'>,
): Promise<void> {
  const endpoint = checkedEndpoint(context, given, keys);
  const [before, endpoint_hash] = [hashOf(sameAddress(old_endpoint)), hashOf(endpoint)];
  await context.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('push_subscriptions')
      .select('user_id')
      .where('endpoint_hash', '=', before)
      .executeTakeFirst();
    if (!known || before.equals(endpoint_hash)) return;
    await trx.deleteFrom('push_subscriptions').where('endpoint_hash', '=', endpoint_hash).execute();
    await trx
      .updateTable('push_subscriptions')
      .set({ endpoint, endpoint_hash, ...keys })
      .where('user_id', '=', known.user_id)
      .where('endpoint_hash', '=', before)
      .execute();
  });
}

async function unsubscribe(context: Context, viewer: Viewer, endpoint: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', viewer.id)
      .where('endpoint_hash', '=', hashOf(sameAddress(endpoint)))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await changeReminders(context, trx, viewer.id);
  });
}

/** Rate limit: a browser renews its subscription every few weeks; a network may have many of them. */
const RENEWALS = { times: 30, seconds: 60 };

/** Subscribed devices, and unsubscribing from mails without signing in. */
async function reminderRoutes(app: FastifyInstance, context: Context): Promise<void> {
  route(app, 'GET /api/reminder-mails/end', async ({ query, reply }) =>
    reply.redirect(`/reminder-mails/end?${new URLSearchParams({ token: query.token }).toString()}`, 303),
  );
  route(app, 'GET /api/user/push-subscriptions', ({ viewer }) => listSubscriptions(context, viewer));
  route(app, 'POST /api/user/push-subscriptions', async ({ viewer, body }) => {
    await subscribe(context, viewer, body);
    return responseMessage(message('reminder.device_on'));
  });
  route(app, 'POST /api/push-subscriptions/renewal', async ({ body, request }) => {
    await throttle(context, `push-renewal:${networkOf(request.ip)}`, RENEWALS);
    await renew(context, body);
    return responseMessage(message('reminder.device_on'));
  });
  route(app, 'DELETE /api/user/push-subscriptions', async ({ viewer, body }) => {
    await unsubscribe(context, viewer, body.endpoint);
    return responseMessage(message('reminder.device_off'));
  });
  await app.register(async (oneClick) => {
    // Mail programs post a form whose content is not needed.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    route(oneClick, 'POST /api/reminder-mails/end', async ({ query }) => {
      await endReminderMails(context, query.token);
      return responseMessage(message('reminder.ended'));
    });
  });
}

export const reminders: Feature = {
  routes: reminderRoutes,
  jobs: [startReminderJob],
};
