import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { reachOf, statedReach } from './reach-of-plan.ts';
import { written } from './written-statement.ts';
import { startTestServer, type Caller, type TestServer } from '../../../apps/server/test/setup/server.ts';

interface Made {
  text: string;
  values: unknown[];
}

/** Statements that reach more than one shard, by what they begin with, each with its reason. */
const ELSEWHERE: readonly { statement: RegExp; reason: string }[] = [];

let server: TestServer;
let learner: Caller & { id: number };
let own: number;
let shared: number;
let made: Made[] = [];
let client: pg.Client;

/** Every statement that goes to the database, with its values. */
function listen(): void {
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: never[]) => unknown;
  const listening = function (this: pg.Client, ...args: never[]) {
    const [statement] = args as unknown as [{ text?: string; values?: unknown[] }];
    if (this !== client && typeof statement?.text === 'string')
      made.push({ text: statement.text, values: statement.values ?? [] });
    return query.apply(this, args);
  };
  Reflect.set(pg.Client.prototype, 'query', listening);
}

beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signUp('learner@example.com', 'great');
  const teacher = await server.signUp('teacher@example.com', 'great');
  const clusterOf = async (person: Caller) => {
    const { body } = await person.call<{ id: number }>('POST', '/api/clusters', {
      title: 'Words',
      col_1_name: 'Word',
      col_2_name: 'Meaning',
      col_1_language: 'en',
      col_2_language: 'de',
    });
    for (const word of ['one', 'two', 'three'])
      await person.call('POST', `/api/clusters/${body.id}/clusterRows`, { col_1_value: word, col_2_value: `${word}!` });
    return body.id;
  };
  own = await clusterOf(learner);
  shared = await clusterOf(teacher);
  await teacher.call('POST', `/api/clusters/${shared}/share`, { email: 'learner@example.com' });
  const { db } = server.context;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  client = new pg.Client({ ...inject('postgres'), database: rows[0]?.name ?? '' });
  await client.connect();
  listen();
});

afterAll(async () => {
  await client.end();
  await server.close();
});

const UNEXPLAINED = /^\s*(begin|commit|rollback|start transaction|set |declare|fetch|close)/i;

/** How many shards each statement of a call reaches, where it is more than one. */
async function beyondOneShard(): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values } of made.splice(0)) {
    if (UNEXPLAINED.test(text) || ELSEWHERE.some(({ statement }) => statement.test(text.trim()))) continue;
    await client.query('begin');
    try {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (verbose) ${written(text, values)}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const counts = reachOf(plan);
      if (counts.some((count) => count !== 1))
        found.push(`${statedReach(counts)}: ${text.replaceAll(/\s+/g, ' ').trim()}`);
    } finally {
      await client.query('rollback');
    }
  }
  return found;
}

async function rowsOf(cluster: number): Promise<{ id: number }[]> {
  return (await learner.call<{ id: number }[]>('GET', `/api/clusters/${cluster}/clusterRows`)).body;
}

const CALLS: [string, (rows: { id: number }[]) => readonly [string, string, unknown?]][] = [
  ['the list of clusters', () => ['GET', '/api/clusters']],
  ['own rows', () => ['GET', `/api/clusters/${own}/clusterRows`]],
  ['rows of a shared cluster', () => ['GET', `/api/clusters/${shared}/clusterRows`]],
  ['a row that is added', () => ['POST', `/api/clusters/${own}/clusterRows`, { col_1_value: 'four' }]],
  ['a row that is edited', ([row]) => ['PATCH', `/api/clusters/${own}/clusterRows/${row?.id}`, { col_2_value: 'x' }]],
  ['a row that is moved', ([row]) => ['PATCH', `/api/clusters/${own}/clusterRows/${row?.id}`, { row_number: 2 }]],
  ['a row that is deleted', ([row]) => ['DELETE', `/api/clusters/${own}/clusterRows/${row?.id}`]],
  [
    'a cluster that is changed',
    () => ['PATCH', `/api/clusters/${own}`, { title: 'More', col_1_name: 'Word', col_2_name: 'Meaning' }],
  ],
  ['what is due today', () => ['GET', '/api/reviews/today']],
  ['what to practise', () => ['GET', '/api/reviews/queue']],
  ['what to practise of a shared cluster', () => ['GET', `/api/reviews/queue?cluster_id=${shared}`]],
  [
    'answers',
    (rows) => [
      'POST',
      '/api/reviews',
      {
        reviews: rows.slice(1).map(({ id }) => ({
          id: randomUUID(),
          row_id: id,
          source_col: 1,
          target_col: 2,
          happened_at: '2026-03-02T09:00:00Z',
          rating: 3,
          way: 'type',
          duration_ms: 2000,
        })),
      },
    ],
  ],
  ['states of a cluster', () => ['GET', `/api/reviews/states?cluster_id=${own}`]],
  ['clusters that were practised', () => ['GET', '/api/reviews/clusters']],
  ['settings of the schedule', () => ['GET', '/api/reviews/settings']],
  ['settings that are changed', () => ['PATCH', '/api/reviews/settings', { new_per_day: 10 }]],
  ['directions of a cluster', () => ['GET', `/api/reviews/clusters/${shared}`]],
  ['progress', () => ['GET', '/api/progress']],
  ['the account', () => ['GET', '/api/user']],
  ['what is left to hear', () => ['GET', '/api/listen/availability']],
];

test.each(CALLS)('%s: one shard a statement', async (_name, callOf) => {
  const [method, url, body] = callOf(await rowsOf(own));
  made = [];
  const { status } = await learner.call(method, url, body);
  expect(status).toBeLessThan(300);
  expect(made.length).toBeGreaterThan(0);
  expect(await beyondOneShard()).toEqual([]);
});
