import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import type { ScheduleRules } from '@wordcluster/domain/schedule/replay';
import { STANDARD_SETTINGS, type ReviewSettings } from '@wordcluster/domain/schedule/settings';
import type { Selectable } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { ReviewSettingsTable } from '../../database/schema/reviews.ts';
import { recomputeStates } from './recompute-states.ts';

type Settings = AnswerOf<'GET /api/reviews/settings'>;
type Stored = Selectable<ReviewSettingsTable>;

const STANDARD: Omit<Stored, 'user_id'> = {
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
};

/** What the states of a person follow from; changing one of them changes states that are there. */
const OF_STATES = ['retention', 'day_starts_at', 'time_zone', 'busy_days', 'test_answers'] as const;

const asRules = (stored: Omit<Stored, 'user_id'>): ReviewSettings & ScheduleRules => ({
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
  parameters: null,
});

const asAnswer = ({ user_id: _person, ...settings }: Stored): Settings => settings;

/** How a person practises, and what their states follow from. */
export async function rulesOf(db: Db, userId: number): Promise<ReviewSettings & ScheduleRules> {
  const stored = await db.selectFrom('review_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return asRules(stored ?? STANDARD);
}

/** The same for whoever writes states: others who do wait until this transaction ends. */
export const lockReviews = async (trx: Db, userId: number): Promise<ReviewSettings & ScheduleRules> =>
  asRules(await lockSettings(trx, userId));

const lockSettings = (trx: Db, userId: number): Promise<Stored> =>
  trx
    .insertInto('review_settings')
    .values({ user_id: userId, ...STANDARD })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returningAll()
    .executeTakeFirstOrThrow();

export async function getSettings({ db }: Context, viewer: Viewer): Promise<Settings> {
  const stored = await db.selectFrom('review_settings').selectAll().where('user_id', '=', viewer.id).executeTakeFirst();
  return asAnswer(stored ?? { user_id: viewer.id, ...STANDARD });
}

/** Changes what is named and leaves the rest; states that follow from it are calculated again at once. */
export async function changeSettings(
  { longRunning }: Context,
  viewer: Viewer,
  changes: BodyOf<'PATCH /api/reviews/settings'>,
): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const distinct = { ...given, ...(changes.busy_days && { busy_days: [...new Set(changes.busy_days)] }) };
  return longRunning.transaction().execute(async (trx) => {
    const before = await lockSettings(trx, viewer.id);
    if (Object.keys(distinct).length === 0) return asAnswer(before);
    const after = await trx
      .updateTable('review_settings')
      .set(distinct)
      .where('user_id', '=', viewer.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const differs = OF_STATES.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    if (differs) await recomputeStates(trx, viewer.id, asRules(after));
    return asAnswer(after);
  });
}
