import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedDatabase } from '../../src/database/embedded.ts';
import { withDeadline } from '../../src/database/deadline.ts';
import { COMMITS, shardLivenessMonitor } from '../../src/database/shard-liveness.ts';
import { toFailure } from '../../src/http/errors.ts';
import { tcpFaultProxy } from '../setup/tcp-fault-proxy.ts';
import { createTestDatabase } from '../setup/postgres.ts';

const AWAY = { code: 'unavailable', retryAfter: 2 };
/** Far beyond a test's timeout: an earlier end was caused by the liveness check. */
const LONG_TIMEOUT_MS = 3_600_000;
/** Queries of the shard need this lock: as long as the test holds it, the shard does not respond. */
const ON_THE_MACHINE = 'select pg_advisory_xact_lock_shared(1)';
const ELSEWHERE = 'select 1';

async function ofMachines(max = 10) {
  const fresh = await createTestDatabase();
  const pool = new pg.Pool({ ...fresh.connection, max });
  // The monitor's probes pass through it.
  const proxy = await tcpFaultProxy(fresh.connection);
  const monitor = shardLivenessMonitor(proxy.connection, ON_THE_MACHINE);
  const asked = withDeadline(pool, LONG_TIMEOUT_MS, undefined, monitor);
  const machine = new pg.Client(fresh.connection);
  await machine.connect();
  onTestFinished(async () => {
    monitor.end();
    proxy.close();
    await machine.end();
    await pool.end();
    await fresh.drop();
  });
  const answered = async (text: string) => {
    const client = await asked.connect();
    try {
      await client.query({ text });
    } finally {
      client.release();
    }
  };
  const ask = (text: string) => answered(text).then(() => null, toFailure);
  const monitors = async () =>
    (
      await machine.query(`select 1 from pg_stat_activity
        where datname = current_database() and application_name = 'wordcluster-probe' and state = 'idle'`)
    ).rows.length;
  return { machine, ask, proxy, monitors };
}

test('of an unresponsive machine its own requests fail, others are served, and it is used again', async () => {
  const { machine, ask } = await ofMachines();
  expect(await ask(ON_THE_MACHINE)).toBeNull();
  await machine.query('select pg_advisory_lock(1)');
  const others: unknown[] = [];
  let silent = true;
  const elsewhere = (async () => {
    while (silent) others.push(await ask(ELSEWHERE));
  })();
  // Queries that arrive after the detection fail too.
  for (const outcome of await Promise.all([ask(ON_THE_MACHINE), ask(ON_THE_MACHINE)]))
    expect(outcome).toMatchObject(AWAY);
  expect(await ask(ON_THE_MACHINE)).toMatchObject(AWAY);
  await machine.query('select pg_advisory_unlock(1)');
  await vi.waitFor(async () => expect(await ask(ON_THE_MACHINE)).toBeNull(), 30_000);
  silent = false;
  await elsewhere;
  expect(others.filter((failed) => failed !== null)).toEqual([]);
});

test('requests queued for a connection stay queued while others succeed, and fail in time if they must', async () => {
  const { machine, ask } = await ofMachines(2);
  await machine.query('select pg_advisory_lock(1)');
  // More probes than succeed before a shard counts as unresponsive.
  const many = await Promise.all(Array.from({ length: 40 }, () => ask('select pg_sleep(0.2)')));
  expect(many.filter((failed) => failed !== null)).toEqual([]);
  // Two queries on the silent shard hold both connections; the third is queued for one.
  const began = performance.now();
  const outcome = await Promise.all([ask(ON_THE_MACHINE), ask(ON_THE_MACHINE), ask(ON_THE_MACHINE)]);
  for (const one of outcome) expect(one).toMatchObject(AWAY);
  expect(performance.now() - began).toBeLessThan(3500);
  await machine.query('select pg_advisory_unlock(1)');
  await vi.waitFor(async () => expect(await ask(ON_THE_MACHINE)).toBeNull(), 30_000);
});

test('a machine that is slow has all its time', async () => {
  const { ask } = await ofMachines();
  expect(await ask('select pg_sleep(4)')).toBeNull();
});

/** Whether a slow statement has all its time while quick ones are answered. */
async function isWaitedFor({ ask }: Awaited<ReturnType<typeof ofMachines>>): Promise<boolean> {
  let slow = true;
  const others = (async () => {
    while (slow) expect(await ask(ELSEWHERE)).toBeNull();
  })();
  const outcome = await ask('select pg_sleep(4)');
  slow = false;
  await others;
  return outcome === null;
}

test('a machine that is slow has all its time where much is asked, and opening a connection takes long', async () => {
  const machines = await ofMachines();
  expect(await machines.ask(ELSEWHERE)).toBeNull();
  await vi.waitFor(async () => expect(await machines.monitors()).toBe(1), 5000);
  machines.proxy.fallSilent(true, { after: true });
  expect(await isWaitedFor(machines)).toBe(true);
});

test('a machine is probed on another connection if the probe’s was closed or lost', async () => {
  const machines = await ofMachines();
  expect(await machines.ask(ELSEWHERE)).toBeNull();
  await vi.waitFor(async () => expect(await machines.monitors()).toBe(1), 5000);
  machines.proxy.fallSilent(true, { before: true });
  expect(await isWaitedFor(machines)).toBe(true);
  machines.proxy.cut();
  expect(await isWaitedFor(machines)).toBe(true);
});

test('commits that wait for a lost replica fail, reads go on, and all is used again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  // A server of its own: the setting for synchronous commits is of a whole PostgreSQL.
  const copied = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
  const pool = new pg.Pool({ ...copied.connection, max: 10 });
  const monitor = shardLivenessMonitor(copied.connection, COMMITS);
  const asked = withDeadline(pool, LONG_TIMEOUT_MS, undefined, monitor);
  onTestFinished(async () => {
    monitor.end();
    await pool.end();
    await copied.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const ask = async (text: string) => {
    const client = await asked.connect();
    const began = performance.now();
    const outcome = await client.query({ text }).then(() => null, toFailure);
    client.release();
    return { outcome, seconds: (performance.now() - began) / 1000 };
  };
  const copies = async (names: string) => {
    await pool.query(`alter system set synchronous_standby_names = '${names}'`);
    await pool.query('select pg_reload_conf()');
  };
  expect((await ask('create table kept (word text)')).outcome).toBeNull();
  await copies('gone');
  const add = () => ask("insert into kept values ('a word')");
  // The setting reaches the programs of the database one after the other.
  await vi.waitFor(async () => expect((await add()).outcome).toMatchObject(AWAY), 30_000);
  for (const { outcome, seconds } of await Promise.all([add(), add()])) {
    expect(outcome).toMatchObject(AWAY);
    expect(seconds).toBeLessThan(3);
  }
  expect((await ask('select * from kept')).outcome).toBeNull();
  await copies('');
  await vi.waitFor(async () => expect((await add()).outcome).toBeNull(), 30_000);
});
