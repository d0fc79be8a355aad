import { setTimeout as sleep } from 'node:timers/promises';
import { createProduct } from '@wordcluster/testing/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedConnection } from '../../../apps/server/src/database/embedded.ts';
import { migrateToLatest } from '../../../apps/server/src/database/migrate.ts';
import { newCluster, wordsOf } from '../../../apps/server/test/setup/clusters.ts';
import { createOnNodes } from '../../../apps/server/test/setup/nodes.ts';
import { startTestServer, type Caller, type TestServer } from '../../../apps/server/test/setup/server.ts';
import { citusPrograms, startMachines, type Machine, type Machines } from './machines.ts';

/** Few, so that a shard is moved in seconds. */
const SHARDS = 4;

let machines: Machines;
let server: TestServer;
let connection: EmbeddedConnection;

beforeAll(async () => {
  machines = await startMachines(2, SHARDS);
  connection = {
    host: '127.0.0.1',
    port: machines.coordinator.port,
    user: 'postgres',
    password: '',
    database: 'wordcluster',
  };
  await migrateToLatest(connection, true);
  server = await startTestServer({ DATABASE_DISTRIBUTED: 'true' }, connection);
}, 300_000);

afterAll(async () => {
  await server.close();
  await machines.remove();
}, 60_000);

type Person = Caller & { id: number; email: string };

/** The worker that holds a user's shard. */
async function workerOf({ id }: Person): Promise<Machine> {
  const [found] = await machines.ask<{ port: number }>(
    `select nodeport as port from pg_dist_shard_placement where shardid = get_shard_id_for_distribution_column('users', $1::bigint)`,
    [id],
  );
  const worker = machines.workers.find(({ port }) => port === found?.port);
  if (!worker) throw new Error('The person lies nowhere.');
  return worker;
}

let people = 0;
/** Somebody new on a worker. */
async function personOn(worker: Machine): Promise<Person> {
  for (;;) {
    const person = await server.signUp(`person-${(people += 1)}@example.com`, 'great');
    if ((await workerOf(person)) === worker) return person;
  }
}

const add = (person: Caller, cluster: number, word: string) =>
  person.call<{ id: number }>('POST', `/api/clusters/${cluster}/clusterRows`, { col_1_value: word });

/** A learner's calls in a loop; the longest took `longest` milliseconds. */
async function day(person: Caller, cluster: number, word: string) {
  const statuses: number[] = [];
  let longest = 0;
  const call = async (method: string, url: string, body?: unknown) => {
    const began = performance.now();
    statuses.push((await person.call(method, url, body)).status);
    longest = Math.max(longest, performance.now() - began);
  };
  await call('GET', '/api/clusters');
  await call('GET', `/api/clusters/${cluster}/clusterRows`);
  await call('POST', `/api/clusters/${cluster}/clusterRows`, { col_1_value: word });
  await call('GET', '/api/reviews/today');
  await call('GET', `/api/reviews/queue?cluster_id=${cluster}`);
  return { statuses, longest };
}

const ALL_WELL = [200, 200, 201, 200, 200];

// Specification: S0-1.300
test.skipIf(citusPrograms() === null)('two people on different machines share a cluster', async () => {
  const [one, other] = machines.workers as [Machine, Machine];
  const [owner, friend] = [await personOn(one), await personOn(other)];
  const { id } = await newCluster(owner);
  await add(owner, id, 'mine');
  expect((await owner.call('POST', `/api/clusters/${id}/share`, { email: friend.email })).status).toBe(200);
  expect(await wordsOf(friend, id)).toEqual(['mine']);
  expect((await add(friend, id, 'refused')).status).toBe(403);
  await owner.call('PATCH', `/api/clusters/${id}/share/${friend.id}`, { may_write: true });
  const { status, body } = await add(friend, id, 'yours');
  expect(status).toBe(201);
  await owner.call('PATCH', `/api/clusters/${id}/clusterRows/${body.id}`, { col_2_value: 'ours' });
  expect(await wordsOf(owner, id)).toEqual(['mine', 'yours']);
  await owner.call('DELETE', `/api/clusters/${id}/share/${friend.id}`, {});
  expect((await friend.call('GET', `/api/clusters/${id}/clusterRows`)).status).toBe(404);
});

// Specification: S0-1.301
test.skipIf(citusPrograms() === null)(
  'a machine is lost: its learners get 503 within three seconds, others notice nothing, and it comes back',
  { timeout: 120_000 },
  async () => {
    const [one, other] = machines.workers as [Machine, Machine];
    const [lost, well] = [await personOn(one), await personOn(other)];
    const clusters = { lost: (await newCluster(lost)).id, well: (await newCluster(well)).id };
    // Shares with users on the lost machine do not block a user's own data.
    expect((await well.call('POST', `/api/clusters/${clusters.well}/share`, { email: lost.email })).status).toBe(200);
    expect((await lost.call('POST', `/api/clusters/${clusters.lost}/share`, { email: well.email })).status).toBe(200);
    expect((await day(lost, clusters.lost, 'before')).statuses).toEqual(ALL_WELL);
    let gone = true;
    const whole: Awaited<ReturnType<typeof day>>[] = [];
    const others = (async () => {
      for (let number = 0; gone; number += 1) whole.push(await day(well, clusters.well, `word ${number}`));
    })();
    one.kill();
    const refused: typeof whole = [];
    for (let round = 0; round < 5; round += 1) refused.push(await day(lost, clusters.lost, 'meanwhile'));
    // The app starts for all users.
    expect((await well.call('GET', '/api/configuration')).status).toBe(200);
    await one.start();
    const back = performance.now();
    const list = `/api/clusters/${clusters.lost}/clusterRows`;
    while ((await lost.call('GET', list)).status !== 200 && performance.now() - back < 10_000) await sleep(100);
    expect((await day(lost, clusters.lost, 'after')).statuses).toEqual(ALL_WELL);
    expect(await wordsOf(lost, clusters.lost)).toEqual(['before', 'after']);
    gone = false;
    await others;
    expect(new Set(refused.flatMap(({ statuses }) => statuses))).toEqual(new Set([503]));
    expect(Math.max(...refused.map(({ longest }) => longest))).toBeLessThan(3000);
    for (const { statuses } of whole) expect(statuses).toEqual(ALL_WELL);
    expect(Math.max(...whole.map(({ longest }) => longest))).toBeLessThan(1000);
  },
);

