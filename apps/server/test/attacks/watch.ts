import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Learned, Lesson } from './learner.ts';
import type { Target } from './target.ts';

/** Milliseconds after which a call hangs. */
const HANGS = 2_000;
/** One person's files are read one after another: further ones wait for their own. */
const OWN_FILES = 30_000;

/** How long a call of an attacker may take (milliseconds). */
export const patienceFor = (name: string): number => (/import|reread/.test(name) ? OWN_FILES : HANGS);
/** Limit for other users: their p99 is at most so many times that of an idle server, and so many milliseconds. */
const TIMES_IDLE = 5;
const UNNOTICED = 50;
/** Megabytes by which the server's memory may differ between two measurements of the same work. */
const PLATEAU = 250;

/** The product did what no attack may make it do. */
export class Fault extends Error {}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Runs a learner until `stop` is called, which returns the durations of the calls; throws if the learner was affected. */
function startLearning({ product, learner }: Target): { stop(): Promise<number[]> } {
  const workerData: Lesson = { port: Number(new URL(product.url).port), learner };
  const worker = new Worker(new URL('./learner.ts', import.meta.url), { workerData });
  const learned = once(worker, 'message') as Promise<[Learned]>;
  return {
    async stop() {
      worker.postMessage('stop');
      const [{ times, wrong }] = await learned;
      await worker.terminate();
      if (wrong !== null) throw new Fault(wrong);
      return times;
    },
  };
}

/** Megabytes that the server's process takes; null where the system does not say. */
export function memoryOf({ product }: Target): number | null {
  if (process.platform === 'win32') return null;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid())], { encoding: 'utf8' })) / 1024;
}

/** Whether the process lives, answers and takes no more memory than before. */
export async function stillThere(target: Target, before: number | null): Promise<void> {
  const { product } = target;
  const response = await fetch(`${product.url}/healthz`).catch(() => null);
  if (response?.status !== 200) throw new Fault(`the server is gone:\n${product.output().slice(-3_000)}`);
  const now = memoryOf(target);
  if (before !== null && now !== null && now > before * 1.5 + PLATEAU)
    throw new Fault(`the server takes ${Math.round(now)} MB, and took ${Math.round(before)} MB`);
}

async function learnFor(target: Target, ms: number): Promise<number[]> {
  const learning = startLearning(target);
  await sleep(ms);
  return learning.stop();
}

/** Milliseconds of rest in which a machine shows how fast it is now. */
const REST = 2_000;

/** Effect of an attack on other users: their p99 beside that of an idle server, and the most that it may be (milliseconds). */
export interface Measured {
  did: string;
  idle: number;
  p99: number;
  most: number;
  calls: number;
}

export const isNoticed = ({ p99: slowest, most }: Measured): boolean => slowest > most;

/**
 * Runs an attack beside a learner, and measures the effect on the learner. Retry: a busy machine spoils a single
 * measurement, so an effect must be measured again.
 */
export async function measured(target: Target, attack: () => Promise<string>): Promise<Measured> {
  const first = await attacked(target, attack);
  return isNoticed(first) ? attacked(target, attack) : first;
}

async function attacked(target: Target, attack: () => Promise<string>): Promise<Measured> {
  const idle = p99(await learnFor(target, REST));
  const learning = startLearning(target);
  let did: string;
  try {
    did = await attack();
  } catch (error) {
    await learning.stop().catch(() => undefined);
    throw error;
  }
  const times = await learning.stop();
  return { did, idle, p99: p99(times), most: TIMES_IDLE * idle + UNNOTICED, calls: times.length };
}
