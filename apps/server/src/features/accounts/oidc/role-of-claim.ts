import type { Role } from '@wordcluster/domain/accounts/roles';
import { sql } from 'kysely';
import { assertOtherAdministrator } from '../../../access/administrators.ts';
import type { OidcProvider } from '../../../config/oidc.ts';
import type { Db } from '../../../database/client.ts';
import { Failure } from '../../../failure.ts';
import type { OrganisationIdentity } from '../../../ports/sign-in.ts';
import { recordEvent } from '../../audit/record-event.ts';

/** What the provider's claim says of a person. */
function claimed({ roles }: OidcProvider, identity: OrganisationIdentity): Role {
  if (roles?.administrator != null && identity.roles.includes(roles.administrator)) return 'administrator';
  return roles?.teacher != null && identity.roles.includes(roles.teacher) ? 'teacher' : 'person';
}

/**
 * Lets a role follow the provider's claim, where this provider gave it or nobody has given one. Roles of the page People and of ADMIN_EMAIL
 * stay, and the last administrator's; then an event says so.
 */
export async function followRole(
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
  const kept = () =>
    recordEvent(trx, { type: 'role_kept', ...event, about: `${user.role} (${provider.name}: ${role})` });
  if (user.role_by !== null && user.role_by !== provider.issuer) return kept();
  if (user.role === 'administrator') {
    const last = await isLast(trx, userId);
    if (last) return kept();
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
