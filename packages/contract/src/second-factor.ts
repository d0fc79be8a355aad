import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';

/** A passkey's signature in the browser's form (WebAuthn Level 3, toJSON); validated by the server's library. */
const credential = z.looseObject({
  id: text(2000),
  rawId: text(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text(10_000) }),
});
/** Six digits of the app, or a recovery code. */
const code = text(100);
const password = text(1000);

/** Re-authentication by the second factor: a code, or a passkey's signature. */
export const factorProof = { code: code.optional(), credential: credential.optional() };

/** Sent along by calls that confirm (`confirms`): an account without a password leaves it out. */
export const confirmation = { ...factorProof, password: password.optional() };

const loginFactor = z.strictObject({ ...factorProof, recovery_code: text(100).optional() });

/** Response of a login if a factor is set, instead of a token. The ticket is valid for ten minutes. */
export const secondFactorStep = z.object({
  ticket: z.string(),
  methods: z.array(z.enum(['totp', 'passkey', 'recovery_code'])),
});

const recovery_codes = z.array(z.string());
const passkey = z.object({ id, name: z.string(), created_at: moment, last_used_at: moment.nullable() });
const token = z.object({ token: z.string() });
/** Options of the browser's own API. */
const browserOptions = z.object({ options: z.unknown() });

export const secondFactorCalls = defineCalls({
  'GET /api/user/factors': {
    access: 'user',
    summary:
      'The second factors of the account. Passkeys are impossible where the product is reached by an IP address.',
    response: z.object({
      totp: z.boolean(),
      passkeys: z.array(passkey),
      recovery_codes_left: z.number().int(),
      passkeys_possible: z.boolean(),
    }),
  },
  'POST /api/user/factors/totp': {
    access: 'user',
    summary: 'Begins to set up codes of an app: a secret that counts once a first code has confirmed it.',
    body: z.strictObject(confirmation),
    confirms: 'password',
    response: z.object({ secret: z.string(), otpauth_url: z.string() }),
  },
  'POST /api/user/factors/totp/confirm': {
    access: 'user',
    summary: 'Confirms the app with its first code; answers ten recovery codes, once.',
    body: z.strictObject({ code }),
    confirmedBy: 'POST /api/user/factors/totp',
    response: z.object({ recovery_codes }),
  },
  'DELETE /api/user/factors/totp': {
    access: 'user',
    summary: 'Removes the codes of an app.',
    body: z.strictObject(confirmation),
    confirms: 'password',
    response: messageResponse,
  },
  'POST /api/user/factors/recovery-codes': {
    access: 'user',
    summary: 'Ten new recovery codes; the earlier ones no longer count.',
    body: z.strictObject(confirmation),
    confirms: 'password',
    response: z.object({ recovery_codes }),
  },
  'POST /api/user/factors/passkeys/options': {
    access: 'user',
    summary: 'Options for the browser to create a passkey.',
    body: z.strictObject(confirmation),
    confirms: 'password',
    response: browserOptions,
  },
  'POST /api/user/factors/passkeys': {
    access: 'user',
    summary: 'Adds a passkey; answers recovery codes where the account had no second factor before.',
    body: z.strictObject({ name: text(1000), credential }),
    confirmedBy: 'POST /api/user/factors/passkeys/options',
    response: z.object({ passkey, recovery_codes: recovery_codes.optional() }),
  },
  'DELETE /api/user/factors/passkeys/:passkey_id': {
    access: 'user',
    summary: 'Removes a passkey.',
    params: z.object({ passkey_id: pathId }),
    body: z.strictObject(confirmation),
    confirms: 'password',
    response: messageResponse,
  },
  'POST /api/user/second-factor': {
    access: 'user',
    summary: 'Answers the second factor again; administrative changes are open for 15 minutes.',
    body: loginFactor,
    response: messageResponse,
  },
  'POST /api/user/login/second-factor': {
    access: 'public',
    summary: 'Ends a login with the second factor.',
    body: loginFactor.extend({ ticket: text(200) }),
    response: token,
  },
  'POST /api/user/login/passkey/options': {
    access: 'public',
    summary: 'A challenge for a passkey; with a ticket, for the passkeys of its account.',
    body: z.strictObject({ ticket: text(200).optional() }).optional(),
    response: browserOptions,
  },
  'POST /api/user/login/passkey': {
    access: 'public',
    summary: 'Signs in with a passkey alone; it has to verify the person.',
    body: z.strictObject({ credential, device_name: text(1000).optional() }),
    response: token,
  },
  'DELETE /api/users/:user_id/factors': {
    access: 'admin',
    summary: 'Removes every second factor of somebody who lost theirs; they are told by mail.',
    params: z.object({ user_id: pathId }),
    body: z.strictObject(confirmation).optional(),
    confirms: 'factor',
    response: messageResponse,
  },
});
