/** Scopes of personal access tokens. Account, shares, orders and other tokens are in none. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/accounts.ts';
import { codePointLength, hasForbiddenCharacters, normalizeText } from '../text/characters.ts';
import { collectErrors, type FieldErrors } from '../validation.ts';

/** Reading words, writing words, and practising (due words and answers). */
export const SCOPES = ['read', 'write', 'practise'] as const;
export type Scope = (typeof SCOPES)[number];

/** Maximum of tokens per user. */
export const MAX_TOKENS = 50;
export const MAX_TOKEN_NAME_LENGTH = 60;
/** Milliseconds: a year, and the day of the form's time zone. */
const LONGEST_MS = 366 * 86_400_000;

interface TokenForm {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Errors of a requested token by field. */
export function tokenErrors({ name, scopes, expiresAt }: TokenForm, now: number): FieldErrors {
  return collectErrors({
    name: nameProblem(normalizeText(name)),
    scopes: scopes.length === 0 ? message('token.scope_required') : null,
    expires_at: !(expiresAt > now && expiresAt <= now + LONGEST_MS) ? message('token.expiry_invalid') : null,
  });
}

function nameProblem(name: string): Message | null {
  const length = codePointLength(name);
  return length < 1 || length > MAX_TOKEN_NAME_LENGTH || hasForbiddenCharacters(name)
    ? message('token.name_length')
    : null;
}
