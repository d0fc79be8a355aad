import { percentile } from '../figures.ts';
import { ratio } from '../calls/load.ts';
import { startMeasured, type Measured } from '../calls/product.ts';

/** Duration of a learner's daily calls, with few words and with many: `npm run bench -- sizes`. */
const FEW = 50;
const MANY = 20_000;
const CLUSTER_ROWS = 500;
const ANSWERS = 10;
const DAYS = 365;
const TIMES = { warmUp: 10, measured: 60 };
const CALLS = ['/api/reviews/queue?limit=100', '/api/reviews/today', '/api/progress'];
const AIM = { times: 3, progressMs: 400 };
const line = (text: string) => process.stdout.write(`${text}\n`);
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/** Words in clusters of 500, each answered ten times; a twentieth is due. */
async function fill(product: Measured, person: number, words: number): Promise<void> {
  const { sql } = product;
  for (let begun = 0; begun < words; begun += CLUSTER_ROWS) {
    const rows = Math.min(CLUSTER_ROWS, words - begun);
    const columns = { col_1_name: 'Word', col_2_name: 'Meaning' };
    const { id } = await product.call<{ id: number }>('POST', '/api/clusters', {
      title: `Words from ${begun}`,
      ...columns,
    });
    await sql.query(
      `insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
       select $3, $1, n, 'word ' || n, 'meaning ' || n from generate_series(1, $2::int) n`,
      [id, rows, person],
    );
    await sql.query('update clusters set row_count = $2::int, last_position = $2::int where id = $1', [id, rows]);
    await sql.query(
      `insert into review_states (user_id, row_id, source_col, target_col, cluster_id, stage, stability, difficulty, reps,
         lapses, last_review, due, paused, leech, first_day, last_day, reviewed_day, answered_until)
       select $1, r.id, 1, 2, $2, 'review', 10 + r.position % 90, 1 + r.position % 9, 5, r.position::int % 4,
         now() - interval '20 days', case when r.position % 20 = 0 then now() - interval '1 hour' * (r.position % 200)
           else now() + interval '1 day' * (2 + r.position % 300) end,
         false, false, 20000, 20100, 20100, now() - interval '20 days'
       from cluster_rows r where r.cluster_id = $2`,
      [person, id],
    );
    await sql.query(
      `insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms)
       select $1, gen_random_uuid(), 'answer', r.id, 1, 2, now() - interval '20 days' * n, 3, 'right', 'type', 4000
       from cluster_rows r, generate_series(1, $3::int) n where r.cluster_id = $2`,
      [person, id, ANSWERS],
    );
    await sql.query(
      `insert into review_days (user_id, day, cluster_id, source_col, target_col, answers, duration_ms, met, late)
       select $1, floor(extract(epoch from now()) / 86400)::int - n, $2, 1, 2, 30, 120000, 10, 0 from generate_series(1, $3::int) n`,
      [person, id, DAYS],
    );
  }
  await sql.query('insert into review_parameters (user_id, counted, next_at) values ($1, $2::int, $2::int * 2)', [
    person,
    words * ANSWERS,
  ]);
}

/** The 95th percentile of each call of a person. */
async function measure(product: Measured, email: string, words: number): Promise<Map<string, number>> {
  await product.signIn(email);
  const { id } = await product.call<{ id: number }>('GET', '/api/user');
  await product.call('PATCH', '/api/reviews/settings', { new_per_day: 10 });
  await fill(product, id, words);
  await product.sql.query('vacuum analyze');
  await product.sql.query('checkpoint');
  const found = new Map<string, number>();
  for (const address of CALLS) {
    const times: number[] = [];
    for (let round = 0; round < TIMES.warmUp + TIMES.measured; round += 1) {
      const start = performance.now();
      await product.call('GET', address);
      times.push(performance.now() - start);
    }
    found.set(address, percentile(times.slice(TIMES.warmUp), 0.95));
  }
  return found;
}

const product = await startMeasured();
try {
  // Many clusters need Premium, which the demo person has.
  const few = await measure(product, 'admin@wordcluster.example', FEW);
  const many = await measure(product, 'demo@wordcluster.example', MANY);
  for (const [address, ms] of many) {
    const before = few.get(address) ?? Number.NaN;
    const aim = address === '/api/progress' ? `${AIM.progressMs} ms` : `${AIM.times} times`;
    line(
      `${address.padEnd(30)} p95 ${shown(ms)} with ${MANY} words, ${shown(before)} with ${FEW}: ${ratio(ms, before)} times (aim: ${aim})`,
    );
  }
} finally {
  await product.remove();
}
