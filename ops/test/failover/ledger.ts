import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@wordcluster/contract/types';
import { openDatabase } from '../../../apps/server/src/database/client.ts';
import { insertAccessToken, insertUser } from '../../../apps/server/src/features/accounts/repository.ts';

/** Timeout of every call in milliseconds. */
export const WITHIN = 3_000;
/** Between two calls of a person: steady, and less than two cores can do. */
const PAUSE = 30;
/** After a refusal, so that the gap is measured finer than Retry-After would. */
const RETRY_AFTER_MS = 100;
const MAX_ROWS = 200;
const PEOPLE = 6;

interface Person {
  token: string;
  clusterId: number;
  /** Possible values of each row, null if it may be gone: the acknowledged one, and those sent since without a response. */
  rows: Map<number, Set<string | null>>;
  /** Each word has a number of its own. */
  words: number;
}

/** Counts since the last check. */
export interface Span {
  /** The longest time (milliseconds) in which no change was acknowledged. */
  gap: number;
  slowest: number;
  acknowledged: number;
  refused: number;
  /** Answers that should not have been: neither an answer nor 503 with Retry-After, or too late. */
  wrong: string[];
  lost: string[];
}

export interface Snapshot<Moment> {
  moment: Moment;
  people: { token: string; clusterId: number; words: string[]; highest: number }[];
}

/** Writers: users who change their own rows all the time, with the acknowledged changes. */
export interface Ledger {
  /** Begins a new span. */
  begin(): void;
  /** Waits until changes are acknowledged again after this moment, reads everything that must be there, and returns the span. */
  end(): Promise<Span>;
  /** The required and excluded data while all writers are paused; `moment` is called then. */
  snapshot<Moment>(moment: () => Promise<Moment>): Promise<Snapshot<Moment>>;
  stop(): Promise<void>;
}

type Rows = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows'>;

/** Accounts on the database itself, with a year of Premium, so that no limit of a plan is met. */
async function signUp(databaseUrl: string): Promise<string[]> {
  const database = openDatabase({ connectionString: databaseUrl }, 2, false);
  const now = new Date();
  const ends_at = new Date(now.getTime() + 365 * 86_400_000);
  const person = { first_name: 'Test', last_name: 'Person', confirmed_at: now, created_at: now };
  const order = { tier: 'great', days: 365, status: 'PAID', price_cents: 0, list_price_cents: 0 } as const;
  const tokens: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const user_id = await insertUser(database.db, { ...person, email: `person${n}@example.com` });
    if (user_id === null) throw new Error('The database is not new.');
    await database.db
      .insertInto('orders')
      .values({ ...order, user_id, buyer_id: user_id, starts_at: now, ends_at, created_at: now, paid_at: now })
      .execute();
    tokens.push(await insertAccessToken(database.db, user_id, 'failover', now));
  }
  await database.close();
  return tokens;
}

