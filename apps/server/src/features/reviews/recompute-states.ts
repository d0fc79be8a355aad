import { cardDays } from '@wordcluster/domain/progress/card-days';
import type { ScheduleRules } from '@wordcluster/domain/schedule/memory';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { forgetBegun } from './fresh-words.ts';
import { clearDays, recordDays } from './record-days.ts';
import { cardId, logsOf, storeStates } from './review-log.ts';
import { settleWaiting } from './settle-waiting.ts';

/** Cards that are calculated together; between them others have their turn. */
const BATCH = 500;

/**
 * Calculates all states of a person from their logs again, under the lock that whoever writes states holds: after a change of
 * what they follow from. `daysMoved` where their days begin otherwise than before: what was practised on which is added up anew too.
 */
export async function recomputeStates(
  trx: Db,
  userId: number,
  rules: ScheduleRules,
  context: Pick<Context, 'clock' | 'config'>,
  daysMoved = false,
): Promise<void> {
  await forgetBegun(trx, userId);
  if (daysMoved) await clearDays(trx, userId);
  else await settleWaiting(trx, userId, rules, context);
  let last = { row_id: 0, source_col: 0, target_col: 0 };
  for (;;) {
    const { rows: found } = await sql<typeof last & { cluster_id: number }>`
      select row_id, source_col, target_col, cluster_id from review_states
      where user_id = ${userId} and (row_id, source_col, target_col) > (${last.row_id}, ${last.source_col}, ${last.target_col})
      order by row_id, source_col, target_col limit ${BATCH}`.execute(trx);
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
    if (daysMoved) {
      const recorded = cards.map((card) => ({ ...card, days: cardDays(card, logs.get(cardId(card)) ?? [], rules) }));
      await recordDays(trx, userId, recorded);
    }
    last = end;
    await setImmediate();
  }
}
