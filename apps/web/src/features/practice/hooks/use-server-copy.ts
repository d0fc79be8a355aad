import type { ReviewEntry, AnswerEntry } from '@wordcluster/domain/review-session/entries';
import { useEffect } from 'react';
import { storeOnServer, hasUnsentTest } from '../api/paused-test.ts';
import { usePractice } from '../state/practice-store.ts';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { evaluateColumn } from '@wordcluster/domain/practice/evaluation';
import type { Verdict } from '@wordcluster/domain/practice/grading';
import { secondTarget } from '@wordcluster/domain/practice/settings';
import { FULL_SCORE, type AnswerResult, type PracticeState, type Question } from '@wordcluster/domain/practice/state';
import { newId } from '../../../platform/browser/new-id.ts';

/** A test has no second attempt: an almost right answer counts as again. */
const RATING = { right: 3, right_with_note: 2, almost: 1, wrong: 1 } as const satisfies Record<Verdict, number>;
/** Maximum thinking time (milliseconds); longer means the user was away. */
const MAX_THINKING = 120_000;

interface Logged {
  verdict: Verdict;
  entries: readonly AnswerEntry[];
}

/** The first answer to each row; repeats are ignored. */
function firstAnswers({ test }: PracticeState): [Question, AnswerResult][] {
  return test.results.flatMap((result, index): [Question, AnswerResult][] => {
    const question = test.questions[index];
    return question?.score === FULL_SCORE ? [[question, result]] : [];
  });
}

/**
 * Review log of a test: the first answer to each row, in each direction; a changed verdict replaces the one before.
 * Answers from before its start are not repeated.
 */
class AnswerLog {
  readonly #logged = new Map<number, Logged>();

  constructor(state: PracticeState) {
    for (const [{ id }, { verdict }] of firstAnswers(state)) this.#logged.set(id, { verdict, entries: [] });
  }

  /** Entries for changes of the state. */
  entriesFor(state: PracticeState, now: number): ReviewEntry[] {
    const answers = firstAnswers(state);
    if (answers.length === 0) this.#logged.clear();
    return answers.flatMap(([question, result]) => {
      const logged = this.#logged.get(question.id);
      if (logged?.verdict === result.verdict) return [];
      const before = logged?.entries;
      const entries = before
        ? before.map((entry) => ({ ...entry, ...judged(result.verdict), id: newId() }))
        : answersOf(question, result, state, now);
      this.#logged.set(question.id, { verdict: result.verdict, entries });
      const undone = (before ?? []).map(({ id: undoes }) => ({
        id: newId(),
        kind: 'undo' as const,
        undoes,
        happened_at: new Date(now).toISOString(),
      }));
      return [...undone, ...entries];
    });
  }
}

const judged = (verdict: Verdict) => ({ verdict, rating: RATING[verdict] });

/** An entry for each answered column, with its own verdict. */
function answersOf(question: Question, result: AnswerResult, state: PracticeState, now: number): AnswerEntry[] {
  const { settings } = state;
  const { source_col, target_col } = settings;
  const second = secondTarget(settings);
  if (source_col === 0 || target_col === 0) return [];
  const entry = (column: ColumnNumber, verdict: Verdict): AnswerEntry => ({
    id: newId(),
    kind: 'answer',
    row_id: question.id,
    source_col,
    target_col: column,
    happened_at: new Date(now).toISOString(),
    ...judged(verdict),
    way: 'test',
    duration_ms: Math.round(Math.min(result.duration_ms, MAX_THINKING)),
  });
  if (second === 0) return [entry(target_col, result.verdict)];
  const columns = [
    [target_col, result.answer],
    [second, result.answer2],
  ] as const;
  return columns.map(([column, typed]) => entry(column, evaluateColumn(question, column, typed, state).verdict));
}

/** Stores entries in the outbox and sends them. */
export type SendAnswers = (entries: readonly ReviewEntry[]) => void;

/** While the test is shown, sends each row's first answer to the review log. */
export function useAnswerLog(send: SendAnswers): void {
  useEffect(() => {
    const log = new AnswerLog(usePractice.getState());
    return usePractice.subscribe((now, before) => {
      if (now.test.results === before.test.results) return;
      const entries = log.entriesFor(now, Date.now());
      if (entries.length > 0) send(entries);
    });
  }, [send]);
}

/** While the test's screen is shown, the server learns when the test starts, pauses, resumes or ends. */
export function useServerCopy(): void {
  useEffect(() => {
    const store = () => storeOnServer(usePractice.getState);
    if (hasUnsentTest()) store();
    const stop = usePractice.subscribe((now, before) => {
      if (now.test.state !== before.test.state) store();
    });
    const onLine = () => {
      if (hasUnsentTest()) store();
    };
    window.addEventListener('online', onLine);
    return () => {
      stop();
      window.removeEventListener('online', onLine);
    };
  }, []);
}
