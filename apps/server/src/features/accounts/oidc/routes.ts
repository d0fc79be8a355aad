import { limitedAddress, networkOf } from '@wordcluster/domain/accounts/network';
import { acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { throttle } from '../../../access/throttle.ts';
import type { OidcProvider } from '../../../config/oidc.ts';
import type { Context } from '../../../context.ts';
import { invalidField, notFound } from '../../../failure.ts';
import { route } from '../../../http/contract-route.ts';
import { SignInUnavailable, type OrganisationIdentity, type OrganisationSignIn } from '../../../ports/sign-in.ts';
import { countOfAddress, QUARTER_HOUR } from '../attempts.ts';
import { signInByProvider } from '../log-in.ts';
import { makeOneTimeSecret, spendOneTimeSecret } from '../one-time-secret.ts';
import { issuersOf, userOfIdentity } from '../identities.ts';
import { noteConfirmed } from '../note-confirmed.ts';
import { CONFIRMED_MINUTES } from '../step-up.ts';
import { accountOf, type Refused } from './account-of.ts';
import { hashSecret } from '../../../access/secrets.ts';

/**
 * State in the browser during the redirect. Only the same browser can come back: the state alone is worthless
 * elsewhere.
 */
interface OidcState {
  state: string;
  verifier: string;
}

const NAME = 'oidc';
/** It is sent only to the way back, and along a link from the organisation's page. */
const PATH = '/auth/oidc';
const SECONDS = 600;
const VALUE = /^([\w-]{20,200})\.([\w.~-]{20,200})$/;

const attributes = (secure: boolean, seconds: number) =>
  `Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;

const setStateCookie = (reply: FastifyReply, { state, verifier }: OidcState, secure: boolean): unknown =>
  reply.header('set-cookie', `${NAME}=${state}.${verifier}; ${attributes(secure, SECONDS)}`);

const clearStateCookie = (reply: FastifyReply, secure: boolean): unknown =>
  reply.header('set-cookie', `${NAME}=; ${attributes(secure, 0)}`);

function readStateCookie(request: FastifyRequest): OidcState | null {
  const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${NAME}=`));
  const found = VALUE.exec(pair?.slice(NAME.length + 1) ?? '');
  return found?.[1] !== undefined && found[2] !== undefined ? { state: found[1], verifier: found[2] } : null;
}

/** Bound to the state: the provider puts it into the ID token, so that one of another sign-in does not count. */
const nonceOf = (state: string): string => hashSecret(`nonce ${state}`).toString('base64url');

const STATE_MINUTES = 10;
/** Step-up: maximum age of the sign-in at the organisation that counts as a confirmation. */
const FRESH_SECONDS = CONFIRMED_MINUTES * 60;
/** From the way back to the page that ends the sign-in. */
const TICKET_MINUTES = 2;

/** Reason why the login page is shown again. */
type Reason = Refused | 'away' | 'failed';

/**
 * Redirects to an organisation and back. Both are pages, not calls: the callback gives the app a ticket that it
 * exchanges for a token, so that no token is part of an address.
 */
export function oidcRoutes(app: FastifyInstance, context: Context): void {
  const { config, organisations } = context;
  const secure = config.publicUrl.startsWith('https:');
  for (const organisation of organisations) {
    const provider = config.oidc.find(({ id }) => id === organisation.id);
    if (provider === undefined) continue;
    const way = { context, organisation, provider, secure };
    app.get(`/auth/oidc/${organisation.id}`, (request, reply) => begin(way, request, reply));
    app.get(`/auth/oidc/${organisation.id}/callback`, (request, reply) => comeBack(way, request, reply));
  }
  route(app, 'POST /api/user/identities', async ({ viewer, body }) => {
    if (!organisations.some(({ id }) => id === body.provider)) throw notFound('The link');
    const join = await makeOneTimeSecret(context, 'oidc-join', TICKET_MINUTES, { userId: viewer.id });
    return { url: `${config.publicUrl}/auth/oidc/${body.provider}?join=${join}` };
  });
  route(app, 'GET /api/user/identities', async ({ viewer }) => {
    const issuers = await issuersOf(context.db, viewer.id);
    return { providers: organisations.filter(({ issuer }) => issuers.includes(issuer)).map(({ id }) => id) };
  });
  route(app, 'POST /api/user/step-up/provider', async ({ viewer, body }) => {
    await throttle(context, `step-up:${viewer.tokenId}`, { times: 20, seconds: 3600 });
    const organisation = organisations.find(({ id }) => id === body.provider);
    const issuers = await issuersOf(context.db, viewer.id);
    if (organisation === undefined || !issuers.includes(organisation.issuer)) throw notFound('The link');
    const confirm = await makeOneTimeSecret(context, 'oidc-confirm', TICKET_MINUTES, {
      userId: viewer.id,
      deviceName: String(viewer.tokenId),
    });
    return { url: `${config.publicUrl}/auth/oidc/${body.provider}?confirm=${confirm}` };
  });
  route(app, 'POST /api/user/oidc', async ({ body, request }) => {
    await countOfAddress(context, 'oidc', request.ip, 300, QUARTER_HOUR);
    const spent = await spendOneTimeSecret(context, 'oidc', body.ticket);
    const organisation = organisations.find(({ id }) => String(id) === spent?.device_name);
    if (spent === null || spent.user_id === null || organisation === undefined)
      throw invalidField('ticket', message('account.login_over'));
    const { device_name: deviceName = 'unknown device' } = body;
    const signIn = { userId: spent.user_id, deviceName, network: networkOf(request.ip), issuer: organisation.issuer };
    return { token: await signInByProvider(context, signIn) };
  });
}

