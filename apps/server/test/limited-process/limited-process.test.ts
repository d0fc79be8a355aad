import { message } from '@wordcluster/domain/messages/all';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { LimitReached, runChild } from '../../src/limited-process/child-process.ts';
import { limitedProcesses } from '../../src/limited-process/limited-processes.ts';
import { usageOf } from '../../src/limited-process/child-process.ts';
import type { Echo } from './jobs/echo.ts';
import type { Failing } from './jobs/failing.ts';
import type { NativeLoop } from './jobs/native-loop.ts';
import type { NativeMemory } from './jobs/native-memory.ts';

const job = (name: string) => new URL(`./jobs/${name}.ts`, import.meta.url);
const OURS = message('import.own_busy');
const BUSY = message('import.busy');

function pool(limits: Partial<Parameters<typeof limitedProcesses>[0]> = {}) {
  const processes = limitedProcesses({
    atOnce: 2,
    maxQueuedPerUser: 3,
    maxQueued: 50,
    ownBusy: OURS,
    busy: BUSY,
    ...limits,
  });
  onTestFinished(() => processes.stop());
  return processes;
}

const limitOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof LimitReached ? error.limit : String(error)),
  );

test('a job gets its request, reports what it does, and its result comes back', async () => {
  const bytes = Buffer.from('words');
  const reported: number[] = [];
  const result = await pool().run<Echo>(1, {
    module: job('echo'),
    request: { bytes, times: 20 },
    onProgress: async (time) => {
      await sleep(1);
      reported.push(time);
    },
  });
  expect(Buffer.from(result)).toEqual(bytes);
  expect(reported).toEqual(Array.from({ length: 20 }, (_, time) => time));
});

test('the next job gets a fresh process that waits for it, whatever became of the one before', async () => {
  const processes = pool({ spareMs: 60_000 });
  const echo = (bytes: Buffer) =>
    processes.run<Echo>(1, { module: job('echo'), request: { bytes, times: 1 }, onProgress: () => undefined });
  for (const word of ['one', 'two', 'three']) expect(Buffer.from(await echo(Buffer.from(word))).toString()).toBe(word);
  const failed = processes.run<Echo>(1, {
    module: job('echo'),
    request: { bytes: Buffer.alloc(1), times: 1 },
    onProgress: () => {
      throw new Error('nowhere to put it');
    },
  });
  await expect(failed).rejects.toThrow('nowhere to put it');
  expect(Buffer.from(await echo(Buffer.from('four'))).toString()).toBe('four');
  // A job of another kind starts its own.
  const looping = processes.run<NativeLoop>(1, { module: job('native-loop'), request: null, allowedMs: () => 400 });
  expect(await limitOf(looping)).toBe('processor');
});

test('a report that cannot be handled ends the job with its reason', async () => {
  const failed = pool().run<Echo>(1, {
    module: job('echo'),
    request: { bytes: Buffer.alloc(1), times: 2 },
    onProgress: () => {
      throw new Error('nowhere to put it');
    },
  });
  await expect(failed).rejects.toThrow('nowhere to put it');
});

test.runIf(NIGHTLY)('native code that never returns is killed at its processor time', async () => {
  const limits = { processorMs: 700 };
  expect(await limitOf(runChild<NativeLoop>({ module: job('native-loop'), request: null, limits }))).toBe('processor');
});

test.runIf(NIGHTLY)('the processor time grows with what the job has been allowed', async () => {
  const looping = runChild<NativeLoop>({ module: job('native-loop'), request: null, allowedMs: () => 400 });
  expect(await limitOf(looping)).toBe('processor');
});

test.runIf(NIGHTLY)('the operating system limits native code that the watcher misses', async () => {
  const limits = { processorMs: 1_000 };
  const watched = { module: job('native-loop'), request: null, limits, watchMs: 600_000 };
  expect(await limitOf(runChild<NativeLoop>(watched))).toBe('processor');
});

