import type { AnswerOf, ParsedCall } from '@wordcluster/contract/types';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { mixed, wayToAsk, type AskedWay } from '@wordcluster/domain/schedule/settings';
import { sql, type Selectable } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { ReviewStatesTable } from '../../database/schema/reviews.ts';
import { assertReadable } from '../clusters/policy.ts';
import { mediaOfWords } from '../rows/row-media.ts';
import { acceptedFor } from './accepted-answers.ts';
import { freshWords } from './fresh-words.ts';
import { answeredState, newState } from './review-log.ts';
import { rulesOf, type Rules } from './review-settings.ts';
import { begunToday, knownAhead, newAhead } from './words-ahead.ts';
import { dayOf, daysByOwner, dueWords, isAskable, practised, type Day } from './words-of-day.ts';

type Queue = AnswerOf<'GET /api/reviews/queue'>['queue'];
type Word = Queue[number];

/** Words of one answer; without `limit` as many. */
const MOST_WORDS = 1000;
/** Of a row with three columns. */
const MOST_DIRECTIONS = 6;

interface Cells {
  row_id: number;
  cluster_id: number;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
}

/** Of words for days ahead: from when on they may be asked, and whether that is later than today's turn. */
interface Ahead {
  ready_at?: Date | null;
  is_later?: boolean;
}

export type Known = Selectable<ReviewStatesTable> & Cells & Ahead;
export type Fresh = Cells & Ahead & { source_col: number; target_col: number };

/**
 * What to practise now, in the order that matters most: what is nearest to being forgotten first, new words between. With
 * days ahead all that they may ask, in every direction; with rows exactly those, due or not.
 */
export async function queueOf(
  context: Context,
  viewer: Viewer,
  query: ParsedCall<'GET /api/reviews/queue'>['query'],
): Promise<Queue> {
  const { db, clock } = context;
  if (query.cluster_id !== undefined) await assertReadable(context, viewer, query.cluster_id);
  const archivedToo = query.cluster_id !== undefined || query.row_ids !== undefined;
  const { rules, day: asItIs } = await dayOf(db, viewer.id, clock.now(), rulesOf(db, viewer.id));
  const day = { ...asItIs, archivedToo };
  const days = await daysByOwner(context, day, query.cluster_id);
  const limit = query.limit ?? MOST_WORDS;
  if (query.row_ids)
    return asked(
      context,
      days,
      rules.ways,
      (await chosenWords(db, days, query.row_ids, query.cluster_id)).slice(0, limit),
    );

  const ahead = query.ahead_days ?? 0;
  const words =
    ahead > 0
      ? wordsAhead(db, days, { rules, ahead, limit, only: query.cluster_id })
      : wordsNow(db, days, limit, query.cluster_id);
  return asked(context, days, rules.ways, await words);
}

/** What is asked now: one direction of a row, as much as today allows. */
async function wordsNow(
  db: Db,
  days: readonly Day[],
  limit: number,
  only: number | undefined,
): Promise<(Known | Fresh)[]> {
  const [day] = days;
  if (!day) return [];
  const [known, fresh] = await Promise.all([
    Promise.all(days.map((part) => knownWords(db, part, limit, only))),
    Promise.all(days.map((part) => newWords(db, part, Math.min(limit, day.newLeft), only))),
  ]);
  const due = days.length === 1 ? known.flat() : together(known.flat(), day.reviewsLeft, limit);
  return mixed<Known | Fresh>(due, byCluster(fresh.flat()).slice(0, day.newLeft)).slice(0, limit);
}

/** What today and so many days after it may ask; what today asks comes first. */
async function wordsAhead(
  db: Db,
  days: readonly Day[],
  { rules, ahead, limit, only }: { rules: Rules; ahead: number; limit: number; only: number | undefined },
): Promise<(Known | Fresh)[]> {
  const [day] = days;
  if (!day) return [];
  const lastEnd = new Date(personClock(rules).dayEnd(day.today + ahead));
  const mostNew = Math.min(limit, day.newLeft + ahead * rules.newPerDay);
  const [known, fresh] = await Promise.all([
    Promise.all(days.map((part) => knownAhead(db, part, { before: lastEnd, limit, only }))),
    Promise.all(days.map((part) => newAhead(db, part, { before: lastEnd, mostRows: mostNew, only }))),
  ]);
  const due = days.length === 1 ? known.flat() : together(known.flat(), null, limit);
  const begun = begunToday(byCluster(fresh.flat()), day);
  const isNow = (word: Known) =>
    !word.is_later && (word.stage === 'review' || (word.due !== null && word.due <= day.now));
  const now = mixed<Known | Fresh>(due.filter(isNow), begun.today);
  const later = mixed<Known | Fresh>(
    due.filter((word) => !isNow(word)),
    begun.later,
  );
  return [...now, ...later].slice(0, limit);
}

