import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { plansAt } from '../../access/premium.ts';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';
import { assertReadable } from '../clusters/policy.ts';
import { MAX_NOTED, type ChangeKind } from '../rows/row-changes.ts';
import type { ResponseOf } from '@wordcluster/contract/types';
import { mediaOfRows } from '../rows/row-media.ts';
import { numberOfPosition } from '../rows/row-order.ts';

interface NewChange {
  id: number;
  row_id: number | null;
  kind: ChangeKind;
  by_user_id: number | null;
}

type Row = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows'>[number];

/** Event for subscribers: the row as in a list, and the user who changed it. */
interface RowChange {
  id: number;
  kind: ChangeKind;
  row: Row & { changed_by: { id: number; first_name: string; last_name: string } | null };
}

/** The last change of each row, with its current content; for a deleted row its last content. */
async function changedRows(context: Context, cluster: ClusterKey, changes: readonly NewChange[]): Promise<RowChange[]> {
  const { db } = context;
  const lastOf = new Map(changes.map((change) => [change.row_id, change]));
  const ids = changes.flatMap(({ row_id }) => row_id ?? []);
  const columns = ['id', 'position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'] as const;
  const of = (table: 'cluster_rows' | 'deleted_rows') =>
    db
      .selectFrom(table)
      .select(columns)
      .where('user_id', '=', cluster.ownerId)
      .where('cluster_id', '=', cluster.id)
      .where('id', 'in', ids)
      .execute();
  const [there, gone, media, people] = await Promise.all([
    of('cluster_rows'),
    of('deleted_rows'),
    mediaOfRows(context, db, cluster, ids),
    db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', 'in', [0, ...changes.flatMap(({ by_user_id }) => by_user_id ?? [])])
      .execute(),
  ]);
  const rows = new Map([...gone, ...there].map((row) => [row.id, row]));
  const isThere = new Set(there.map(({ id }) => id));
  const events: RowChange[] = [];
  for (const { id, row_id, kind, by_user_id } of lastOf.values()) {
    const row = rows.get(row_id ?? 0);
    // Deleted since; another change reports that.
    if (!row || isThere.has(row.id) === (kind === 'deleted')) continue;
    const { position, tags, ...cells } = row;
    const number = await numberOfPosition(db, cluster, position);
    events.push({
      id,
      kind,
      row: {
        ...cells,
        ...media(row.id),
        cluster_id: cluster.id,
        row_number: kind === 'deleted' ? number + 1 : number,
        tags: tags ?? [],
        changed_by: people.find((person) => person.id === by_user_id) ?? null,
      },
    });
  }
  return events;
}

/** Polling interval in milliseconds: a user's changes reach others within two seconds. */
const EVERY_MS = 800;
/** Maximum of one user's subscriptions on one server. */
const MAX_EACH = 10;

export interface Listener {
  notify(change: RowChange): void;
  /** Too many changes at once: the client reloads all rows. */
  reload(): void;
  /** The right to read has ended. */
  end(): void;
}

interface Watcher extends Listener {
  viewer: Viewer;
  clusterId: number;
}

/** Position in the change log up to which subscribers were notified. */
interface Head {
  ownerId: number;
  lastId: number;
  updatedAt: number;
}

type Followed = readonly [clusterId: number, head: Head];

interface Looked {
  cluster_id: number;
  owner_id: number;
  updated_at: Date;
  changes: NewChange[] | null;
}

/** The changes since the last poll of the clusters of these owners, which are on one shard. */
async function newChanges(
  context: Context,
  owners: readonly (readonly [number, readonly Followed[]])[],
): Promise<Looked[]> {
  const [[owner] = [0], ...others] = owners;
  const ownedBy = others.length > 0 ? sql`c.user_id` : sql`${owner}::bigint`;
  const followed = owners.flatMap(([, of]) => of);
  const { rows } = await sql<Looked>`
    select c.id as cluster_id, c.user_id as owner_id, c.updated_at, (
      select json_agg(n order by n.id) from (
        select ch.id, ch.row_id, ch.kind, ch.by_user_id from row_changes ch
        where ch.user_id = ${ownedBy} and ch.cluster_id = c.id and ch.id > w.last_id
        order by ch.id limit ${sql.lit(MAX_NOTED + 1)}) n) as changes
    from unnest(${followed.map(([id]) => id)}::bigint[], ${followed.map(([, { lastId }]) => lastId)}::bigint[])
        as w (cluster_id, last_id)
      join clusters c on c.id = w.cluster_id and c.user_id = ${ownedBy}`.execute(context.db);
  return rows;
}

