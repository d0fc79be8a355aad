import { wordKey } from '@wordcluster/domain/review-session/words';
import { call } from '../../../platform/http/api.ts';
import { noteRowChange, refreshRows } from '../../../platform/queries/clusters.ts';
import type { AskedWord } from '../state/asked-word.ts';
import { dispatch } from '../state/session-store.ts';

/** Writes another value into the cell that was asked. */
async function saveCell({ word, expected }: AskedWord, value: string): Promise<void> {
  const saved = call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
    params: { cluster_id: word.cluster_id, row_id: word.row_id },
    body: { [`col_${expected.column}_value`]: value },
  });
  noteRowChange(saved);
  await saved;
  await refreshRows(word.cluster_id);
}

/**
 * Keeps an answer as a right one: in the cell, where the person may write there and `cell` is what would stand there, else for themselves.
 * The session counts it from now on. Returns what takes it back.
 */
export async function keepAnswer(asked: AskedWord, answer: string, cell: string | null): Promise<() => Promise<void>> {
  const { word, expected } = asked;
  const key = wordKey(word);
  const count = (answers: readonly string[]) => dispatch({ type: 'accepted', key, answers });
  const own = { body: { row_id: word.row_id, column: expected.column, answer } };
  if (cell === null) await call('PUT /api/reviews/accepted', own);
  else await saveCell(asked, cell);
  count([...word.accepted, answer]);
  return async () => {
    if (cell === null) await call('DELETE /api/reviews/accepted', own);
    else await saveCell(asked, expected.text);
    count(word.accepted);
  };
}
