/** Validation and comparison of e-mail addresses. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/accounts.ts';
import { trimText } from '../text/characters.ts';

/** Longest address that fits an SMTP path (RFC 5321, errata 1690). */
const MAX_EMAIL_LENGTH = 254;
/** Longest part before the @ (RFC 5321, 4.5.3.1.1). */
const MAX_EMAIL_LOCAL_LENGTH = 64;

const EMAIL_MESSAGE = message('account.email_invalid');

/** Atoms with dots between them, then labels of a domain. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** A domain of letters beyond ASCII; full stops of East Asian keyboards count as points. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.。．｡-]{1,253}$/u;

/** The address with its domain as mail servers write it: `člověk.cz` is `xn--lovk-fua1g.cz`. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^[\0-\x7F]*$/.test(domain) || !INTERNATIONAL.test(domain)) return address;
  const url = `http://${domain}/`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/**
 * The rule of registration, forgot password and sharing. A practical address: dot-separated atoms, a domain with a top-
 * level name, at most 254 characters after trimming.
 */
export function validateEmail(email: string): Message | null {
  const address = withAsciiDomain(trimText(email));
  if (address.length > MAX_EMAIL_LENGTH || address.indexOf('@') > MAX_EMAIL_LOCAL_LENGTH) return EMAIL_MESSAGE;
  return ADDRESS.test(address) ? null : EMAIL_MESSAGE;
}

/** The login form only requires an @; a wrong address fails as wrong credentials. */
export function validateLoginEmail(email: string): Message | null {
  const address = trimText(email);
  return address.includes('@') && address.length <= MAX_EMAIL_LENGTH ? null : EMAIL_MESSAGE;
}

/** Compared without case, the local part included: nobody expects two accounts to differ by it. */
export function normalizeEmail(email: string): string {
  return withAsciiDomain(trimText(email)).toLowerCase();
}
