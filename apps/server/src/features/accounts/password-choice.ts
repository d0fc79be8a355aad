import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guessablePassword, type PasswordOwner } from '@wordcluster/domain/accounts/guessable-password';
import { invalidField } from '../../failure.ts';

let common: ReadonlySet<string> | undefined;

/** Of the 100,000 commonest those that the password rule could let through, in lower case; read when first asked for. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));
  return common;
}

/** Throws when a new password is one that is tried first: a common one, or one made of its owner's name. */
export function assertNotGuessable(field: string, password: string, owner: PasswordOwner): void {
  const reason = guessablePassword(password, owner, commonPasswords());
  if (reason !== null) throw invalidField(field, reason);
}
