import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { clustersByOwner, type OwnerPart } from '../reviews/clusters-by-owner.ts';

type Stage = 'new' | 'learning' | 'review' | 'relearning';

/** Words of one owner, each with its row's state in a direction: a list per value, as a row for each of 100,000 would take longer than finding them. */
interface Found {
  words: string[];
  stages: (Stage | null)[];
  stabilities: (number | null)[];
  /** Milliseconds since 1970. */
  dues: (number | null)[];
}

/** What is known of a word. */
interface Known {
  stage: Stage;
  /** Days until the chance of recall is 90 %. */
  stability: number;
  due: number | null;
}

const NEW: Known = { stage: 'new', stability: 0, due: null };
/** Best known last. */
const RANK: Readonly<Record<Stage, number>> = { new: 0, learning: 1, relearning: 2, review: 3 };
const COLUMNS = [1, 2, 3] as const;

/**
 * Every word that the person has in a language, with its best-known row and direction, as NDJSON and its ETag. Archived and shared
 * clusters count; disabled ones do not.
 */
export async function knownWords(
  context: Context,
  viewer: Viewer,
  language: string,
): Promise<{ body: string; etag: string }> {
  const parts = await clustersByOwner(context, viewer.id, { leaveOutAway: true });
  const best = new Map<string, Known>();
  for (const part of parts) {
    const { words, stages, stabilities, dues } = await wordsOf(context, part, language);
    for (const [place, word] of words.entries()) {
      const stage = stages[place] ?? 'new';
      const known = stage === 'new' ? NEW : { stage, stability: stabilities[place] ?? 0, due: dues[place] ?? null };
      const other = best.get(word);
      if (!other || isBetter(known, other)) best.set(word, known);
    }
  }
  const body = [...best.keys()]
    .toSorted()
    .map((word) => lineOf(word, best.get(word) ?? NEW))
    .join('');
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/** JSON of `{ word, stage, stability, due }`. */
const lineOf = (word: string, { stage, stability, due }: Known): string =>
  `{"word":${JSON.stringify(word)},"stage":"${stage}","stability":${Math.round(stability * 100) / 100},"due":${due === null ? 'null' : `"${new Date(due).toISOString()}"`}}\n`;

const isBetter = (one: Known, other: Known): boolean =>
  RANK[one.stage] === RANK[other.stage] ? one.stability > other.stability : RANK[one.stage] > RANK[other.stage];

/** One entry per word and direction, within one owner's shard. */
async function wordsOf(context: Context, { userId, ownerId, clusters }: OwnerPart, language: string): Promise<Found> {
  const columns = clusters
    .filter(({ open }) => open)
    .flatMap((cluster) =>
      COLUMNS.filter((column) => cluster[`col_${column}_language`] === language).map((column) => ({
        id: cluster.id,
        column,
      })),
    );
  const none: Found = { words: [], stages: [], stabilities: [], dues: [] };
  if (columns.length === 0) return none;
  const { rows } = await sql<{ [Name in keyof Found]: Found[Name] | null }>`
    ${context.shards.withViewerTable('review_states', userId, ownerId)}
    select json_agg(w.word) as words, json_agg(s.stage) as stages, json_agg(s.stability) as stabilities,
      json_agg(floor(extract(epoch from s.due) * 1000)::bigint) as dues
    from json_to_recordset(${JSON.stringify(columns)}::json) as c (id bigint, "column" int)
    join cluster_rows r on r.user_id = ${ownerId} and r.cluster_id = c.id
    cross join lateral (
      select case c."column" when 1 then r.col_1_value when 2 then r.col_2_value else r.col_3_value end as word) w
    left join review_states s on s.user_id = ${userId} and s.row_id = r.id and c."column" in (s.source_col, s.target_col)
    where coalesce(w.word, '') <> ''`.execute(context.db);
  const [found] = rows;
  return {
    words: found?.words ?? [],
    stages: found?.stages ?? [],
    stabilities: found?.stabilities ?? [],
    dues: found?.dues ?? [],
  };
}
