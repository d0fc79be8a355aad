import { shownNetwork } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import type { Mail } from '../../mail/layout.ts';
import type { Config } from '../../config.ts';

const hello = (name: string) => message('mail.greeting', { name });
const newPassword = (url: string) => ({ label: message('mail.new_password'), url });

/** The mails of the account area. Texts and links never reach the log. */
export const confirmationMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.confirm_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.confirm_welcome')],
  action: { label: message('mail.confirm_action'), url },
  closing: message('mail.confirm_closing'),
});

export const alreadyRegisteredMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.registered_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.registered_attempt'), message('mail.registered_forgot')],
  action: newPassword(url),
});

export const resetMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.new_password'),
  greeting: hello(firstName),
  paragraphs: [message('mail.reset_asked')],
  action: newPassword(url),
  closing: message('mail.reset_closing'),
});

export const passwordChangedMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.changed_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.changed_devices'), message('mail.changed_warning')],
  action: newPassword(url),
});

export const newDeviceMail = (firstName: string, device: string, network: string, url: string): Mail => ({
  subject: message('mail.device_subject'),
  greeting: hello(firstName),
  paragraphs: [
    message('mail.device_signed_in', { device: device.slice(0, 100), network: shownNetwork(network) }),
    message('mail.device_warning'),
  ],
  action: { label: message('mail.device_action'), url: `${url}/security` },
});

export const factorsRemovedMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.factors_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.factors_removed'), message('mail.factors_warning')],
  action: { label: message('mail.factors_action'), url: `${url}/security` },
});

export const confirmNewEmailMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.new_email_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.new_email_asked')],
  action: { label: message('mail.new_email_action'), url },
  closing: message('mail.new_email_closing'),
});

export const emailChangeRequestedMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.email_change_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.email_change_asked'), message('mail.email_change_warning')],
  action: newPassword(url),
});

export const emailChangedMail = (firstName: string): Mail => ({
  subject: message('mail.email_changed_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.email_changed_address'), message('mail.email_changed_warning')],
});

export const invitationMail = ({ name, site, url }: { name: string; site: string; url: string }): Mail => ({
  subject: message('mail.invitation_subject', { site }),
  greeting: message('mail.greeting_plain'),
  paragraphs: [message('mail.invitation_text', { name, site })],
  action: { label: message('mail.invitation_action'), url },
  closing: message('mail.invitation_closing'),
});

export const stepUpMail = (firstName: string, url: string): Mail => ({
  subject: message('mail.step_up_subject'),
  greeting: hello(firstName),
  paragraphs: [message('mail.step_up_asked')],
  action: { label: message('mail.step_up_action'), url },
  closing: message('mail.step_up_closing'),
});

/** Changes of sign-in methods or connected programs. */
export type SecurityChange =
  | 'mail.security_totp_added'
  | 'mail.security_totp_removed'
  | 'mail.security_codes_made'
  | { id: 'mail.security_passkey_added' | 'mail.security_passkey_removed' | 'mail.security_token_made'; name: string };

export const securityChangedMail = (firstName: string, change: SecurityChange, url: string): Mail => ({
  subject: message('mail.security_subject'),
  greeting: hello(firstName),
  paragraphs: [
    typeof change === 'string' ? message(change) : message(change.id, { name: change.name.slice(0, 100) }),
    message('mail.changed_warning'),
  ],
  action: { label: message('mail.security_action'), url: `${url}/security` },
});

/** Addresses used in mails. The pages post the token, so that mail scanners that open links change nothing. */
export function accountLinks({ publicUrl }: Config) {
  const page = (path: string, query: Record<string, string>) =>
    `${publicUrl}${path}?${new URLSearchParams(query).toString()}`;
  return {
    confirm: (token: string) => page('/auth/confirm', { confirm: token }),
    reset: (email: string, token: string) => page('/auth/reset-password', { email, token }),
    changeEmail: (token: string) => page('/auth/confirm-email', { token }),
    stepUp: (token: string) => page('/auth/step-up', { token }),
    administrator: (token: string) => page('/auth/administrator', { token }),
    forgot: () => `${publicUrl}/auth/forgot-password`,
    /** Signs in once. */
    signIn: (token: string) => page('/auth/sign-in', { token }),
    /** Lets an address register. */
    register: (token: string, email: string) => page('/auth/registration', { invitation: token, email }),
  };
}
