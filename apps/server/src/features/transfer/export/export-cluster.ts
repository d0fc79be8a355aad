import { message } from '@wordcluster/domain/messages/all';
import { Failure, invalidField, notFound } from '../../../failure.ts';
import { Readable } from 'node:stream';
import { columnLanguage, columnName, COLUMN_NUMBERS, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { type ExportTable, readTable } from './read-table.ts';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../../context.ts';
import { keyedQueue } from '../../../keyed-queue.ts';
import { bufferOnDisk } from '../../../disk-buffer.ts';
import { isSignedAddress, signedAddress } from '../../../access/signed-address.ts';
import type { SignedQuery } from '../../../access/signed-path.ts';
import { ankiFile, noteAnkiExport } from './anki-file.ts';
import { attachment, fileName } from './file-name.ts';
import { tbxFile, tmxFile } from './term-files.ts';
import { xlsxFile } from './xlsx-file.ts';
import { neutralizeFormula } from '@wordcluster/domain/clusters/formulas';

// Cells with any character that could separate columns are quoted, so that a program (ours too) that guesses
// the separator sees only the commas that are one.
const NEEDS_QUOTES = /[",;|\t\r\n\u2028\u2029]|^\s|\s$| [-–=] /;

function field(cell: string | null): string {
  if (cell === null) return '';
  const text = neutralizeFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly (string | null)[]) => `${cells.map(field).join(',')}\r\n`;

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for a legacy encoding. */
export function csvFile(table: ExportTable): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(`\uFEFF${line(table.header)}`);
      for await (const rows of table.batches) yield Buffer.from(rows.map(line).join(''));
    })(),
    { objectMode: false },
  );
}

/** Maximum of concurrent downloads per user: each has a copy of a cluster on disk until it is read. */
const AT_ONCE = 5;

/** Concurrency limit: counts running downloads per user on this server. */
function downloadSlots() {
  const taken = new Map<number, number>();
  return {
    /** Throws 429 beyond the limit; the returned function releases the slot, once. */
    take(userId: number): () => void {
      const before = taken.get(userId) ?? 0;
      if (before >= AT_ONCE) {
        throw new Failure('too_many', message('download.too_many'), {
          retryAfter: 10,
        });
      }
      taken.set(userId, before + 1);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        const left = (taken.get(userId) ?? 1) - 1;
        if (left > 0) taken.set(userId, left);
        else taken.delete(userId);
      };
    },
  };
}

const flat = (cell: string | null) => (cell ?? '').replace(/[\t\r\n]+/g, ' ');

/** One row a line with tabs between columns, for flashcard sites: no header, and no line breaks in cells. */
function textFile(table: ExportTable): Readable {
  return Readable.from(
    (async function* () {
      for await (const rows of table.batches)
        yield Buffer.from(rows.map((cells) => `${cells.map(flat).join('\t')}\n`).join(''));
    })(),
    { objectMode: false },
  );
}

/** The cluster as JSON: its title, its columns with their languages, and the values of each row. */
function jsonFile(cluster: ClusterColumns & { title: string }, table: ExportTable): Readable {
  const columns = COLUMN_NUMBERS.slice(0, table.header.length).map((column) => ({
    name: columnName(cluster, column),
    language: columnLanguage(cluster, column),
  }));
  return Readable.from(
    (async function* () {
      yield Buffer.from(`{"title":${JSON.stringify(cluster.title)},"columns":${JSON.stringify(columns)},"rows":[`);
      let first = true;
      for await (const rows of table.batches) {
        const text = rows.map((values) => JSON.stringify(values)).join(',\n');
        if (text !== '') yield Buffer.from(`${first ? '\n' : ',\n'}${text}`);
        first &&= text === '';
      }
      yield Buffer.from(']}\n');
    })(),
    { objectMode: false },
  );
}

/** One user's rows are read for one download at a time: the pool for downloads is small. */
const queueOf = keyedQueue();

export const downloads = downloadSlots();

type ExportFormat = keyof typeof TYPES;

interface ExportQuery extends SignedQuery {
  format?: ExportFormat | undefined;
}

type ExportedCluster = ClusterColumns & { id: number; user_id: number; title: string; has_media: boolean };

interface ExportedFile {
  type: string;
  disposition: string;
  content: Readable;
}

