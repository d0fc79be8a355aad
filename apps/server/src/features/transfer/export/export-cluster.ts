import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import type { Context } from '../../../context.ts';
import { Failure, notFound } from '../../../failure.ts';
import { isSigned } from '../../../http/signed-path.ts';
import { csvFile } from './csv-file.ts';
import { attachment, fileName } from './file-name.ts';
import { readTable, type ExportTable } from './read-table.ts';
import { xlsxFile } from './xlsx-file.ts';

interface ExportQuery {
  expires: string;
  signature: string;
  format?: 'xlsx' | 'csv' | undefined;
}

interface ExportedFile {
  type: string;
  disposition: string;
  content: Readable;
}

/** What a slow reader may leave waiting in memory: most exports fit, so that their transaction ends at once. */
const BUFFER_BYTES = 8 * 1024 * 1024;
/** A reader that takes nothing for so long has gone; its transaction must not stay open. */
const STALLED_MS = 60_000;

const TYPES = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The file behind a signed link. Whoever holds the link may download, as the owner handed it out; disabled clusters too. */
export async function exportCluster(context: Context, clusterId: number, query: ExportQuery): Promise<ExportedFile> {
  const path = `/api/clusters/${clusterId}/export`;
  if (!isSigned(context.config.secretKey, path, query, context.clock.now())) {
    throw new Failure('forbidden', 'This link is no longer valid. Please reload the page and export again.');
  }
  const cluster = await context.db
    .selectFrom('clusters')
    .selectAll()
    .where('id', '=', clusterId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!cluster) throw notFound('The cluster');
  const format = query.format ?? 'xlsx';
  const write = (table: ExportTable) => (format === 'csv' ? csvFile(table) : xlsxFile(cluster.title, table));
  return {
    type: TYPES[format],
    disposition: attachment(fileName(cluster.title, format)),
    content: streamFile(context, clusterId, cluster, write),
  };
}

/** A cluster as a workbook, for whoever has decided already that it may be read. */
export const streamWorkbook = (context: Context, cluster: ClusterColumns & { id: number; title: string }): Readable =>
  streamFile(context, cluster.id, cluster, (table) => xlsxFile(cluster.title, table));

/** The transaction lasts until the last row has left the database; what the reader has not taken yet waits in memory. */
function streamFile(
  context: Context,
  clusterId: number,
  columns: ClusterColumns,
  write: (table: ExportTable) => Readable,
): Readable {
  const output = new PassThrough({ highWaterMark: BUFFER_BYTES });
  const read = context.db.transaction().execute(async (trx) => {
    const table = await readTable(trx, clusterId, columns);
    await new Promise<void>((resolve, reject) => {
      const stalled = setTimeout(() => output.destroy(new Error('The download stalled.')), STALLED_MS).unref();
      async function* watched() {
        for await (const rows of table.batches) {
          stalled.refresh();
          yield rows;
        }
        clearTimeout(stalled);
        resolve();
      }
      pipeline(write({ ...table, batches: watched() }), output, (error) => {
        clearTimeout(stalled);
        if (error) reject(error);
        else resolve();
      });
    });
  });
  read.catch((error: Error) => {
    // A reader who goes away is no fault of ours; anything else is worth a line in the log.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      context.log.warn({ err: error, cluster: clusterId }, 'an export ended early');
    }
    output.destroy(error);
  });
  return output;
}
