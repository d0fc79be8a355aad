import { MAX_GOAL_WORDS } from '@wordcluster/contract/goals';
import type { ResponseOf, BodyOf, ParsedCall } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import { DAY } from '@wordcluster/domain/schedule/person-clock';
import { lockPerson } from '../../access/lock-person.ts';
import type { Context, Viewer } from '../../context.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { assertReadable } from '../clusters/policy.ts';
import { wordsOfGoal, type Chosen, type GoalWord } from './goal-words.ts';
import { readGoal } from './list-goals.ts';
import { goalOf, planningOf, type Planning } from './planning.ts';
import { planThread } from './plan-thread.ts';

type Input = ParsedCall<'POST /api/goals'>['body'];
type GoalDto = ResponseOf<'POST /api/goals'>;

export const MAX_GOALS = 20;
/** Days that a date may be ahead. */
const MAX_AHEAD = 366;

/** Forecast of a goal; stores nothing. */
export async function previewGoal(
  context: Context,
  viewer: Viewer,
  input: Input,
): Promise<ResponseOf<'POST /api/goals/preview'>> {
  const { planning, words, dueAt } = await checked(context, viewer, input);
  const goal = goalOf(planning, { ...input, due_at: dueAt }, words);
  const found = await planThread.plan(viewer.id, { kind: 'preview', goal, believed: planning.believed });
  const { seconds, needed, expected, low, high } = found;
  const minutes = (value: number) => Math.max(1, Math.ceil(value / 60));
  return {
    words: words.length,
    minutes_per_day: Math.min(input.minutes_per_day, minutes(seconds)),
    expected,
    low,
    high,
    needed_minutes_per_day: minutes(needed),
  };
}

export async function makeGoal(context: Context, viewer: Viewer, input: Input): Promise<GoalDto> {
  const { chosen, dueAt, planning } = await checked(context, viewer, input);
  const { db } = context;
  const made = await db.transaction().execute(async (trx) => {
    // Two at once cannot both be the last one.
    await lockPerson(trx, viewer.id);
    const { count } = await trx
      .selectFrom('goals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.id)
      .where('ended_at', 'is', null)
      .where('due_at', '>', planning.day.now)
      .executeTakeFirstOrThrow();
    if (count >= MAX_GOALS) throw new Failure('conflict', message('goal.too_many', { most: MAX_GOALS }));
    return trx
      .insertInto('goals')
      .values({
        user_id: viewer.id,
        ...chosen,
        due_at: dueAt,
        target: input.target,
        minutes_per_day: input.minutes_per_day,
        created_at: planning.day.now,
        ended_at: null,
        planned_day: null,
        planned_at: null,
        line_day: null,
        known: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return loadGoal(context, viewer, made.id);
}

export async function changeGoal(
  context: Context,
  viewer: Viewer,
  id: number,
  { due_at, target, minutes_per_day }: BodyOf<'PATCH /api/goals/:id'>,
): Promise<GoalDto> {
  const now = context.clock.now();
  const goal = await context.db
    .selectFrom('goals')
    .select(['ended_at', 'due_at'])
    .where('user_id', '=', viewer.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!goal) throw notFound('The goal');
  if (goal.ended_at !== null || goal.due_at <= now) throw new Failure('conflict', message('goal.has_ended'));
  await context.db
    .updateTable('goals')
    .set({
      ...(due_at !== undefined && { due_at: dateAhead(due_at, now) }),
      ...(target !== undefined && { target }),
      ...(minutes_per_day !== undefined && { minutes_per_day }),
      planned_day: null,
    })
    .where('user_id', '=', viewer.id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  return loadGoal(context, viewer, id);
}

/** Its words go on in their ordinary schedule at once. */
export async function removeGoal({ db }: Context, viewer: Viewer, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('goals')
      .where('user_id', '=', viewer.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('The goal');
    await trx.deleteFrom('goal_words').where('user_id', '=', viewer.id).where('goal_id', '=', id).execute();
    // Its words may belong to another goal too, which is planned again.
    await trx
      .updateTable('goals')
      .set({ planned_day: null })
      .where('user_id', '=', viewer.id)
      .where('ended_at', 'is', null)
      .execute();
  });
}

async function loadGoal(context: Context, viewer: Viewer, id: number): Promise<GoalDto> {
  const goal = await readGoal(context, viewer, id);
  if (goal === null) throw notFound('The goal');
  return goal;
}

interface Checked {
  chosen: Chosen;
  dueAt: Date;
  planning: Planning;
  words: GoalWord[];
}

/** Validation beyond the schema: one of three, a future date, existing words and not too many. Throws 404 and 422. */
async function checked(context: Context, viewer: Viewer, input: Input): Promise<Checked> {
  const named = (['cluster_id', 'tag', 'row_ids'] as const).filter((name) => input[name] !== undefined);
  const [only = 'cluster_id', ...others] = named;
  if (named.length !== 1) throw invalidField(others[0] ?? only, message('goal.exactly_one'));
  const dueAt = dateAhead(input.due_at, context.clock.now());
  if (input.cluster_id !== undefined) await assertReadable(context, viewer, input.cluster_id);
  const codes = input.directions?.map(({ source_col, target_col }) => source_col * 10 + target_col);
  const chosen: Chosen = {
    cluster_id: input.cluster_id ?? null,
    tag: input.tag ?? null,
    row_ids: input.row_ids ? [...new Set(input.row_ids)] : null,
    directions: codes ? [...new Set(codes)] : null,
  };
  const planning = await planningOf(context, viewer.id);
  const words = await wordsOfGoal(context, chosen, planning.day, MAX_GOAL_WORDS + 1);
  if (words.length > MAX_GOAL_WORDS) throw invalidField(only, message('goal.too_many_words', { most: MAX_GOAL_WORDS }));
  if (input.row_ids && new Set(words.map(({ row_id }) => row_id)).size === 0) throw notFound('The row');
  if (words.length === 0) throw invalidField(only, message('goal.no_words'));
  return { chosen, dueAt, planning, words };
}

function dateAhead(text: string, now: Date): Date {
  const dueAt = new Date(text);
  const ahead = dueAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > MAX_AHEAD * DAY)
    throw invalidField('due_at', message('goal.due_ahead', { days: MAX_AHEAD }));
  return dueAt;
}
