import type { Role } from '@wordcluster/domain/accounts/roles';
import { planOf } from '@wordcluster/domain/premium/plan';
import type { Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Context, Viewer } from '../context.ts';
import { namedStatement } from '../database/named-statement.ts';
import type { SqlPart } from '../database/prepared.ts';
import { isPersonal, withoutPrefix, knownScopes, personalBearer, countPersonalCall } from './personal-tokens.ts';
import { plansAt, runningTier } from './premium.ts';
import { hashSecret, ownerNamedBy } from './secrets.ts';
import { currentCall, type CallBearer } from '../trace.ts';
import { bearer, noteUse } from './tokens.ts';

interface Found {
  user_id: number;
  token_id: number;
  stale_token: number | null;
  email: string | null;
  role: Role;
  role_by: string | null;
  tier: Tier | null;
  confirmed: boolean;
  factor_due: boolean;
  personal_id: number | null;
  scopes: string[] | null;
}

/** Minutes for which administrative changes stay open after a second factor was confirmed. */
const FACTOR_MINUTES = 15;

/** Whether the user of `b` has a second factor that was not confirmed recently with this token. */
const factorDue = (person: SqlPart, now: SqlPart): SqlPart => sql`(
  (exists (select 1 from passkeys p where p.user_id = ${person})
    or exists (select 1 from totp_factors f where f.user_id = ${person} and f.confirmed_at is not null))
  and not exists (
    select 1 from access_tokens a
    where a.id = b.token_id and a.user_id = ${person} and a.second_factor_at > ${now} - interval '${sql.raw(String(FACTOR_MINUTES))} minutes'))`;

/** The user a bearer token belongs to, with the plan of this moment; null for a token that does not count. */
export async function findViewer(context: Context, token: string): Promise<Viewer | null> {
  const { db } = context;
  const plans = plansAt(context);
  const { now } = plans;
  const hash = sql`${hashSecret(token)}`;
  // Tokens of earlier versions name no user: the cache of this server knows the user, or all shards are searched.
  const owner = ownerNamedBy(isPersonal(token) ? withoutPrefix(token) : token) ?? context.bearers.personOf(token);
  const found = await viewerOf(
    isPersonal(token) ? personalBearer(hash, now, owner) : device(hash, now, owner),
    owner === null ? sql`` : sql`where u.id = ${owner}`,
  );
  if (!found) return null;
  await noteUse(context, token, found);
  const role = await roleOf(context, found);
  const call = currentCall();
  if (call) call.bearer = bearerOf(found);
  if (found.personal_id !== null) await countPersonalCall(context, found.user_id, found.personal_id);
  return {
    id: found.user_id,
    tokenId: found.token_id,
    email: found.email,
    tier: found.tier,
    premium: planOf({ ...plans, tier: found.tier }).premium,
    role,
    isAdmin: role === 'administrator',
    factorDue: found.factor_due,
    scopes: found.scopes && knownScopes(found.scopes),
    ...(found.personal_id !== null && { personalTokenId: found.personal_id }),
  };

  async function viewerOf(caller: SqlPart, person: SqlPart): Promise<Found | undefined> {
    const named = owner === null ? null : sql`${owner}::bigint`;
    const { rows } = await namedStatement(
      'find-viewer',
      sql<Found>`
    select b.*, u.email, u.role, u.role_by, u.confirmed_at is not null as confirmed, ${runningTier(named ?? sql`u.id`, plans)} as tier,
      ${factorDue(named ?? sql`b.user_id`, now)} as factor_due
    from (${caller}) b join users u on u.id = b.user_id ${person}`,
    ).execute(db);
    return rows[0];
  }
}

/**
 * The stored role. The account with the confirmed address ADMIN_EMAIL becomes administrator once, unless a role was
 * assigned before; afterwards the stored role counts, so that the setting can change.
 */
async function roleOf({ db, config }: Context, found: Found): Promise<Role> {
  const decides = found.role_by === null && found.confirmed && found.email === config.adminEmail;
  if (!decides) return found.role;
  await db
    .updateTable('users')
    .set({ role: 'administrator', role_by: 'address' })
    .where('id', '=', found.user_id)
    .where('role_by', 'is', null)
    .execute();
  return 'administrator';
}

const bearerOf = ({ user_id: userId, token_id, personal_id, scopes }: Found): CallBearer =>
  personal_id === null
    ? { userId, kind: 'session', id: token_id, mayRead: true }
    : { userId, kind: 'program', id: personal_id, mayRead: scopes?.includes('read') ?? false };

/** The bearer of a signed-in device's token, which may do everything. */
const device = (hash: SqlPart, now: SqlPart, owner: number | null): SqlPart =>
  sql`select d.*, null::bigint as personal_id, null::text[] as scopes from (${bearer(hash, now, owner)}) d`;
