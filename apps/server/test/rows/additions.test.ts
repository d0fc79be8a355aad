import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDistributed } from '../setup/postgres.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { clusterOf, rowsOf, type Row } from './words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = (user: Caller, path: string, word: string) => user.call<Row>('POST', path, { col_1_value: word });
const words = (rows: Row[]) => rows.map((row) => row.col_1_value);
const numbers = (rows: Row[]) => rows.map((row) => row.row_number);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('rows that are added at the same moment', () => {
  test('each arrive in their own cluster, in the order they were sent', async () => {
    const typing = await Promise.all(
      upTo(6).map(async (n) => {
        const user = await server.signUp(`typing-${n}@example.com`, n % 2 ? 'great' : undefined);
        return { user, paths: [await clusterOf(user), await clusterOf(user)] };
      }),
    );
    const targets = typing.flatMap(({ user, paths }) => paths.map((path) => ({ user, path })));
    const responses = await Promise.all(
      upTo(20).flatMap((n) => targets.map(({ user, path }) => add(user, path, `${path} ${n}`))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { user, path } of targets) {
      const rows = await rowsOf(user, path);
      const sent = upTo(20).map((n) => `${path} ${n}`);
      // On a sharded database each request is authenticated on a connection of its own: the order is that of the responses.
      if (isDistributed()) expect(new Set(words(rows))).toEqual(new Set(sent));
      else expect(words(rows)).toEqual(sent);
      expect(numbers(rows)).toEqual(upTo(20));
    }
  });

  test('are refused one by one: a stranger, an unknown cluster, an expired token and a bad cell affect no others', async () => {
    const owner = await server.signUp('owner-of-rows@example.com', 'great');
    const stranger = await server.signUp('stranger-to-rows@example.com', 'great');
    const gone = await server.signUp('gone@example.com', 'great');
    const [path, other, third] = [await clusterOf(owner), await clusterOf(owner), await clusterOf(gone)];
    await gone.call('POST', '/api/user/logout');
    const responses = await Promise.all([
      add(owner, path, 'first'),
      add(stranger, other, 'not mine'),
      add(stranger, '/api/clusters/999999999/clusterRows', 'nowhere'),
      add(gone, third, 'too late'),
      add(owner, other, 'a\0b'),
      add(owner, other, 'second'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 404, 404, 401, 422, 201]);
    expect(words(await rowsOf(owner, path))).toEqual(['first']);
    expect(words(await rowsOf(owner, other))).toEqual(['second']);
  });

  test('are not blocked by a lock on another cluster', async () => {
    const user = await server.signUp('waiting@example.com', 'great');
    const [held, free] = [await clusterOf(user), await clusterOf(user)];
    const id = Number(held.split('/')[3]);
    const waiting = await server.context.db.transaction().execute(async (trx) => {
      await sql`select 1 from clusters where id = ${id} and user_id = ${user.id} for update`.execute(trx);
      let answered = false;
      const added = add(user, held, 'held').finally(() => (answered = true));
      expect((await add(user, free, 'free')).status).toBe(201);
      expect((await add(user, free, 'free too')).status).toBe(201);
      expect(answered).toBe(false);
      return { added };
    });
    expect((await waiting.added).body.row_number).toBe(1);
  });

  test('and other changes queued for a cluster leave the connections to others', async () => {
    const [eager, other] = [
      await server.signUp('eager@example.com', 'great'),
      await server.signUp('other@example.com', 'great'),
    ];
    const [held, free] = [await clusterOf(eager), await clusterOf(other)];
    const { body: row } = await add(eager, held, 'first');
    const changes = await server.context.db.transaction().execute(async (trx) => {
      await sql`select 1 from clusters where id = ${row.cluster_id} and user_id = ${eager.id} for update`.execute(trx);
      const waiting = upTo(40).map((n) =>
        n % 2 ? add(eager, held, `${n}`) : eager.call('PATCH', `${held}/${row.id}`, { col_1_value: `${n}` }),
      );
      // More than the pool's connections: without a free one this would deadlock with the transaction.
      expect((await add(other, free, 'free')).status).toBe(201);
      expect((await rowsOf(other, free)).length).toBe(1);
      return { waiting };
    });
    const statuses = (await Promise.all(changes.waiting)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect(words(await rowsOf(eager, held))).toHaveLength(21);
  });

  test('are not queued behind a stranger’s requests to the same cluster', async () => {
    const owner = await server.signUp('flooded@example.com', 'great');
    const stranger = await server.signUp('flooding@example.com', 'great');
    const path = await clusterOf(owner);
    let answered = 0;
    const flood = upTo(300).map(async () => {
      const { status } = await add(stranger, path, 'not mine');
      answered += 1;
      return status;
    });
    expect((await add(owner, path, 'mine')).status).toBe(201);
    expect(answered).toBeLessThan(30);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([404]));
  });

  test('are all there, counted and numbered, while others are moved and deleted', async () => {
    const user = await server.signUp('busy@example.com', 'great');
    const path = await clusterOf(user);
    const expected = new Set<string | null>();
    for (let round = 0; round < 8; round++) {
      const old = await rowsOf(user, path);
      const calls = upTo(10).map(async (n) => {
        const { body } = await add(user, path, `${round}-${n}`);
        expected.add(body.col_1_value);
      });
      const moved = old.slice(0, 3).map(({ id }) => user.call('PATCH', `${path}/${id}`, { row_number: 5 }));
      const deleted = old.slice(3, 6).map(async ({ id, col_1_value }) => {
        await user.call('DELETE', `${path}/${id}`);
        expected.delete(col_1_value);
      });
      await Promise.all([...calls, ...moved, ...deleted]);
    }
    const rows = await rowsOf(user, path);
    expect(new Set(words(rows))).toEqual(expected);
    expect(numbers(rows)).toEqual(upTo(expected.size));
    const { row_count } = await server.context.db
      .selectFrom('clusters')
      .select('row_count')
      .where('id', '=', Number(path.split('/')[3]))
      .executeTakeFirstOrThrow();
    expect(row_count).toBe(expected.size);
  });
});
