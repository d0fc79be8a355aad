import { create } from 'zustand';
import { onOtherTab, readJson, writeJson } from './storage.ts';

const KEY = 'waiting_answers';

interface UnsentAnswers {
  /** The user of the answers. */
  person: number | null;
  count: number;
}

function stored(): UnsentAnswers {
  const value = readJson(KEY);
  if (typeof value !== 'object' || value === null) return { person: null, count: 0 };
  const { person, count } = value as Record<string, unknown>;
  return typeof person === 'number' && typeof count === 'number' ? { person, count } : { person: null, count: 0 };
}

/** Number of unsent answers, without opening their storage. */
export const useUnsentAnswers = create<UnsentAnswers>(stored);

export function publishUnsentCount(person: number, count: number): void {
  useUnsentAnswers.setState({ person, count });
  writeJson(KEY, { person, count });
}

/** Called once at app start. */
export function followUnsentAnswers(): void {
  onOtherTab(KEY, () => useUnsentAnswers.setState(stored()));
}
