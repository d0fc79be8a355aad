import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../../../access/secrets.ts';

/** What the browser keeps while it is at the organisation. Only it can come back: the state alone is worth nothing elsewhere. */
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

export const setStateCookie = (reply: FastifyReply, { state, verifier }: OidcState, secure: boolean): unknown =>
  reply.header('set-cookie', `${NAME}=${state}.${verifier}; ${attributes(secure, SECONDS)}`);

export const clearStateCookie = (reply: FastifyReply, secure: boolean): unknown =>
  reply.header('set-cookie', `${NAME}=; ${attributes(secure, 0)}`);

export function readStateCookie(request: FastifyRequest): OidcState | null {
  const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${NAME}=`));
  const found = VALUE.exec(pair?.slice(NAME.length + 1) ?? '');
  return found?.[1] !== undefined && found[2] !== undefined ? { state: found[1], verifier: found[2] } : null;
}

/** Bound to the state: the provider puts it into the ID token, so that one of another sign-in does not count. */
export const nonceOf = (state: string): string => hashSecret(`nonce ${state}`).toString('base64url');
