/** Messages of the account forms; the login form has only one error. */
import { messagesOf } from './message.ts';

export const accounts = {
  'account.email_invalid': 'Please enter a valid e-mail',
  'account.first_name_invalid': 'Please enter a valid first name: letters, spaces, apostrophes and hyphens',
  'account.last_name_invalid': 'Please enter a valid last name: letters, spaces, apostrophes and hyphens',
  'account.name_hint': 'Letters, spaces, apostrophes and hyphens',
  'account.username_invalid': 'Please enter 3 to 40 of a to z, digits, dot, hyphen and underscore',
  'account.password_weak': 'Minimum 8 characters, at least one uppercase letter, one lowercase letter and one number',
  'account.password_too_long': 'Maximum 128 characters',
  'account.password_repeat': 'Please confirm your password',
  'account.password_missing': 'Please enter a password',
  'account.password_common': 'This password is one of the most common ones. Please choose another.',
  'account.password_personal':
    'Please choose a password that is not made of your name, your e-mail or the name of this product.',
  'account.wrong_credentials': 'Incorrect credentials',
  'token.name_length': 'Name must be 1 to 60 characters long.',
  'token.scope_required': 'Please choose at least one permission.',
  'token.expiry_invalid': 'Please choose a day in the future, at most a year ahead.',
} as const;

export const message = messagesOf(accounts);
