import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { REGISTRATIONS } from '@wordcluster/domain/accounts/registration-policy';
import { ROLES } from '@wordcluster/domain/accounts/roles';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { fieldErrors } from './errors.ts';
import { id, nothing, text, pathId, signedQuery } from './fields.ts';
import { fieldMessages, messageResponse } from './messages.ts';
import { confirmation, factorProof, secondFactorStep } from './second-factor.ts';

/** Actions of a bot check; a token is valid for one of them. */
const botCheckActions = ['login', 'register', 'forgot-password', 'reset-password', 'change-password'] as const;

/** Lengths beyond the forms' own rules stop abuse; the form rules and their messages are the domain's. */
const typed = text(1000);
const email = typed;
const password = typed;
/** Token of the bot check; null if there is none. */
const recaptcha_token = text(8192).nullish();

/** The signed-in user as the shell, the checkout and the teacher read it. */
export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  /** Null for users who sign in by a name. */
  email: z.string().nullable(),
  username: z.string().nullable(),
  role: z.enum(ROLES),
  street: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  country_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  premium: z.boolean(),
  tier: z.enum(['lite', 'great']).nullable(),
  is_admin: z.boolean(),
  /** The address of the setting ADMIN_EMAIL: it is changed there. */
  email_is_of_settings: z.boolean(),
  has_password: z.boolean(),
  ai_available: z.boolean(),
  voice_available: z.boolean(),
  /** Null: without a limit. */
  text_characters_remaining: z.number().int().nullable(),
  voice_characters_remaining: z.number().int().nullable(),
  /**
   * Characters at the start of a month: the pack, the free users' shared pool, or the operator's limit per user; null:
   * no limit.
   */
  text_characters_limit: z.number().int().nullable(),
  voice_characters_limit: z.number().int().nullable(),
  /** A free user's daily quota (UTC), and what is left of it; null with Premium. */
  characters_today_remaining: z.number().int().nullable(),
  characters_today_limit: z.number().int().nullable(),
});

/** Without a token: with errors while the address is not confirmed, with a ticket if a second factor is required. */
const loginResponse = z.object({
  token: z.string().optional(),
  errors: fieldErrors.optional(),
  messages: fieldMessages.optional(),
  second_factor: secondFactorStep.optional(),
});

const credentials = z.strictObject({ email, password, device_name: text(1000).optional(), recaptcha_token });

