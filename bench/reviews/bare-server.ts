import Fastify from 'fastify';
import pg from 'pg';

/**
 * Bare handlers to measure against, on the same database: the cards that are due in the order in which the product asks them, their
 * counts, and fifty rows inserted. No token, no policy, no schedule. `node bare-server.ts <connection as JSON> <person>`.
 */
const [connection = '{}', person = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 20 });
const app = Fastify();

app.get<{ Querystring: { before: string } }>('/queue', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'queue',
    text: `select s.*, r.col_1_value, r.col_2_value, r.col_3_value from review_states s
      join cluster_rows r on r.cluster_id = s.cluster_id and r.id = s.row_id
      where s.user_id = $1 and s.stage = 'review' and not s.paused and s.due < $2
      order by extract(epoch from $2 - s.last_review) / s.stability desc limit 100`,
    values: [person, query.before],
  });
  return rows;
});

app.get<{ Querystring: { before: string } }>('/today', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'today',
    text: `select cluster_id, count(*) from review_states
      where user_id = $1 and stage = 'review' and not paused and due < $2 group by cluster_id`,
    values: [person, query.before],
  });
  return rows;
});

app.post<{ Body: { reviews: unknown[] } }>('/reviews', async ({ body }) => {
  await pool.query({
    name: 'reviews',
    text: `insert into bare_reviews (id, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms)
      select id, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms
      from json_populate_recordset(null::bare_reviews, $1::json)`,
    values: [JSON.stringify(body.reviews)],
  });
  return { taken: body.reviews.length };
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify(app.server.address())}\n`);
