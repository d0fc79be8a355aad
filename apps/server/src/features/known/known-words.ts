import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Piscina } from 'piscina';
import type { Context, Viewer } from '../../context.ts';
import { DEADLINES } from '../../database/deadline.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { clustersByOwner, type OwnerPart } from '../reviews/clusters-by-owner.ts';
import { mergedWords, type KnownWords } from './merged-words.ts';

const COLUMNS = [1, 2, 3] as const;
/** Bytes of an answer: about 400,000 words. Those that were practised come first. */
const MOST_BYTES = 40_000_000;
/** What a line has beside its word. */
const LINE_BYTES = 80;
/** Characters that are merged where they are, in a few milliseconds. */
const SHORT = 100_000;
/** A thread without work ends after this time. */
const IDLE_MS = 60_000;

/** Worker pool: hundreds of thousands of words are parsed, merged and sorted beside the main thread. */
const pool = new Piscina({
  filename: fileURLToPath(new URL('merge-thread.ts', import.meta.url)),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  env: {},
});

/** Lists of one person follow one another. */
const inTurn = keyedQueue(1, DEADLINES.calls);

/**
 * Every word that the person has in a language, with its best-known row and direction, as NDJSON and its ETag. Archived and shared
 * clusters count; disabled ones do not.
 */
export function knownWords(
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  language: string,
  most = MOST_BYTES,
): Promise<KnownWords> {
  return inTurn(String(viewer.id), async () => {
    const parts: string[] = [];
    let left = most;
    for (const part of await clustersByOwner(context, viewer.id, { leaveOutAway: true })) {
      const text = await wordsOf(context, part, language, left);
      parts.push(text);
      left -= text.length;
      if (left <= 0) break;
    }
    return most - left <= SHORT ? mergedWords(parts) : (pool.run(parts) as Promise<KnownWords>);
  });
}

/** One entry per word and direction, within one owner's shard, as JSON of at most so many bytes: four lists, as `mergedWords` reads them. */
async function wordsOf(
  context: Context,
  { userId, ownerId, clusters }: OwnerPart,
  language: string,
  most: number,
): Promise<string> {
  const columns = clusters
    .filter(({ open }) => open)
    .flatMap((cluster) =>
      COLUMNS.filter((column) => cluster[`col_${column}_language`] === language).map((column) => ({
        id: cluster.id,
        column,
      })),
    );
  const none = '[[],[],[],[]]';
  if (columns.length === 0) return none;
  const { rows } = await sql<{ found: string }>`
    ${context.shards.withViewerTable('review_states', userId, ownerId)}
    select json_build_array(json_agg(f.word), json_agg(f.stage), json_agg(f.stability),
      json_agg(floor(extract(epoch from f.due) * 1000)::bigint))::text as found
    from (
      select w.word, s.stage, s.stability, s.due,
        sum(octet_length(w.word) + ${sql.lit(LINE_BYTES)}) over (
          order by s.stage is null, r.id, c."column", s.source_col, s.target_col) as bytes
      from json_to_recordset(${JSON.stringify(columns)}::json) as c (id bigint, "column" int)
      join cluster_rows r on r.user_id = ${ownerId} and r.cluster_id = c.id
      cross join lateral (
        select case c."column" when 1 then r.col_1_value when 2 then r.col_2_value else r.col_3_value end as word) w
      left join review_states s on s.user_id = ${userId} and s.row_id = r.id and c."column" in (s.source_col, s.target_col)
      where coalesce(w.word, '') <> '') f
    where f.bytes <= ${most}`.execute(context.db);
  return rows[0]?.found ?? none;
}
