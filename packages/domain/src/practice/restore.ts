/** Restores a stored test after a reload. */
import { message } from '../messages/clusters.ts';
import { DEFAULT_SETTINGS, type TestSettings } from './settings.ts';
import { IDLE_TEST, INITIAL_STATE, isLive, resetPractice, type AnswerResult, type PracticeState } from './state.ts';
import { withChoices } from './portable-practice-test.ts';
import { isRecord, isStoredTest, SETTING_CHECKS, type StoredTest } from './stored-shape.ts';

export const CORRUPTED_TEST = message('test.unreadable');

/**
 * Outcome: nothing was stored; settings only; a live test; or corrupted data, whose readable settings are kept, and the
 * user sees `CORRUPTED_TEST`.
 */
type RestoreOutcome = 'nothing' | 'settings' | 'test' | 'corrupted';

interface Restored {
  readonly state: PracticeState;
  readonly outcome: RestoreOutcome;
}

/** Reads JSON text; text that is no JSON counts as corrupted. */
export function restoreText(text: string | null): Restored {
  if (text === null) return { state: INITIAL_STATE, outcome: 'nothing' };
  try {
    return restore(JSON.parse(text));
  } catch {
    return { state: INITIAL_STATE, outcome: 'corrupted' };
  }
}

/** A stored test is restored as is only while running or paused; otherwise only the settings are. */
export function restore(stored: unknown): Restored {
  if (stored === null || stored === undefined) return { state: INITIAL_STATE, outcome: 'nothing' };
  if (!isRecord(stored)) return { state: INITIAL_STATE, outcome: 'corrupted' };
  const { settings, intact } = readSettings(stored['settings']);
  const settingsOnly = resetPractice({ settings, test: IDLE_TEST });
  const test = stored['test'];
  if (!intact || !isStoredTest(test)) return { state: settingsOnly, outcome: 'corrupted' };
  if (!isLive(test)) return { state: settingsOnly, outcome: 'settings' };
  const whole = { ...IDLE_TEST, ...test, results: resultsOf(test) };
  return { state: { settings, test: { ...whole, questions: withChoices(settings, whole) } }, outcome: 'test' };
}

/** Of a test that an older version stored only the scores are known. */
function resultsOf({ results, scores }: StoredTest): readonly AnswerResult[] {
  const known = { reason: null, answer: '', answer2: '', duration_ms: 0 };
  return results ?? scores.map((score) => ({ ...known, verdict: score > 0 ? 'right' : 'wrong' }));
}

/** Readable settings are kept, others get their default. */
function readSettings(stored: unknown): { settings: TestSettings; intact: boolean } {
  const record = isRecord(stored) ? stored : {};
  const entries = Object.entries(SETTING_CHECKS).filter(([key, check]) => check(record[key]));
  const known = entries.filter(([key]) => record[key] !== undefined);
  const readable = Object.fromEntries(known.map(([key]) => [key, record[key]]));
  return {
    settings: { ...DEFAULT_SETTINGS, ...readable },
    intact: entries.length === Object.keys(SETTING_CHECKS).length,
  };
}
