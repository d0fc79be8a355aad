import { columnLanguage } from '@wordcluster/domain/clusters/cluster';
import { loadedGrading, loadGrading } from '../api/load-grading.ts';
import { newId } from '../../../platform/browser/new-id.ts';
import { currentWord, type GivenAnswer } from '@wordcluster/domain/review-session/session';
import { expectedText, type Rating } from '@wordcluster/domain/review-session/words';
import type { Verdict } from '@wordcluster/domain/practice/grading';
import { dispatch, stamp, useSession } from './session-store.ts';

const NOTHING: readonly never[] = [];

/** The user said that they do not know the word. */
export const isGivenUp = (answer: Pick<GivenAnswer, 'typed' | 'verdict'>): boolean =>
  answer.typed === '' && answer.verdict === 'wrong';

/** One of the choices was pressed. */
export function chosen(choice: string): void {
  const session = useSession.getState().practising?.session;
  const word = session ? currentWord(session) : null;
  if (word === null) return;
  const expected = expectedText(word);
  const grading = { verdict: choice === expected ? 'right' : 'wrong', reason: null, expected } as const;
  dispatch({ type: 'answered', typed: choice, grading, ...stamp() });
}

/** Submits a typed answer; empty, it asks for the solution. Throws if the grading rules could not be loaded. */
export async function typed(text: string, mode: 'text' | 'boxes' = 'text'): Promise<void> {
  const { practising } = useSession.getState();
  const word = practising && currentWord(practising.session);
  if (!practising || !word) return;
  const { clusters, rows, settings } = practising.material;
  const cluster = clusters.get(word.cluster_id);
  const language = cluster === undefined ? null : columnLanguage(cluster, word.target_col);
  const column = { language, rows: rows.get(word.cluster_id) ?? NOTHING };
  const gradeTyped = loadedGrading() ?? (await loadGrading());
  // Answered or left meanwhile.
  if (useSession.getState().practising !== practising) return;
  const grading = gradeTyped({ word, typed: text, grading: settings.grading, mode, column });
  dispatch({ type: 'answered', typed: text, grading, ...stamp() });
}

/** Overrules the verdict, or changes the rating. */
export function changeAnswer(rating: Rating, verdict: Verdict | null): void {
  dispatch({ type: 'changed', rating, verdict, undoId: newId(), ...stamp() });
}

export const goOn = (): void => dispatch({ type: 'next', now: Date.now() });
export const undo = (): void => dispatch({ type: 'undo', ...stamp() });
export const introduce = (known: boolean): void => dispatch({ type: 'introduced', known, ...stamp() });
export const flip = (): void => dispatch({ type: 'turned' });
export const rate = (rating: Rating): void => dispatch({ type: 'rated', rating, ...stamp() });
export const resume = (): void => dispatch({ type: 'resumed', ...stamp() });
export const hint = (): void => dispatch({ type: 'hint' });
export const setAside = (kind: 'pause' | 'bury' | 'reset'): void => dispatch({ type: 'word-paused', kind, ...stamp() });
