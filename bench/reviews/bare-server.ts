import Fastify from 'fastify';
import pg from 'pg';

/**
 * Bare handlers to measure against, on the same database: the cards that are due in the order in which the product asks them and
 * their counts, by the product's query and by the simplest one, and fifty rows inserted, into an empty table and into the product's own log. No token, no policy, no schedule. `node bare-server.ts <connection as JSON> <person>`.
 */
const [connection = '{}', person = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 20 });
const app = Fastify();

/** The words that are due, as the product's statement finds them: with their cells, one direction of a row, none of a row that was asked today. */
const DUE = `
  select distinct on (s.row_id) s.*, (floor(extract(epoch from $2::timestamptz) / 86400) - s.last_day) / s.stability as overdue,
    r.col_1_value, r.col_2_value, r.col_3_value
  from review_states s join cluster_rows r on r.id = s.row_id
  where s.user_id = $1 and s.due < $2 and not s.paused and (s.buried_until is null or s.buried_until <= $2)
    and coalesce(r.col_1_value, '') <> '' and coalesce(r.col_2_value, '') <> ''
    and not exists (
      select 1 from review_states o
      where o.user_id = s.user_id and o.row_id = s.row_id and (o.source_col, o.target_col) <> (s.source_col, s.target_col)
        and o.last_day = floor(extract(epoch from $2::timestamptz) / 86400))
  order by s.row_id, s.stage = 'review', overdue desc`;

const STATEMENTS = {
  queue: `select * from (${DUE}) due order by overdue desc limit 100`,
  today: `select cluster_id, stage, count(*) from (${DUE}) due group by cluster_id, stage`,
  'simple-queue': `select s.*, r.col_1_value, r.col_2_value, r.col_3_value from review_states s
    join cluster_rows r on r.cluster_id = s.cluster_id and r.id = s.row_id
    where s.user_id = $1 and s.stage = 'review' and not s.paused and s.due < $2
    order by extract(epoch from $2 - s.last_review) / s.stability desc limit 100`,
  'simple-today': `select cluster_id, count(*) from review_states
    where user_id = $1 and stage = 'review' and not paused and due < $2 group by cluster_id`,
};

for (const [name, text] of Object.entries(STATEMENTS))
  app.get<{ Querystring: { before: string } }>(`/${name}`, async ({ query }) => {
    const { rows } = await pool.query({ name, text, values: [person, query.before] });
    return rows;
  });

type Batch = { Body: { reviews: unknown[] } };

app.post<Batch>('/reviews', async ({ body }) => {
  await pool.query({
    name: 'reviews',
    text: `insert into bare_reviews (id, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms)
      select id, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms
      from json_populate_recordset(null::bare_reviews, $1::json)`,
    values: [JSON.stringify(body.reviews)],
  });
  return { taken: body.reviews.length };
});

app.post<Batch>('/log', async ({ body }) => {
  await pool.query({
    name: 'log',
    text: `insert into review_entries (user_id, kind, id, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms)
      select $2, 'answer', id, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms
      from json_populate_recordset(null::bare_reviews, $1::json)`,
    values: [JSON.stringify(body.reviews), person],
  });
  return { taken: body.reviews.length };
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify(app.server.address())}\n`);
