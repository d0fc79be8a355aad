import { shownNetwork } from '@wordcluster/domain/accounts/network';
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

export const newDeviceLetter = (firstName: string, device: string, network: string, url: string): Letter => ({
  subject: 'A new device signed in',
  greeting: `Hello ${firstName},`,
  paragraphs: [
    `Somebody signed in to your Wordcluster account with '${device.slice(0, 100)}', from a place that is new (network ${shownNetwork(network)}).`,
    'If this was you, there is nothing to do. If not, sign that device out and choose a new password now.',
  ],
  action: { label: 'See your devices', url: `${url}/security` },
});

export const factorsRemovedLetter = (firstName: string, url: string): Letter => ({
  subject: 'Your second factor was removed',
  greeting: `Hello ${firstName},`,
  paragraphs: [
    'The administrator removed the second factor of your Wordcluster account, and every device was signed out. From now on your password alone signs you in.',
    'If you did not ask for this, choose a new password now and write to us.',
  ],
  action: { label: 'Set up a new second factor', url: `${url}/security` },
});

export const confirmNewEmailLetter = (firstName: string, url: string): Letter => ({
  subject: 'Confirm your new e-mail',
  greeting: `Hello ${firstName},`,
  paragraphs: ['You asked to use this address for your Wordcluster account. Until you confirm it, nothing changes.'],
  action: { label: 'Confirm new e-mail', url },
  closing: 'The link works once, for 24 hours. If you did not ask for it, you can ignore this mail.',
});

export const emailChangeAskedLetter = (firstName: string, url: string): Letter => ({
  subject: 'Your e-mail is about to change',
  greeting: `Hello ${firstName},`,
  paragraphs: [
    'Somebody, probably you, asked to use another e-mail address for your Wordcluster account. It changes once the new address is confirmed.',
    'If this was not you, choose a new password now: the change is then void.',
  ],
  action: { label: 'Choose a new password', url },
});

export const emailChangedLetter = (firstName: string): Letter => ({
  subject: 'Your e-mail was changed',
  greeting: `Hello ${firstName},`,
  paragraphs: [
    'Your Wordcluster account now belongs to another e-mail address, and other devices were signed out. This address is no longer used.',
    'If this was not you, please write to us.',
  ],
});
