import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { batched } from '../../src/database/batched.ts';

interface Asked {
  cluster: number;
  word: string;
}

/** A database that notes what each statement takes and answers when told to. */
function slowDatabase() {
  const statements: string[][] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const ask = batched<Asked, string>(
    ({ cluster }) => cluster,
    async (batch) => {
      statements.push(batch.map(({ word }) => word));
      const answered = Promise.withResolvers<void>();
      open.push(answered);
      await answered.promise;
      return new Map(batch.filter(({ word }) => word !== 'refused').map(({ cluster, word }) => [cluster, word]));
    },
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ask,
    statements,
    answer: async () => (open.shift()?.resolve(), turn()),
    fail: async (error: Error) => (open.shift()?.reject(error), turn()),
  };
}

describe('questions that are asked in batches', () => {
  test('go at once when alone, and together with the next statement while one is under way', async () => {
    const { ask, statements, answer } = slowDatabase();
    const first = ask({ cluster: 1, word: 'a' });
    expect(statements).toEqual([['a']]);
    const others = [
      ask({ cluster: 2, word: 'b' }),
      ask({ cluster: 3, word: 'refused' }),
      ask({ cluster: 4, word: 'd' }),
    ];
    expect(statements).toEqual([['a']]);
    await answer();
    expect(await first).toBe('a');
    expect(statements).toEqual([['a'], ['b', 'refused', 'd']]);
    await answer();
    expect(await Promise.all(others)).toEqual(['b', null, 'd']);
    const later = ask({ cluster: 1, word: 'e' });
    await answer();
    expect(await later).toBe('e');
  });

  test('never take one key twice in a statement, and keep their order', async () => {
    const { ask, statements, answer } = slowDatabase();
    const all = ['a', 'b', 'c', 'd'].map((word, n) => ask({ cluster: n === 2 ? 2 : 1, word }));
    for (let n = 0; n < 3; n++) await answer();
    expect(statements).toEqual([['a'], ['b', 'c'], ['d']]);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('take a hundred at most', async () => {
    const { ask, statements, answer } = slowDatabase();
    const all = Array.from({ length: 251 }, (_, cluster) => ask({ cluster, word: `w${cluster}` }));
    for (let n = 0; n < 4; n++) await answer();
    expect(statements.map((batch) => batch.length)).toEqual([1, 100, 100, 50]);
    expect(await Promise.all(all)).toEqual(Array.from({ length: 251 }, (_, n) => `w${n}`));
  });

  test('wait a third of a second at most for a statement that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, statements, answer } = slowDatabase();
    const hanging = ask({ cluster: 1, word: 'hangs' });
    const others = [ask({ cluster: 1, word: 'a' }), ask({ cluster: 2, word: 'b' })];
    await vi.advanceTimersByTimeAsync(299);
    expect(statements).toEqual([['hangs']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(statements).toEqual([['hangs'], ['a', 'b']]);
    await answer();
    await answer();
    expect(await Promise.all([hanging, ...others])).toEqual(['hangs', 'a', 'b']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('go their ordinary way when the database refuses the statement, and fail when its answer is lost', async () => {
    const { ask, answer, fail } = slowDatabase();
    const refused = ask({ cluster: 1, word: 'a' });
    await fail(new pg.DatabaseError('invalid byte sequence', 0, 'error'));
    expect(await refused).toBeNull();

    const lost = [ask({ cluster: 1, word: 'a' }), ask({ cluster: 2, word: 'b' })];
    const outcomes = Promise.allSettled(lost);
    await fail(new Error('Connection terminated'));
    await answer();
    expect(await outcomes).toMatchObject([
      { status: 'rejected', reason: { message: 'Connection terminated' } },
      { status: 'fulfilled', value: 'b' },
    ]);
  });
});
