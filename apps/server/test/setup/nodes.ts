import pg from 'pg';
import type { EmbeddedConnection } from '../../src/database/embedded.ts';

/** Sharded database: databases are created on each machine, because Citus creates none. */
export interface Node {
  host: string;
  port: number;
}

/** Fewer than Citus' own 32: tests make and drop many databases. */
const SHARDS = 4;

/** The machines of the database at TEST_DATABASE_URL, the coordinator first; null without one. */
export async function nodesOfTests(address = process.env.TEST_DATABASE_URL) {
  if (address === undefined) return null;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<Node>(
      'select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid',
    );
    const [coordinator] = rows;
    if (!coordinator) throw new Error('TEST_DATABASE_URL names a database without Citus.');
    const connection: EmbeddedConnection = {
      host: client.host,
      port: client.port,
      user: client.user ?? 'postgres',
      password: typeof client.password === 'string' ? client.password : '',
      database: 'postgres',
    };
    return { connection, nodes: rows };
  } finally {
    await client.end();
  }
}

async function at(connection: EmbeddedConnection, { host, port }: Node, database: string, statements: string[]) {
  const client = new pg.Client({ ...connection, host, port, database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database with Citus on every machine. */
export async function createOnNodes(connection: EmbeddedConnection, nodes: readonly Node[], name: string) {
  for (const node of nodes) {
    await at(connection, node, 'postgres', [`create database ${name}`]);
    await at(connection, node, name, ['create extension citus']);
  }
  const [coordinator, ...workers] = nodes;
  if (!coordinator) return;
  await at(connection, coordinator, name, [
    `alter database ${name} set citus.shard_count = ${SHARDS}`,
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  ]);
}

/** A copy of a database on every machine: shards are tables like others there. Citus' own visitor of the original is sent away. */
export async function copyOnNodes(
  connection: EmbeddedConnection,
  nodes: readonly Node[],
  original: string,
  name: string,
): Promise<void> {
  const leave = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${original}'`;
  for (const node of nodes)
    await again(() => at(connection, node, 'postgres', [leave, `create database ${name} template ${original}`]));
}

async function again(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

export async function dropOnNodes(connection: EmbeddedConnection, nodes: readonly Node[], name: string) {
  // Citus' own visitor may come back between being sent away and the end.
  for (const node of nodes)
    await again(() => at(connection, node, 'postgres', [`drop database if exists ${name} with (force)`]));
}
