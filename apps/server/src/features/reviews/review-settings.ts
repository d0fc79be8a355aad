import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { STANDARD_SETTINGS } from '@wordcluster/domain/schedule/settings';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { recomputeStates } from './recompute-states.ts';

import { asRules, findSettings, fitted, lockSettings, type StoredSettings } from './rules.ts';

type Settings = ResponseOf<'GET /api/reviews/settings'>;

/**
 * Settings that the days of a user depend on, and further ones that states depend on: changing them triggers
 * recomputation.
 */
const OF_DAYS = ['day_starts_at', 'time_zone'] as const;
const OF_STATES = ['retention', 'busy_days', 'test_answers'] as const;

const settingsDto = ({
  user_id: _person,
  parameters: _fitted,
  changes: _count,
  dues_since: _day,
  grading_chosen: _chosen,
  extra_new: _extra,
  extra_day: _extraDay,
  go_on,
  rate_myself,
  ...settings
}: StoredSettings): Settings => ({
  ...settings,
  go_on: go_on ?? STANDARD_SETTINGS.goOn,
  rate_myself: rate_myself ?? STANDARD_SETTINGS.rateMyself,
});

export const getSettings = async ({ db }: Context, viewer: Viewer): Promise<Settings> =>
  settingsDto(await findSettings(db, viewer.id));

/** Partial update; recomputes dependent states at once. */
export async function changeSettings(
  context: Context,
  viewer: Viewer,
  changes: BodyOf<'PATCH /api/reviews/settings'>,
): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const distinct = {
    ...given,
    ...(changes.busy_days && { busy_days: [...new Set(changes.busy_days)] }),
    ...(changes.grading !== undefined && { grading_chosen: true }),
  };
  return context.longRunning.transaction().execute(async (trx) => {
    const before = await lockSettings(trx, viewer.id);
    if (Object.keys(distinct).length === 0) return settingsDto(before);
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
    return settingsDto(after);
  });
}

/** Changes settings of asking and grading, which no state depends on. */
export async function changeAnswering(
  trx: Db,
  userId: number,
  changes: Partial<Pick<StoredSettings, 'grading' | 'autoplay'>>,
): Promise<void> {
  await lockSettings(trx, userId);
  await trx
    .updateTable('review_settings')
    .set({ ...changes, ...(changes.grading !== undefined && { grading_chosen: true }) })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Adds new words to today's allowance: the call grants its number even if more were already introduced than allowed.
 */
export async function addExtraWords(
  trx: Db,
  userId: number,
  added: { day: number; newWords: number; begun: number },
): Promise<void> {
  const { new_per_day, extra_day, extra_new } = await lockSettings(trx, userId);
  const before = extra_day === added.day ? (extra_new ?? 0) : 0;
  const extra_new_words = Math.max(before, added.begun - new_per_day) + added.newWords;
  await trx
    .updateTable('review_settings')
    .set({ extra_day: added.day, extra_new: extra_new_words })
    .where('user_id', '=', userId)
    .execute();
}
