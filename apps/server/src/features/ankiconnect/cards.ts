import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { rulesOf } from '../reviews/rules.ts';
import { isAskable } from '../reviews/words-of-day.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { DIRECTIONS, STEP, type Today } from './card-key.ts';
import { conditionOf } from './card-query.ts';
import type { Deck } from './decks.ts';
import { noteIdOf } from './note-id.ts';
import { parseQuery } from './query.ts';

/** The user's current day. */
export async function todayFor({ db, clock }: Context, viewer: Viewer): Promise<Today> {
  const now = clock.now();
  const days = personClock(await rulesOf(db, viewer.id));
  const today = days.day(now.getTime());
  return { now, day: today, start: new Date(days.dayEnd(today - 1)), end: new Date(days.dayEnd(today)) };
}

/** Rows `r` of the decks, each with the directions `p` in which it is practised, if any, and their states `s`. */
export const cardsFrom = (viewer: Viewer, decks: readonly Deck[]) => sql`
  json_to_recordset(${JSON.stringify(decks.map(({ id }) => ({ id })))}::json) as deck (id bigint)
  left join review_directions chosen on chosen.user_id = ${viewer.id} and chosen.cluster_id = deck.id
  join cluster_rows r on r.user_id = ${viewer.id} and r.cluster_id = deck.id
  left join lateral unnest(coalesce(chosen.directions, '{12}')) as p (direction)
    on ${isAskable(sql`(p.direction / 10)`, sql`(p.direction % 10)`)}
  left join review_states s on s.user_id = ${viewer.id} and s.row_id = r.id
    and s.source_col = p.direction / 10 and s.target_col = p.direction % 10`;

/** The same without rows that have no card: directions are read once per deck, and not per row. */
const cardsOnlyFrom = (viewer: Viewer, decks: readonly Deck[]) => sql`
  (select deck.id, d.direction
    from json_to_recordset(${JSON.stringify(decks.map(({ id }) => ({ id })))}::json) as deck (id bigint)
      left join review_directions chosen on chosen.user_id = ${viewer.id} and chosen.cluster_id = deck.id
      cross join lateral unnest(coalesce(chosen.directions, '{12}')) as d (direction)) as p
  join cluster_rows r on r.user_id = ${viewer.id} and r.cluster_id = p.id
    and ${isAskable(sql`(p.direction / 10)`, sql`(p.direction % 10)`)}
  left join review_states s on s.user_id = ${viewer.id} and s.row_id = r.id
    and s.source_col = p.direction / 10 and s.target_col = p.direction % 10`;

/** Ids aggregated into one text: a hundred thousand result rows would take longer than finding them. */
async function idsOf(context: Context, id: SqlPart, from: SqlPart): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`select string_agg((${id})::text, ',') as ids ${from}`.execute(
    context.db,
  );
  const found = new Float64Array((rows[0]?.ids ?? '').split(',').filter(Boolean).map(Number));
  return Array.from(found.toSorted());
}

/** As `cardIdOf`. */
const cardId = sql`(array_position(${sql.lit(`{${DIRECTIONS.join(',')}}`)}::int[], p.direction) - 1) * ${sql.lit(STEP)}::bigint
  + ${sql.lit(noteIdOf(0))}::bigint + r.id`;

/** All cards found by an Anki search, in the order of their ids. */
export async function findCards(
  context: Context,
  viewer: Viewer,
  decks: readonly Deck[],
  query: string,
): Promise<number[]> {
  const condition = conditionOf(parseQuery(query), decks, { viewer, today: await todayFor(context, viewer) });
  return idsOf(context, cardId, sql`from ${cardsOnlyFrom(viewer, decks)} where ${condition}`);
}

/** Rows of a search: a row matches by one of its cards, or, without cards, by its own fields. */
export async function findNotes(
  context: Context,
  viewer: Viewer,
  decks: readonly Deck[],
  query: string,
): Promise<number[]> {
  const condition = conditionOf(parseQuery(query), decks, { viewer, today: await todayFor(context, viewer) });
  const rowIds = await idsOf(context, sql`r.id`, sql`from ${cardsFrom(viewer, decks)} where ${condition}`);
  return [...new Set(rowIds)].map(noteIdOf);
}
