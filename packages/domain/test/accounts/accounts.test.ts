import { describe, expect, it } from 'vitest';
import { normalizeEmail, validateEmail, validateLoginEmail } from '../../src/accounts/email.ts';
import { normalizeName, validateFirstName, validateLastName } from '../../src/accounts/names.ts';
import {
  PASSWORD_MESSAGE,
  PASSWORD_TOO_LONG_MESSAGE,
  validateLoginPassword,
  validatePassword,
  validatePasswordRepeat,
} from '../../src/accounts/password.ts';
import { changePasswordErrors, registrationErrors } from '../../src/accounts/registration.ts';

describe('password', () => {
  // Specification: S1-5.23
  it.each(['Abcdefg1', 'Žltýkôň7', `Aa1${'x'.repeat(125)}`, 'Passw0rd 😀'])('accepts %s', (password) => {
    expect(validatePassword(password)).toBeNull();
  });
  // Specification: S2-5.01, S2-5.06, S2-9.06
  it.each(['', 'Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Aa1😀😀😀😀', 'Abcdefg1\uD800'])(
    'refuses %j',
    (password) => {
      expect(validatePassword(password)).toEqual(PASSWORD_MESSAGE);
      expect(PASSWORD_MESSAGE).toEqual(
        'Minimum 8 characters, at least one uppercase letter, one lowercase letter and one number',
      );
    },
  );
  it('refuses more than 128 characters', () => {
    expect(validatePassword(`Aa1${'x'.repeat(126)}`)).toEqual(PASSWORD_TOO_LONG_MESSAGE);
    expect(validateLoginPassword('x'.repeat(129))).toEqual(PASSWORD_TOO_LONG_MESSAGE);
  });
  // Specification: S2-5.02
  it('wants the repeat to be the same', () => {
    expect(validatePasswordRepeat('Abcdefg1', 'Abcdefg1')).toBeNull();
    expect(validatePasswordRepeat('Abcdefg1', 'Abcdefg2')).toEqual('Please confirm your password');
    expect(validatePasswordRepeat('', '')).toEqual('Please confirm your password');
  });
  it('writes an internationalised domain as mail servers do', () => {
    expect(normalizeEmail('Jana@Člověk.cz')).toEqual('Jana@xn--lovk-fua1g.cz'.toLowerCase());
    expect(normalizeEmail('a@mu\u0308nchen.de')).toEqual(normalizeEmail('a@xn--mnchen-3ya.de'));
  });
  // Specification: S2-5.05
  it('lets any password be tried at login but an empty one', () => {
    expect(validateLoginPassword('x')).toBeNull();
    expect(validateLoginPassword('')).toEqual('Please enter a password');
  });
});

describe('e-mail', () => {
  it.each([
    'a@b.sk',
    ' jana.novakova+x@mail.example.com ',
    "o'brien@example.ie",
    'a@xn--bcher-kva.example',
    'A@B.CO',
    'jana@člověk.cz',
    'a@例え。jp',
    'a@почта.рф',
  ])('accepts %s', (email) => expect(validateEmail(email)).toBeNull());
  it.each([
    '',
    'a',
    'a@b',
    'a..b@c.sk',
    '.a@b.sk',
    'a.@b.sk',
    'a@-b.sk',
    'a b@c.sk',
    'a@b.sk\nBcc: x@y.z',
    'a@b@c.sk',
    'jána@b.sk',
    'a@b/č.sk',
    'a@č',
  ])('refuses %j', (email) => expect(validateEmail(email)).toEqual('Please enter a valid e-mail'));
  it('refuses over-long addresses', () => {
    const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}`;
    expect(validateEmail(`${'a'.repeat(64)}@${domain}.sk`)).toBeNull();
    expect(validateEmail(`${'a'.repeat(65)}@b.sk`)).not.toBeNull();
    expect(validateEmail(`${'a'.repeat(64)}@${domain}.skskskskk`)).not.toBeNull();
  });
  it('compares addresses without regard to case or blanks around', () => {
    expect(normalizeEmail(' Jana@Example.COM\u00A0')).toEqual('jana@example.com');
  });
  // Specification: S2-5.05
  it('asks at login only for an @', () => {
    expect(validateLoginEmail('a@b')).toBeNull();
    expect(validateLoginEmail('ab')).toEqual('Please enter a valid e-mail');
  });
});

describe('names', () => {
  it.each([
    'Ján',
    'Ľubica Šťastná',
    'Ngũgĩ wa',
    'प्रिया',
    '小明',
    "O'Brien-Nováková",
    '’t Hooft',
    'Anne‑Marie',
    'J.',
    'J. R.',
    'J.R.',
    'Jean-P.',
    'Ž. Mária',
  ])('accepts %s', (name) => {
    expect(validateFirstName(name)).toBeNull();
    expect(validateLastName(name)).toBeNull();
  });
  it.each([
    '',
    '  ',
    "'",
    '-',
    'J4n',
    'A+B',
    'Dr.',
    'www.evil',
    'J.evil.com',
    '.',
    'J..',
    '<b>',
    'a'.repeat(101),
    'Ján\n'.repeat(2),
  ])('refuses %j', (name) => {
    expect(validateFirstName(name)).toEqual(
      'Please enter a valid first name: letters, spaces, apostrophes and hyphens',
    );
    expect(validateLastName(name)).toEqual('Please enter a valid last name: letters, spaces, apostrophes and hyphens');
  });
  it('stores a name trimmed with single spaces', () => {
    expect(normalizeName(' Anna  Mária ')).toEqual('Anna Mária');
  });
});

describe('whole forms', () => {
  it('names every failing field', () => {
    expect(registrationErrors({ first_name: '', last_name: 'N', email: 'x', password: 'Abcdefg1' })).toEqual({
      first_name: ['Please enter a valid first name: letters, spaces, apostrophes and hyphens'],
      email: ['Please enter a valid e-mail'],
    });
    expect(
      changePasswordErrors({
        old_password: 'Abcdefg1',
        new_password: 'Abcdefg2',
        new_password_confirmation: 'Abcdefg2',
      }),
    ).toEqual({});
  });
});
