import { MAX_FOUND } from '@wordcluster/contract/search';
import type { AnswerOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { listClusters } from '../clusters/list-clusters.ts';
import { FOLDING, indexCluster, rowAt, searchable, type Stale } from './index-cluster.ts';

type Answer = AnswerOf<'GET /api/search'>;

/** Rows of changed clusters that are read while the person waits; larger ones are read behind the answer. */
const ROWS_AT_ONCE = 2000;
/** What a cluster takes beside its rows, in rows: somebody may have thousands of empty ones. */
const CLUSTER_AS_ROWS = 40;

/** Clusters that the viewer may open, and their owners: all texts and rows lie with these. */
async function readable(context: Context, viewer: Viewer) {
  const open = (await listClusters(context, viewer)).filter(({ disabled }) => !disabled);
  const clusters = open.map(({ id, shared_by, updated_at, row_count }): Stale => ({
    id,
    user_id: shared_by?.id ?? viewer.id,
    updated_at,
    row_count,
  }));
  const owners = [...new Set(clusters.map(({ user_id }) => user_id))];
  const ids = clusters.map(({ id }) => id);
  return { clusters, within: sql`(t.user_id = any(${owners}::bigint[]) and t.cluster_id = any(${ids}::bigint[]))` };
}

/** Finds rows by a text in any of their cells: cells that begin with it first, then those that contain it. */
export function wordSearch(context: Context): (viewer: Viewer, query: string) => Promise<Answer> {
  const underWay = new Map<number, Promise<void>>();
  const { db, log } = context;

  const index = (stale: Stale): Promise<void> => {
    const running = underWay.get(stale.id);
    if (running) return running;
    const begun = indexCluster(context, stale).finally(() => underWay.delete(stale.id));
    underWay.set(stale.id, begun);
    return begun;
  };

  /** One after the other: a person's clusters shall not take all connections. */
  async function indexAll(clusters: readonly Stale[]): Promise<void> {
    for (const stale of clusters) await index(stale);
  }

  async function staleOf(clusters: readonly Stale[], within: SqlPart): Promise<Stale[]> {
    const { rows } = await sql<{ cluster_id: number; as_of: Date }>`
      select t.cluster_id, t.as_of from search_texts t where ${within} and t.part = 0 and t.folding = ${FOLDING}`.execute(
      db,
    );
    const known = new Map(rows.map(({ cluster_id, as_of }) => [cluster_id, as_of.toISOString()]));
    return clusters
      .filter(({ id, updated_at }) => known.get(id) !== updated_at)
      .toSorted((one, other) => one.row_count - other.row_count);
  }

  /** Ids of rows in whose texts `sought` stands, as their texts have them. */
  async function placesOf(within: SqlPart, sought: string): Promise<number[]> {
    const { rows: parts } = await sql<{ row_ids: number[]; words: string }>`
      select t.row_ids::float8[] as row_ids, t.words from search_texts t
      where ${within} and strpos(t.words collate "C", ${sought}) > 0
      order by t.cluster_id, t.part limit ${sql.lit(MAX_FOUND)}`.execute(db);
    const found: number[] = [];
    for (const { row_ids, words } of parts)
      for (let place = words.indexOf(sought); place >= 0; place = words.indexOf(sought, place + 1)) {
        const row = rowAt(words, place, row_ids);
        if (row !== undefined && found.at(-1) !== row) found.push(row);
        if (found.length >= MAX_FOUND) return found;
      }
    return found;
  }

  return async (viewer, query) => {
    const wanted = searchable(query);
    if (wanted === '') return { words: [], complete: true };
    const { clusters, within } = await readable(context, viewer);
    const stale = await staleOf(clusters, within);
    const now = stale.slice(0, firstBeyond(stale, ROWS_AT_ONCE));
    await indexAll(now);
    const later = stale.slice(now.length);
    if (later.length > 0)
      indexAll(later).catch((error: unknown) => log.warn({ err: error }, 'words were not read for the search'));
    const beginning = await placesOf(within, `\n${wanted}`);
    const containing = beginning.length < MAX_FOUND ? await placesOf(within, wanted) : [];
    const ids = [...new Set([...beginning, ...containing])].slice(0, MAX_FOUND);
    return { words: await rowsThatMatch(context, within, ids, wanted), complete: later.length === 0 };
  };
}

/** The place at which clusters, added up, come to more than so many rows. */
function firstBeyond(clusters: readonly Stale[], most: number): number {
  let rows = 0;
  for (const [place, { row_count }] of clusters.entries()) {
    rows += row_count + CLUSTER_AS_ROWS;
    if (rows > most) return place;
  }
  return clusters.length;
}

type Word = Answer['words'][number];

/** The rows as they are now, in the order of `ids`: one that was changed or deleted since is found no longer. */
async function rowsThatMatch({ db }: Context, within: SqlPart, ids: number[], wanted: string): Promise<Word[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Word>`
    select t.id as row_id, t.cluster_id, t.col_1_value, t.col_2_value, t.col_3_value
    from cluster_rows t where ${within} and t.id = any(${ids}::bigint[])`.execute(db);
  return rows
    .filter((row) =>
      [row.col_1_value, row.col_2_value, row.col_3_value].some((value) => searchable(value ?? '').includes(wanted)),
    )
    .toSorted((one, other) => ids.indexOf(one.row_id) - ids.indexOf(other.row_id));
}
