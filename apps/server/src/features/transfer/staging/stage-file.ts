import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { assertWithinAccount, assertFileFits } from '../../rows/row-counts.ts';
import type { RowBatch } from '../reading/import-report.ts';
import type { MappingChoice, Reading } from '../reading/read-import.ts';
import type { OwnColumns } from '../reading/map-table.ts';
import type { WordRow } from '../words/word-rows.ts';
import type { ClusterKey } from '../../clusters/cluster-key.ts';
import { findDuplicates, type Duplicates } from '../duplicates.ts';
import type { ImportReaders } from '../worker/import-readers.ts';
import {
  completeStaged,
  deleteBatches,
  deleteStaged,
  insertBatch,
  insertStaged,
  type Staged,
  type StagedReport,
} from './repository.ts';
import { loadTables, storeFile, storeTables } from './staged-file.ts';
import { withTemporaryFile } from './temporary-file.ts';

export interface TransferContext extends Context {
  readers: ImportReaders;
}

export interface Source {
  fileName: string;
  format: Staged['format'];
  content: Readable | AsyncIterable<Buffer>;
}

/** The user's options instead of guesses. */
export interface Choices {
  encoding?: string | undefined;
  delimiter?: string | undefined;
  rowDelimiter?: string | undefined;
  mapping?: MappingChoice | undefined;
}

/** Target of a file: a cluster with its columns, or clusters named later. */
export interface Purpose {
  clusterId: number | null;
  own: OwnColumns | null;
  languages: string[];
  /** The cluster whose rows are compared: the target, or for words the probable one. */
  cluster: ClusterKey | null;
  /** For words: compares rows of notes with those of the cluster. */
  compare?: (rows: WordRow[]) => Promise<void>;
}

export interface StagedFile {
  importId: number;
  report: StagedReport;
  /** Rows of tables that the cluster has already. */
  duplicates: Duplicates;
}

export const NOTHING_STAGED = message('import.nothing_uploaded');

/** Error for the earlier of two uploads; each deletes earlier ones. */
export const OVERTAKEN = message('import.overtaken');

/** The staged upload was deleted while it was written. */
export const isForeignKeyViolation = (error: unknown) => error instanceof pg.DatabaseError && error.code === '23503';

/** Reads a file and stages it with its rows, replacing the earlier one. */
export async function stageFile(
  context: TransferContext,
  viewer: Viewer,
  purpose: Purpose,
  { fileName, format, content }: Source,
  choices: Choices,
): Promise<StagedFile> {
  const { db, readers } = context;
  const { clusterId, own, languages, cluster, compare } = purpose;
  return withTemporaryFile(content, async (path) => {
    const bytes = (await stat(path)).size;
    await assertWithinAccount(context, db, viewer.id, bytes);
    const importId = await begin(context, viewer, clusterId, fileName, format, bytes);
    const cache = `${path}.tables`;
    const rows = storingRows(context, viewer, importId);
    // Pasted text comes as JSON, so its encoding is known.
    const encoding = format === 'text' ? 'utf-8' : choices.encoding;
    const request = {
      path,
      cache,
      fileName,
      format,
      languages,
      own,
      narrow: clusterId !== null,
      rows: compare !== undefined,
      ...choices,
      encoding,
      now: context.clock.now().getTime(),
    };
    const store = async (batch: RowBatch | WordRow[]) => (Array.isArray(batch) ? compare?.(batch) : rows.store(batch));
    const reading = readers.read(viewer.id, { kind: 'file', request, store });
    const storing = storeFile(db, viewer.id, importId, path);
    try {
      const [found] = await Promise.all([reading, storing]);
      const report = clusterId === null && cluster ? { ...found, cluster: cluster.id } : found;
      let storedSize = bytes;
      let duplicates = NO_DUPLICATES;
      if (report.tables) {
        const [tableBytes, there] = await Promise.all([
          storeTables(db, viewer.id, importId, cache),
          duplicatesIn(context, viewer, purpose, importId),
        ]);
        assertFileFits(context, { rows: report.tables.valid, bytes: rows.cellBytes() });
        storedSize += tableBytes;
        duplicates = there;
      }
      if (!(await completeStaged(db, importId, viewer.id, clusterId, report, storedSize + rows.written())))
        throw new Failure('conflict', OVERTAKEN);
      return { importId, report, duplicates };
    } catch (error) {
      // Both must stop writing before their target is deleted.
      await Promise.allSettled([reading, storing]);
      await deleteStaged(db, viewer.id, importId);
      throw isForeignKeyViolation(error) ? new Failure('conflict', OVERTAKEN, { cause: error }) : error;
    }
  });
}

