import type { ScheduleRules } from '@wordcluster/domain/schedule/replay';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../database/client.ts';
import { logsOf, storeStates } from './review-log.ts';

/** Cards that are calculated together; between them others have their turn. */
const BATCH = 500;

/**
 * Calculates all states of a person from their logs again, under the lock that whoever writes states holds: after a change of
 * what they follow from.
 */
export async function recomputeStates(trx: Db, userId: number, rules: ScheduleRules): Promise<void> {
  let last = { row_id: 0, source_col: 0, target_col: 0 };
  for (;;) {
    const found = await trx
      .selectFrom('review_states')
      .select(['row_id', 'source_col', 'target_col', 'cluster_id'])
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('row_id', 'source_col', 'target_col'), '>', tuple(last.row_id, last.source_col, last.target_col)),
      )
      .orderBy('row_id')
      .orderBy('source_col')
      .orderBy('target_col')
      .limit(BATCH)
      .execute();
    const end = found.at(-1);
    if (!end) return;
    const cards = found.map(({ row_id, source_col, target_col, cluster_id }) => ({
      rowId: row_id,
      sourceCol: source_col,
      targetCol: target_col,
      clusterId: cluster_id,
    }));
    await storeStates(trx, userId, cards, await logsOf(trx, userId, cards), rules);
    last = end;
    await setImmediate();
  }
}
