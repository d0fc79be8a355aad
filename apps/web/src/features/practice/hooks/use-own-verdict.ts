import { useLingui } from '@lingui/react/macro';
import { rowValue, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { withAlternative } from '@wordcluster/domain/practice/alternatives';
import { doesScore, evaluateColumn } from '@wordcluster/domain/practice/evaluation';
import { secondTarget } from '@wordcluster/domain/practice/settings';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import { acceptedQuery } from '../api/accepted-answers.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { refreshRows, type Cluster } from '../../../platform/queries/clusters.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { dispatch, usePractice } from '../state/practice-store.ts';

/** Milliseconds for Undo of the learner's verdict, and for accepting an answer. */
const UNDO_MS = 10_000;

/** An answer to accept, with its cell; null if accepted for the learner alone. */
interface AcceptedAnswer {
  rowId: number;
  column: ColumnNumber;
  answer: string;
  before: string;
  after: string | null;
}

/** The answer to accept: of the only column that was not right; null without one, with two, or if nothing was typed. */
function alternativeFor(state: PracticeState, position: number, mayWrite: boolean): AcceptedAnswer | null {
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
    const after = mayWrite ? withAlternative(before, answer, test.col_languages[column - 1] ?? null) : null;
    return [{ rowId: question.id, column, answer: answer.trim(), before, after }];
  });
  const [only] = missed;
  return missed.length === 1 && only && only.answer !== '' ? only : null;
}

/**
 * "I was right" and "I was wrong": overrules the verdict, with Undo; the owner may add a right answer to the cell,
 * others accept it for themselves.
 */
export function useOwnVerdict(cluster: Cluster): (position: number, right: boolean) => void {
  const { t } = useLingui();

  const write = async ({ rowId, column }: AcceptedAnswer, value: string) => {
    const params = { cluster_id: cluster.id, row_id: rowId };
    await call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
      params,
      body: { [`col_${column}_value`]: value },
    });
    await refreshRows(cluster.id);
  };
  const store = async (accepted: AcceptedAnswer, wanted: boolean) => {
    const { rowId, column, answer, before, after } = accepted;
    if (after !== null) await write(accepted, wanted ? after : before);
    else {
      const name = wanted ? 'PUT /api/reviews/accepted' : 'DELETE /api/reviews/accepted';
      await call(name, { body: { row_id: rowId, column, answer } });
      await queryClient.invalidateQueries(acceptedQuery(cluster.id));
    }
  };
  const reportFailure = (sent: Promise<void>) =>
    void sent.catch((error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' }));
  const accept = async (accepted: AcceptedAnswer) => {
    await store(accepted, true);
    showToast({
      message:
        accepted.after === null
          ? t`“${accepted.answer}” will be accepted from now on.`
          : t`“${accepted.answer}” is now accepted for this row.`,
      severity: 'success',
      duration: UNDO_MS,
      undo: () => reportFailure(store(accepted, false)),
    });
  };

  const acceptLabel = ({ answer, after }: AcceptedAnswer) =>
    after === null ? t`Also accept “${answer}” for me` : t`Also accept “${answer}”`;

  return (position, right) => {
    const before = usePractice.getState();
    const accepted = right ? alternativeFor(before, position, cluster.shared_by === null) : null;
    dispatch({ type: 'overrule', position, right, now: Date.now() });
    const after = usePractice.getState();
    if (after === before) return;
    showToast({
      message: right ? t`Counted as right.` : t`Counted as wrong.`,
      duration: UNDO_MS,
      undo: () => dispatch({ type: 'take-back-overrule', position, right: !right, now: Date.now(), before, after }),
      ...(accepted && { action: { label: acceptLabel(accepted), run: () => reportFailure(accept(accepted)) } }),
    });
  };
}
