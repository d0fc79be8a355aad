import type { Role } from '@wordcluster/domain/accounts/roles';
import { message } from '@wordcluster/domain/messages/all';
import { planOf } from '@wordcluster/domain/premium/plan';
import type { Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import { plansAt, runningTier } from '../../access/premium.ts';
import { hashSecret, ownerNamedBy } from '../../access/secrets.ts';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';

/** A device that proved itself by the token in its address. */
export interface EReader {
  id: number;
  token: string;
  clusterId: number;
  /** Owner of the device; limited to this feature. */
  owner: Viewer;
}

const REQUESTS = { times: 120, seconds: 60 };
/** The moment of last use is written at most this often. */
const TOUCH_SECONDS = 60;

interface Found {
  id: number;
  cluster_id: number;
  last_used_at: Date | null;
  email: string | null;
  role: Role;
  tier: Tier | null;
}

/** The e-reader of a token in the path; 403 for an expired or unknown one. */
export async function eReaderOf(context: Context, token: string): Promise<EReader> {
  const { db, clock } = context;
  const owner = ownerNamedBy(token);
  const plans = plansAt(context);
  const { rows } =
    owner === null
      ? { rows: [] }
      : await sql<Found>`
          select e.id, e.cluster_id, e.last_used_at, u.email, u.role, ${runningTier(sql`${owner}::bigint`, plans)} as tier
          from e_readers e join users u on u.id = e.user_id
          where e.user_id = ${owner} and u.id = ${owner} and e.token_hash = ${hashSecret(token)}`.execute(db);
  const [found] = rows;
  if (!found || owner === null) throw new Failure('forbidden', message('e_reader.ended'));
  await throttle(context, `e-reader:${found.id}`, REQUESTS);
  const now = clock.now();
  if (found.last_used_at === null || found.last_used_at.getTime() < now.getTime() - TOUCH_SECONDS * 1000)
    await db
      .updateTable('e_readers')
      .set({ last_used_at: now })
      .where('user_id', '=', owner)
      .where('id', '=', found.id)
      .execute();
  return {
    id: found.id,
    token,
    clusterId: found.cluster_id,
    owner: {
      id: owner,
      tokenId: 0,
      email: found.email,
      role: found.role,
      tier: found.tier,
      premium: planOf({ ...plans, tier: found.tier }).premium,
      isAdmin: false,
      factorDue: false,
      scopes: ['write'],
    },
  };
}
