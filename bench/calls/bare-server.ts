import Fastify from 'fastify';
import pg from 'pg';

/**
 * Baseline: a Fastify handler with the same single query and nothing else. No token, no policy,
 * no schema of its own. Runs as a process of its own: `node bare-server.ts <connection as JSON> <cluster id>`.
 */
const [connection = '{}', clusterId = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 20 });
const app = Fastify();

app.get('/rows', async () => {
  const { rows } = await pool.query({
    name: 'rows',
    text: 'select id, cluster_id, col_1_value, col_2_value, col_3_value from cluster_rows where cluster_id = $1 order by position',
    values: [clusterId],
  });
  return rows;
});

/** All that the product's rows have: their number, tags and files too. */
app.get('/whole-rows', async () => {
  const { rows } = await pool.query({
    name: 'whole-rows',
    text: `select id, cluster_id, row_number() over (order by position)::int as row_number, coalesce(tags, '{}') as tags,
        null as picture, null as sound_1, null as sound_2, null as sound_3, col_1_value, col_2_value, col_3_value
      from cluster_rows where cluster_id = $1 order by position`,
    values: [clusterId],
  });
  return rows;
});

app.post<{ Body: { col_1_value: string } }>('/rows', async (request) => {
  const { rows } = await pool.query({
    name: 'add',
    text: 'insert into bare_rows (cluster_id, col_1_value) values ($1, $2) returning id, cluster_id, col_1_value',
    values: [clusterId, request.body.col_1_value],
  });
  return rows[0];
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify(app.server.address())}\n`);
