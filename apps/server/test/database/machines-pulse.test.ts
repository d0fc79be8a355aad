import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDeadline } from '../../src/database/deadline.ts';
import { machinesPulse } from '../../src/database/machines-pulse.ts';
import { toFailure } from '../../src/http/errors.ts';
import { createTestDatabase } from '../setup/postgres.ts';

const AWAY = { code: 'unavailable', retryAfter: 2 };
/** Far beyond what a test waits: whatever ends before was ended by the silence. */
const PATIENT = 3_600_000;
/** What lies on a machine is behind this lock here: whoever holds it keeps the machine silent. */
const ON_THE_MACHINE = 'select pg_advisory_xact_lock_shared(1)';
const ELSEWHERE = 'select 1';

async function ofMachines() {
  const fresh = await createTestDatabase();
  const pool = new pg.Pool({ ...fresh.connection, max: 10 });
  const pulse = machinesPulse(fresh.connection, ON_THE_MACHINE);
  const asked = withDeadline(pool, PATIENT, undefined, pulse);
  const machine = new pg.Client(fresh.connection);
  await machine.connect();
  onTestFinished(async () => {
    pulse.end();
    await machine.end();
    await pool.end();
    await fresh.drop();
  });
  const ask = async (text: string) => {
    const client = await asked.connect();
    try {
      await client.query({ text });
      return null;
    } catch (error) {
      return toFailure(error);
    } finally {
      client.release();
    }
  };
  return { machine, ask };
}

test('of a silent machine those are told who wait for it, others are served, and it is used again', async () => {
  const { machine, ask } = await ofMachines();
  expect(await ask(ON_THE_MACHINE)).toBeNull();
  await machine.query('select pg_advisory_lock(1)');
  const others: unknown[] = [];
  let silent = true;
  const elsewhere = (async () => {
    while (silent) others.push(await ask(ELSEWHERE));
  })();
  // Whoever comes later than it was noticed is told too.
  for (const told of await Promise.all([ask(ON_THE_MACHINE), ask(ON_THE_MACHINE)])) expect(told).toMatchObject(AWAY);
  expect(await ask(ON_THE_MACHINE)).toMatchObject(AWAY);
  await machine.query('select pg_advisory_unlock(1)');
  await vi.waitFor(async () => expect(await ask(ON_THE_MACHINE)).toBeNull(), 30_000);
  silent = false;
  await elsewhere;
  expect(others.filter((failed) => failed !== null)).toEqual([]);
});

test('a machine that is slow has all its time', async () => {
  const { ask } = await ofMachines();
  expect(await ask('select pg_sleep(4)')).toBeNull();
});
