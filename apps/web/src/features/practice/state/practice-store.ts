import { reduce, type PracticeEvent } from '@wordcluster/domain/practice/reducer';
import { restoreText } from '@wordcluster/domain/practice/restore';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import { create } from 'zustand';
import { onOtherTab, readText, writeText } from '../../../platform/storage/storage.ts';
import { publishTestStatus } from '../../../platform/storage/test-status.ts';

const KEY = 'practice';
/** Debounce in milliseconds for storing a half-typed answer; everything else is stored at once. */
const TYPING_PAUSE = 300;

const restored = restoreText(readText(KEY));

/** Settings and test, in the reducer's state; changed only by `dispatch`. */
export const usePractice = create<PracticeState>(() => restored.state);

/** A message about storing the test, which `PracticeNotices` shows once. */
export const useStorageNotice = create<{ notice: 'corrupted' | 'full' | null }>(() => ({ notice: null }));

/** Leader election: with two tabs running the clock, both would score; only the last used one does. */
let leading = true;
let warned = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function save(): void {
  clearTimeout(timer);
  timer = undefined;
  if (writeText(KEY, JSON.stringify(usePractice.getState())) || warned) return;
  warned = true;
  useStorageNotice.setState({ notice: 'full' });
}

function show(state: PracticeState): void {
  usePractice.setState(state, true);
  publishTestStatus({ state: state.test.state, cluster_id: state.test.cluster_id });
}

/** Reduces an event, updates the store and saves it. */
export function dispatch(event: PracticeEvent): void {
  const before = usePractice.getState();
  const after = reduce(before, event);
  if (after === before) return;
  leading = true;
  show(after);
  if (event.type !== 'answer-changed') save();
  // A test too large to be stored is not written out again with every letter.
  else if (!warned) timer ??= setTimeout(save, TYPING_PAUSE);
}

/** Lets time pass: every 500 ms, and when an evaluation ends. */
export function tick(): void {
  if (leading) dispatch({ type: 'tick', now: Date.now() });
}

publishTestStatus({ state: restored.state.test.state, cluster_id: restored.state.test.cluster_id });
if (restored.outcome === 'corrupted') {
  useStorageNotice.setState({ notice: 'corrupted' });
  save();
}

onOtherTab(KEY, (text) => {
  clearTimeout(timer);
  timer = undefined;
  leading = false;
  show(restoreText(text).state);
});
window.addEventListener('focus', () => {
  leading = true;
});
window.addEventListener('pagehide', () => {
  if (timer !== undefined) save();
});