/**
 * Maps another table or other columns of the staged file. `own` import: the rows are staged beside the others, for this
 * call alone; otherwise they replace them.
 */
export async function remapFile(
  context: TransferContext,
  viewer: Viewer,
  purpose: Purpose,
  staged: Staged,
  mapping: MappingChoice,
  { alone }: { alone: boolean },
): Promise<StagedFile> {
  const { db, readers } = context;
  const before = staged.report.tables;
  if (!before) throw new Failure('conflict', NOTHING_STAGED);
  return withTemporaryFile(loadTables(db, viewer.id, staged.id), async (cache) => {
    const importId = await begin(context, viewer, purpose.clusterId, staged.file_name, staged.format, 0);
    const rows = storingRows(context, viewer, importId);
    // Only results of reading, without those of the mapping.
    const { format, encoding, delimiter, row_delimiter, preset, title, found, neutralized, reading_notices } = before;
    const read: Reading = {
      format,
      encoding,
      delimiter,
      row_delimiter,
      preset,
      title,
      found,
      neutralized,
      notices: reading_notices,
    };
    const request = {
      path: cache,
      cache,
      fileName: staged.file_name,
      format: staged.format,
      languages: purpose.languages,
      own: purpose.own,
      mapping,
      read,
    };
    try {
      // Only tables can be mapped again.
      const store = async (batch: RowBatch | WordRow[]) => (Array.isArray(batch) ? undefined : rows.store(batch));
      const mapped = await readers.read(viewer.id, { kind: 'file', request, store });
      const { cluster } = staged.report;
      const report = cluster === undefined ? mapped : { ...mapped, cluster };
      if (alone) return { importId, report, duplicates: NO_DUPLICATES };
      const size = (await stat(cache)).size;
      // File and tables are not copied, but assigned to the id of the newer rows.
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('staged_files')
          .set({ import_id: importId })
          .where('user_id', '=', viewer.id)
          .where('import_id', '=', staged.id)
          .execute();
        const bytes = size + rows.written();
        if (!(await completeStaged(trx, importId, viewer.id, purpose.clusterId, report, bytes)))
          throw new Failure('conflict', OVERTAKEN);
      });
      return { importId, report, duplicates: await duplicatesIn(context, viewer, purpose, importId) };
    } catch (error) {
      await deleteStaged(db, viewer.id, importId);
      throw isForeignKeyViolation(error) ? new Failure('conflict', OVERTAKEN, { cause: error }) : error;
    }
  });
}

const NO_DUPLICATES: Duplicates = { rows: 0, matching: 0, first: [] };

const duplicatesIn = async (
  { db }: TransferContext,
  viewer: Viewer,
  { cluster }: Purpose,
  importId: number,
): Promise<Duplicates> =>
  cluster === null ? NO_DUPLICATES : findDuplicates(db, cluster, { importId, uploaderId: viewer.id });

const begin = (
  { db, clock }: TransferContext,
  viewer: Viewer,
  clusterId: number | null,
  fileName: string,
  format: Staged['format'],
  bytes: number,
): Promise<number> =>
  insertStaged(db, {
    user_id: viewer.id,
    cluster_id: clusterId,
    file_name: fileName,
    format,
    bytes: String(bytes),
    created_at: clock.now(),
  });

/** Stores rows while they are read, up to the limit of a cluster. */
function storingRows(context: TransferContext, viewer: Viewer, importId: number) {
  let written = 0;
  let cellBytes = 0;
  return {
    /** Bytes of the batches as they are stored. */
    written: () => written,
    /** Bytes of their cells as UTF-8, without separators. */
    cellBytes: () => cellBytes,
    async store(batch: RowBatch): Promise<void> {
      if (batch.count === 0) {
        written = 0;
        cellBytes = 0;
        await deleteBatches(context.db, viewer.id, importId);
        return;
      }
      for (const column of batch.columns) written += Buffer.byteLength(column);
      cellBytes += batch.bytes;
      // The reading process counts; written with quotes and commas the shortest cell has five bytes.
      assertFileFits(context, { rows: batch.first + batch.count - 1, bytes: Math.max(cellBytes, written / 5) });
      await insertBatch(context.db, viewer.id, importId, batch);
    },
  };
}