interface Way {
  context: Context;
  organisation: OrganisationSignIn;
  provider: OidcProvider;
  secure: boolean;
}

async function begin(way: Way, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { context, organisation, secure } = way;
  await throttle(context, `oidc:ip:${limitedAddress(request.ip)}`, { times: 300, seconds: QUARTER_HOUR });
  // The account owner, who has confirmed on the page Security that this identity is theirs.
  const { join, confirm } = request.query as { join?: unknown; confirm?: unknown };
  const joining = typeof join === 'string' ? await spendOneTimeSecret(context, 'oidc-join', join) : null;
  // Step-up of a session that is there already.
  const confirming = typeof confirm === 'string' ? await spendOneTimeSecret(context, 'oidc-confirm', confirm) : null;
  if ((typeof join === 'string' && joining === null) || (typeof confirm === 'string' && confirming === null))
    return backToLogin(way, reply, 'failed');
  const session = confirming?.device_name ?? null;
  const state = await makeOneTimeSecret(context, 'oidc-state', STATE_MINUTES, {
    userId: joining?.user_id ?? confirming?.user_id ?? null,
    deviceName: session === null ? String(organisation.id) : `${organisation.id} ${session}`,
  });
  try {
    const { url, verifier } = await organisation.begin(state, nonceOf(state), session === null ? null : FRESH_SECONDS);
    void setStateCookie(reply, { state, verifier }, secure);
    return await reply.header('cache-control', 'no-store').redirect(url, 302);
  } catch (error) {
    context.log.warn({ err: error, provider: organisation.id }, 'a provider of sign-in does not answer');
    return backToLogin(way, reply, 'away');
  }
}

async function comeBack(way: Way, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { context, organisation, provider, secure } = way;
  const stored = readStateCookie(request);
  void clearStateCookie(reply, secure);
  const { state } = request.query as { state?: unknown };
  if (stored === null || state !== stored.state) return backToLogin(way, reply, 'failed');
  // One-time: a replayed callback finds no state.
  const begun = await spendOneTimeSecret(context, 'oidc-state', stored.state);
  const [begunAt, session = null] = begun?.device_name?.split(' ') ?? [];
  if (begun === null || begunAt !== String(organisation.id)) return backToLogin(way, reply, 'failed');
  const purpose = session !== null ? 'confirm' : begun.user_id !== null ? 'join' : 'sign-in';
  try {
    const callback = new URL(request.url, context.config.publicUrl);
    const freshness = session === null ? null : FRESH_SECONDS;
    const identity = await organisation.finish(callback, { ...stored, nonce: nonceOf(stored.state), freshness });
    if (session !== null && begun.user_id !== null) {
      const confirmed = await confirmSession(context, identity, { id: begun.user_id, tokenId: Number(session) });
      return confirmed
        ? await reply.redirect(`${context.config.publicUrl}/auth/step-up?confirmed=`, 302)
        : back(way, reply, 'failed', purpose);
    }
    const arrival = {
      network: networkOf(request.ip),
      language: acceptedLanguage(request.headers['accept-language']),
      joining: begun.user_id,
    };
    const outcome = await context.db
      .transaction()
      .execute((trx) => accountOf(context, trx, provider, identity, arrival));
    if (typeof outcome !== 'number') return back(way, reply, outcome, purpose);
    if (begun.user_id !== null) return await reply.redirect(`${context.config.publicUrl}/security?joined`, 302);
    const ticket = await makeOneTimeSecret(context, 'oidc', TICKET_MINUTES, {
      userId: outcome,
      deviceName: String(organisation.id),
    });
    return await reply
      .header('cache-control', 'no-store')
      .redirect(`${context.config.publicUrl}/auth/sign-in?ticket=${ticket}`, 302);
  } catch (error) {
    const away = error instanceof SignInUnavailable;
    const reason = error instanceof Error ? error.name : 'unknown';
    context.log.info({ reason, code: (error as { code?: string }).code, provider: organisation.id }, 'sign-in refused');
    return back(way, reply, away ? 'away' : 'failed', purpose);
  }
}

/** Step-up: only an identity of the session's own user confirms it. */
async function confirmSession(
  context: Context,
  identity: OrganisationIdentity,
  session: { id: number; tokenId: number },
): Promise<boolean> {
  if ((await userOfIdentity(context.db, identity)) !== session.id) return false;
  await noteConfirmed(context, session);
  return true;
}

const PAGE_OF = { 'sign-in': '/auth/login', join: '/security', confirm: '/auth/step-up' } as const;

const backToLogin = (way: Way, reply: FastifyReply, reason: Reason) => back(way, reply, reason, 'sign-in');

/** Redirects to the page of origin with the reason, in the user's language. */
function back(
  { context, organisation }: Way,
  reply: FastifyReply,
  reason: Reason,
  purpose: keyof typeof PAGE_OF,
): FastifyReply {
  const query = new URLSearchParams({ provider: String(organisation.id), refused: reason });
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${context.config.publicUrl}${PAGE_OF[purpose]}?${query.toString()}`, 302);
}
