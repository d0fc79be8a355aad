import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../../src/features/accounts/passwords.ts';

const COMPOSED = 'Kôň a žriebä 7'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');

test('a password is the same however a keyboard writes its accents, also one stored by an earlier version', async () => {
  expect(COMPOSED).not.toBe(DECOMPOSED);
  const stored = [await hashPassword(COMPOSED), await hashPassword(DECOMPOSED), await hash(DECOMPOSED)];
  for (const one of stored)
    for (const typed of [COMPOSED, DECOMPOSED]) expect(await passwordMatches(one, typed)).toBe(true);
  expect(await passwordMatches(stored[0], 'Kon a zrieba 7')).toBe(false);
  expect(await passwordMatches(null, COMPOSED)).toBe(false);
});
