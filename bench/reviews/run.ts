import { spawn } from 'node:child_process';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { percentile } from '../figures.ts';
import { firstLine, startMeasured, type Measured } from '../calls/product.ts';
import { ratio } from '../calls/load.ts';
import { measureCharts } from './charts.ts';
import { measureSchedule } from './schedule.ts';

/** The schedule and its calls, for a person with 100,000 cards of which 5,000 are due, and with 1,000,000 answers in the log and by day. */
const CARDS = 100_000;
const DUE = 5000;
const ANSWERS = 1_000_000;
const ANSWERS_A_DAY = 1000;
const BATCH = 50;
const TIMES = 20;
/** A server takes batches all day: the first hundred are those of one that has just started. */
const BATCHES = { warmUp: 100, times: 100 };
const DAY_MS = 86_400_000;
const line = (text: string) => process.stdout.write(`${text}\n`);
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

async function fill({ sql }: Measured, person: number, cluster: number): Promise<void> {
  await sql.query(
    `insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value)
     select $3, $1, n, 'word ' || n, 'meaning ' || n, 'An example with word ' || n from generate_series(1, $2::int) n`,
    [cluster, CARDS, person],
  );
  await sql.query('update clusters set row_count = $2::int, last_position = $2::int where id = $1', [cluster, CARDS]);
  await sql.query(
    `insert into review_states (user_id, row_id, source_col, target_col, cluster_id, stage, stability, difficulty, reps,
       lapses, last_review, due, paused, leech, first_day, last_day, reviewed_day, answered_until)
     select $1, r.id, 1, 2, $2, 'review', 10 + r.position % 90, 1 + r.position % 9, 5, r.position::int % 4,
       now() - interval '20 days', case when r.position <= $3 then now() - interval '1 hour' * (r.position % 200)
         else now() + interval '1 day' * (2 + r.position % 300) end,
       false, false, 20000, 20100, 20100, now() - interval '20 days'
     from cluster_rows r where r.cluster_id = $2`,
    [person, cluster, DUE],
  );
  // Ten answers a card: plans for an empty log differ from real ones.
  await sql.query(
    `insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms)
     select $1, gen_random_uuid(), 'answer', r.id, 1, 2, now() - interval '20 days' * n, 3, 'right', 'type', 4000
     from cluster_rows r, generate_series(1, $3::int) n where r.cluster_id = $2`,
    [person, cluster, ANSWERS / CARDS],
  );
  await sql.query(
    `insert into review_days (user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late)
     select $1, floor(extract(epoch from now()) / 86400)::int - n, $2, 1, 2, $3, $3 * 4000, 100, 0 from generate_series(1, 1000) n`,
    [person, cluster, ANSWERS_A_DAY],
  );
  await sql.query(
    `insert into review_recall_days (user_id, day, bin, answers, recalled, predicted)
     select $1, floor(extract(epoch from now()) / 86400)::int - n, b, 90, 80, 81
     from generate_series(1, 1000) n, generate_series(10, 19) b`,
    [person],
  );
  // Answers count towards a fit of the parameters. Nobody with as many is before their first, which would run beside the measurement.
  await sql.query('insert into review_parameters (user_id, counted, next_at) values ($1, $2::int, $2::int * 2)', [
    person,
    ANSWERS,
  ]);
  // As in a database that has been used: otherwise the database would clean up a million new lines beside the measurement.
  await sql.query('vacuum analyze');
  await sql.query('checkpoint');
}

/** Milliseconds of each call, one after the other; the first ones warm up and are not counted. */
async function times(
  call: (round: number) => Promise<unknown>,
  { warmUp, times: measured } = { warmUp: 5, times: TIMES },
): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < warmUp + measured; round += 1) {
    const start = performance.now();
    await call(round);
    all.push(performance.now() - start);
  }
  return all.slice(warmUp);
}

const p95 = (values: readonly number[]) => percentile(values, 0.95);

