import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { isAskable } from '@wordcluster/domain/practice/questions';
import type { TestSettings } from '@wordcluster/domain/practice/settings';

/** Settings after a change in the dialog. A second answer column taken by another selector becomes None. */
export function withChange(settings: TestSettings, change: Partial<TestSettings>): TestSettings {
  const next = { ...settings, ...change };
  const taken = next.target_col2 === next.source_col || next.target_col2 === next.target_col;
  return taken ? { ...next, target_col2: 0 } : next;
}

/** Number of questions of a test with these settings. */
export function countQuestions(
  rows: readonly ClusterRow[],
  settings: TestSettings,
  clusterId: number,
  onlyMistakes: boolean,
): number {
  const mistakes = new Set(settings.last_wrong_answers[clusterId]);
  const count = rows.filter((row) => isAskable(row, settings) && (!onlyMistakes || mistakes.has(row.id))).length;
  return onlyMistakes || settings.question_limit === null ? count : Math.min(count, settings.question_limit);
}

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Meaning of a key in a test: 'score' for Enter, an index in `choices` for 1 to 4, null otherwise. Enter at the end of
 * a composition is ignored: Safari only reports it by code 229.
 */
export function meaningOf(key: Key, choices: number): 'score' | number | null {
  if (key.isComposing || key.keyCode === 229 || key.repeat || key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.key === 'Enter') return 'score';
  const index = /^[1-9]$/.test(key.key) ? Number(key.key) - 1 : -1;
  return index >= 0 && index < choices ? index : null;
}
