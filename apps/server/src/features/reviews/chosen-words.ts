import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { Fresh, Known } from './queued-words.ts';
import { isAskable, practised, type Day } from './words-of-day.ts';

/** Exactly these rows in these directions, in this order. */
export async function wordsOfCards(
  db: Db,
  days: readonly Day[],
  cards: readonly { row_id: number; source_col: number; target_col: number }[],
  only: number | undefined,
): Promise<(Known | Fresh)[]> {
  const found = await Promise.all(days.map((day) => cardsOf(db, day, cards, only)));
  const keyOf = (row: number, source: number, target: number) => `${row} ${source} ${target}`;
  const words = new Map(
    found
      .flat()
      .map(({ source, target, ...word }) => [keyOf(word.row_id, source, target), asWord(word, source, target)]),
  );
  return cards.flatMap((card) => words.get(keyOf(card.row_id, card.source_col, card.target_col)) ?? []);
}

async function cardsOf(
  db: Db,
  day: Day,
  cards: readonly { row_id: number; source_col: number; target_col: number }[],
  only: number | undefined,
) {
  const { rows } = await sql<(Known | (Fresh & { stage: null })) & { source: number; target: number }>`
    with ${practised(day, only)},
    wanted as (
      select * from json_to_recordset(${JSON.stringify(cards)}::json) as w (row_id bigint, source_col smallint, target_col smallint))
    select s.*, w.source_col as source, w.target_col as target, r.id as row_id, r.cluster_id, r.col_1_value, r.col_2_value, r.col_3_value
    from wanted w join cluster_rows r on r.id = w.row_id join practised p on p.id = r.cluster_id
      left join review_states s on s.user_id = ${day.userId} and s.row_id = r.id and s.source_col = w.source_col
        and s.target_col = w.target_col`.execute(db);
  return rows;
}

/** A word with or without a state. */
function asWord(word: Known | (Fresh & { stage: null }), source: number, target: number): Known | Fresh {
  const { stage, ...cells } = word;
  return stage === null ? { ...cells, source_col: source, target_col: target } : word;
}

/** Exactly these rows, if readable and askable, in the direction that needs practice most. */
export async function chosenWords(
  db: Db,
  days: readonly Day[],
  rowIds: readonly number[],
  only: number | undefined,
): Promise<(Known | Fresh)[]> {
  const parts = await Promise.all(days.map((day) => chosenOf(db, day, rowIds, only)));
  const found = new Map(parts.flat().map(({ source, target, ...word }) => [word.row_id, asWord(word, source, target)]));
  return rowIds.flatMap((rowId) => found.get(rowId) ?? []);
}

async function chosenOf(db: Db, day: Day, rowIds: readonly number[], only: number | undefined) {
  const { rows } = await sql<(Known | (Fresh & { stage: null })) & { source: number; target: number }>`
    with ${practised(day, only)}
    select distinct on (r.id) s.*, d / 10 as source, d % 10 as target, r.id as row_id, r.cluster_id,
      r.col_1_value, r.col_2_value, r.col_3_value
    from cluster_rows r join practised p on p.id = r.cluster_id
      cross join lateral unnest(p.directions) with ordinality as wanted (d, place)
      left join review_states s on s.user_id = ${day.userId} and s.row_id = r.id and s.source_col = d / 10 and s.target_col = d % 10
    where r.id = any(${rowIds}::bigint[]) and ${isAskable(sql`d / 10`, sql`d % 10`)}
    order by r.id, (${day.today} - s.last_day) / greatest(s.stability, 0.001) desc nulls last, place`.execute(db);
  return rows;
}
