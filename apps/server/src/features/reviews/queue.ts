import type { ResponseOf, ParsedCall } from '@wordcluster/contract/types';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { mixed, wayToAsk } from '@wordcluster/domain/schedule/settings';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { assertReadable } from '../clusters/policy.ts';
import { refreshPlans, type ScheduledGoal } from '../goals/refresh-plans.ts';
import { goalWordsAhead, goalWordsNow } from '../goals/open-words.ts';
import { cardsOfMinutes } from '../goals/queue-of-minutes.ts';
import { mediaOfWords } from '../rows/row-media.ts';
import { acceptedFor } from './accepted-answers.ts';
import { chosenWords, wordsOfCards } from './chosen-words.ts';
import { freshWords } from './new-words.ts';
import { answeredState, newState } from './review-states.ts';
import { rulesOf, type Rules } from './rules.ts';
import type { Fresh, Known, OfGoal } from './queued-words.ts';
import { splitByToday, knownAhead, newAhead } from './offline-queue.ts';
import { dayOf, daysOfParts, dueWords, practised, type Day } from './words-of-day.ts';

type Queue = ResponseOf<'GET /api/reviews/queue'>['queue'];
type Word = Queue[number];

/** Maximum of words in a response, also the default of `limit`. */
const MAX_WORDS = 1000;
/** Of a row with three columns. */
const MAX_DIRECTIONS = 6;

/**
 * The practice queue by priority: nearest to being forgotten first, new words in between. With days ahead all words
 * that they may ask, in every direction; with rows exactly those, due or not.
 */
export async function queueOf(
  context: Context,
  viewer: Viewer,
  query: ParsedCall<'GET /api/reviews/queue'>['query'],
): Promise<Queue> {
  const { db } = context;
  if (query.cluster_id !== undefined) await assertReadable(context, viewer, query.cluster_id);
  const archivedToo = query.cluster_id !== undefined || query.row_ids !== undefined;
  const byPlans = query.row_ids === undefined && query.minutes === undefined;
  const goals = byPlans ? await refreshPlans(context, viewer.id) : [];
  const { rules, day: asItIs } = await dayOf(context, viewer.id, rulesOf(db, viewer.id));
  const day = { ...asItIs, archivedToo, goals: goals.length > 0 };
  const days = await daysOfParts(context, day, query.cluster_id);
  const limit = query.limit ?? MAX_WORDS;
  if (query.row_ids)
    return withCells(
      context,
      days,
      rules,
      (await chosenWords(db, days, query.row_ids, query.cluster_id)).slice(0, limit),
    );

  if (query.minutes !== undefined) {
    const cards = await cardsOfMinutes(context, day, rules, { minutes: query.minutes, only: query.cluster_id });
    return withCells(context, days, rules, await wordsOfCards(db, days, cards.slice(0, limit), query.cluster_id));
  }

  const ahead = query.ahead_days ?? 0;
  const words =
    ahead > 0
      ? offlineQueue(db, days, { rules, ahead, limit, only: query.cluster_id })
      : wordsNow(db, days, limit, query.cluster_id);
  return withCells(context, days, rules, await words, goals);
}

/** Words asked now: one direction per row, within today's allowance. */
async function wordsNow(
  db: Db,
  days: readonly Day[],
  limit: number,
  only: number | undefined,
): Promise<(Known | Fresh)[]> {
  const [day] = days;
  if (!day) return [];
  const planned = days.filter(({ goals }) => goals);
  const [known, fresh, ofGoals] = await Promise.all([
    Promise.all(days.map((part) => knownWords(db, part, limit, only))),
    Promise.all(days.map((part) => newWords(db, part, Math.min(limit, day.newLeft), only))),
    Promise.all(planned.map((part) => goalWordsNow(db, part, limit, only))),
  ]);
  const due = days.length === 1 ? known.flat() : merged(known.flat(), day.reviewsLeft, limit);
  const introduced = byCluster(fresh.flat()).slice(0, day.newLeft);
  return withGoalWords(byPlan(ofGoals.flat()), { due, fresh: introduced }).slice(0, limit);
}

