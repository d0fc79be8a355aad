import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import type { ScheduleRules } from '@wordcluster/domain/schedule/memory';
import { STANDARD_SETTINGS, type ReviewSettings } from '@wordcluster/domain/schedule/settings';
import { sql, type Selectable } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { ReviewSettingsTable } from '../../database/schema/reviews.ts';
import { recomputeStates } from './recompute-states.ts';

type Settings = AnswerOf<'GET /api/reviews/settings'>;
export type StoredSettings = Selectable<ReviewSettingsTable> & { parameters: number[] | null };

/** Before a person has settings of their own. */
export const STANDARD: Omit<StoredSettings, 'user_id'> = {
  new_per_day: STANDARD_SETTINGS.newPerDay,
  reviews_per_day: STANDARD_SETTINGS.reviewsPerDay,
  retention: STANDARD_SETTINGS.retention,
  day_starts_at: STANDARD_SETTINGS.dayStartsAt,
  time_zone: STANDARD_SETTINGS.timeZone,
  busy_days: [...STANDARD_SETTINGS.busyDays],
  grading: STANDARD_SETTINGS.grading,
  test_answers: STANDARD_SETTINGS.testAnswers,
  autoplay: STANDARD_SETTINGS.autoplay,
  ways: [...STANDARD_SETTINGS.ways],
  parameters: null,
  changes: 0,
  dues_since: null,
};

/** What the days of a person follow from, and what their states follow from besides: a change changes those that are there. */
const OF_DAYS = ['day_starts_at', 'time_zone'] as const;
const OF_STATES = ['retention', 'busy_days', 'test_answers'] as const;

/** What the states of a person follow from. */
export const asRules = (stored: Omit<StoredSettings, 'user_id'>): ReviewSettings & ScheduleRules => ({
  newPerDay: stored.new_per_day,
  reviewsPerDay: stored.reviews_per_day,
  retention: stored.retention,
  dayStartsAt: stored.day_starts_at,
  timeZone: stored.time_zone,
  busyDays: stored.busy_days,
  testAnswers: stored.test_answers,
  grading: stored.grading,
  autoplay: stored.autoplay,
  ways: stored.ways,
  parameters: stored.parameters,
  duesSince: stored.dues_since,
});

const asAnswer = ({
  user_id: _person,
  parameters: _fitted,
  changes: _count,
  dues_since: _day,
  ...settings
}: StoredSettings): Settings => settings;

/** FSRS' own where nothing was fitted to the person. */
const fitted = (userId: number) =>
  sql<number[] | null>`(select p.parameters from review_parameters p where p.user_id = ${userId})`.as('parameters');

const find = async (db: Db, userId: number): Promise<StoredSettings> =>
  (await db
    .selectFrom('review_settings')
    .selectAll()
    .select(fitted(userId))
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? { user_id: userId, ...STANDARD };

/** How a person practises, what their states follow from, and how often these were changed. */
export type Rules = ReviewSettings & ScheduleRules & { changes: number };

export async function rulesOf(db: Db, userId: number): Promise<Rules> {
  const stored = await find(db, userId);
  return { ...asRules(stored), changes: stored.changes };
}

/** The same for whoever writes states: others who do wait until this transaction ends, and calculate anew. */
export const lockReviews = async (trx: Db, userId: number): Promise<ReviewSettings & ScheduleRules> =>
  asRules(await lockSettings(trx, userId));

async function lockSettings(trx: Db, userId: number): Promise<StoredSettings> {
  const { parameters: _none, ...standard } = STANDARD;
  await trx
    .insertInto('review_settings')
    .values({ user_id: userId, ...standard, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ changes: sql<number>`review_settings.changes + 1` }),
    )
    .execute();
  // By a statement of its own: one that waited for the lock would see the parameters as they were before.
  return find(trx, userId);
}

export const getSettings = async ({ db }: Context, viewer: Viewer): Promise<Settings> =>
  asAnswer(await find(db, viewer.id));

/** Changes what is named and leaves the rest; states that follow from it are calculated again at once. */
export async function changeSettings(
  context: Context,
  viewer: Viewer,
  changes: BodyOf<'PATCH /api/reviews/settings'>,
): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const distinct = { ...given, ...(changes.busy_days && { busy_days: [...new Set(changes.busy_days)] }) };
  return context.longRunning.transaction().execute(async (trx) => {
    const before = await lockSettings(trx, viewer.id);
    if (Object.keys(distinct).length === 0) return asAnswer(before);
    const after = await trx
      .updateTable('review_settings')
      .set(distinct)
      .where('user_id', '=', viewer.id)
      .returningAll()
      .returning(fitted(viewer.id))
      .executeTakeFirstOrThrow();
    const differs = (name: keyof StoredSettings) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
    const daysMoved = OF_DAYS.some(differs);
    if (daysMoved)
      await trx
        .updateTable('reminders')
        // The job that reminds calculates by the new clock.
        .set({ next_at: context.clock.now() })
        .where('user_id', '=', viewer.id)
        .where('next_at', 'is not', null)
        .execute();
    const changed = { before: asRules(before), days: daysMoved, dues: OF_STATES.some(differs) };
    if (changed.days || changed.dues) await recomputeStates(trx, viewer.id, asRules(after), context, changed);
    return asAnswer(after);
  });
}

/** Changes what is asked and judged by, from which no state follows. */
export async function changeAnswering(
  trx: Db,
  userId: number,
  changes: Partial<Pick<StoredSettings, 'grading' | 'autoplay'>>,
): Promise<void> {
  await lockSettings(trx, userId);
  await trx.updateTable('review_settings').set(changes).where('user_id', '=', userId).execute();
}
