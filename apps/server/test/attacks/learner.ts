import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Person } from './target.ts';
import { caller, credentials, LEARNER } from './wire.ts';

/** The thread's data: address and token. Any message ends it. */
export interface Lesson {
  port: number;
  learner: Person;
}

/** Duration of each call in milliseconds, and the first response that a learner must not get. */
export interface Learned {
  times: number[];
  wrong: string | null;
}

/** Milliseconds between two calls of a learner. */
const PAUSE = 15;

/**
 * A learner who reads clusters and words, and adds one now and then, over one connection. In a worker thread: the
 * attackers' work must not count as the server's.
 */
async function learn({ port, learner }: Lesson, ended: () => boolean): Promise<Learned> {
  const wire = caller(port, LEARNER);
  const rows = `/api/clusters/${learner.cluster}/clusterRows`;
  const headers = { ...credentials(learner.token), 'content-type': 'application/json' };
  const calls = [
    { method: 'GET', path: '/api/user', headers, body: null },
    { method: 'GET', path: '/api/clusters', headers, body: null },
    { method: 'GET', path: rows, headers, body: null },
    { method: 'POST', path: rows, headers, body: Buffer.from('{"col_1_value":"a word"}') },
  ] as const;
  const times: number[] = [];
  let wrong: string | null = null;
  for (let index = 0; wrong === null && !ended(); index += 1) {
    const call = calls[index % calls.length] ?? calls[0];
    try {
      const { status, ms } = await wire.call(call);
      times.push(ms);
      if (status >= 300) wrong = `was answered ${status}`;
    } catch (error) {
      wrong = error instanceof Error ? error.message : String(error);
    }
    if (wrong !== null) wrong = `the learner, ${call.method} ${call.path}: ${wrong}`;
    await sleep(PAUSE);
  }
  wire.close();
  return { times, wrong };
}

if (parentPort) {
  let ended = false;
  parentPort.once('message', () => (ended = true));
  const learned = await learn(workerData as Lesson, () => ended);
  parentPort.postMessage(learned);
}
