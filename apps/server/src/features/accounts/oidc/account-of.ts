import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import { usernameFrom } from '@wordcluster/domain/accounts/usernames';
import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { claimName, userNamed } from '../../../access/sign-in-names.ts';
import type { OidcProvider } from '../../../config/oidc.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import type { OrganisationIdentity } from '../../../ports/sign-in.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { acceptInvitations } from '../../invitations/invitations.ts';
import { addIdentity, userOfIdentity } from '../identities.ts';
import { findUser, insertUser, revokeTokens } from '../repository.ts';
import type { Role } from '@wordcluster/domain/accounts/roles';
import { sql } from 'kysely';
import { assertOtherAdministrator } from '../../../access/administrators.ts';
import { Failure } from '../../../failure.ts';

/** Role by the provider's claim. */
function claimed({ roles }: OidcProvider, identity: OrganisationIdentity): Role {
  if (roles?.administrator != null && identity.roles.includes(roles.administrator)) return 'administrator';
  return roles?.teacher != null && identity.roles.includes(roles.teacher) ? 'teacher' : 'person';
}

/**
 * Updates a role by the provider's claim, if this provider assigned it or none is assigned. Roles assigned on the page
 * People or by ADMIN_EMAIL stay, and the last administrator's; then an event records it.
 */
async function followRole(
  trx: Db,
  userId: number,
  provider: OidcProvider,
  identity: OrganisationIdentity,
  { now, network }: { now: Date; network: string },
): Promise<void> {
  if (provider.roles === null) return;
  const { rows } = await sql<{ role: Role; role_by: string | null }>`
    select role, role_by from users where id = ${userId} for no key update`.execute(trx);
  const [user] = rows;
  const role = claimed(provider, identity);
  if (!user || user.role === role) return;
  const event = { at: now, userId, byUserId: userId, network };
  const recordUnchanged = () =>
    recordEvent(trx, { type: 'role_kept', ...event, about: `${user.role} (${provider.name}: ${role})` });
  if (user.role_by !== null && user.role_by !== provider.issuer) return recordUnchanged();
  if (user.role === 'administrator') {
    const last = await isLast(trx, userId);
    if (last) return recordUnchanged();
  }
  await trx.updateTable('users').set({ role, role_by: provider.issuer }).where('id', '=', userId).execute();
  await recordEvent(trx, { type: 'role_changed', ...event, about: `${role} (${provider.name})` });
}

const isLast = (trx: Db, userId: number): Promise<boolean> =>
  assertOtherAdministrator(trx, userId).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Failure) return true;
      throw error;
    },
  );

/** Reason of a refused sign-in, for a message on the login page. */
export type Refused = 'account_exists' | 'no_account' | 'taken' | 'locked';

interface Arrival {
  network: string;
  language: InterfaceLanguage | null;
  /** User who is signed in and has confirmed that this identity is theirs too. */
  joining: number | null;
}

/**
 * The account of an identity: the linked one, one that its owner links it to, or a new one. An address alone never
 * opens another user's account, unless the operator trusts this provider's verified addresses.
 */
export async function accountOf(
  context: Context,
  trx: Db,
  provider: OidcProvider,
  identity: OrganisationIdentity,
  arrival: Arrival,
): Promise<number | Refused> {
  const found = await findOrMake(context, trx, provider, identity, arrival);
  if (typeof found !== 'number') return found;
  const user = await findUser(trx, found);
  if (user?.locked_at) return 'locked';
  await followRole(trx, found, provider, identity, { now: context.clock.now(), network: arrival.network });
  return found;
}

async function findOrMake(
  context: Context,
  trx: Db,
  provider: OidcProvider,
  identity: OrganisationIdentity,
  { network, language, joining }: Arrival,
): Promise<number | Refused> {
  const now = context.clock.now();
  const known = await userOfIdentity(trx, identity);
  if (joining !== null) {
    if (known !== null && known !== joining) return 'taken';
    if (known === null) await join(trx, joining, identity, { now, network });
    return joining;
  }
  if (known !== null) return known;
  const address =
    identity.email !== null && validateEmail(identity.email) === null ? normalizeEmail(identity.email) : null;
  const owner = address === null ? null : await userNamed(trx, 'email', address);
  if (owner !== null) {
    if (!identity.emailVerified || !provider.trustEmail) return 'account_exists';
    await takeUnconfirmed(trx, owner, now);
    await join(trx, owner, identity, { now, network });
    return owner;
  }
  // Reserved, also before its account exists: the administrator's role would come with it.
  if (address === context.config.adminEmail && !(identity.emailVerified && provider.trustEmail))
    return 'account_exists';
  return provider.create ? makePerson(trx, identity, address, { now, network, language }) : 'no_account';
}

/** An unverified address may be anybody's, and is left out. */
async function makePerson(
  trx: Db,
  identity: OrganisationIdentity,
  address: string | null,
  { now, network, language }: Omit<Arrival, 'joining'> & { now: Date },
): Promise<number | Refused> {
  const email = identity.emailVerified ? address : null;
  const userId = await insertUser(trx, {
    email,
    first_name: normalizeName(identity.firstName).slice(0, 100),
    last_name: normalizeName(identity.lastName).slice(0, 100),
    confirmed_at: now,
    locale: language,
    created_at: now,
  });
  // Registered concurrently.
  if (userId === null) return 'account_exists';
  if (email === null) await giveUsername(trx, userId, identity);
  await recordEvent(trx, { type: 'registered', at: now, userId, byUserId: userId, network });
  await join(trx, userId, identity, { now, network });
  if (email !== null) await acceptInvitations(trx, { userId, email }, now);
  return userId;
}

async function join(
  trx: Db,
  userId: number,
  { issuer, subject }: OrganisationIdentity,
  { now, network }: { now: Date; network: string },
): Promise<void> {
  await addIdentity(trx, userId, { issuer, subject }, now);
  await recordEvent(trx, { type: 'identity_linked', at: now, userId, byUserId: userId, network, about: issuer });
}

/** An unconfirmed account may have been created by a stranger: its password and sessions are deleted. */
async function takeUnconfirmed(trx: Db, userId: number, now: Date): Promise<void> {
  const user = await findUser(trx, userId);
  if (!user || user.confirmed_at !== null) return;
  await revokeTokens(trx, userId);
  await trx.updateTable('users').set({ confirmed_at: now, password_hash: null }).where('id', '=', userId).execute();
}

/** A user without an address is found by a name. */
async function giveUsername(trx: Db, userId: number, identity: OrganisationIdentity): Promise<void> {
  const taken = new Set<string>();
  for (;;) {
    const name = usernameFrom(identity.firstName, identity.lastName, (one) => taken.has(one));
    if ((await userNamed(trx, 'username', name)) === null && (await claimName(trx, 'username', name, userId))) {
      await trx.updateTable('users').set({ username: name }).where('id', '=', userId).execute();
      return;
    }
    taken.add(name);
  }
}
