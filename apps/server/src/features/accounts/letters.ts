import type { Letter } from '../../mail/letter.ts';

/** The mails of the account area. Texts and links never reach the log. */
export const confirmationLetter = (firstName: string, url: string): Letter => ({
  subject: 'Confirm your e-mail',
  greeting: `Hello ${firstName},`,
  paragraphs: ['Welcome to Wordcluster. Please confirm your e-mail address to start learning.'],
  action: { label: 'Confirm e-mail', url },
  closing: 'The link works once, for 48 hours. If you did not sign up, you can ignore this mail.',
});

export const alreadyRegisteredLetter = (firstName: string, url: string): Letter => ({
  subject: 'You already have an account',
  greeting: `Hello ${firstName},`,
  paragraphs: [
    'Somebody, probably you, tried to sign up with this address. You already have an account, so nothing was changed.',
    'If you forgot your password, you can choose a new one.',
  ],
  action: { label: 'Choose a new password', url },
});

export const resetLetter = (firstName: string, url: string): Letter => ({
  subject: 'Choose a new password',
  greeting: `Hello ${firstName},`,
  paragraphs: ['You asked to choose a new password for Wordcluster.'],
  action: { label: 'Choose a new password', url },
  closing:
    'The link works once, for 60 minutes. If you did not ask for it, you can ignore this mail; your password stays as it is.',
});

export const passwordChangedLetter = (firstName: string, url: string): Letter => ({
  subject: 'Your password was changed',
  greeting: `Hello ${firstName},`,
  paragraphs: [
    'The password of your Wordcluster account was changed, and other devices were signed out.',
    'If this was not you, choose a new password now and write to us.',
  ],
  action: { label: 'Choose a new password', url },
});