/** Begins the load on `url`. */
export async function startLedger(url: string, databaseUrl: string): Promise<Ledger> {
  const fresh = (): Span => ({ gap: 0, slowest: 0, acknowledged: 0, refused: 0, wrong: [], lost: [] });
  let span = fresh();
  let last = performance.now();
  let over = false;
  let held = false;
  let pausedSnapshot = 0;

  function begin(): void {
    last = performance.now();
    span = fresh();
  }

  /** The response's body, or null if it was refused or its outcome is unknown. */
  async function call<Body>(token: string, method: string, path: string, body?: unknown): Promise<Body | null> {
    const asked = performance.now();
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const content = body ? { body: JSON.stringify(body) } : {};
    const wrong = (what: string) => void span.wrong.push(`${method} ${path.replace(/\d+/g, ':id')}: ${what}`);
    try {
      const response = await fetch(url + path, { method, headers, ...content, signal: AbortSignal.timeout(30_000) });
      const text = await response.text();
      const ms = performance.now() - asked;
      span.slowest = Math.max(span.slowest, ms);
      if (ms > WITHIN) wrong(`${response.status} after ${Math.round(ms)} ms`);
      if (response.ok) {
        if (method !== 'GET') acknowledge();
        return (text ? JSON.parse(text) : {}) as Body;
      }
      if (response.status === 503 && response.headers.has('retry-after')) span.refused += 1;
      else wrong(`${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      wrong(`no answer after ${Math.round(performance.now() - asked)} ms: ${String((error as Error).cause ?? error)}`);
    }
    return null;
  }

  function acknowledge(): void {
    const now = performance.now();
    span.gap = Math.max(span.gap, now - last);
    span.acknowledged += 1;
    last = now;
  }

  const read = ({ token, clusterId }: Person) => call<Rows>(token, 'GET', `/api/clusters/${clusterId}/clusterRows`);

  function check({ rows }: Person, found: Rows): string[] {
    const words = new Map(found.map((row) => [row.id, row.col_1_value]));
    return [...rows].flatMap(([id, may]) => {
      const is = words.get(id) ?? null;
      return may.has(is) ? [] : [`row ${id} is ${is} instead of ${[...may].join(' or ')}`];
    });
  }

  async function change(person: Person): Promise<boolean> {
    const path = `/api/clusters/${person.clusterId}/clusterRows`;
    const sure = [...person.rows].filter(([, may]) => may.size === 1 && !may.has(null));
    const [id, may] = sure[Math.floor(Math.random() * sure.length)] ?? [];
    const dice = Math.random();
    const word = `word ${(person.words += 1)}`;
    if (id === undefined || may === undefined || (dice < 0.5 && sure.length < MAX_ROWS)) {
      const made = await call<{ id: number }>(person.token, 'POST', path, { col_1_value: word });
      if (made) person.rows.set(made.id, new Set([word]));
      return made !== null;
    }
    const next = dice < 0.8 ? word : null;
    // Until the answer comes, both may be there.
    may.add(next);
    const done =
      next === null
        ? await call(person.token, 'DELETE', `${path}/${id}`)
        : await call(person.token, 'PATCH', `${path}/${id}`, { col_1_value: word });
    if (done) person.rows.set(id, new Set([next]));
    return done !== null;
  }

  async function live(person: Person): Promise<void> {
    while (!over) {
      if (held) {
        pausedSnapshot += 1;
        while (held) await sleep(20);
        pausedSnapshot -= 1;
      }
      if (Math.random() < 0.3) {
        const found = await read(person);
        if (found) span.lost.push(...check(person, found).map((what) => `while it was read: ${what}`));
        else await sleep(RETRY_AFTER_MS);
      } else if (!(await change(person))) await sleep(RETRY_AFTER_MS);
      await sleep(PAUSE);
    }
  }

  /** Runs a function while all writers are paused. */
  async function still<Result>(work: () => Promise<Result>): Promise<Result> {
    held = true;
    while (pausedSnapshot < people.length) await sleep(20);
    try {
      return await work();
    } finally {
      held = false;
      while (pausedSnapshot > 0) await sleep(20);
      last = performance.now();
    }
  }

  const people: Person[] = [];
  for (const token of await signUp(databaseUrl)) {
    const made = await call<{ id: number }>(token, 'POST', '/api/clusters', { title: 'Words', col_1_name: 'Word' });
    if (!made) throw new Error(`No cluster was made: ${span.wrong.join('; ')}`);
    people.push({ token, clusterId: made.id, rows: new Map(), words: 0 });
  }
  const lives = people.map(live);

  /** Reads everything; retries refused calls. */
  const lost = () =>
    still(async () => {
      const missing: string[] = [];
      for (const person of people) {
        let found = await read(person);
        for (let tries = 0; !found && tries < 50; tries += 1) {
          await sleep(RETRY_AFTER_MS);
          found = await read(person);
        }
        missing.push(...(found ? check(person, found) : ['nothing could be read']));
      }
      return missing;
    });

  return {
    begin,
    async end() {
      const { acknowledged } = span;
      const deadline = Date.now() + 60_000;
      while (span.acknowledged < acknowledged + 2 * PEOPLE) {
        if (Date.now() > deadline)
          throw new Error(`Nothing is acknowledged any more: ${span.wrong.slice(-3).join('; ')}`);
        await sleep(50);
      }
      const ended = span;
      ended.lost.push(...(await lost()));
      return ended;
    },
    snapshot: (moment) =>
      still(async () => ({
        moment: await moment(),
        people: people.map(({ token, clusterId, rows, words: highest }) => {
          const sure = [...rows.values()].filter((may) => may.size === 1).flatMap((may) => [...may]);
          return { token, clusterId, highest, words: sure.filter((word) => word !== null) };
        }),
      })),
    async stop() {
      over = true;
      await Promise.all(lives);
    },
  };
}
