import { RUNNING } from '@wordcluster/domain/practice/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const row = (id: number, first: string, second: string) => ({
  id,
  cluster_id: 7,
  row_number: id,
  col_1_value: first,
  col_2_value: second,
  col_3_value: null,
});
const start = {
  type: 'start',
  now: 1000,
  seed: 1,
  clusterId: 7,
  rows: [row(1, 'pes', 'dog'), row(2, 'dom', 'house')],
  colNames: ['Slovak', 'English', null],
  colLanguages: ['sk', 'en', null],
  fromLastAnswers: false,
} as const;

let stored: Map<string, string>;
let full: boolean;
let page: EventTarget;

/** The store as a page that is loaded now sees it. */
async function load() {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  const store = await import('../../src/features/practice/state/practice-store.ts');
  const status = await import('../../src/platform/storage/test-status.ts');
  return { ...store, status: () => status.useTestStatus.getState() };
}

beforeEach(() => {
  stored = new Map();
  full = false;
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const anotherTab = (newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'practice', newValue }));

describe('the stored test', () => {
  // Specification: S1-3.12
  it('continues after a reload with everything that was answered and typed', async () => {
    const first = await load();
    first.dispatch(start);
    first.dispatch({ type: 'score', now: 2000, answer: 'nonsense' });
    first.dispatch({ type: 'advance', now: 5000 });
    first.dispatch({ type: 'answer-changed', answer: 'ho' });
    page.dispatchEvent(new Event('pagehide'));
    const second = await load();
    expect(second.usePractice.getState()).toEqual(first.usePractice.getState());
    expect(second.status()).toEqual({ state: RUNNING, cluster_id: 7 });
  });

  it('continues in memory when the storage is full, and says so once', async () => {
    const { dispatch, usePractice, useStorageNotice } = await load();
    full = true;
    dispatch(start);
    expect(usePractice.getState().test.state).toBe(RUNNING);
    expect(useStorageNotice.getState().notice).toBe('full');
    useStorageNotice.setState({ notice: null });
    dispatch({ type: 'score', now: 2000 });
    expect(usePractice.getState().test.scores).toHaveLength(1);
    expect(useStorageNotice.getState().notice).toBeNull();
  });

  it.each(['{"half', '[]', '{"settings":{},"test":{"state":1}}'])(
    'that reads %s is reset and reported',
    async (text) => {
      stored.set('practice', text);
      stored.set('test-status', '{"state":1,"cluster_id":7}');
      const { usePractice, useStorageNotice, status } = await load();
      expect(usePractice.getState().test.state).toBe(0);
      expect(status().state).toBe(0);
      expect(useStorageNotice.getState().notice).toBe('corrupted');
      expect((await load()).useStorageNotice.getState().notice).toBeNull();
    },
  );

  it('follows other tabs, whose clock it leaves to them until it is used again', async () => {
    const first = await load();
    first.dispatch({ type: 'settings-changed', settings: { time_for_answer: 5 } });
    first.dispatch(start);
    const text = stored.get('practice') ?? '';
    const second = await load();
    second.dispatch({ type: 'cancel' });
    anotherTab(text);
    expect(second.usePractice.getState().test.state).toBe(RUNNING);
    expect(second.status()).toEqual({ state: RUNNING, cluster_id: 7 });
    vi.setSystemTime(60_000);
    second.tick();
    expect(second.usePractice.getState().test.evaluating).toBe(false);
    page.dispatchEvent(new Event('focus'));
    second.tick();
    expect(second.usePractice.getState().test.evaluating).toBe(true);
  });
});
