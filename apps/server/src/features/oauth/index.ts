import { OauthError } from './oauth-error.ts';
import { limitedAddress, networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { throttle } from '../../access/throttle.ts';
import type { Context } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { Failure } from '../../failure.ts';
import { UNKNOWN_CALLER_BYTES } from '../../http/caller-before-body.ts';
import { route } from '../../http/contract-route.ts';
import { assertResource, readRequest } from './authorization-request.ts';
import { grantAccess } from './grant-access.ts';
import { RESOURCE_METADATA, resourceMetadata, SERVER_METADATA, serverMetadata } from './metadata.ts';
import { refreshConnection, revokeConnection } from './refresh-connection.ts';
import { registerClient } from './register-client.ts';
import { createHash } from 'node:crypto';
import { lockPerson } from '../../access/lock-person.ts';
import { hashSecret, isSameSecret, ownerNamedBy } from '../../access/secrets.ts';
import type { Db } from '../../database/client.ts';
import { recordEvent } from '../audit/record-event.ts';
import { notifySecurityChange } from '../accounts/notify-security-change.ts';
import { assertTokenLimit } from '../tokens/manage-tokens.ts';
import { newFamily, newTokens } from './connection-tokens.ts';
import { tokenResponse, type TokenResponse } from './token-response.ts';

interface CodeExchange {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
}

const VERIFIER = /^[\w.~-]{43,128}$/;

const refused = () =>
  new OauthError(
    'invalid_grant',
    'The code is not valid: unknown, over, used before, or asked for by another program.',
  );

/**
 * Exchanges an authorisation code. The attempt uses it up, whatever the result; a reused code revokes its connection,
 * because it has leaked.
 */
async function exchangeCode(context: Context, exchange: CodeExchange): Promise<TokenResponse> {
  const userId = ownerNamedBy(exchange.code);
  if (userId === null) throw refused();
  const { db, clock } = context;
  const now = clock.now();
  const codeHash = hashSecret(exchange.code);
  const response = await db.transaction().execute(async (trx) => {
    // Lock: of two exchanges of one code the second finds the result of the first.
    await lockPerson(trx, userId);
    const code = await trx
      .deleteFrom('oauth_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returningAll()
      .executeTakeFirst();
    if (!code) {
      await endReplayed(trx, userId, codeHash, now);
      return null;
    }
    const { client_id, client_name: name, network, scopes } = code;
    if (!isRight(code, exchange, now)) return null;
    // One connection per client: the client has lost the earlier one.
    await trx.deleteFrom('personal_tokens').where('user_id', '=', userId).where('client_id', '=', client_id).execute();
    await assertTokenLimit(trx, userId, now);
    await recordEvent(trx, { type: 'token_made', at: now, userId, byUserId: userId, network, about: name });
    await notifySecurityChange(context, trx, userId, { id: 'mail.security_token_made', name });
    const made = newTokens(userId, newFamily(), now, now);
    await trx
      .insertInto('personal_tokens')
      .values({
        user_id: userId,
        name,
        scopes,
        created_at: now,
        last_used_at: null,
        program: 'assistant',
        client_id,
        code_hash: codeHash,
        ...made.stored,
      })
      .execute();
    return tokenResponse(made, scopes);
  });
  if (response === null) throw refused();
  return response;
}

type Code = Pick<CodeExchange, 'clientId' | 'redirectUri'>;

function isRight(
  code: { client_id: string; redirect_uri: string; code_challenge: string; expires_at: Date },
  { clientId, redirectUri, verifier }: Code & Pick<CodeExchange, 'verifier'>,
  now: Date,
): boolean {
  if (code.expires_at <= now || code.client_id !== clientId || code.redirect_uri !== redirectUri) return false;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return VERIFIER.test(verifier) && isSameSecret(challenge, code.code_challenge);
}

async function endReplayed(trx: Db, userId: number, codeHash: Buffer, now: Date): Promise<void> {
  const ended = await trx
    .deleteFrom('personal_tokens')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('name')
    .executeTakeFirst();
  if (ended) await recordEvent(trx, { type: 'token_ended', at: now, userId, about: ended.name });
}

/** A field of a form (application/x-www-form-urlencoded); undefined if absent or empty. Throws if it occurs twice. */
function formField(form: unknown, name: string): string | undefined {
  if (!(form instanceof URLSearchParams))
    throw new OauthError('invalid_request', 'The body must be a form (application/x-www-form-urlencoded).');
  const [value, ...more] = form.getAll(name);
  if (more.length > 0) throw new OauthError('invalid_request', `${name} must not be repeated.`);
  return value === '' ? undefined : value;
}

function requiredField(form: unknown, name: string): string {
  const value = formField(form, name);
  if (value === undefined) throw new OauthError('invalid_request', `${name} is missing.`);
  return value;
}

const TOKENS_OF_ADDRESS = { times: 120, seconds: 60 };

/**
 * OAuth 2.1 for `/mcp`: an assistant finds the metadata by the 401, registers, sends the browser to `/oauth/authorize`
 * (a page of the web app, which makes the two calls of the contract) and exchanges the returned code.
 */
async function oauthRoutes(app: FastifyInstance, context: Context): Promise<void> {
  route(app, 'POST /api/oauth/requests', ({ body }) => readRequest(context, body));
  route(app, 'POST /api/oauth/grants', ({ viewer, body, request }) =>
    grantAccess(context, viewer, body, networkOf(request.ip)),
  );
  await app.register(async (scope) => protocolRoutes(scope, context));
}

/** The addresses that programs call themselves, from any origin: no cookie counts at them. */
function protocolRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: UNKNOWN_CALLER_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, mcp-protocol-version',
    });
  });
  app.setErrorHandler((error: FastifyError | OauthError, _request, reply) => sendError(error, reply));
  for (const path of [RESOURCE_METADATA, '/.well-known/oauth-protected-resource'])
    app.get(path, async () => resourceMetadata(config));
  app.get(SERVER_METADATA, async () => serverMetadata(config));
  app.post('/oauth/register', { bodyLimit: UNKNOWN_CALLER_BYTES }, async (request, reply) =>
    reply.code(201).send(await registerClient(context, request.ip, request.body)),
  );
  app.post('/oauth/token', async (request) => {
    await throttle(context, `oauth-token:${limitedAddress(request.ip)}`, TOKENS_OF_ADDRESS);
    const kind = requiredField(request.body, 'grant_type');
    const clientId = requiredField(request.body, 'client_id');
    assertResource(config, formField(request.body, 'resource'));
    if (kind === 'authorization_code')
      return exchangeCode(context, {
        code: requiredField(request.body, 'code'),
        clientId,
        redirectUri: requiredField(request.body, 'redirect_uri'),
        verifier: requiredField(request.body, 'code_verifier'),
      });
    if (kind === 'refresh_token')
      return refreshConnection(context, { token: requiredField(request.body, 'refresh_token'), clientId });
    throw new OauthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.');
  });
  app.post('/oauth/revoke', async (request, reply) => {
    await throttle(context, `oauth-token:${limitedAddress(request.ip)}`, TOKENS_OF_ADDRESS);
    const clientId = requiredField(request.body, 'client_id');
    await revokeConnection(context, { token: requiredField(request.body, 'token'), clientId });
    return reply.code(200).send();
  });
  for (const path of [RESOURCE_METADATA, SERVER_METADATA, '/oauth/register', '/oauth/token', '/oauth/revoke'])
    app.options(path, async (_request, reply) => reply.code(204).send());
}