/** Words of today and the following days; those of today first. */
async function offlineQueue(
  db: Db,
  days: readonly Day[],
  { rules, ahead, limit, only }: { rules: Rules; ahead: number; limit: number; only: number | undefined },
): Promise<(Known | Fresh)[]> {
  const [day] = days;
  if (!day) return [];
  const lastEnd = new Date(personClock(rules).dayEnd(day.today + ahead));
  const mostNew = Math.min(limit, day.newLeft + ahead * rules.newPerDay);
  const planned = days.filter(({ goals }) => goals);
  const [known, fresh, ofPlans] = await Promise.all([
    Promise.all(days.map((part) => knownAhead(db, part, { before: lastEnd, limit, only }))),
    Promise.all(days.map((part) => newAhead(db, part, { before: lastEnd, mostRows: mostNew, only }))),
    Promise.all(planned.map((part) => goalWordsAhead(db, part, { ahead, limit, only }))),
  ]);
  const due = days.length === 1 ? known.flat() : merged(known.flat(), null, limit);
  const introduced = splitByToday(byCluster(fresh.flat()), day);
  const isNow = (word: Known) =>
    !word.is_later && (word.stage === 'review' || (word.due !== null && word.due <= day.now));
  const ofGoals = byPlan(ofPlans.flat());
  const isToday = ({ days: on }: OfGoal) => (on[0] ?? 0) <= day.today;
  const now = withGoalWords(ofGoals.filter(isToday), { due: due.filter(isNow), fresh: introduced.today });
  const later = mixed<Known | Fresh>(
    due.filter((word) => !isNow(word)),
    introduced.later,
  );
  return [...now, ...ofGoals.filter((word) => !isToday(word)), ...later].slice(0, limit);
}

/** By the planned day, and within a day by gain. */
const byPlan = <Planned extends OfGoal>(words: readonly Planned[]) =>
  words.toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0) || a.place - b.place || a.goal_id - b.goal_id);

/** Goal words come before others of their kind. */
function withGoalWords(
  words: readonly ((Known | Fresh) & OfGoal)[],
  { due, fresh }: { due: readonly Known[]; fresh: readonly Fresh[] },
): (Known | Fresh)[] {
  const isKnown = (word: Known | Fresh): word is Known => 'stage' in word;
  const known = words.filter((word) => isKnown(word));
  return mixed<Known | Fresh>([...known, ...due], [...words.filter((word) => !isKnown(word)), ...fresh]);
}

/** Each owner's are in order; clusters go by their numbers, across owners. */
const byCluster = (words: readonly Fresh[]) => words.toSorted((a, b) => a.cluster_id - b.cluster_id);

/** Words with all data that a device needs to ask them offline. */
async function withCells(
  context: Context,
  days: readonly Day[],
  rules: Rules,
  words: readonly (Known | Fresh)[],
  goals: readonly ScheduledGoal[] = [],
): Promise<Queue> {
  const userId = days[0]?.userId ?? 0;
  const owners = days.flatMap(({ part }) => part?.ownerId ?? []);
  const startOf = startOfDays(rules);
  const goalOf = ({ goal_id, active, days: on = [] }: Known | Fresh) => {
    if (goal_id === undefined) return null;
    const goal = active ? goals.find(({ id }) => id === goal_id) : undefined;
    return { id: goal?.id ?? null, due_at: goal?.due_at.toISOString() ?? null, ask_at: on.map((one) => startOf(one)) };
  };
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
      way: wayToAsk({ stage: state.state, reps: state.reps }, rules.ways),
      row: { id: row_id, cluster_id, col_1_value, col_2_value, col_3_value, ...media(row_id) },
      state,
      step: 'stage' in word ? word.step : 0,
      accepted: accepted.get(`${row_id} ${target_col}`) ?? [],
      ready_at: word.ready_at?.toISOString() ?? null,
      goal: goalOf(word),
    };
  });
}

/** Start of the user's days, each computed once. */
function startOfDays(rules: Rules): (day: number) => string {
  const clock = personClock(rules);
  const starts = new Map<number, string>();
  return (day) => {
    const start = starts.get(day) ?? new Date(clock.dayEnd(day - 1)).toISOString();
    starts.set(day, start);
    return start;
  };
}

/** Due words that were answered before; learning steps (minutes) only once they are due. */
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

/** Merges the due words of several owners into one order, within the allowance of the day. */
function merged(words: readonly (Known & { overdue: number })[], reviewsLeft: number | null, limit: number): Known[] {
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

/** New words in the order of clusters and rows, each in the first possible direction. */
async function newWords(db: Db, day: Day, limit: number, only: number | undefined): Promise<Fresh[]> {
  if (limit === 0) return [];
  const { rows } = await sql<Fresh>`
    with ${practised(day, only)}, ${freshWords(day, limit)},
    foremost as (select * from fresh order by cluster_id, position, place limit ${limit * MAX_DIRECTIONS})
    select f.row_id, f.cluster_id, f.source_col, f.target_col, r.col_1_value, r.col_2_value, r.col_3_value
    from (select distinct on (cluster_id, position) * from foremost order by cluster_id, position, place) f
      join cluster_rows r on r.id = f.row_id
    order by f.cluster_id, f.position limit ${limit}`.execute(db);
  return rows;
}
