import { hash, verify, type Options } from '@node-rs/argon2';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { guessablePassword, type PasswordOwner } from '@wordcluster/domain/accounts/guessable-password';
import { invalidField } from '../../failure.ts';
import { keyedQueue } from '../../keyed-queue.ts';

/** OWASP's minimum for argon2id (2025): 19 MiB, two passes, one lane; algorithm 2 is argon2id. Runs off the main thread. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Concurrency limit: each hash takes a core for some twenty milliseconds, and one core is left to other calls. One
 * queue for all, because the user is not known yet.
 */
const queue = keyedQueue(Math.max(1, availableParallelism() - 1));
const ALL = 'all';

/**
 * Unicode normalisation: keyboards write an accented letter as one character or as two, and both are the same password.
 */
export const hashPassword = (password: string): Promise<string> =>
  queue(ALL, () => hash(password.normalize('NFC'), options));

let unknownUser: Promise<string> | undefined;

/** Constant time: compares a password with a stored hash; without one it does the same work and returns false. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  unknownUser ??= hashPassword('nobody has this password');
  const known = stored ?? (await unknownUser);
  // Hashes of earlier versions are of the raw input. The number of forms depends on the current input alone.
  const forms = [...new Set([password.normalize('NFC'), password.normalize('NFD'), password])];
  const matching = await Promise.all(forms.map((form) => queue(ALL, () => verify(known, form).catch(() => false))));
  return matching.includes(true) && Boolean(stored);
}

let common: ReadonlySet<string> | undefined;

/** Those of the 100,000 most common passwords that the rule would allow, in lower case; loaded at first use. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));
  return common;
}

/** Throws when a new password is one that is tried first: a common one, or one made of its owner's name. */
export function assertNotGuessable(field: string, password: string, owner: PasswordOwner): void {
  const reason = guessablePassword(password, owner, commonPasswords());
  if (reason !== null) throw invalidField(field, reason);
}
