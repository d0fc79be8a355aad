import { rowDays } from '@wordcluster/domain/progress/row-days';
import type { ScheduleRules } from '@wordcluster/domain/schedule/memory';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { clearDays } from './clear-days.ts';
import { forgetBegun } from './fresh-words.ts';
import { recordDays } from './record-days.ts';
import { cardId, logsOf, storeStates } from './review-log.ts';
import { settleWaiting } from './settle-waiting.ts';

/** Rows whose cards are calculated together; between them others have their turn. */
const BATCH = 400;

/** What of a person's rules changed, and what they were. */
interface Changed {
  before: ScheduleRules;
  /** Whether words come due on other days. */
  dues: boolean;
  /** Whether days begin otherwise. */
  days: boolean;
}

/**
 * Calculates all states of a person from their logs again, under the lock that whoever writes states holds: after a change of
 * what they follow from. What was predicted is told by the new rules, so that an undo takes off what is there; what was due on past
 * days stays. What was practised on which day is added up anew only where days begin otherwise.
 */
export async function recomputeStates(
  trx: Db,
  userId: number,
  given: ScheduleRules,
  context: Pick<Context, 'clock' | 'config'>,
  { before, dues, days: daysMoved }: Changed,
): Promise<void> {
  await forgetBegun(trx, userId);
  const since = dues ? await settleWaiting(trx, userId, before, context) : (given.duesSince ?? null);
  const rules = { ...given, duesSince: since };
  await clearDays(trx, userId, since, daysMoved);
  for (let last = 0; ;) {
    const { rows: found } = await sql<{ row_id: number; source_col: number; target_col: number; cluster_id: number }>`
      select row_id, source_col, target_col, cluster_id from review_states
      where user_id = ${userId} and row_id in (
        select distinct row_id from review_states where user_id = ${userId} and row_id > ${last} order by row_id limit ${BATCH})
      order by row_id, source_col, target_col`.execute(trx);
    const end = found.at(-1);
    if (!end) return;
    const cards = found.map(({ row_id, source_col, target_col, cluster_id }) => ({
      rowId: row_id,
      sourceCol: source_col,
      targetCol: target_col,
      clusterId: cluster_id,
    }));
    const logs = await logsOf(trx, userId, cards);
    await storeStates(trx, userId, cards, logs, rules);
    const recorded = [...Map.groupBy(cards, ({ rowId }) => rowId).values()].flatMap((row) =>
      rowDays(row, (card) => logs.get(cardId(card)) ?? [], rules),
    );
    for (const { days } of recorded)
      for (const [day, figures] of days) {
        if (since !== null && day < since) figures.late = 0;
        if (!daysMoved) Object.assign(figures, { answers: 0, durationMs: 0, met: 0 });
      }
    await recordDays(trx, userId, recorded);
    last = end.row_id;
    await setImmediate();
  }
}
