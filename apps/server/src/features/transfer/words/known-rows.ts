import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { plansAt } from '../../../access/premium.ts';
import type { Context, Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { mayWrite } from '../../clusters/cluster-access.ts';
import { inCluster, type ClusterKey } from '../../clusters/cluster-key.ts';
import { ownRow } from './guids.ts';
import type { WordRow } from './word-rows.ts';

/** A row imported from the same note before. */
export interface KnownRow {
  place: number;
  row_id: number;
  cluster_id: number;
  modified: number;
  cells: (string | null)[];
  tags: string[] | null;
}

/** Rows of these notes that are there and may be changed: by their guid, and own ones that went to Anki before. */
export async function knownRows(context: Context, db: Db, viewer: Viewer, rows: WordRow[]): Promise<KnownRow[]> {
  const user = sql`${viewer.id}::bigint`;
  const found = await sql<KnownRow>`
    with sent as (
      select place::int, guid, ord, own from unnest(${rows.map((_, index) => index)}::int[],
        ${rows.map(({ guid }) => guid)}::text[], ${rows.map(({ ord }) => ord)}::int[],
        ${rows.map(({ guid }) => ownRow(context, guid))}::bigint[]) as s (place, guid, ord, own)),
    met as (
      select s.place, n.row_id, n.modified from sent s
      join imported_notes n on n.user_id = ${viewer.id} and n.guid = s.guid and n.ord = s.ord where s.guid <> ''
      union all
      select s.place, s.own, null from sent s where s.own is not null)
    select distinct on (m.place) m.place, r.id as row_id, r.cluster_id,
      json_build_array(r.col_1_value, r.col_2_value, r.col_3_value) as cells, r.tags,
      coalesce(m.modified, floor(extract(epoch from c.anki_exported_at))::bigint, 0) as modified
    from met m join cluster_rows r on r.id = m.row_id and r.user_id = ${viewer.id}
      join clusters c on c.id = r.cluster_id and c.user_id = ${viewer.id}
    where ${mayWrite(user, plansAt(context))} order by m.place, m.modified nulls last`.execute(db);
  return found.rows;
}

/**
 * Matches of a row in a cluster: the first row with the same first value, and the first with the same second one as
 * well.
 */
export interface Alike {
  word: number | null;
  pair: number | null;
}

/** Matches in the cluster, in the order of `rows`. */
export async function alikeRows(db: Db, cluster: ClusterKey, rows: WordRow[]): Promise<Alike[]> {
  const words = rows.map(({ cells }) => cells[0]);
  const found = await sql<Alike & { place: number }>`
    with there as (
      select id, position, col_1_value as word, coalesce(col_2_value, '') as meaning
      from cluster_rows where ${inCluster(cluster)} and col_1_value = any(${words}::text[]))
    select s.place, w.id as word, p.id as pair
    from unnest(${rows.map((_, index) => index)}::int[], ${words}::text[], ${rows.map(({ cells }) => cells[1] ?? '')}::text[])
        as s (place, word, meaning)
      join (select distinct on (word) word, id from there order by word, position) w on w.word = s.word
      left join (select distinct on (word, meaning) word, meaning, id from there order by word, meaning, position) p
        on p.word = s.word and p.meaning = s.meaning`.execute(db);
  const alike = rows.map((): Alike => ({ word: null, pair: null }));
  for (const { place, word, pair } of found.rows) alike[place] = { word, pair };
  return alike;
}

export const wordKey = ({ cells }: WordRow): string => cells[0];
export const pairKey = ({ cells }: WordRow): string => JSON.stringify([cells[0], cells[1] ?? '']);

/** Digests: a package may have hundreds of thousands of long texts. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Counts, before anything changes, rows of notes that exist in the cluster or earlier in their file. Notes imported
 * before do not count: they update their rows.
 */
export function duplicateCount(context: Context, viewer: Viewer, cluster: ClusterKey) {
  const words = new Set<string>();
  const pairs = new Set<string>();
  const counts = { rows: 0, matching: 0 };
  return {
    counts,
    compare: async (rows: WordRow[]): Promise<void> => {
      const known = new Set((await knownRows(context, context.db, viewer, rows)).map(({ place }) => place));
      const fresh = rows.filter((_, index) => !known.has(index));
      const alike = await alikeRows(context.db, cluster, fresh);
      for (const [index, row] of fresh.entries()) {
        const [word, pair] = [digest(wordKey(row)), digest(pairKey(row))];
        counts.matching += Number(alike[index]?.word != null || words.has(word));
        counts.rows += Number(alike[index]?.pair != null || pairs.has(pair));
        words.add(word);
        pairs.add(pair);
      }
    },
  };
}