test.skipIf(citusPrograms() === null)(
  'a machine falls silent: its learners get 503 within three seconds, others notice nothing, and it goes on',
  { timeout: 120_000 },
  async () => {
    const [one, other] = machines.workers as [Machine, Machine];
    const [lost, well] = [await personOn(one), await personOn(other)];
    const clusters = { lost: (await newCluster(lost)).id, well: (await newCluster(well)).id };
    // The coordinator waits without a timeout for connections already open to the machine.
    await Promise.all(Array.from({ length: 5 }, (_, n) => day(lost, clusters.lost, `before ${n}`)));
    let silent = true;
    const whole: Awaited<ReturnType<typeof day>>[] = [];
    const others = (async () => {
      for (let number = 0; silent; number += 1) whole.push(await day(well, clusters.well, `word ${number}`));
    })();
    one.fallSilent();
    const refused: typeof whole = [];
    try {
      for (let round = 0; round < 3; round += 1) refused.push(await day(lost, clusters.lost, `meanwhile ${round}`));
      const { headers } = await lost.call('GET', '/api/clusters');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      one.goOn();
    }
    const back = performance.now();
    while ((await lost.call('GET', '/api/clusters')).status !== 200 && performance.now() - back < 10_000)
      await sleep(50);
    const away = Math.round(performance.now() - back);
    expect((await day(lost, clusters.lost, 'after')).statuses).toEqual(ALL_WELL);
    silent = false;
    await others;
    const slowest = (days: typeof whole) => Math.round(Math.max(...days.map(({ longest }) => longest)));
    process.stderr.write(
      `a silent machine: refused after ${slowest(refused)} ms at most, back after ${away} ms; ` +
        `others made ${whole.length * ALL_WELL.length} calls, the longest took ${slowest(whole)} ms\n`,
    );
    expect(new Set(refused.flatMap(({ statuses }) => statuses))).toEqual(new Set([503]));
    expect(slowest(refused)).toBeLessThan(3000);
    for (const { statuses } of whole) expect(statuses).toEqual(ALL_WELL);
    expect(slowest(whole)).toBeLessThan(1000);
  },
);

// Specification: S0-1.302
test.skipIf(citusPrograms() === null)(
  'a shard is moved to another machine while it is written to: nothing is lost, and nothing waits for more than two seconds',
  { timeout: 300_000 },
  async () => {
    const [from, to] = machines.workers as [Machine, Machine];
    const person = await personOn(from);
    const { id } = await newCluster(person);
    let moving = true;
    let longest = 0;
    const written: string[] = [];
    const writing = (async () => {
      for (let number = 0; moving; number += 1) {
        const began = performance.now();
        while ((await add(person, id, `word ${number}`)).status !== 201) await sleep(50);
        longest = Math.max(longest, performance.now() - began);
        written.push(`word ${number}`);
      }
    })();
    await sleep(500);
    await machines.ask(
      `select citus_move_shard_placement(get_shard_id_for_distribution_column('users', $1::bigint), '127.0.0.1', $2, '127.0.0.1', $3, 'force_logical')`,
      [person.id, from.port, to.port],
    );
    expect(await workerOf(person)).toBe(to);
    await sleep(500);
    moving = false;
    await writing;
    process.stderr.write(
      `${written.length} rows were written while a shard moved; the longest took ${Math.round(longest)} ms\n`,
    );
    expect(longest).toBeLessThan(2000);
    const stored = await wordsOf(person, id);
    expect(stored.filter((word) => written.includes(word ?? ''))).toEqual(written);
  },
);

// Specification: S0-1.303
test.skipIf(citusPrograms() === null)(
  'three servers that start at once on an empty cluster shard it once, and serve',
  { timeout: 300_000 },
  async () => {
    const nodes = [machines.coordinator, ...machines.workers].map(({ port }) => ({ host: '127.0.0.1', port }));
    await createOnNodes({ ...connection, database: 'postgres' }, nodes, 'at_once');
    const settings = {
      DATABASE_URL: machines.url.replace('/wordcluster', '/at_once'),
      DATABASE_DISTRIBUTED: 'true',
      SECRET_KEY: 's'.repeat(48),
    };
    const servers = [await createProduct(settings), await createProduct(settings), await createProduct(settings)];
    try {
      await Promise.all(servers.map((one) => one.start()));
      for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    } finally {
      await Promise.all(servers.map((one) => one.remove()));
    }
  },
);
