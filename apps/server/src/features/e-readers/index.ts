import { networkOf } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { webdavRoutes } from './webdav.ts';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { codePointLength, hasForbiddenCharacters, normalizeText } from '@wordcluster/domain/text/characters';
import { MAX_TOKEN_NAME_LENGTH } from '@wordcluster/domain/accounts/scopes';
import { lockPerson } from '../../access/lock-person.ts';
import { hashSecret, newSecretOf } from '../../access/secrets.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { notifySecurityChange } from '../accounts/notify-security-change.ts';
import { recordEvent } from '../audit/record-event.ts';
import { assertRowsWritable } from '../clusters/policy.ts';

/** Maximum number of e-readers per user. */
const MOST = 10;

async function listEReaders({ db }: Context, viewer: Viewer): Promise<ResponseOf<'GET /api/e-readers'>> {
  const found = await db
    .selectFrom('e_readers')
    .select(['id', 'cluster_id', 'name', 'created_at', 'last_used_at', 'words', 'words_left'])
    .where('user_id', '=', viewer.id)
    .orderBy('id', 'desc')
    .execute();
  return {
    e_readers: found.map(({ created_at, last_used_at, ...reader }) => ({
      ...reader,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  };
}

/** The rules of the form. */
function assertEReaderForm({ name }: BodyOf<'POST /api/e-readers'>): void {
  const length = codePointLength(normalizeText(name));
  if (length < 1 || length > MAX_TOKEN_NAME_LENGTH || hasForbiddenCharacters(name))
    throw invalidField('name', message('token.name_length'));
}

/** Makes an address, which is in this response only; the owner gets a mail. */
async function makeEReader(
  context: Context,
  viewer: Viewer,
  { cluster_id, name }: BodyOf<'POST /api/e-readers'>,
  network: string,
): Promise<ResponseOf<'POST /api/e-readers'>> {
  const { db, clock, config } = context;
  await assertRowsWritable(context, viewer, cluster_id);
  const now = clock.now();
  const token = newSecretOf(viewer.id);
  const about = normalizeText(name);
  const id = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const { count } = await trx
      .selectFrom('e_readers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= MOST) throw new Failure('conflict', message('e_reader.too_many', { most: MOST }));
    await recordEvent(trx, { type: 'token_made', at: now, userId: viewer.id, byUserId: viewer.id, network, about });
    await notifySecurityChange(context, trx, viewer.id, { id: 'mail.security_token_made', name: about });
    const made = await trx
      .insertInto('e_readers')
      .values({ user_id: viewer.id, cluster_id, name: about, token_hash: hashSecret(token), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  });
  return { id, url: `${config.publicUrl}/dav/${token}/` };
}

/** Ends an address: the next request with it is refused. */
async function endEReader({ db, clock }: Context, viewer: Viewer, id: number, network: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('e_readers')
      .where('user_id', '=', viewer.id)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!ended) throw notFound('The e-reader');
    await trx.deleteFrom('e_reader_words').where('user_id', '=', viewer.id).where('e_reader_id', '=', id).execute();
    const event = { at: clock.now(), userId: viewer.id, byUserId: viewer.id, network, about: ended.name };
    await recordEvent(trx, { type: 'token_ended', ...event });
  });
}

/** E-readers whose looked-up words become rows. Without a scope: only the user's own sessions create addresses. */
async function eReaderRoutes(app: FastifyInstance, context: Context): Promise<void> {
  route(app, 'GET /api/e-readers', ({ viewer }) => listEReaders(context, viewer));
  route(app, 'POST /api/e-readers', {
    check: ({ body }) => assertEReaderForm(body),
    handle: ({ viewer, body, request }) => makeEReader(context, viewer, body, networkOf(request.ip)),
  });
  route(app, 'DELETE /api/e-readers/:id', async ({ viewer, params, request }) => {
    await endEReader(context, viewer, params.id, networkOf(request.ip));
    return responseMessage(message('e_reader.removed'));
  });
  await webdavRoutes(app, context);
}

export const eReaders: Feature = { routes: eReaderRoutes };