async function newestChange(context: Context, cluster: ClusterKey): Promise<number> {
  const { id } = await context.db
    .selectFrom('row_changes')
    .select((eb) => eb.fn.max('id').as('id'))
    .where(inCluster(cluster))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Position of a cluster in its change log when its first subscription begins. */
async function readHead(context: Context, cluster: ClusterKey): Promise<Head> {
  const { updated_at } = await context.db
    .selectFrom('clusters')
    .select('updated_at')
    .where(isCluster(cluster))
    .executeTakeFirstOrThrow();
  return {
    ownerId: cluster.ownerId,
    lastId: await newestChange(context, cluster),
    updatedAt: updated_at.getTime(),
  };
}

/** Access is checked at each poll, so that ended shares, plans and sessions need no event. */
async function endUnreadable(context: Context, watchers: readonly Watcher[]): Promise<void> {
  for (const group of context.shards.groups(watchers)) {
    const [watcher, ...others] = group;
    const readable =
      watcher && others.length === 0 ? await readableAlone(context, watcher) : await readableOf(context, group);
    for (const one of group) if (!readable.has(one)) one.end();
  }
}

async function readableOf(context: Context, all: readonly Watcher[]): Promise<Set<Watcher>> {
  const { rows } = await sql<{ ordinal: number }>`
    select w.ordinal::int from unnest(${all.map(({ viewer }) => viewer.id)}::bigint[], ${all.map(({ clusterId }) => clusterId)}::bigint[],
        ${all.map(({ viewer }) => viewer.tokenId)}::bigint[]) with ordinality as w (user_id, cluster_id, token_id, ordinal)
      join clusters c on c.id = w.cluster_id
    where ${mayRead(sql`w.user_id`, plansAt(context))}
      and exists (select 1 from access_tokens t where t.id = w.token_id and t.user_id = w.user_id)`.execute(context.db);
  const readable = new Set(rows.map(({ ordinal }) => ordinal - 1));
  return new Set(all.filter((_watcher, index) => readable.has(index)));
}

/** The same for one subscription, in steps of one shard each. */
async function readableAlone(context: Context, watcher: Watcher): Promise<Set<Watcher>> {
  return new Set((await mayFollow(context, watcher)) ? [watcher] : []);
}

async function mayFollow(context: Context, { viewer, clusterId }: Watcher): Promise<boolean> {
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

/**
 * Polls the database for changes of all subscribed clusters at once: that reaches every server, also behind a pooler
 * that shares connections (where LISTEN/NOTIFY fails). Without subscriptions nothing is queried.
 */
export function clusterSubscriptions(context: Context) {
  const watchers = new Set<Watcher>();
  const heads = new Map<number, Head>();
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    await endUnreadable(context, [...watchers]);
    const followed = [...heads].filter(([id]) => [...watchers].some(({ clusterId }) => clusterId === id));
    for (const id of heads.keys()) if (!followed.some(([one]) => one === id)) heads.delete(id);
    if (followed.length === 0) return;
    const owners = [...Map.groupBy(followed, ([, { ownerId }]) => ownerId)];
    for (const group of context.shards.groups(owners))
      for (const found of await newChanges(context, group)) await notify(found);
  }

  async function notify({ cluster_id, owner_id, updated_at, changes }: Looked): Promise<void> {
    const head = heads.get(cluster_id);
    if (!head) return;
    const isNew = head.updatedAt !== updated_at.getTime();
    const last = changes?.at(-1);
    if (!isNew && !last) return;
    const many = !changes || changes.length > MAX_NOTED || changes.some(({ row_id }) => row_id === null);
    const events = many ? [] : await changedRows(context, { id: cluster_id, ownerId: owner_id }, changes);
    heads.set(cluster_id, {
      ownerId: owner_id,
      lastId:
        many && last ? await newestChange(context, { id: cluster_id, ownerId: owner_id }) : (last?.id ?? head.lastId),
      updatedAt: updated_at.getTime(),
    });
    for (const watcher of watchers) {
      if (watcher.clusterId !== cluster_id) continue;
      if (many) watcher.reload();
      else for (const change of events) watcher.notify(change);
    }
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
    /** Subscribes to a cluster; the caller has checked read access. Returns a function that unsubscribes. */
    async watch(viewer: Viewer, key: ClusterKey, listener: Listener): Promise<() => void> {
      if ([...watchers].filter((one) => one.viewer.id === viewer.id).length >= MAX_EACH)
        throw new Failure('too_many', message('stream.too_many'), { retryAfter: 30 });
      const clusterId = key.id;
      if (!heads.has(clusterId)) heads.set(clusterId, await readHead(context, key));
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
