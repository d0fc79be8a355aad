import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { STANDARD_SETTINGS, type ReviewSettings } from '@wordcluster/domain/schedule/settings';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { ReviewSettingsTable } from '../../database/schema/reviews.ts';

export type StoredSettings = Selectable<ReviewSettingsTable> & { parameters: number[] | null };

/** Defaults without stored settings. */
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
  go_on: STANDARD_SETTINGS.goOn,
  rate_myself: STANDARD_SETTINGS.rateMyself,
  grading_chosen: false,
  extra_new: 0,
  extra_day: null,
  parameters: null,
  changes: 0,
  dues_since: null,
};

/** Rules that a user's states depend on. */
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
  goOn: stored.go_on ?? STANDARD_SETTINGS.goOn,
  rateMyself: stored.rate_myself ?? STANDARD_SETTINGS.rateMyself,
  parameters: stored.parameters,
  duesSince: stored.dues_since,
});

/** Default FSRS parameters if none were fitted to the user. */
export const fitted = (userId: number) =>
  sql<number[] | null>`(select p.parameters from review_parameters p where p.user_id = ${userId})`.as('parameters');

export const findSettings = async (db: Db, userId: number): Promise<StoredSettings> =>
  (await db
    .selectFrom('review_settings')
    .selectAll()
    .select(fitted(userId))
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? { user_id: userId, ...STANDARD };

/** A user's practice settings, the rules of their states, and their version. */
export type Rules = ReviewSettings &
  ScheduleRules & {
    changes: number;
    gradingChosen: boolean;
    /** New words added to today's allowance; null: none. */
    extra: { day: number; newWords: number } | null;
  };

export async function rulesOf(db: Db, userId: number): Promise<Rules> {
  const stored = await findSettings(db, userId);
  const { changes, grading_chosen, extra_day, extra_new } = stored;
  const extra = extra_day === null ? null : { day: extra_day, newWords: extra_new ?? 0 };
  return { ...asRules(stored), changes, gradingChosen: grading_chosen ?? false, extra };
}

/** The same with the lock of every writer of states: others wait until this transaction ends, and recompute. */
export const lockReviews = async (trx: Db, userId: number): Promise<ReviewSettings & ScheduleRules> =>
  asRules(await lockSettings(trx, userId));

export async function lockSettings(trx: Db, userId: number): Promise<StoredSettings> {
  const { parameters: _none, ...standard } = STANDARD;
  await trx
    .insertInto('review_settings')
    .values({ user_id: userId, ...standard, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ changes: sql<number>`review_settings.changes + 1` }),
    )
    .execute();
  // A separate statement: one that waited for the lock would see the old parameters.
  return findSettings(trx, userId);
}
