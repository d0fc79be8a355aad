import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { EventType } from '@wordcluster/domain/accounts/events';

/** What happened, as both logs say it. */
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
  password_reset: msg`Password reset by mail`,
  email_change_asked: msg`Change of e-mail asked for`,
  email_changed: msg`E-mail changed`,
  google_linked: msg`Linked with Google`,
  totp_added: msg`Authenticator app set up`,
  totp_removed: msg`Authenticator app removed`,
  passkey_added: msg`Passkey added`,
  passkey_removed: msg`Passkey removed`,
  recovery_codes_made: msg`New recovery codes made`,
  recovery_code_used: msg`Recovery code used`,
  factors_removed: msg`Second factor removed by the administrator`,
  cluster_shared: msg`Cluster shared`,
  share_ended: msg`Sharing ended`,
  share_left: msg`Shared cluster left`,
  sharer_blocked: msg`Person blocked from sharing`,
  data_exported: msg`Data exported`,
  data_read: msg`Data read by the administrator`,
  order_created: msg`Order made`,
  order_paid: msg`Order paid`,
  order_canceled: msg`Order cancelled`,
  account_removed: msg`Account deleted`,
  coupon_changed: msg`Coupon changed`,
  settings_changed: msg`Settings changed`,
};