/** Errors in the protocol's shape; unexpected ones as everywhere. */
function sendError(error: FastifyError | OauthError, reply: FastifyReply): FastifyReply {
  const known = asOauthError(error);
  if (known === null) throw error;
  if (error instanceof Failure && error.retryAfter !== undefined)
    void reply.header('retry-after', String(Math.ceil(error.retryAfter)));
  return reply.code(known.status).send({ error: known.code, error_description: known.message });
}

function asOauthError(error: FastifyError | OauthError): OauthError | null {
  if (error instanceof OauthError) return error;
  if (error instanceof Failure) {
    if (error.code === 'too_many') return new OauthError('temporarily_unavailable', error.message, 429);
    return error.code === 'conflict' ? new OauthError('invalid_grant', error.message) : null;
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status >= 400 && status < 500
    ? new OauthError('invalid_request', 'The request could not be read.', status)
    : null;
}

export const oauth: Feature = {
  routes: oauthRoutes,
  cleanUp: [
    ({ db }, ago) => sql`delete from oauth_codes where expires_at < ${ago(0)}`.execute(db),
    // Programs that registered and were never let in, or were not used for long, register again.
    ({ db }, ago) =>
      sql`
        delete from oauth_clients where coalesce(last_used_at, created_at) < ${ago(DAY)}
          and (last_used_at is null or last_used_at < ${ago(180 * DAY)})`.execute(db),
  ],
};
