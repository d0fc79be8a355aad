import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll } from 'vitest';
import { currentCall } from '../../../apps/server/src/trace.ts';
import type { Explained, Unexplained } from './one-shard-calls.ts';
import { reachOf } from './reach-of-plan.ts';
import { written } from './written-statement.ts';

/**
 * Set-up of each test file: the first statement of each call is explained, and Citus's plan is written to the file named by
 * EXPLAINED.
 */
const file = process.env.EXPLAINED;

const UNEXPLAINED =
  /^\s*(begin|commit|rollback|start transaction|savepoint|release|set |declare|fetch|close|explain|analyze)/i;

/** AnkiConnect, MCP, WebDAV, OAuth, pages and files. */
const OUTSIDE_CONTRACT = 'a call outside the contract';

const seen = new Set<string>();
const clients = new Map<string, Promise<pg.Client>>();
const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;

/** A connection for explaining, one for each database. */
function clientOf({ host, port, user, password, database }: pg.Client): Promise<pg.Client> {
  const name = database ?? '';
  const known = clients.get(name);
  if (known) return known;
  // Lock timeout: a test may lock its tables for long. A statement that cannot be explained now is explained the next time.
  const options = '-c lock_timeout=300';
  const client = new pg.Client({ host, port, user, password: password ?? '', database: name, options });
  client.on('error', () => undefined);
  const connected = client.connect().then(() => client);
  clients.set(name, connected);
  return connected;
}

async function explain(of: pg.Client, call: string, text: string, values: readonly unknown[]): Promise<void> {
  const client = await clientOf(of);
  const { rows } = (await query.call(client, { text: `explain (verbose) ${written(text, values)}` })) as {
    rows: { 'QUERY PLAN': string }[];
  };
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  note({ call, text: bare(text), shards: reachOf(plan) });
}

/** Prepared statements begin with their name as a comment. */
const bare = (text: string) =>
  text
    .replace(/^\s*\/\*.*?\*\//, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function note(line: Explained | Unexplained): void {
  appendFileSync(file ?? '', `${JSON.stringify(line)}\n`);
}

if (file !== undefined)
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [{ text?: string; values?: unknown[] }];
    const trace = currentCall();
    const call = trace ? (trace.call ?? OUTSIDE_CONTRACT) : null;
    const text = typeof statement === 'object' ? statement.text : undefined;
    if (!call || args.length > 1 || text === undefined || UNEXPLAINED.test(text) || seen.has(call + text))
      return query.apply(this, args);
    seen.add(call + text);
    return explain(this, call, text, statement.values ?? [])
      .catch((error: unknown) => {
        seen.delete(call + text);
        note({ call, text: bare(text), failure: String(error) });
      })
      .then(() => query.apply(this, args));
  } as typeof pg.Client.prototype.query;

afterAll(async () => {
  for (const client of clients.values()) await client.then((one) => one.end()).catch(() => undefined);
});
