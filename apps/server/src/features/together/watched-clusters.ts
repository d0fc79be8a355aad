import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import { inCluster, isCluster, type ClusterPlace } from '../clusters/cluster-place.ts';
import { assertReadable } from '../clusters/policy.ts';
import { MOST_NOTED } from '../rows/row-changes.ts';
import { toldRows, type NewChange, type ToldChange } from './told-rows.ts';

/** Milliseconds between two looks: what one person changes, the others have within two seconds. */
const EVERY_MS = 800;
/** Windows of one person that follow something on one server. */
const MOST_EACH = 10;

export interface Listener {
  tell(change: ToldChange): void;
  /** So much has changed at once that the rows are to be loaded anew. */
  reload(): void;
  /** The right to read has ended. */
  end(): void;
}

interface Watcher extends Listener {
  viewer: Viewer;
  clusterId: number;
}

/** How far a cluster has been told. */
interface Head {
  ownerId: number;
  lastId: number;
  updatedAt: number;
}

interface Looked {
  cluster_id: number;
  owner_id: number;
  updated_at: Date;
  changes: NewChange[] | null;
}

/**
 * Looks for changes of the clusters that somebody follows, of all of them at once, by asking the database: that reaches every
 * server, also behind a pooler that shares connections. While nobody follows anything, nothing is asked.
 */
export function watchedClusters(context: Context) {
  const watchers = new Set<Watcher>();
  const heads = new Map<number, Head>();
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    await endUnreadable();
    const followed = [...heads].filter(([id]) => [...watchers].some(({ clusterId }) => clusterId === id));
    for (const id of heads.keys()) if (!followed.some(([one]) => one === id)) heads.delete(id);
    if (followed.length === 0) return;
    // What lies with several owners is asked of each, where the database is spread.
    const together = context.config.databaseDistributed
      ? [...Map.groupBy(followed, ([, { ownerId }]) => ownerId)]
      : [[null, followed] as const];
    for (const [owner, of] of together) for (const found of await lookAt(of, owner)) await tell(found);
  }

  async function lookAt(followed: readonly (readonly [number, Head])[], owner: number | null): Promise<Looked[]> {
    const ownedBy = owner === null ? sql`c.user_id` : sql`${owner}::bigint`;
    const { rows } = await sql<Looked>`
      select c.id as cluster_id, c.user_id as owner_id, c.updated_at, (
        select json_agg(n order by n.id) from (
          select ch.id, ch.row_id, ch.kind, ch.by_user_id from row_changes ch
          where ch.user_id = ${ownedBy} and ch.cluster_id = c.id and ch.id > w.last_id
          order by ch.id limit ${sql.lit(MOST_NOTED + 1)}) n) as changes
      from unnest(${followed.map(([id]) => id)}::bigint[], ${followed.map(([, { lastId }]) => lastId)}::bigint[])
          as w (cluster_id, last_id)
        join clusters c on c.id = w.cluster_id and c.user_id = ${ownedBy}`.execute(context.db);
    return rows;
  }

  async function tell({ cluster_id, owner_id, updated_at, changes }: Looked): Promise<void> {
    const head = heads.get(cluster_id);
    if (!head) return;
    const isNew = head.updatedAt !== updated_at.getTime();
    const last = changes?.at(-1);
    if (!isNew && !last) return;
    const many = !changes || changes.length > MOST_NOTED || changes.some(({ row_id }) => row_id === null);
    const told = many ? [] : await toldRows(context, { id: cluster_id, ownerId: owner_id }, changes);
    heads.set(cluster_id, {
      ownerId: owner_id,
      lastId: many && last ? await newestChange({ id: cluster_id, ownerId: owner_id }) : (last?.id ?? head.lastId),
      updatedAt: updated_at.getTime(),
    });
    for (const watcher of watchers) {
      if (watcher.clusterId !== cluster_id) continue;
      if (many) watcher.reload();
      else for (const change of told) watcher.tell(change);
    }
  }

  async function newestChange(place: ClusterPlace): Promise<number> {
    const { id } = await context.db
      .selectFrom('row_changes')
      .select((eb) => eb.fn.max('id').as('id'))
      .where(inCluster(place))
      .executeTakeFirstOrThrow();
    return id ?? 0;
  }

  /** A share that ended, a plan, a logout: asked each time, so that nothing has to tell of it. */
  async function endUnreadable(): Promise<void> {
    const all = [...watchers];
    if (context.config.databaseDistributed) {
      for (const watcher of all) if (!(await mayFollow(watcher))) watcher.end();
      return;
    }
    const now = sql`${context.clock.now()}::timestamptz`;
    const { rows } = await sql<{ place: number }>`
      select w.place::int from unnest(${all.map(({ viewer }) => viewer.id)}::bigint[], ${all.map(({ clusterId }) => clusterId)}::bigint[],
          ${all.map(({ viewer }) => viewer.tokenId)}::bigint[]) with ordinality as w (user_id, cluster_id, token_id, place)
        join clusters c on c.id = w.cluster_id
      where ${mayRead(sql`w.user_id`, now)}
        and exists (select 1 from access_tokens t where t.id = w.token_id and t.user_id = w.user_id)`.execute(
      context.db,
    );
    const readable = new Set(rows.map(({ place }) => place - 1));
    for (const [place, watcher] of all.entries()) if (!readable.has(place)) watcher.end();
  }

  /** The same of one of them, in steps of one shard each. */
  async function mayFollow({ viewer, clusterId }: Watcher): Promise<boolean> {
    const device = await context.db
      .selectFrom('access_tokens')
      .select('id')
      .where('user_id', '=', viewer.id)
      .where('id', '=', viewer.tokenId)
      .executeTakeFirst();
    if (!device) return false;
    return assertReadable(context, viewer, clusterId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
  }

  function schedule(): void {
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => context.log.warn({ err: error }, 'changes of followed clusters could not be read'))
        .finally(() => {
          if (watchers.size > 0 && timer) schedule();
        });
    }, EVERY_MS).unref();
  }

  return {
    /** Follows a cluster from now on; the caller has checked the right to read. Returns what ends it. */
    async watch(viewer: Viewer, place: ClusterPlace, listener: Listener): Promise<() => void> {
      if ([...watchers].filter((one) => one.viewer.id === viewer.id).length >= MOST_EACH)
        throw new Failure('too_many', message('stream.too_many'), { retryAfter: 30 });
      const clusterId = place.id;
      if (!heads.has(clusterId)) {
        const { updated_at } = await context.db
          .selectFrom('clusters')
          .select('updated_at')
          .where(isCluster(place))
          .executeTakeFirstOrThrow();
        heads.set(clusterId, {
          ownerId: place.ownerId,
          lastId: await newestChange(place),
          updatedAt: updated_at.getTime(),
        });
      }
      const watcher = { viewer, clusterId, ...listener };
      watchers.add(watcher);
      if (watchers.size === 1) schedule();
      return () => void watchers.delete(watcher);
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      for (const watcher of watchers) watcher.end();
      await looking;
    },
  };
}
