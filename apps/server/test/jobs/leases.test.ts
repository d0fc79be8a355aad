import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextUserToFit } from '../../src/features/progress/fit/fit-parameters.ts';
import { cleanUp, housekeepingRound } from '../../src/jobs/housekeeping.ts';
import { PARTITIONS, partitionsOf } from '../../src/database/job-partitions.ts';
import { eachPartition } from '../../src/jobs/job-partitions.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ALL = Array.from({ length: PARTITIONS }, (_, share) => share);
const leaseOf = (holder: string) => ({ name: 'test', holder, leaseMs: 20_000 });

test('while one server is busy with a share of the people, others take the rest', async () => {
  const { context } = server;
  const done: Record<string, number[]> = { a: [], b: [], c: [] };
  const round = (holder: string, work?: (share: number) => Promise<void>) =>
    eachPartition(context, leaseOf(holder), ALL, async (share) => {
      done[holder]?.push(share);
      await work?.(share);
    });
  await round('a');
  expect(done).toMatchObject({ a: ALL });
  await round('b');
  expect(done).toMatchObject({ b: [] });
  // In the next round it is busy with its first for longer than a lease, and then finds the others taken.
  done['a'] = [];
  await round('a', async (share) => {
    if (share > 0) return;
    server.clock.advance(15);
    await round('b');
    expect(done['b']).toEqual([]);
    server.clock.advance(6);
    // The lease renewed while the partition is processed, by the real clock.
    await sql`update job_leases set until = ${new Date(server.clock.now().getTime() + 20_000)} where name = 'test:0'`.execute(
      context.db,
    );
    await round('b');
  });
  expect(done).toMatchObject({ a: [0], b: ALL.slice(1) });
});

test('a share that fails holds up none of the others, and is reported', async () => {
  const done: number[] = [];
  server.clock.advance(60);
  const round = eachPartition(server.context, leaseOf('c'), ALL, async (share) => {
    if (share === 2) throw new Error('its machine is away');
    done.push(share);
  });
  await expect(round).rejects.toThrow('its machine is away');
  expect(done).toEqual(ALL.filter((share) => share !== 2));
});

test('users due are found by their partition alone', async () => {
  const { id } = await server.signUp('fits@example.com');
  await sql`insert into review_parameters (user_id, counted, next_at) values (${id}, 400, 400)`.execute(
    server.context.db,
  );
  const [share = 0] = partitionsOf([id]);
  expect(await nextUserToFit(server.context, share)).toBe(id);
  expect(await nextUserToFit(server.context, (share + 1) % PARTITIONS)).toBeNull();
});

test('one server cleans up, and a step that fails holds up none of the later ones', async () => {
  const { context } = server;
  expect(await housekeepingRound(context, 'a')).toBe(true);
  expect(await housekeepingRound(context, 'b')).toBe(false);
  server.clock.advance(151);
  expect(await housekeepingRound(context, 'b')).toBe(true);
  const used_at = new Date(server.clock.now().getTime() - 200 * 86_400_000);
  await context.db
    .insertInto('cached_translations')
    .values({ key: Buffer.from('k'), text: 't', used_at })
    .execute();
  await sql`alter table row_changes rename to row_changes_away`.execute(context.db);
  await expect(cleanUp(context)).rejects.toThrow('row_changes');
  await sql`alter table row_changes_away rename to row_changes`.execute(context.db);
  expect(await context.db.selectFrom('cached_translations').selectAll().execute()).toEqual([]);
});