async function measureCalls(product: Measured): Promise<void> {
  const token = await product.signIn('demo@wordcluster.example');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { id: person } = await product.call<{ id: number }>('GET', '/api/user');
  const { id: cluster } = await product.call<{ id: number }>('POST', '/api/clusters', {
    title: 'Benchmark',
    col_1_name: 'Word',
    col_2_name: 'Meaning',
  });
  // Users with answers have settings, on which their cached states depend.
  await product.call('PATCH', '/api/reviews/settings', { new_per_day: 10 });
  await fill(product, person, cluster);
  await product.sql.query(
    `create table bare_reviews (id uuid primary key, row_id bigint not null, source_col smallint not null,
       target_col smallint not null, happened_at timestamptz not null, rating smallint not null, verdict text, way text not null,
       duration_ms int not null)`,
  );
  const { rows } = await product.sql.query<{ id: number }>(
    'select id::int from cluster_rows where cluster_id = $1 order by position limit 5000',
    [cluster],
  );
  const bare = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), JSON.stringify(product.connection), String(person)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await firstLine(bare, (text) =>
    text.startsWith('{') ? (JSON.parse(text) as { port: number }).port : null,
  );
  const ask = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`);
  };
  const before = new Date(Date.now() + DAY_MS / 2).toISOString();
  const plain = `http://127.0.0.1:${port}`;
  const compare = async (name: string, own: string, theirs: string) => {
    const [simpleMs, bareMs, ownMs] = [
      p95(await times(() => ask(`${plain}/simple-${theirs}?before=${before}`))),
      p95(await times(() => ask(`${plain}/${theirs}?before=${before}`))),
      p95(await times(() => ask(`${product.url}${own}`))),
    ];
    line(
      `${name.padEnd(34)} p95 ${shown(ownMs)}, the same query bare ${shown(bareMs)}, ratio ${ratio(ownMs, bareMs)} (aim: 3); the simplest query ${shown(simpleMs)}`,
    );
  };
  const progress = p95(await times(() => ask(`${product.url}/api/progress`)));
  line(`${'progress, 1,000,000 answers'.padEnd(34)} p95 ${shown(progress)} for all charts together`);
  for (const [chart, ms] of await measureCharts(product.connection, person))
    line(`${`  statement ${chart}`.padEnd(34)} p95 ${shown(ms)} (aim: 300 ms)`);
  await compare('queue of 100, 5,000 due', '/api/reviews/queue?limit=100', 'queue');
  await compare("today's counts", '/api/reviews/today', 'today');
  const batch = (round: number) =>
    JSON.stringify({
      reviews: Array.from({ length: BATCH }, (_, index) => ({
        id: newId(),
        row_id: rows[(round * BATCH + index) % rows.length]?.id,
        source_col: 1,
        target_col: 2,
        happened_at: new Date().toISOString(),
        rating: 3,
        verdict: 'right',
        way: 'type',
        duration_ms: 4000,
      })),
    });
  const post = (address: string) => async (round: number) => ask(address, { method: 'POST', body: batch(round) });
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const [bareBatch, logBatch, ownBatch] = [
    sum(await times(post(`${plain}/reviews`), BATCHES)),
    sum(await times(post(`${plain}/log`), BATCHES)),
    sum(await times(post(`${product.url}/api/reviews`), BATCHES)),
  ];
  line(
    `${'a batch of 50 answers'.padEnd(34)} ${shown(ownBatch / BATCHES.times)}, bare ${shown(bareBatch / BATCHES.times)}, rate ${ratio(bareBatch, ownBatch)} of the bare one (aim: 0.5); bare into the log of 1,000,000 ${shown(logBatch / BATCHES.times)}, rate ${ratio(logBatch, ownBatch)}`,
  );
  bare.kill();
}

const { product: own, alone, fuzzed, rebuild } = measureSchedule();
line(
  `scheduling 100,000 cards ${own.toFixed(0)} ms, ts-fsrs alone ${alone.toFixed(0)} ms, ratio ${ratio(own, alone)} (aim: 1.3); with its fuzz ${fuzzed.toFixed(0)} ms`,
);
line(`a state from 1,000 answers ${rebuild.toFixed(2)} ms (aim: 5 ms)`);
const product = await startMeasured();
try {
  await measureCalls(product);
} finally {
  await product.remove();
}
