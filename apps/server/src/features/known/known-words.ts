import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Piscina } from 'piscina';
import type { Context, Viewer } from '../../context.ts';
import { DEADLINES } from '../../database/deadline.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { CLUSTER_VERSION } from '../clusters/cluster-version.ts';
import { clustersByOwner, type OwnerPart } from '../reviews/clusters-by-owner.ts';
import { mergedWords } from './merged-words.ts';

const COLUMNS = [1, 2, 3] as const;
/** Maximum bytes of a response: about 400,000 words. Practised ones come first. */
const MAX_BYTES = 40_000_000;
/** Overhead of a line beside its word. */
const LINE_BYTES = 80;
/** Characters up to which lists are merged on the main thread, in a few milliseconds. */
const SHORT = 100_000;
/** A thread without work ends after this time. */
const IDLE_MS = 60_000;
/** Part of each ETag: invalidates caches of an earlier line format. */
const FORM = 2;

/** Worker pool: the lists of several owners are merged beside the main thread. */
const pool = new Piscina({
  filename: fileURLToPath(new URL('merge-thread.ts', import.meta.url)),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  env: {},
});

/** Lists of one user are serialised. */
const perUser = keyedQueue(1, DEADLINES.calls);

interface Column {
  id: number;
  column: number;
}

/** One owner's part of the language. */
interface Part {
  ownerId: number;
  columns: Column[];
  versions: string[];
  /** Upper bound of the bytes of its lines. */
  bytes: number;
}

export interface KnownWords {
  /** Of the versions of all sources: needs no reading of words. */
  etag: string;
  /** NDJSON, one line { word, stage, stability, due } per word. */
  read: () => Promise<string>;
}

/**
 * Every word of the user in a language, with its best-known row and direction. Archived and shared clusters count;
 * disabled ones do not.
 */
export async function knownWords(
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  language: string,
  most = MAX_BYTES,
): Promise<KnownWords> {
  const settings = await context.db
    .selectFrom('review_settings')
    .select('changes')
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  const parts: Part[] = [];
  for (const part of await clustersByOwner(context, viewer.id, { leaveOutAway: true })) {
    const columns = columnsOf(part, language);
    if (columns.length > 0) parts.push(await partOf(context, part.ownerId, columns));
  }
  const versions = JSON.stringify([FORM, viewer.id, language, settings?.changes ?? 0, parts]);
  const read = () =>
    perUser(String(viewer.id), async () => {
      const texts: string[] = [];
      let left = most;
      for (const part of parts) {
        const text = await linesOf(context, viewer.id, part, left);
        texts.push(text);
        left -= text.length;
        if (left <= 0) break;
      }
      const isShort = texts.length < 2 || most - left <= SHORT;
      return isShort ? mergedWords(texts) : (pool.run(texts) as Promise<string>);
    });
  return { etag: `"${createHash('sha256').update(versions).digest('base64url')}"`, read };
}

const columnsOf = ({ clusters }: OwnerPart, language: string): Column[] =>
  clusters
    .filter(({ open }) => open)
    .flatMap((cluster) =>
      COLUMNS.filter((column) => cluster[`col_${column}_language`] === language).map((column) => ({
        id: cluster.id,
        column,
      })),
    )
    .toSorted((one, other) => one.id - other.id || one.column - other.column);

async function partOf({ db }: Context, ownerId: number, columns: Column[]): Promise<Part> {
  const ids = [...new Set(columns.map(({ id }) => id))];
  const { rows } = await sql<{ version: string; bytes: number }>`
    select ${CLUSTER_VERSION} as version, c.bytes + c.row_count * ${sql.lit(COLUMNS.length * LINE_BYTES)}::bigint as bytes
    from clusters c where c.user_id = ${ownerId} and c.id = any(${ids}::bigint[]) order by c.id`.execute(db);
  return {
    ownerId,
    columns,
    versions: rows.map(({ version }) => version),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * The lines of one owner's words, within that owner's shard: grouped and formatted by the database, because 100,000
 * result rows would take longer than finding them. Their size is summed only if it may exceed `most` bytes.
 */
async function linesOf(
  { db, shards }: Context,
  viewerId: number,
  { ownerId, columns, bytes }: Part,
  most: number,
): Promise<string> {
  const upTo =
    bytes <= most
      ? sql`0`
      : sql`sum(octet_length(w.word) + ${sql.lit(LINE_BYTES)}) over (
          order by s.stage is null, r.id, c."column", s.source_col, s.target_col)`;
  const { rows } = await sql<{ lines: string | null }>`
    ${shards.withViewerTable('review_states', viewerId, ownerId)}
    select string_agg('{"word":' || to_json(b.word)::text || ',"stage":"' || b.stage
      || '","stability":' || round(b.stability * 100) / 100 || ',"due":' || coalesce(
        rtrim(to_json(date_trunc('second', b.due at time zone 'UTC'))::text, '"') || 'Z"', 'null') || e'}\\n', '') as lines
    from (
      select distinct on (f.word) f.word, f.stage, f.stability, f.due
      from (
        select w.word collate "C" as word, coalesce(s.stage, 'new') as stage,
          case when s.stage <> 'new' then s.stability else 0 end as stability, case when s.stage <> 'new' then s.due end as due,
          ${upTo} as bytes
        from json_to_recordset(${JSON.stringify(columns)}::json) as c (id bigint, "column" int)
        join cluster_rows r on r.user_id = ${ownerId} and r.cluster_id = c.id
        cross join lateral (
          select case c."column" when 1 then r.col_1_value when 2 then r.col_2_value else r.col_3_value end as word) w
        left join review_states s on s.user_id = ${viewerId} and s.row_id = r.id and c."column" in (s.source_col, s.target_col)
        where w.word <> '') f
      where f.bytes <= ${most}
      order by f.word, case f.stage when 'review' then 3 when 'relearning' then 2 when 'learning' then 1 else 0 end desc,
        f.stability desc) b`.execute(db);
  return rows[0]?.lines ?? '';
}
