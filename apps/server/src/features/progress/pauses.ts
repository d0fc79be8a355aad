import type { Pause } from '@wordcluster/domain/progress/pauses';
import type { PersonClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import { mayRead } from '../clusters/cluster-access.ts';
import type { Reader } from './figures.ts';
import type { Part } from './backlog.ts';

interface FoundRest {
  cluster_id: number;
  /** Absent where all of the cluster rested. */
  direction?: number;
  since: Date | null;
  until: Date | null;
}

/** The days on which clusters, or directions of them, did not ask the person. */
export interface Pauses {
  /** Those that ever rested. */
  clusters: number[];
  of(part: Part & { practised: boolean }): Pause[];
}

export async function readPauses(readers: readonly Reader[], clock: PersonClock): Promise<Pauses> {
  const [reader] = readers;
  if (!reader) return { clusters: [], of: () => [] };
  const directions = reader.db
    .selectFrom('direction_rests')
    .select(['cluster_id', 'direction', 'since', 'until'])
    .where('user_id', '=', reader.userId)
    .execute();
  const kept = reader.db
    .selectFrom('cluster_rests')
    .select(['cluster_id', 'since', 'until'])
    .where('user_id', '=', reader.userId)
    .execute();
  const found: FoundRest[] = (await Promise.all([kept, directions, ...readers.map(readClosed)])).flat();
  const pauses = found.map(({ since, until, ...of }) => ({
    ...of,
    from: since === null ? -Infinity : clock.day(since.getTime()),
    to: until === null ? Infinity : clock.day(until.getTime()),
  }));
  const byCluster = Map.groupBy(pauses, ({ cluster_id }) => cluster_id);
  return {
    clusters: [...byCluster.keys()],
    of({ cluster_id, direction, practised }) {
      const own = byCluster.get(cluster_id) ?? [];
      const ofDirection = own.filter((rest) => rest.direction === direction);
      // One that is not practised and was never given up was never practised.
      const never = !practised && ofDirection.every(({ to }) => to !== Infinity);
      return [
        ...own.filter((rest) => rest.direction === undefined),
        ...ofDirection,
        ...(never ? [{ from: -Infinity, to: Infinity }] : []),
      ];
    },
  };
}

/** Clusters that no plan keeps open now, since the end of their owner's Premium; from the beginning where there was none. */
async function readClosed({ db, userId, now, plans, part }: Reader): Promise<FoundRest[]> {
  const closed = part
    ? sql`
      select unnest(${part.clusters.flatMap(({ id, open }) => (open ? [] : [id]))}::bigint[]) as id, ${part.ownerId}::bigint as owner`
    : sql`
      select c.id, c.user_id as owner from clusters c
      where c.removed_at is null and c.id in (
        select id from clusters where user_id = ${userId}
        union all select cluster_id from cluster_shares where user_id = ${userId})
        and not ${mayRead(sql`${userId}::bigint`, plans)}`;
  if (part?.clusters.every(({ open }) => open)) return [];
  const { rows } = await sql<FoundRest>`
    select c.id::float8 as cluster_id, null::timestamptz as until, (
      select max(o.ends_at) from orders o
      where o.buyer_id = ${part ? sql`${part.ownerId}::bigint` : sql`c.owner`} and o.status = 'PAID' and o.ends_at <= ${now}) as since
    from (${closed}) c`.execute(db);
  return rows;
}