const TYPES = {
  apkg: 'application/octet-stream',
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
  tbx: 'application/x-tbx',
  tmx: 'application/x-tmx+xml',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The file of a signed link. It needs no sign-in, because its owner shared it; also for disabled clusters. */
export async function exportCluster(context: Context, clusterId: number, query: ExportQuery): Promise<ExportedFile> {
  const path = `/api/clusters/${clusterId}/export`;
  if (!(await isSignedAddress(context, path, query))) {
    throw new Failure('forbidden', message('account.download_expired'));
  }
  const cluster = await context.db
    .selectFrom('clusters')
    .selectAll()
    .where('id', '=', clusterId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!cluster) throw notFound('The cluster');
  const format = query.format ?? 'xlsx';
  const write = (table: ExportTable) => {
    if (format === 'csv') return csvFile(table);
    if (format === 'txt') return textFile(table);
    if (format === 'tbx') return tbxFile(cluster, table);
    if (format === 'tmx') return tmxFile(cluster, table);
    return format === 'json' ? jsonFile(cluster, table) : xlsxFile(cluster.title, table);
  };
  const free = downloads.take(cluster.user_id);
  try {
    const content =
      format === 'apkg'
        ? await exportAnki(context, cluster.user_id, [cluster])
        : await streamFile(context, cluster, write, format === 'tbx' || format === 'tmx');
    content.once('close', free);
    return { type: TYPES[format], disposition: attachment(fileName(cluster.title, format)), content };
  } catch (error) {
    free();
    throw error;
  }
}

/**
 * Clusters of one owner as a package; the export is recorded, so that Anki's changes are recognised when it comes back.
 */
async function exportAnki(context: Context, userId: number, clusters: readonly ExportedCluster[]): Promise<Readable> {
  const file = await queueOf(String(userId), () =>
    context.downloads
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => ankiFile(context, trx, userId, clusters)),
  );
  await noteAnkiExport(
    context,
    userId,
    clusters.map(({ id }) => id),
  );
  return file;
}

const LINK_HOURS = 24;

/** A link to own clusters: many as one Anki package, one in any format. A stranger's cluster is not found. */
export async function exportLink(
  context: Context,
  viewer: Viewer,
  { cluster_ids, format }: BodyOf<'POST /api/export'>,
): Promise<ResponseOf<'POST /api/export'>> {
  const ids = [...new Set(cluster_ids)];
  const own = await context.db
    .selectFrom('clusters')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', viewer.id)
    .where('removed_at', 'is', null)
    .execute();
  if (own.length < ids.length) throw notFound('The cluster');
  // Only reached by users with read access.
  const sign = (path: string) => signedAddress(context, path, { hours: LINK_HOURS }) ?? path;
  const [only] = ids;
  if (ids.length === 1 && only !== undefined)
    return { download: `${sign(`/api/clusters/${only}/export`)}&format=${format}` };
  if (format !== 'apkg') throw invalidField('format', message('request.invalid'));
  return { download: sign(`/api/export/${ids.join('-')}`) };
}

/** The package of a signed link to several clusters of one owner. */
export async function exportClusters(context: Context, names: string, query: SignedQuery): Promise<ExportedFile> {
  if (!(await isSignedAddress(context, `/api/export/${names}`, query)))
    throw new Failure('forbidden', message('account.download_expired'));
  const clusters = await context.db
    .selectFrom('clusters')
    .selectAll()
    .where('id', 'in', names.split('-').map(Number))
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const [first] = clusters;
  if (!first) throw notFound('The cluster');
  const free = downloads.take(first.user_id);
  try {
    const content = await exportAnki(context, first.user_id, clusters);
    content.once('close', free);
    return { type: TYPES.apkg, disposition: attachment(fileName(first.title, 'apkg')), content };
  } catch (error) {
    free();
    throw error;
  }
}

/** A cluster as a workbook, for callers that have checked that it may be read. */
export const streamWorkbook = (context: Context, cluster: ExportedCluster): Promise<Readable> =>
  streamFile(context, cluster, (table) => xlsxFile(cluster.title, table));

/**
 * The rows leave the database at its own speed into a disk buffer, from which the file is written from the first rows
 * on: its first byte needs no whole read, and a slow reader holds no connection.
 */
function streamFile(
  context: Context,
  cluster: ExportedCluster,
  write: (table: ExportTable) => Readable,
  withTags = false,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    queueOf(String(cluster.user_id), () =>
      context.downloads.transaction().execute(async (trx) => {
        const table = await readTable(trx, { id: cluster.id, ownerId: cluster.user_id }, cluster, { withTags });
        const rows = await bufferOnDisk(table.batches);
        const file = write({ header: table.header, batches: rows.items });
        file.once('close', () => {
          rows.discard().catch((error: unknown) => context.log.warn({ err: error }, 'a file of a download stays'));
        });
        resolve(file);
        await rows.stored;
      }),
    ).catch(reject);
  });
}
