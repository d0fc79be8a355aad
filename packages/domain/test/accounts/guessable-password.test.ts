import { expect, test } from 'vitest';
import { guessablePassword } from '../../src/accounts/guessable-password.ts';

const owner = { first_name: 'Ľudmila Anna', last_name: 'Novák', email: 'lu.novakova@skola.example' };
const common = new Set(['qwerty123', 'password1']);

test.each([
  ['Qwerty123', 'account.password_common'],
  ['pASSWORD1', 'account.password_common'],
  ['Ludmila2026', 'account.password_personal'],
  ['ĽUDMILAnovák1', 'account.password_personal'],
  ['Novakova123', 'account.password_personal'],
  ['Skola12345', 'account.password_personal'],
  ['Wordcluster1', 'account.password_personal'],
  ['My-Word-Cluster-7', 'account.password_personal'],
  ['Novak likes 3 green kettles', undefined],
  ['Different9', undefined],
])('%s', (password, reason) => {
  expect(guessablePassword(password, owner, common)?.id).toBe(reason);
});

test('a person without a name is not everybody', () => {
  expect(guessablePassword('Different9', { first_name: '', last_name: '', email: '' }, common)).toBeNull();
});
