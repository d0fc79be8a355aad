import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's minimum for argon2id (2025): 19 MiB, two passes, one lane; algorithm 2 is argon2id. Runs off the main thread. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let unknownUser: Promise<string> | undefined;

/** Compares a password with a stored hash; without one it does the same work and says no, so that timing tells nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  unknownUser ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await unknownUser), password).catch(() => false);
  return matches && Boolean(stored);
}
