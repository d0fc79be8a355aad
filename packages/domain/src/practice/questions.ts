/** Selection and order of the questions. */
import { rowValue, type ClusterRow } from '../clusters/cluster.ts';
import { isBlankAnswer } from './comparison.ts';
import { choicePicker } from './choices.ts';
import { shuffled } from './random.ts';
import { secondTarget, type TestSettings } from './settings.ts';
import { FULL_SCORE, type Question } from './state.ts';

interface Preparation {
  readonly rows: readonly ClusterRow[];
  readonly settings: TestSettings;
  readonly clusterId: number;
  readonly fromLastAnswers: boolean;
  readonly seed: number;
}

/** Rows with an empty source or answer are skipped: they cannot be answered. */
export function isAskable(row: ClusterRow, settings: TestSettings): boolean {
  const columns = [settings.source_col, settings.target_col, secondTarget(settings)].filter((column) => column !== 0);
  return columns.every((column) => !isBlankAnswer(rowValue(row, column) ?? ''));
}

/** The questions in order. Wrong choices come from all rows, also for a test of mistakes only. */
export function prepareQuestions(preparation: Preparation): { questions: Question[]; seed: number } {
  const { settings, clusterId, fromLastAnswers } = preparation;
  const askable = preparation.rows.filter((row) => isAskable(row, settings));
  const lastWrong = new Set(settings.last_wrong_answers[clusterId]);
  const chosen = fromLastAnswers ? askable.filter((row) => lastWrong.has(row.id)) : askable;
  const all = settings.randomize_row_order
    ? shuffled(chosen, preparation.seed)
    : { items: chosen, seed: preparation.seed };
  // Mistakes are few and all meant.
  const most = fromLastAnswers ? null : settings.question_limit;
  const ordered = { ...all, items: all.items.slice(0, most ?? all.items.length) };

  const { source_col, target_col } = settings;
  if (settings.test_type === 'text' || source_col === 0 || target_col === 0) {
    return {
      questions: ordered.items.map((row) => ({ ...row, score: FULL_SCORE, possible_answers: [] })),
      seed: ordered.seed,
    };
  }
  const pick = choicePicker(askable, source_col, target_col);
  let seed = ordered.seed;
  const questions = ordered.items.map((row) => {
    const picked = pick(row, seed);
    seed = picked.seed;
    return { ...row, score: FULL_SCORE, possible_answers: picked.choices };
  });
  return { questions, seed };
}