export const accountCalls = defineCalls({
  'GET /api/csrf-cookie': {
    access: 'public',
    summary: 'Sets the anti-forgery cookie XSRF-TOKEN.',
    response: z.object({}),
  },
  'POST /api/user/login': {
    access: 'public',
    summary: 'Signs in with e-mail and password; where there are people without an address, with their name too.',
    body: credentials,
    response: loginResponse,
  },
  'POST /api/user/sign-in-link': {
    access: 'public',
    summary: 'Signs in with the token of a one-time link that an administrator has handed out.',
    body: z.strictObject({ token: text(200), device_name: text(1000).optional() }),
    response: loginResponse,
  },
  'POST /api/user/oidc': {
    access: 'public',
    summary: 'Ends a sign-in at an organisation: the ticket that its way back has given to this browser.',
    body: z.strictObject({ ticket: text(200), device_name: text(1000).optional() }),
    response: z.object({ token: z.string() }),
  },
  'POST /api/user/identities': {
    access: 'user',
    summary: 'Connects the account with an organisation, after its password: the address at which the browser goes on.',
    body: z.strictObject({ ...confirmation, provider: id }),
    confirms: 'password',
    response: z.object({ url: z.string() }),
  },
  'GET /api/user/identities': {
    access: 'user',
    summary: 'The organisations at which this account signs in, by their number in the configuration.',
    response: z.object({ providers: z.array(id) }),
  },
  'POST /api/user/password': {
    access: 'user',
    summary:
      'Sets the first password of an account that has none, at most 10 minutes after its sign-in or confirmation.',
    body: z.strictObject({ ...confirmation, new_password: password, new_password_confirmation: password }),
    confirms: 'password',
    response: messageResponse,
  },
  'POST /api/user/logout': {
    access: 'user',
    summary: 'Revokes the token of this call.',
    body: nothing,
    response: messageResponse.extend({
      /** URL that ends the provider's own session; absent if it has none. */
      end_session_url: z.string().optional(),
    }),
  },
  'POST /api/user/register': {
    access: 'public',
    summary: 'Creates an account that waits for its confirmation mail.',
    body: z.strictObject({
      first_name: typed,
      last_name: typed,
      email,
      password,
      /** The token of an invitation's link. */
      invitation: text(200).optional(),
      recaptcha_token,
    }),
    response: messageResponse,
  },
  'POST /api/user/confirm': {
    access: 'public',
    summary: 'Confirms an address with the token of the confirmation mail and the password of the registration.',
    body: z.strictObject({ token: text(200), password: password.optional() }),
    response: messageResponse.extend({ email: z.string() }),
  },
  'POST /api/user/resend-confirmation': {
    access: 'public',
    summary: 'Sends another confirmation mail; answers alike for known and unknown addresses.',
    body: z.strictObject({ email }),
    response: messageResponse,
  },
  'POST /api/user/forgot-password': {
    access: 'public',
    summary: 'Mails a reset link; answers alike for known and unknown addresses.',
    body: z.strictObject({ email, recaptcha_token }),
    response: messageResponse,
  },
  'POST /api/user/reset-password': {
    access: 'public',
    summary: 'Sets a new password with the token of the reset mail; signs every device out.',
    body: z.strictObject({
      email,
      token: text(200),
      new_password: password,
      new_password_confirmation: password,
      recaptcha_token,
    }),
    response: messageResponse,
  },
  'POST /api/user/google': {
    access: 'public',
    summary: 'Signs in with a Google id token; creates or links the account of its verified address.',
    body: z.strictObject({ id_token: text(8192), device_name: text(1000).optional() }),
    response: loginResponse,
  },
  'POST /api/user/change-password': {
    access: 'user',
    summary: 'Changes the password and signs every other device out.',
    body: z.strictObject({
      ...factorProof,
      old_password: password,
      new_password: password,
      new_password_confirmation: password,
      recaptcha_token,
    }),
    confirms: 'password',
    response: messageResponse,
  },
  'POST /api/user/change-email': {
    access: 'user',
    summary: 'Mails a link to the new address; nothing changes until it is used. A taken address is answered alike.',
    body: z.strictObject({ ...confirmation, new_email: email }),
    confirms: 'password',
    response: messageResponse,
  },
  'POST /api/user/confirm-email': {
    access: 'public',
    summary: 'Changes the address with the token of its mail; other sessions end.',
    body: z.strictObject({ token: text(200) }),
    response: messageResponse,
  },
  'POST /api/user/remove-account': {
    access: 'user',
    summary: 'Terminates the profile: deletes it and all its content for good.',
    body: z.strictObject(confirmation),
    confirms: 'password',
    response: messageResponse,
  },
  'POST /api/user/administrator': {
    access: 'public',
    summary: 'Makes the account of ADMIN_EMAIL with the one-time link that the first start of a production shows.',
    body: z.strictObject({ token: text(200), first_name: typed, last_name: typed, password }),
    response: messageResponse.extend({ email: z.string() }),
  },
  'POST /api/user/step-up': {
    access: 'user',
    summary:
      'Confirms that it is the person, for accounts without a password: a sign-in at Google, or a mailed link. Good for 10 minutes.',
    body: z.strictObject({ id_token: text(8192).optional(), token: text(200).optional() }),
    response: messageResponse,
  },
  'POST /api/user/step-up/provider': {
    access: 'user',
    summary:
      'Begins to confirm that it is the person by a sign-in at an organisation, at most 10 minutes old: the address at which the browser goes on.',
    body: z.strictObject({ provider: id }),
    response: z.object({ url: z.string() }),
  },
  'POST /api/user/step-up/link': {
    access: 'user',
    summary:
      'Mails a link that confirms that it is the person. It works once, within 10 minutes, where they are signed in.',
    body: nothing,
    response: messageResponse,
  },
  'GET /api/bot-check/challenge': {
    access: 'public',
    summary: 'A proof-of-work challenge for one action; null where another check is configured.',
    query: z.object({ action: z.enum(botCheckActions) }),
    response: z.object({ challenge: z.unknown().nullable() }),
  },
  'GET /api/configuration': {
    access: 'public',
    summary: 'Settings of this installation for the web app.',
    response: z.object({
      google_client_id: z.string().nullable(),
      bot_check: z.enum(['proof-of-work', 'recaptcha', 'off']),
      recaptcha_site_key: z.string().nullable(),
      /** The teacher: the built-in word list, or a language model of the operator. */
      teacher: z.enum(['built_in', 'model']),
      /** The voice: the built-in one, or a service of the operator. */
      voice: z.enum(['built_in', 'service']),
      /** Null if a server without a shop has none. */
      support_email: z.string().nullable(),
      support_phone: z.string().nullable(),
      error_reporting_dsn: z.string().nullable(),
      /** Whether plans are sold here; without a shop everybody has all of Premium. */
      shop: z.boolean(),
      /** Registration is open to everybody, to the invited or to nobody. */
      registration: z.enum(REGISTRATIONS),
      /** Whether passwords are accepted; one-time links always are. */
      password_login: z.boolean(),
      /** Users without an e-mail address sign in by a name: the login field accepts one. */
      usernames: z.boolean(),
      /** Mails are sent; otherwise the administrator hands out links. */
      mails: z.boolean(),
      /** Organisations with single sign-on: the button leads to /auth/oidc/:id. */
      sign_in_providers: z.array(z.object({ id, name: z.string() })),
      site_name: z.string().nullable(),
      site_logo: z.string().nullable(),
      imprint_url: z.string().nullable(),
      privacy_url: z.string().nullable(),
      terms_url: z.string().nullable(),
    }),
  },
  'POST /api/user/language': {
    access: 'user',
    summary: 'The language of the mails to this account; the one of the interface.',
    body: z.strictObject({ language: z.enum(INTERFACE_LANGUAGE_CODES) }),
    response: z.object({}),
  },
  'GET /api/user': { access: 'user', summary: 'The signed-in user.', response: user },
});

export const accountExportCalls = defineCalls({
  'POST /api/user/export': {
    access: 'user',
    summary: 'An address, valid for at most two hours, that downloads everything of the account.',
    body: nothing,
    response: z.object({ download: z.string() }),
  },
  'GET /api/user/export/:user_id': {
    access: 'public',
    summary: 'Clusters as workbooks, profile, orders and chat in one ZIP archive; the address is signed.',
    params: z.object({ user_id: pathId }),
    query: signedQuery,
    response: 'binary',
  },
});