test('native memory beyond its limit kills the job', async () => {
  const filling = runChild<NativeMemory>({
    module: job('native-memory'),
    request: null,
    limits: { residentMb: 200, processorMs: 30_000 },
  });
  expect(await limitOf(filling)).toBe('memory');
});

test.runIf(NIGHTLY)('a heap beyond its limit is a limit too', async () => {
  const filling = runChild<Failing>({
    module: job('failing'),
    request: 'heap',
    limits: { residentMb: 150, processorMs: 30_000 },
  });
  expect(await limitOf(filling)).toBe('memory');
});

test('a job that does not end is killed at its deadline', async () => {
  const looping = runChild<NativeLoop>({ module: job('native-loop'), request: null, limits: { deadlineMs: 300 } });
  expect(await limitOf(looping)).toBe('deadline');
});

test.each([
  ['throw', /the job threw/],
  ['exit', /ended \(3\)/],
] as const)('a job that fails (%s) says why', async (how, why) => {
  await expect(runChild<Failing>({ module: job('failing'), request: how })).rejects.toThrow(why);
});

test('a job ends with its caller, and the next one of the same person begins', async () => {
  const processes = pool();
  const caller = new AbortController();
  const looping = processes.run<NativeLoop>(1, {
    module: job('native-loop'),
    request: null,
    signal: caller.signal,
  });
  const next = processes.run<Echo>(1, { module: job('echo'), request: { bytes: Buffer.alloc(3), times: 0 } });
  await sleep(100);
  caller.abort(new Error('the caller went away'));
  await expect(looping).rejects.toThrow('the caller went away');
  expect(Buffer.from(await next)).toHaveLength(3);
});

test('a client that left the queue is skipped', async () => {
  const processes = pool({ atOnce: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const loop = { module: job('native-loop'), request: null };
  const running = processes.run<NativeLoop>(1, { ...loop, signal: first.signal });
  const waiting = processes.run<NativeLoop>(2, { ...loop, signal: second.signal });
  const last = processes.run<Echo>(3, { module: job('echo'), request: { bytes: Buffer.alloc(1), times: 0 } });
  second.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  first.abort(new Error('left'));
  await expect(running).rejects.toThrow('left');
  expect(Buffer.from(await last)).toHaveLength(1);
});

test('a person with much to do does not keep others waiting', async () => {
  const processes = pool({ atOnce: 1 });
  const done: number[] = [];
  const echo = (person: number) =>
    processes
      .run<Echo>(person, { module: job('echo'), request: { bytes: Buffer.alloc(1), times: 0 } })
      .then(() => done.push(person));
  await Promise.all([echo(1), echo(1), echo(1), echo(2)]);
  expect(done).toEqual([1, 2, 1, 1]);
});

test('more than the limit is refused, of one user and of all', async () => {
  const processes = pool({ atOnce: 1, maxQueuedPerUser: 1, maxQueued: 2 });
  const caller = new AbortController();
  const loop = { module: job('native-loop'), request: null, signal: caller.signal };
  const all = [1, 1, 2].map((person) => processes.run<NativeLoop>(person, loop).catch(() => undefined));
  await expect(processes.run<NativeLoop>(1, loop)).rejects.toMatchObject({ code: 'too_many' });
  await expect(processes.run<NativeLoop>(3, loop)).rejects.toMatchObject({ code: 'unavailable' });
  caller.abort(new Error('left'));
  await Promise.all(all);
});

test('stopping kills what is under way', async () => {
  const processes = pool();
  const looping = processes.run<NativeLoop>(1, { module: job('native-loop'), request: null });
  processes.stop();
  await expect(looping).rejects.toMatchObject({ code: 'unavailable' });
});

test.runIf(process.platform === 'linux')('the usage of a process is read from the system', () => {
  const used = usageOf(process.pid);
  expect(used?.residentMb).toBeGreaterThan(20);
  expect(used?.processorMs).toBeGreaterThan(0);
  expect(usageOf(2 ** 22 + 1)).toBeNull();
});
