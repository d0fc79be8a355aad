import type { Rest } from '@wordcluster/domain/progress/rests';
import type { PersonClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import { mayRead } from '../clusters/cluster-access.ts';
import type { Reader } from './figures.ts';

interface FoundRest {
  cluster_id: number;
  since: Date | null;
  until: Date | null;
}

/** The days on which clusters did not ask the person, of each that ever rested. */
export async function readRests(readers: readonly Reader[], clock: PersonClock): Promise<Map<number, Rest[]>> {
  const [reader] = readers;
  if (!reader) return new Map();
  const kept = reader.db
    .selectFrom('cluster_rests')
    .select(['cluster_id', 'since', 'until'])
    .where('user_id', '=', reader.userId)
    .execute();
  const found: FoundRest[] = (await Promise.all([kept, ...readers.map(readClosed)])).flat();
  const rests = new Map<number, Rest[]>();
  for (const { cluster_id, since, until } of found) {
    const from = since === null ? -Infinity : clock.day(since.getTime());
    const to = until === null ? Infinity : clock.day(until.getTime());
    rests.set(cluster_id, [...(rests.get(cluster_id) ?? []), { from, to }]);
  }
  return rests;
}

/** Clusters that no plan keeps open now, since the end of their owner's Premium; from the beginning where there was none. */
async function readClosed({ db, userId, now, part }: Reader): Promise<FoundRest[]> {
  const closed = part
    ? sql`
      select unnest(${part.clusters.flatMap(({ id, open }) => (open ? [] : [id]))}::bigint[]) as id, ${part.ownerId}::bigint as owner`
    : sql`
      select c.id, c.user_id as owner from clusters c
      where c.removed_at is null and c.id in (
        select id from clusters where user_id = ${userId}
        union all select cluster_id from cluster_shares where user_id = ${userId})
        and not ${mayRead(sql`${userId}::bigint`, sql`${now}::timestamptz`)}`;
  if (part?.clusters.every(({ open }) => open)) return [];
  const { rows } = await sql<FoundRest>`
    select c.id::float8 as cluster_id, null::timestamptz as until, (
      select max(o.ends_at) from orders o
      where o.buyer_id = ${part ? sql`${part.ownerId}::bigint` : sql`c.owner`} and o.status = 'PAID' and o.ends_at <= ${now}) as since
    from (${closed}) c`.execute(db);
  return rows;
}
