/** Texts of mails. */
export const mails = {
  'mail.greeting': 'Hello {name},',
  'mail.greeting_plain': 'Hello,',
  'mail.confirm_subject': 'Confirm your e-mail',
  'mail.confirm_welcome': 'Welcome to Wordcluster. Please confirm your e-mail address to start learning.',
  'mail.confirm_action': 'Confirm e-mail',
  'mail.confirm_closing':
    'The link works once, for 24 hours, and asks for the password that you chose. If you did not sign up, you can ignore this e-mail.',
  'mail.registered_subject': 'You already have an account',
  'mail.registered_attempt':
    'Somebody, probably you, tried to sign up with this address. You already have an account, so nothing was changed.',
  'mail.registered_forgot': 'If you forgot your password, you can choose a new one.',
  'mail.new_password': 'Choose a new password',
  'mail.reset_asked': 'You asked to choose a new password for Wordcluster.',
  'mail.reset_closing':
    'The link works once, for 60 minutes. If you did not ask for it, you can ignore this e-mail; your password stays as it is.',
  'mail.changed_subject': 'Your password was changed',
  'mail.changed_devices': 'The password of your Wordcluster account was changed, and other devices were signed out.',
  'mail.changed_warning': 'If this was not you, choose a new password now and write to us.',
  'mail.device_subject': 'A new device signed in',
  'mail.device_signed_in':
    "Somebody signed in to your Wordcluster account with ''{device}'', from a place that is new (network {network}).",
  'mail.device_warning':
    'If this was you, there is nothing to do. If not, sign that device out and choose a new password now.',
  'mail.device_action': 'See your devices',
  'mail.factors_subject': 'Your second factor was removed',
  'mail.factors_removed':
    'The administrator removed the second factor of your Wordcluster account, and every device was signed out. From now on your password alone signs you in.',
  'mail.factors_warning': 'If you did not ask for this, choose a new password now and write to us.',
  'mail.factors_action': 'Set up a new second factor',
  'mail.security_subject': 'The security of your account was changed',
  'mail.security_totp_added': 'An authenticator app was set up for your Wordcluster account.',
  'mail.security_totp_removed': 'The authenticator app of your Wordcluster account was removed.',
  'mail.security_passkey_added': "The passkey ''{name}'' was added to your Wordcluster account.",
  'mail.security_passkey_removed': "The passkey ''{name}'' of your Wordcluster account was removed.",
  'mail.security_codes_made':
    'New recovery codes were created for your Wordcluster account. The earlier ones no longer work.',
  'mail.security_token_made':
    "An access token was created for your Wordcluster account: ''{name}''. With it an app can access your words.",
  'mail.security_action': 'Open the security settings',
  'mail.step_up_subject': 'Confirm it’s you',
  'mail.step_up_asked':
    'You want to change something important in your Wordcluster account. Open this link in the browser you are signed in with.',
  'mail.step_up_action': 'Confirm it’s me',
  'mail.step_up_closing':
    'The link works once, for 10 minutes. If you did not ask for it, do not open it, and sign out your other devices.',
  'mail.new_email_subject': 'Confirm your new e-mail',
  'mail.new_email_asked':
    'You asked to use this address for your Wordcluster account. Until you confirm it, nothing changes.',
  'mail.new_email_action': 'Confirm new e-mail',
  'mail.new_email_closing': 'The link works once, for 24 hours. If you did not ask for it, you can ignore this e-mail.',
  'mail.email_change_subject': 'Your e-mail is about to change',
  'mail.email_change_asked':
    'Somebody, probably you, asked to use another e-mail address for your Wordcluster account. It changes once the new address is confirmed.',
  'mail.email_change_warning': 'If this was not you, choose a new password now: the change is then void.',
  'mail.email_changed_subject': 'Your e-mail was changed',
  'mail.email_changed_address':
    'Your Wordcluster account now belongs to another e-mail address, and other devices were signed out. This address is no longer used.',
  'mail.email_changed_warning': 'If this was not you, please write to us.',
  'mail.shared_subject': '{owner} shared a cluster with you',
  'mail.shared_rights':
    "{owner} shared the cluster ''{title}'' with you. You can view and practise it; only {owner} can edit it.",
  'mail.shared_writing':
    "{owner} shared the cluster ''{title}'' with you. You can view and practise it, and edit its rows.",
  'mail.invited_greeting': 'Hello,',
  'mail.invited_subject': '{owner} invites you to Wordcluster',
  'mail.invited_rights':
    "{owner} wants to share the cluster ''{title}'' with you: words to read, hear and practise. Sign up (free) with this address to get it.",
  'mail.invited_to_people':
    "{owner} wants to share the cluster ''{title}'' with you: words to read, hear and practise. Sign up with this address to get it.",
  'mail.invited_action': 'Sign up',
  'mail.invited_closing': 'Not interested? Ignore this e-mail; the invitation expires after 90 days.',
  'mail.shared_action': 'Open the cluster',
  'mail.shared_block': 'Block this person',
  'mail.shared_closing':
    "Not interested? Choose 'Cancel share' in the cluster’s menu. There you can also block further shares.",
  'mail.invitation_subject': 'Your invitation to {site}',
  'mail.invitation_text':
    '{name} invites you to {site}, where you collect words in clusters and practise them until they stick.',
  'mail.invitation_action': 'Create your account',
  'mail.invitation_closing':
    'The link works once, within 90 days, for this address. Not interested? Ignore this e-mail.',
  'mail.purchase_subject': 'Your Premium {tier}',
  'mail.purchase_period': 'Thank you for Premium {tier}. It runs from {start} to {end}.',
  'mail.purchase_paid': 'Order {order}, {price} {currency}, is paid.',
  'mail.purchase_action': 'Download the invoice',
  'mail.purchase_closing': 'The link works for 24 hours. The invoice stays on your Premium page: {url}',
  'mail.cancelled_subject': 'Your Premium order was cancelled',
  'mail.cancelled_order': 'Your order {order} of Premium {tier} was cancelled.',
  'mail.cancelled_unpaid': 'Nothing was charged. Should a payment still arrive, it is refunded automatically.',
  'mail.cancelled_refunded': 'Its payment was refunded, so this Premium has ended.',
  'mail.premium_action': 'Premium',
  'mail.amount_subject': 'Payment {payment} has another amount',
  'mail.amount_difference':
    'The payment gateway reports a different amount for payment {payment} of order {order} than was requested.',
  'mail.amount_advice': 'The order stays as it is. Please compare the payment in the administration of the gateway.',
  'mail.amount_action': 'Open the order',
  'mail.ending_subject': 'Your Premium ends in {count, plural, one {# day} other {# days}}',
  'mail.ending_day': 'Your Premium {tier} ends on {end}, in {count, plural, one {# day} other {# days}}.',
  'mail.ending_rest':
    'Nothing is renewed or charged automatically. Without Premium all your clusters stay; 3 of them stay open.',
  'mail.ending_action': 'Continue with Premium',
  'mail.check_subject': 'Wordcluster can send e-mail',
  'mail.check_text': 'Somebody ran npm run doctor for {address}. If you can read this, its e-mail works.',
} as const;
