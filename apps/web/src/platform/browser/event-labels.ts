import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventType } from '@wordcluster/domain/accounts/events';
import { deviceLabel } from './device-label.ts';

/** Labels of events, for both logs. */
export const EVENT_LABELS: Readonly<Record<EventType, MessageDescriptor>> = {
  registered: msg`Account created`,
  email_confirmed: msg`E-mail confirmed`,
  sign_in: msg`Signed in`,
  sign_in_failed: msg`Sign-in failed`,
  second_factor_failed: msg`Wrong second factor`,
  sign_out: msg`Signed out`,
  session_ended: msg`Device signed out`,
  sessions_ended: msg`Devices signed out`,
  password_changed: msg`Password changed`,
  password_reset: msg`Password reset by e-mail`,
  email_change_asked: msg`E-mail change requested`,
  email_changed: msg`E-mail changed`,
  google_linked: msg`Linked with Google`,
  totp_added: msg`Authenticator app set up`,
  totp_removed: msg`Authenticator app removed`,
  passkey_added: msg`Passkey added`,
  passkey_removed: msg`Passkey removed`,
  recovery_codes_made: msg`New recovery codes created`,
  recovery_code_used: msg`Recovery code used`,
  factors_removed: msg`Second factor removed by the administrator`,
  token_made: msg`Access token created`,
  token_ended: msg`Access token revoked`,
  cluster_shared: msg`Cluster shared`,
  share_ended: msg`Sharing ended`,
  share_left: msg`Shared cluster left`,
  sharer_blocked: msg`Person blocked from sharing`,
  link_made: msg`Cluster link created`,
  link_ended: msg`Cluster link turned off`,
  link_closed: msg`Cluster link turned off by the administrator`,
  data_exported: msg`Data exported`,
  data_read: msg`Data read by the administrator`,
  order_created: msg`Order placed`,
  order_paid: msg`Order paid`,
  order_canceled: msg`Order cancelled`,
  account_removed: msg`Account deleted`,
  person_added: msg`Added by the administrator`,
  person_invited: msg`Person invited`,
  role_changed: msg`Role changed`,
  role_kept: msg`Role kept, although the provider gives a different one`,
  account_locked: msg`Account locked`,
  account_unlocked: msg`Account unlocked`,
  sign_in_link_made: msg`One-time link created`,
  identity_linked: msg`Connected with a sign-in provider`,
  identity_removed: msg`Disconnected from a sign-in provider`,
  coupon_changed: msg`Coupon changed`,
  settings_changed: msg`Settings changed`,
};

/** Names of what an administrator read, by page. */
const READ: Readonly<Record<string, MessageDescriptor>> = {
  account: msg`Account`,
  events: msg`Events`,
  orders: msg`Orders`,
  people: msg`People`,
  reports: msg`Reported links`,
};

/** Subject of an event: a device, a page that was read, or a name as it was given. */
export function eventSubject(type: EventType, about: string | null): string | null {
  if (about === null) return null;
  const read = type === 'data_read' ? READ[about] : undefined;
  return read === undefined ? deviceLabel(about) : i18n._(read);
}
