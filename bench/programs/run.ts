import { percentile } from '../figures.ts';
import { startMeasured, type Measured } from '../calls/product.ts';

/**
 * Requests of other programs for a person with 100,000 words: `findCards` of AnkiConnect as asbplayer and Yomitan ask it, and `GET /api/known`.
 * Over HTTP, one after the other.
 */
const ROWS = 100_000;
const TIMES = 20;
const line = (text: string) => process.stdout.write(`${text}\n`);

const QUERIES = {
  'all cards of a deck': 'deck:Benchmark',
  'one word in a field': '"Word:単語 4711"',
  'one word in two fields': '"Word:単語 4711" OR "Meaning:単語 4711"',
  'a part of a field': '"Word:*4711*"',
  'a word anywhere': '4711',
  'everything that has a word': '("deck:Benchmark") ("Word:_*" OR "Meaning:_*")',
  'edited or answered lately': '(edited:1 OR rated:1) ("Word:_*" OR "Meaning:_*")',
  'due tomorrow': 'prop:due<=1 ("Word:_*" OR "Meaning:_*")',
  'new ones': 'is:new (("deck:Benchmark") ("Word:_*"))',
  'in learning': 'is:learn ("Word:_*")',
  'by stability': '-is:new -is:learn prop:s<21 ("Word:_*")',
  'by interval': '-is:new -is:learn prop:ivl>=21 prop:ivl<100 ("Word:_*")',
  'by ease and lapses': 'prop:ease<2 prop:lapses>=1',
  'suspended, with a tag': 'is:suspended tag:rare',
  'answered wrong in a month': 'rated:30:1',
  'begun in a month': 'introduced:30',
  'by ids': `nid:${Array.from({ length: 100 }, (_, n) => n + 1000).join(',')}`,
};

async function fill({ sql }: Measured, person: number, cluster: number): Promise<void> {
  await sql.query(
    `insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, tags, added_at)
     select $1, $2, n, '単語 ' || n, 'meaning of ' || n, case when n % 50 = 0 then array['rare', 'level ' || n % 7] end,
       now() - interval '200 days' * random()
     from generate_series(1, $3::int) n`,
    [person, cluster, ROWS],
  );
  // Two thirds were answered: a few in steps of minutes, the others due between ten days ago and three hundred ahead.
  await sql.query(
    `insert into review_states (user_id, row_id, source_col, target_col, cluster_id, stage, stability, difficulty, reps, lapses,
       last_review, due, paused, leech)
     select $1, r.id, 1, 2, $2, case when r.id % 40 = 0 then 'learning' else 'review' end, 1 + 300 * random(), 1 + 9 * random(),
       (r.id % 12)::int + 1, (r.id % 3)::int, now() - interval '100 days' * random(), now() + interval '1 day' * (310 * random() - 10),
       r.id % 200 = 0, false
     from cluster_rows r where r.cluster_id = $2 and r.id % 3 > 0`,
    [person, cluster],
  );
  await sql.query(
    `insert into review_entries (user_id, id, kind, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms)
     select $1, gen_random_uuid(), 'answer', s.row_id, 1, 2, s.last_review - interval '9 days' * n, (s.row_id % 4)::int + 1, 'right', 'type', 4000
     from review_states s, generate_series(0, 4) n where s.user_id = $1`,
    [person],
  );
  await sql.query('update clusters set row_count = $2 where id = $1', [cluster, ROWS]);
  await sql.query('vacuum analyze');
  await sql.query('checkpoint');
}

async function measure(name: string, ask: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < TIMES + 2; round += 1) {
    const begun = performance.now();
    found = await ask();
    if (round >= 2) times.push(performance.now() - begun);
  }
  const figures = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0).padStart(5));
  line(`${name.padEnd(28)} median ${figures[0]} ms, p95 ${figures[1]} ms, ${found} found`);
}

const product = await startMeasured();
try {
  const session = await product.signIn('demo@wordcluster.example');
  const { id: person } = await product.call<{ id: number }>('GET', '/api/user');
  const { id: cluster } = await product.call<{ id: number }>('POST', '/api/clusters', {
    title: 'Benchmark',
    col_1_name: 'Word',
    col_1_language: 'ja',
    col_2_name: 'Meaning',
    col_2_language: 'en',
  });
  await product.call('PATCH', '/api/reviews/settings', { new_per_day: 10 });
  await fill(product, person, cluster);
  line(`${ROWS} rows, ${TIMES} times each\n`);
  const asked = async (action: string, params: object) => {
    const response = await fetch(`${product.url}/ankiconnect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action, version: 6, key, params }),
    });
    const { result, error } = (await response.json()) as { result: unknown[]; error: string | null };
    if (error !== null) throw new Error(`${action}: ${error}`);
    return result;
  };
  let key = '';
  // Rate limit: six hundred calls a minute for a token.
  const newKey = async () => {
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const body = { name: 'bench', scopes: ['read'], expires_at, password: 'Wordcluster1' };
    key = (await product.call<{ token: string }>('POST', '/api/user/tokens', body)).token;
  };
  for (const [name, query] of Object.entries(QUERIES)) {
    await newKey();
    await measure(name, async () => (await asked('findCards', { query })).length);
  }
  await newKey();
  await measure('findNotes of a deck', async () => (await asked('findNotes', { query: 'deck:Benchmark' })).length);
  const cards = (await asked('findCards', { query: 'deck:Benchmark' })) as number[];
  await measure('cardsInfo of ten', async () => (await asked('cardsInfo', { cards: cards.slice(5000, 5010) })).length);
  await measure(
    'cardsModTime of 10,000',
    async () => (await asked('cardsModTime', { cards: cards.slice(0, 10_000) })).length,
  );
  let etag = '';
  const known = async (headers: Record<string, string>) => {
    const response = await fetch(`${product.url}/api/known?language=ja`, {
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    etag = response.headers.get('etag') ?? '';
    return (await response.text()).split('\n').length - 1;
  };
  await measure('GET /api/known, gzip', () => known({ 'accept-encoding': 'gzip' }));
  await measure('GET /api/known, identity', () => known({ 'accept-encoding': 'identity' }));
  await measure('GET /api/known, unchanged', () => known({ 'if-none-match': etag }));
} finally {
  await product.remove();
}
