import { message } from '@wordcluster/domain/messages/all';
import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { BodyOf } from '@wordcluster/contract/types';
import { trimText } from '@wordcluster/domain/text/characters';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure, invalidField } from '../../../failure.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { makeOneTimeSecret, spendOneTimeSecret } from '../one-time-secret.ts';
import { notifySecurityChange } from '../notify-security-change.ts';
import { hasFactor } from './factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { claimName, freeName, userNamed } from '../../../access/sign-in-names.ts';

export type Credential = BodyOf<'POST /api/user/login/passkey'>['credential'];

const CHALLENGE_MINUTES = 5;
const MAX_PASSKEYS = 20;
const MAX_NAME_LENGTH = 100;
/** COSE: EdDSA, ES256, RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

/** WebAuthn relying party: the host of PUBLIC_URL. Null for an IP address, which WebAuthn does not allow. */
function relyingParty({ publicUrl }: Config): { rpID: string; origin: string } | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname) !== 0 || hostname.startsWith('[') ? null : { rpID: hostname, origin };
}

export const passkeysPossible = (config: Config): boolean => relyingParty(config) !== null;

function requireRelyingParty(config: Config) {
  const party = relyingParty(config);
  if (!party) throw new Failure('not_configured', message('factor.passkeys_impossible'));
  return party;
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

async function newChallenge(context: Context, purpose: 'new-passkey' | 'passkey', userId: number | null) {
  return bytes(await makeOneTimeSecret(context, purpose, CHALLENGE_MINUTES, { userId }));
}

const passkeysOf = (db: Db, userId: number) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

const described = (passkeys: { credential_id: string; transports: string[] }[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

/** Options for the browser to create a passkey. */
export async function newPasskeyOptions(context: Context, user: { id: number; email: string; name: string }) {
  const { rpID } = requireRelyingParty(context.config);
  const existing = await passkeysOf(context.db, user.id);
  if (existing.length >= MAX_PASSKEYS)
    throw new Failure('conflict', message('factor.too_many_passkeys', { count: MAX_PASSKEYS }));
  return generateRegistrationOptions({
    rpName: context.config.site.name ?? 'Wordcluster',
    rpID,
    userID: new Uint8Array(Buffer.from(String(user.id))),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await newChallenge(context, 'new-passkey', user.id),
    excludeCredentials: described(existing),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Adds a created passkey; with recovery codes if it is the account's first factor. */
export async function addPasskey(
  context: Context,
  userId: number,
  { name, credential }: { name: string; credential: Credential },
  network: string,
) {
  const { rpID, origin } = requireRelyingParty(context.config);
  const trimmed = trimText(name);
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH) throw invalidField('name', message('factor.passkey_name'));
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: async (challenge) =>
      (await spendOneTimeSecret(context, 'new-passkey', challenge))?.user_id === userId,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw invalidField('credential', message('factor.passkey_failed'));
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    const first = !(await hasFactor(trx, userId));
    if (!(await claimName(trx, 'passkey', id, userId)))
      throw new Failure('conflict', message('factor.passkey_already'));
    const added = await trx
      .insertInto('passkeys')
      .values({
        user_id: userId,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: transports ?? [],
        name: trimmed,
        created_at: now,
        last_used_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, { type: 'passkey_added', at: now, userId, byUserId: userId, network, about: trimmed });
    await notifySecurityChange(context, trx, userId, { id: 'mail.security_passkey_added', name: trimmed });
    const passkey = { id: added.id, name: trimmed, created_at: now.toISOString(), last_used_at: null };
    return first ? { passkey, recovery_codes: await makeRecoveryCodes(trx, userId) } : { passkey };
  });
}

/** Removes a passkey of the user; a stranger's is not found. Recovery codes go with the last factor. */
export async function removePasskey(
  context: Context,
  userId: number,
  passkeyId: number,
  network: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .returning(['name', 'credential_id'])
      .executeTakeFirst();
    if (!removed) throw new Failure('not_found', message('factor.passkey_not_found'));
    await freeName(trx, 'passkey', removed.credential_id);
    if (!(await hasFactor(trx, userId))) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const at = context.clock.now();
    await recordEvent(trx, { type: 'passkey_removed', at, userId, byUserId: userId, network, about: removed.name });
    await notifySecurityChange(context, trx, userId, { id: 'mail.security_passkey_removed', name: removed.name });
  });
}

/** A challenge for the passkeys of one account, or for any passkey (discoverable). */
export async function passkeyChallenge(context: Context, userId: number | null) {
  const { rpID } = requireRelyingParty(context.config);
  return generateAuthenticationOptions({
    rpID,
    challenge: await newChallenge(context, 'passkey', userId),
    userVerification: userId === null ? 'required' : 'preferred',
    ...(userId === null ? {} : { allowCredentials: described(await passkeysOf(context.db, userId)) }),
  });
}

/**
 * The user of a passkey; null if it is unknown, its challenge was used, or the signature is wrong. `verified` requires
 * user verification (PIN, finger, face), which makes it two factors in one.
 */
export async function verifyPasskey(
  context: Context,
  credential: Credential,
  { verified, userId }: { verified: boolean; userId?: number },
): Promise<number | null> {
  const party = relyingParty(context.config);
  if (!party) return null;
  const owner = await userNamed(context.db, 'passkey', credential.id);
  if (owner === null || (userId !== undefined && owner !== userId)) return null;
  const found = (await passkeysOf(context.db, owner)).find(({ credential_id }) => credential_id === credential.id);
  if (!found) return null;
  const verification = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: async (challenge) => {
      const made = await spendOneTimeSecret(context, 'passkey', challenge);
      return made !== null && (made.user_id === null || made.user_id === found.user_id);
    },
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    credential: {
      id: found.credential_id,
      publicKey: new Uint8Array(found.public_key),
      counter: found.counter,
    },
    requireUserVerification: verified,
  }).catch(() => null);
  if (!verification?.verified) return null;
  await context.db
    .updateTable('passkeys')
    .set({ counter: verification.authenticationInfo.newCounter, last_used_at: context.clock.now() })
    .where('id', '=', found.id)
    .where('user_id', '=', owner)
    .execute();
  return owner;
}
