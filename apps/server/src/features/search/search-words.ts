import { MAX_FOUND } from '@wordcluster/contract/search';
import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { listClusters } from '../clusters/list-clusters.ts';
import { foldText } from '@wordcluster/domain/text/folding';
import type { Db } from '../../database/client.ts';

/** Rows per text. */
const ROWS_A_PART = 200;
/** Rows that are read from the database together. */
const BATCH = 5000;

/** To be raised when `foldText` changes: stored texts of another number are stale. */
const FOLDING = 1;

const WHITE_SPACE = /\s+/gu;

/** A text as it is searched: without case and accents, on one line. */
const searchable = (text: string): string => foldText(text).replace(WHITE_SPACE, ' ').trim();

interface Row {
  id: number;
  position: string;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
}

/** A cluster whose search texts are missing or outdated. */
interface Stale {
  id: number;
  /** Its owner. */
  user_id: number;
  updated_at: string;
  row_count: number;
}

/**
 * Every value starts after a line break, and every row has three: so a line number gives its row, and prefixes can be
 * searched.
 */
const wordsOf = (rows: readonly Row[]): string =>
  rows
    .flatMap((row) => [row.col_1_value, row.col_2_value, row.col_3_value])
    .map((value) => `\n${searchable(value ?? '')}`)
    .join('');

/** The row of an index in the text. */
const rowAt = (words: string, index: number, rowIds: readonly number[]): number | undefined =>
  rowIds[Math.floor((words.slice(0, index + 1).split('\n').length - 2) / 3)];

/**
 * Rebuilds the search texts of a cluster. Valid as of the moment before its rows were read: a change since then makes
 * them stale again.
 */
async function indexCluster({ db }: Context, cluster: Stale): Promise<void> {
  const { id, user_id, updated_at } = cluster;
  const parts: { row_ids: number[]; words: string }[] = [];
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await batchOf(db, cluster, after);
    for (let first = 0; first < rows.length; first += ROWS_A_PART) {
      const part = rows.slice(first, first + ROWS_A_PART);
      parts.push({ row_ids: part.map((row) => row.id), words: wordsOf(part) });
    }
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.position ?? null;
  }
  const written = parts.length === 0 ? [{ row_ids: [], words: '' }] : parts;
  const state = { as_of: new Date(updated_at), folding: FOLDING };
  await db.transaction().execute(async (trx) => {
    for (const [part, values] of written.entries())
      await trx
        .insertInto('search_texts')
        .values({ user_id, cluster_id: id, part, ...state, ...values })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'cluster_id', 'part']).doUpdateSet({ ...state, ...values }),
        )
        .execute();
    await trx
      .deleteFrom('search_texts')
      .where('user_id', '=', user_id)
      .where('cluster_id', '=', id)
      .where('part', '>=', written.length)
      .execute();
  });
}

async function batchOf(db: Db, cluster: Stale, after: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, position, col_1_value, col_2_value, col_3_value from cluster_rows
    where cluster_id = ${cluster.id} and user_id = ${cluster.user_id} ${after === null ? sql`` : sql`and position > ${after}::numeric`}
    order by position limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

type SearchResponse = ResponseOf<'GET /api/search'>;

/** Limit of rows indexed before the response; larger clusters are indexed in the background. */
const ROWS_AT_ONCE = 2000;
/** Cost of a cluster itself, in rows: a user may have thousands of empty ones. */
const CLUSTER_AS_ROWS = 40;

/** Clusters that the viewer may open, and their owners, in whose shards texts and rows are. */
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

/** Finds rows by a text in any of their cells: prefix matches first, then others. */
export function wordSearch(context: Context): (viewer: Viewer, query: string) => Promise<SearchResponse> {
  const underWay = new Map<number, Promise<void>>();
  const { db, log } = context;

  const refresh = (stale: Stale): Promise<void> => {
    const running = underWay.get(stale.id);
    if (running) return running;
    const indexing = indexCluster(context, stale).finally(() => underWay.delete(stale.id));
    underWay.set(stale.id, indexing);
    return indexing;
  };

  /** Sequential: indexing one user's clusters must not take all connections. */
  async function indexAll(clusters: readonly Stale[]): Promise<void> {
    for (const stale of clusters) await refresh(stale);
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

  /** Ids of rows whose normalised values contain `wanted`, those with a value that begins with it first. */
  async function matchingRows(within: SqlPart, wanted: string): Promise<number[]> {
    const beginning = `\n${wanted}`;
    // One pass over the texts: parts with beginnings come first, and each part has a row at least.
    const { rows: parts } = await sql<{ row_ids: number[]; words: string }>`
      select t.row_ids::float8[] as row_ids, t.words from search_texts t
      where ${within} and strpos(t.words collate "C", ${wanted}) > 0
      order by strpos(t.words collate "C", ${beginning}) = 0, t.cluster_id, t.part limit ${sql.lit(MAX_FOUND)}`.execute(
      db,
    );
    const found = new Set<number>();
    for (const sought of [beginning, wanted])
      for (const { row_ids, words } of parts)
        for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1)) {
          if (found.size >= MAX_FOUND) return [...found];
          const row = rowAt(words, at, row_ids);
          if (row !== undefined) found.add(row);
        }
    return [...found];
  }

  return async (viewer, query) => {
    const wanted = searchable(query);
    if (wanted === '') return { words: [], complete: true };
    const { clusters, within } = await readable(context, viewer);
    const [stale, found] = await Promise.all([staleOf(clusters, within), matchingRows(within, wanted)]);
    const now = stale.slice(0, firstBeyond(stale, ROWS_AT_ONCE));
    await indexAll(now);
    const later = stale.slice(now.length);
    if (later.length > 0)
      indexAll(later).catch((error: unknown) => log.warn({ err: error }, 'words were not read for the search'));
    const ids = now.length === 0 ? found : await matchingRows(within, wanted);
    return { words: await rowsThatMatch(context, within, ids, wanted), complete: later.length === 0 };
  };
}

/** Index of the first cluster at which the sum exceeds so many rows. */
function firstBeyond(clusters: readonly Stale[], most: number): number {
  let rows = 0;
  for (const [index, { row_count }] of clusters.entries()) {
    rows += row_count + CLUSTER_AS_ROWS;
    if (rows > most) return index;
  }
  return clusters.length;
}

type Word = SearchResponse['words'][number];

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
