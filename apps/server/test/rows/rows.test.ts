import { cases } from '@wordcluster/testing/nightly';
import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { clusterOf, rowsOf, type Row } from './words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const wordsOf = async (user: Caller, path: string) => (await rowsOf(user, path)).map((row) => row.col_1_value);

async function fill(user: Caller, path: string, words: string[]): Promise<Row[]> {
  for (const word of words) await user.call('POST', path, { col_1_value: word });
  return rowsOf(user, path);
}

describe('rows', () => {
  // Specification: S1-3.06, S1-5.16, S1-7.06, S1-7.17-18
  test('are added at the end, edited cell by cell, trimmed, and numbered without gaps', async () => {
    const user = await server.signUp('rows@example.com');
    const path = await clusterOf(user);
    const added = await user.call<Row>('POST', path, { col_1_value: '  pes ', col_2_value: '' });
    expect(added).toMatchObject({ status: 201, body: { row_number: 1, col_1_value: 'pes', col_2_value: null } });
    await user.call('POST', path, { col_1_value: 'two\nlines' });
    const edited = await user.call<Row>('PATCH', `${path}/${added.body.id}`, { col_2_value: ' dog ' });
    expect(edited).toMatchObject({ status: 200, body: { row_number: 1, col_1_value: 'pes', col_2_value: 'dog' } });
    expect(await rowsOf(user, path)).toMatchObject([{ row_number: 1 }, { row_number: 2, col_1_value: 'two\nlines' }]);
  });

  test('are listed whole, also where a cell looks like the list itself', async () => {
    const user = await server.signUp('listed@example.com', 'great');
    const path = await clusterOf(user);
    expect(await rowsOf(user, path)).toEqual([]);
    const words = ['{"id":7}', '[{"id":1,"row_number":9', '\\"{"id":', '},{"id":2}]', ',"tags":null},'];
    const added = await fill(user, path, words);
    const [, , , cluster] = path.split('/');
    expect(await rowsOf(user, path)).toEqual(
      words.map((word, index) => ({
        id: added[index]?.id,
        cluster_id: Number(cluster),
        row_number: index + 1,
        col_1_value: word,
        col_2_value: null,
        col_3_value: null,
        tags: [],
        ...NO_MEDIA,
      })),
    );
  });

  // Specification: S1-5.17
  test('refuse an empty first column and characters that cannot be kept', async () => {
    const user = await server.signUp('cells@example.com');
    const path = await clusterOf(user);
    const { id } = (await user.call<Row>('POST', path, { col_1_value: 'kept' })).body;
    for (const value of ['', '   ', '\u200b', 'a\0b', '\ud800', 'x'.repeat(1001), null]) {
      expect((await user.call('PATCH', `${path}/${id}`, { col_1_value: value })).status).toBe(422);
      expect((await user.call('POST', path, { col_1_value: value })).status).toBe(422);
    }
    expect(await user.call('PATCH', `${path}/${id}`, { col_1_value: ' ' })).toMatchObject({
      body: { errors: { col_1_value: ['Cell must be at least 1 character long.'] } },
    });
    expect(await wordsOf(user, path)).toEqual(['kept']);
  });

  // Specification: S1-2.52, S1-7.17
  test('move to any number; the whole list comes back, or only the row when that is preferred', async () => {
    const user = await server.signUp('move@example.com');
    const path = await clusterOf(user);
    const rows = await fill(user, path, ['a', 'b', 'c', 'd']);
    const whole = await user.call<Row[]>('PATCH', `${path}/${rows[0]?.id}`, { row_number: 3 });
    expect(whole.body.map((row) => row.col_1_value)).toEqual(['b', 'c', 'a', 'd']);
    const minimal = await user.call<Row>(
      'PATCH',
      `${path}/${rows[3]?.id}`,
      { row_number: 1 },
      { prefer: 'return=minimal' },
    );
    expect(minimal).toMatchObject({
      body: { row_number: 1, col_1_value: 'd' },
      headers: { 'preference-applied': 'return=minimal' },
    });
    expect(await wordsOf(user, path)).toEqual(['d', 'b', 'c', 'a']);
    await user.call('PATCH', `${path}/${rows[3]?.id}`, { row_number: 999 });
    expect(await wordsOf(user, path)).toEqual(['b', 'c', 'a', 'd']);
  });

  // Specification: S0-1.02, S1-7.19
  test('a deleted row is restored at its position, once', async () => {
    const user = await server.signUp('delete@example.com');
    const path = await clusterOf(user);
    const rows = await fill(user, path, ['a', 'b', 'c']);
    await user.call('DELETE', `${path}/${rows[1]?.id}`);
    expect(await wordsOf(user, path)).toEqual(['a', 'c']);
    const back = await user.call<Row>('POST', `${path}/${rows[1]?.id}/restore`);
    expect(back.body).toMatchObject({ id: rows[1]?.id, row_number: 2, col_1_value: 'b' });
    expect((await user.call('POST', `${path}/${rows[1]?.id}/restore`)).status).toBe(404);
    expect(await wordsOf(user, path)).toEqual(['a', 'b', 'c']);
  });

  // Specification: S1-1.12, S1-6.05
  test('a free cluster takes 50 rows, for parallel requests too', async () => {
    const user = await server.signUp('fifty@example.com');
    const path = await clusterOf(user);
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => user.call('POST', path, { col_1_value: `w${n}` })),
    );
    expect(responses.filter((answer) => answer.status === 201)).toHaveLength(50);
    expect(responses.find((answer) => answer.status !== 201)).toMatchObject({
      status: 403,
      body: { error: { code: 'plan_limit', message: 'Upgrade to PREMIUM with No Limit of Rows!' } },
    });
    expect((await rowsOf(user, path)).map((row) => row.row_number)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
  });

  test('stay in the order of a plain list, whatever is added, moved, deleted and restored', async () => {
    const user = await server.signUp('property@example.com', 'great');
    const action = fc.record({
      kind: fc.constantFrom('add', 'move', 'delete', 'restore'),
      at: fc.nat(30),
      to: fc.integer({ min: 1, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const path = await clusterOf(user);
        const model: { id: number; word: string }[] = [];
        let removed: { id: number; index: number; word: string } | null = null;
        for (const [n, { kind, at, to }] of actions.entries()) {
          const index = model.length > 0 ? at % model.length : -1;
          const chosen = model[index];
          if (kind === 'add') {
            const { body } = await user.call<Row>('POST', path, { col_1_value: `w${n}` });
            expect(body.row_number).toBe(model.length + 1);
            model.push({ id: body.id, word: `w${n}` });
            removed = null;
          } else if (kind === 'move' && chosen) {
            const { body } = await user.call<Row>(
              'PATCH',
              `${path}/${chosen.id}`,
              { row_number: to },
              { prefer: 'return=minimal' },
            );
            model.splice(index, 1);
            model.splice(Math.min(to, model.length + 1) - 1, 0, chosen);
            expect(body.row_number).toBe(model.indexOf(chosen) + 1);
            removed = null;
          } else if (kind === 'delete' && chosen) {
            await user.call('DELETE', `${path}/${chosen.id}`);
            model.splice(index, 1);
            removed = { ...chosen, index };
          } else if (kind === 'restore' && removed) {
            await user.call('POST', `${path}/${removed.id}/restore`);
            model.splice(removed.index, 0, { id: removed.id, word: removed.word });
            removed = null;
          }
        }
        expect(await wordsOf(user, path)).toEqual(model.map((row) => row.word));
      }),
      { numRuns: cases(15) },
    );
  });
});
