import { useLingui } from '@lingui/react/macro';
import { rowValue, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { withAlternative } from '@wordcluster/domain/practice/alternatives';
import { doesScore, evaluateColumn } from '@wordcluster/domain/practice/evaluation';
import { secondTarget } from '@wordcluster/domain/practice/settings';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import { call } from '../../../platform/http/api.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { refreshRows, type Cluster } from '../../../platform/queries/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { dispatch, usePractice } from '../state/practice-store.ts';

/** Milliseconds in which the learner's verdict can be undone, and a right answer kept. */
const UNDO_MS = 10_000;

/** An answer that the cell does not have, and the cell with it. */
interface Kept {
  rowId: number;
  column: ColumnNumber;
  answer: string;
  before: string;
  after: string;
}

/** What would be kept: the only column whose answer was not right; null where there is none, or two. */
function alternativeFor(state: PracticeState, position: number): Kept | null {
  const { settings, test } = state;
  const question = test.questions[position];
  const result = test.results[position];
  if (question === undefined || result === undefined) return null;
  const given = [
    [settings.target_col, result.answer],
    [secondTarget(settings), result.answer2],
  ] as const;
  const missed = given.flatMap(([column, answer]) => {
    if (column === 0 || doesScore(evaluateColumn(question, column, answer, state))) return [];
    const before = rowValue(question, column) ?? '';
    const after = withAlternative(before, answer, test.col_languages[column - 1] ?? null);
    return [{ rowId: question.id, column, answer: answer.trim(), before, after }];
  });
  const [only] = missed;
  return missed.length === 1 && only?.after ? { ...only, after: only.after } : null;
}

/** "I was right" and "I was wrong": the verdict taken back, with undo; the owner may keep a right answer in the cell. */
export function useOwnVerdict(cluster: Cluster): (position: number, right: boolean) => void {
  const { t } = useLingui();

  const write = async ({ rowId, column }: Kept, value: string) => {
    const params = { cluster_id: cluster.id, row_id: rowId };
    await call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
      params,
      body: { [`col_${column}_value`]: value },
    });
    await refreshRows(cluster.id);
  };
  const told = (sent: Promise<void>) =>
    void sent.catch((error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' }));
  const keep = async (kept: Kept) => {
    await write(kept, kept.after);
    showToast({
      message: t`“${kept.answer}” is an answer of this row now.`,
      severity: 'success',
      duration: UNDO_MS,
      undo: () => told(write(kept, kept.before)),
    });
  };

  return (position, right) => {
    const before = usePractice.getState();
    const kept = right && cluster.shared_by === null ? alternativeFor(before, position) : null;
    dispatch({ type: 'overrule', position, right, now: Date.now() });
    const after = usePractice.getState();
    if (after === before) return;
    showToast({
      message: right ? t`Counted as right.` : t`Counted as wrong.`,
      duration: UNDO_MS,
      undo: () => dispatch({ type: 'take-back-overrule', position, right: !right, now: Date.now(), before, after }),
      ...(kept && { action: { label: t`Keep “${kept.answer}” as an answer`, run: () => told(keep(kept)) } }),
    });
  };
}