/** Each owner's are in order; clusters go by their numbers, whoever has them. */
const byCluster = (words: readonly Fresh[]) => words.toSorted((a, b) => a.cluster_id - b.cluster_id);

/** Words with all that a device needs to ask them by itself. */
async function asked(
  context: Context,
  days: readonly Day[],
  ways: readonly AskedWay[],
  words: readonly (Known | Fresh)[],
): Promise<Queue> {
  const userId = days[0]?.userId ?? 0;
  const owners = days.flatMap(({ part }) => part?.ownerId ?? []);
  const [accepted, media] = await Promise.all([
    acceptedFor(
      context.db,
      userId,
      words.map(({ row_id }) => row_id),
    ),
    mediaOfWords(context, words, owners.length === 0 ? null : owners),
  ]);
  return words.map((word): Word => {
    const { row_id, cluster_id, source_col, target_col, col_1_value, col_2_value, col_3_value } = word;
    const state =
      'stage' in word ? answeredState(word) : newState({ rowId: row_id, sourceCol: source_col, targetCol: target_col });
    return {
      row_id,
      cluster_id,
      source_col,
      target_col,
      way: wayToAsk({ stage: state.state, reps: state.reps }, ways),
      row: { id: row_id, cluster_id, col_1_value, col_2_value, col_3_value, ...media(row_id) },
      state,
      step: 'stage' in word ? word.step : 0,
      accepted: accepted.get(`${row_id} ${target_col}`) ?? [],
      ready_at: word.ready_at?.toISOString() ?? null,
    };
  });
}

/** Words that were answered before and are due; steps of minutes only once they have come. */
async function knownWords(
  db: Db,
  day: Day,
  limit: number,
  only: number | undefined,
): Promise<(Known & { overdue: number })[]> {
  const place = sql`case when stage = 'review'
    then row_number() over (partition by stage = 'review' order by overdue desc, due, row_id) end`;
  const { rows } = await sql<Known & { overdue: number }>`
    with ${practised(day, only)}, ${dueWords(day, day.dayEnd)},
    asked as (
      select row_id, source_col, target_col, overdue, ${day.reviewsLeft === null ? sql`null::bigint` : place} as place, due
      from due where stage = 'review' or due <= ${day.now}),
    foremost as materialized (
      select * from asked where place is null or place <= ${day.reviewsLeft}
      order by overdue desc, due, row_id limit ${limit})
    select s.*, f.overdue, r.col_1_value, r.col_2_value, r.col_3_value
    from foremost f
      join review_states s on s.user_id = ${day.userId} and s.row_id = f.row_id and s.source_col = f.source_col
        and s.target_col = f.target_col
      join cluster_rows r on r.id = f.row_id
    order by f.overdue desc, f.due, f.row_id`.execute(db);
  return rows;
}

/** What several owners' clusters have due, in one order and within the one allowance of the day. */
function together(words: readonly (Known & { overdue: number })[], reviewsLeft: number | null, limit: number): Known[] {
  const time = ({ due }: Known) => due?.getTime() ?? 0;
  const isLater = ({ is_later = false }: Known) => Number(is_later);
  const ordered = words.toSorted(
    (a, b) => isLater(a) - isLater(b) || b.overdue - a.overdue || time(a) - time(b) || a.row_id - b.row_id,
  );
  let reviews = 0;
  const allowed = ordered.filter(({ stage }) => {
    if (stage === 'review') reviews += 1;
    return stage !== 'review' || reviewsLeft === null || reviews <= reviewsLeft;
  });
  return allowed.slice(0, limit);
}

/** Words that were never asked, in the order of their clusters and rows, each in the first direction in which it may be. */
async function newWords(db: Db, day: Day, limit: number, only: number | undefined): Promise<Fresh[]> {
  if (limit === 0) return [];
  const { rows } = await sql<Fresh>`
    with ${practised(day, only)}, ${freshWords(day, limit)},
    foremost as (select * from fresh order by cluster_id, position, place limit ${limit * MOST_DIRECTIONS})
    select f.row_id, f.cluster_id, f.source_col, f.target_col, r.col_1_value, r.col_2_value, r.col_3_value
    from (select distinct on (cluster_id, position) * from foremost order by cluster_id, position, place) f
      join cluster_rows r on r.id = f.row_id
    order by f.cluster_id, f.position limit ${limit}`.execute(db);
  return rows;
}

/** Exactly these rows, as far as the person may read them and they can be asked: in the direction that needs it most. */
async function chosenWords(
  db: Db,
  days: readonly Day[],
  rowIds: readonly number[],
  only: number | undefined,
): Promise<(Known | Fresh)[]> {
  const parts = await Promise.all(days.map((day) => chosenOf(db, day, rowIds, only)));
  const found = new Map(
    parts.flat().map(({ source, target, ...word }) => {
      const { stage, ...cells } = word;
      const fresh: Fresh = { ...cells, source_col: source, target_col: target };
      return [word.row_id, stage === null ? fresh : word];
    }),
  );
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
