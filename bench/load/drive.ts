import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../figures.ts';
import { nextStep, type Step } from './day.ts';
import type { Person } from './people.ts';

export interface Driven {
  /** Calls made, those of the first part too. */
  count: number;
  /** Calls answered a second. */
  rate: number;
  p50: number;
  p99: number;
  /** Answers other than 2xx, and connections that broke. */
  failures: number;
  /** The first failure, in words. */
  failure: string | null;
}

/** Warm-up: milliseconds at the start of a run that are not counted, for connections and plans. */
const WARM_MS = 2_000;

/** Of two imports of one learner at once the second may find nothing left to start: an answer like others. */
const OVERTAKEN = 409;

/** Makes a call and answers its status, once all of the answer is there. */
export function send(agent: Agent, url: string, token: string, { method, path, body }: Step): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      url + path,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0)).once('error', reject);
      },
    );
    call.once('error', reject).end(text);
  });
}

/** Notes how long calls took and which failed, from `WARM_MS` on. */
function notes(seconds: number) {
  const began = performance.now();
  const times: number[] = [];
  let count = 0;
  let failures = 0;
  let failure: string | null = null;
  return {
    over: () => performance.now() - began > seconds * 1000 + WARM_MS,
    async timed(since: number, what: string, answered: Promise<number>): Promise<void> {
      count += 1;
      const status = await answered.catch((error: Error) => error.message);
      if (since - began < WARM_MS) return;
      if (typeof status === 'number' && (status < 300 || status === OVERTAKEN)) {
        times.push(performance.now() - since);
        return;
      }
      failures += 1;
      failure ??= `${what}: ${status}`;
    },
    result: (): Driven => ({
      count,
      rate: times.length / seconds,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      failures,
      failure,
    }),
  };
}

/** Makes a call that was due at `since`, and its follow-up. */
async function play(
  noted: ReturnType<typeof notes>,
  since: number,
  { after, ...step }: Step,
  make: (step: Step) => Promise<number>,
): Promise<void> {
  await noted.timed(since, step.name, make(step));
  if (after) await play(noted, performance.now(), after, make);
}

/** Each learner waits for the answer, thinks for `thinkMs` on average, and goes on: as many as there are people are under way at most. */
export async function closedLoop<Somebody extends { token: string }>(
  urls: string[],
  people: Somebody[],
  seconds: number,
  thinkMs: number,
  next: (person: Somebody, random: () => number) => Step,
): Promise<Driven> {
  const agent = new Agent({ keepAlive: true });
  const noted = notes(seconds);
  await Promise.all(
    people.map(async (person, index) => {
      const url = urls[index % urls.length] ?? '';
      await sleep(Math.random() * thinkMs);
      while (!noted.over()) {
        const step = next(person, Math.random);
        await play(noted, performance.now(), step, (call) => send(agent, url, person.token, call));
        if (thinkMs > 0) await sleep(-Math.log(1 - Math.random()) * thinkMs);
      }
    }),
  );
  agent.destroy();
  return noted.result();
}

/**
 * Open loop: `rate` calls a second, whether earlier ones have finished or not. Latency counts from the moment at which a call was due, so
 * that a stalled server does not improve its own figures (coordinated omission).
 */
export async function openLoop(urls: string[], people: Person[], seconds: number, rate: number): Promise<Driven> {
  const agent = new Agent({ keepAlive: true });
  const noted = notes(seconds);
  const under = new Set<Promise<void>>();
  let due = performance.now();
  for (let sent = 0; !noted.over(); sent += 1) {
    due += (-Math.log(1 - Math.random()) * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const person = people[Math.floor(Math.random() * people.length)];
    if (!person) break;
    const step = nextStep(person, Math.random);
    const url = urls[sent % urls.length] ?? '';
    const answered = play(noted, due, step, (call) => send(agent, url, person.token, call));
    under.add(answered);
    void answered.finally(() => under.delete(answered));
  }
  await Promise.all(under);
  agent.destroy();
  return noted.result();
}
