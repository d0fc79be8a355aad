import { sql } from 'kysely';
import type { AttackScenario } from './attack-scenarios.ts';
import { JSON_TYPE, repeated, summaryOf } from './repeated-calls.ts';
import { signedPath } from '../../src/access/signed-path.ts';
import type { Target } from './target.ts';
import { credentials, type Received } from './wire.ts';

/** Entries of a log that is nearly full. */
const FULL = 19_990;

/** Fills the logs of the first rows of the person with Premium, in one direction each, and empties them again. */
async function withFullLogs(
  target: Target,
  rows: number,
  work: (ids: readonly number[]) => Promise<Received[]>,
): Promise<string> {
  const { cluster } = target.attackers.premium;
  const { rows: first } = await sql<{ id: number; user_id: number }>`
    select id, user_id from cluster_rows where cluster_id = ${cluster} order by id limit ${rows}`.execute(target.db);
  const ids = first.map(({ id }) => id);
  const userId = first[0]?.user_id ?? 0;
  // A row at a time: a statement has ten seconds.
  const empty = async () => {
    for (const id of ids)
      await sql`delete from review_entries where user_id = ${userId} and row_id = ${id}`.execute(target.db);
  };
  await empty();
  for (const id of ids)
    await sql`
      insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, way, duration_ms)
      select ${userId}, gen_random_uuid(), 'answer', ${id}, 1, 2, now() - interval '30 days' - n * interval '1 minute', 3, 'flashcard', 900
      from generate_series(1, ${FULL}::int) n`.execute(target.db);
  try {
    return summaryOf(await work(ids));
  } finally {
    await empty();
  }
}

const answer = (row_id: number, id: string) => ({
  kind: 'answer',
  id,
  row_id,
  source_col: 1,
  target_col: 2,
  rating: 3,
  verdict: 'right',
  happened_at: new Date(Date.now() - 40 * 86_400_000).toISOString(),
  way: 'flashcard',
  duration_ms: 900,
});
const jsonOf = (body: unknown) => Buffer.from(JSON.stringify(body));

/** Calls by a user about their own rows. */
export const ownWords: Record<string, AttackScenario> = {
  async 'case 7: rows that are added, edited and deleted again and again'(target, strength) {
    const { token, cluster, row } = target.attackers.premium;
    const headers = { ...credentials(token), ...JSON_TYPE };
    const rows = `/api/clusters/${cluster}/clusterRows`;
    const { rows: found } = await sql<{ id: number }>`
      select id from cluster_rows where cluster_id = ${cluster} order by id desc limit 1000`.execute(target.db);
    const row_ids = found.map(({ id }) => id);
    const cell = (index: number) => `${index} ${'x'.repeat(900)}`;
    const bodies = [
      () => ['POST', '/delete', { row_ids }] as const,
      () => ['POST', '/restore', { row_ids }] as const,
      (index: number) =>
        ['PATCH', '', { edits: row_ids.map((row_id) => ({ row_id, col_1_value: cell(index) })) }] as const,
    ];
    return summaryOf(
      await repeated(target, 6, strength, (index) => {
        const next = bodies[index % (bodies.length + 1)];
        const [method, path, body] = next?.(index) ?? ['PATCH', `/${row}`, { col_1_value: cell(index) }];
        return { method, path: rows + path, headers, body: jsonOf(body) };
      }),
    );
  },

  'case 8: full logs that are replayed again and again': (target, strength) =>
    withFullLogs(target, 1, ([row = 0]) => {
      const headers = { ...credentials(target.attackers.premium.token), ...JSON_TYPE };
      const reviews = [answer(row, '00000000-0000-4000-8000-000000000001')];
      return repeated(target, 6, strength, (index) => ({
        method: index % 2 ? 'POST' : 'PATCH',
        path: index % 2 ? '/api/reviews' : '/api/reviews/settings',
        headers,
        body: jsonOf(index % 2 ? { reviews } : { time_zone: index % 4 ? 'Asia/Tokyo' : 'Europe/Prague' }),
      }));
    }),

  'case 8: one batch for many full logs': (target, strength) =>
    withFullLogs(target, 20, (rows) => {
      const headers = { ...credentials(target.attackers.premium.token), ...JSON_TYPE };
      return repeated(target, 2, strength, (index) => ({
        method: 'POST',
        path: '/api/reviews',
        headers,
        body: jsonOf({ reviews: rows.map((row) => answer(row, uuid(index, row))) }),
      }));
    }),

  'case 8: packages of a card that was answered so often': (target, strength) =>
    withFullLogs(target, 1, () => {
      const { token, cluster } = target.attackers.premium;
      const link = signedPath(target.signingKey, `/api/clusters/${cluster}/export`, new Date(), 1);
      return repeated(target, 3, strength, () => ({
        method: 'GET',
        path: `${link}&format=apkg`,
        headers: credentials(token),
        body: null,
      }));
    }),

  async 'case 19: downloads of the account, again and again'(target, strength) {
    const headers = { ...credentials(target.attackers.free.token), ...JSON_TYPE };
    return summaryOf(
      await repeated(target, 6, strength, () => ({
        method: 'POST',
        path: '/api/user/export',
        headers,
        body: jsonOf({}),
      })),
    );
  },

  async 'plans of goals, known words and further words'(target, strength) {
    const { token, cluster } = target.attackers.premium;
    const headers = { ...credentials(token), ...JSON_TYPE };
    const due_at = new Date(Date.now() + 300 * 86_400_000).toISOString();
    const goal = jsonOf({ cluster_id: cluster, due_at, target: 0.9, minutes_per_day: 60 });
    const calls = [
      { method: 'POST', path: '/api/goals/preview', headers, body: goal },
      { method: 'GET', path: '/api/known?language=en', headers, body: null },
      { method: 'POST', path: '/api/reviews/extra', headers, body: jsonOf({ new_words: 50 }) },
      { method: 'GET', path: '/api/progress', headers, body: null },
      { method: 'GET', path: '/api/search?query=wo', headers, body: null },
    ] as const;
    return summaryOf(await repeated(target, 6, strength, (index) => calls[index % calls.length] ?? calls[0]));
  },
};

const uuid = (index: number, row: number) =>
  `00000000-0000-4000-8000-${(index * 1_000_000 + row).toString(16).padStart(12, '0')}`;
