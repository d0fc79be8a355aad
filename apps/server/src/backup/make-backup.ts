import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  BackupError,
  digestMember,
  END_OF_ROWS,
  FIRST_LINE,
  manifestLine,
  readManifest,
  type Manifest,
} from './backup-file.ts';
import { beginConsistentSnapshot } from './consistent-snapshot.ts';
import { migrationsOf, numberedColumns, quoted, tablesOf } from './tables.ts';

/** Suffix of an unfinished file. */
export const UNFINISHED = '.unfinished';
/** Timeout: a backup that gets no data from the database for so many milliseconds is aborted. */
const TIMEOUT_MS = 120_000;

/**
 * Values in a form that every PostgreSQL reads, whatever the settings of the database. `set local`: behind a pooler in
 * transaction mode session settings would stay on a connection that others use.
 */
const PLAIN_VALUES = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
  set local bytea_output = 'hex'; set local timezone = 'UTC'; set local client_encoding = 'UTF8'; set local statement_timeout = 0`;

/**
 * Writes everything that the database holds at one moment into a file, while it serves. The file has its name only
 * once it is whole, on disk and read again; one that is there already is not replaced. Throws a BackupError with a sentence.
 * `signal` ends it early, without a file.
 */
export async function makeBackup(
  connection: pg.ClientConfig,
  file: string,
  now: Date,
  signal?: AbortSignal,
): Promise<Manifest> {
  const taken = await access(file).then(
    () => true,
    () => false,
  );
  if (taken) throw new BackupError(`${file} is there already, and was left as it is.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}${UNFINISHED}`;
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const requireWhole = await beginConsistentSnapshot(client, connection, signal);
    await client.query(PLAIN_VALUES);
    await writeFile(unfinished, contentOf(client, now), signal);
    await requireWhole();
    const manifest = await readManifest(unfinished);
    await rename(unfinished, file);
    return manifest;
  } finally {
    await rm(unfinished, { force: true });
    // Does not wait for a graceful end if the connection hangs.
    await Promise.race([client.end().catch(() => undefined), new Promise((done) => setTimeout(done, 1_000).unref())]);
  }
}

async function* contentOf(client: pg.Client, now: Date): AsyncGenerator<Buffer> {
  const tables = await tablesOf(client);
  const migrations = await migrationsOf(client);
  if (migrations.length === 0) throw new BackupError('The database is empty: no Wordcluster has started on it yet.');
  yield Buffer.from(`${FIRST_LINE}\n`);
  const counts: { rowCount: number }[] = [];
  for (const { name, columns } of tables) {
    const what = `${quoted(name)} (${columns.map(quoted).join(', ')})`;
    yield Buffer.from(`COPY ${what} FROM stdin;\n`);
    const rows = client.query(copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`));
    counts.push(rows);
    yield* rows as AsyncIterable<Buffer>;
    yield Buffer.from(END_OF_ROWS);
  }
  // Also waits for the last count.
  const numbered = await numberedColumns(client);
  const counted = tables.map((table, index) => ({ ...table, rows: counts[index]?.rowCount ?? 0 }));
  yield Buffer.from(manifestLine({ made_at: now.toISOString(), migrations, tables: counted, numbered }));
}

/** Under gzip, with its digest at the end, and on disk. */
async function writeFile(file: string, content: AsyncIterable<Buffer>, ended?: AbortSignal): Promise<void> {
  const hash = createHash('sha256');
  const digesting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, digestMember(hash.digest()));
    },
  });
  const given = new AbortController();
  const hangs = setTimeout(() => given.abort(new BackupError('The database did not answer.')), TIMEOUT_MS);
  const signal = ended ? AbortSignal.any([ended, given.signal]) : given.signal;
  async function* watched(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hangs.refresh();
      yield chunk;
    }
  }
  try {
    const target = createWriteStream(file, { mode: 0o600 });
    await pipeline(watched(), createGzip(), digesting, target, { signal });
  } finally {
    clearTimeout(hangs);
  }
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
