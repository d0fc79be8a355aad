import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf } from '@wordcluster/contract/types';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { columnLanguage, usedColumns } from '@wordcluster/domain/clusters/cluster';
import pg from 'pg';
import type { Context, Viewer } from '../../../context.ts';
import { Failure, notFound } from '../../../failure.ts';
import { assertWritable } from '../../clusters/policy.ts';
import { assertAccountHasRoom, assertFileFits } from '../../rows/row-counts.ts';
import { findDuplicates } from '../duplicates.ts';
import type { ImportReaders } from '../worker/import-readers.ts';
import type { RowBatch } from '../reading/import-report.ts';
import { pastedRows } from './pasted-text.ts';
import { previewOf, type Preview } from './preview.ts';
import {
  completeStaged,
  deleteStaged,
  discardStaged,
  findStaged,
  stagedCellBytes,
  insertBatch,
  insertStaged,
  type Staged,
} from './repository.ts';
import { loadFile, storeFile } from './staged-file.ts';
import { withTemporaryFile } from './temporary-file.ts';
import type { ClusterPlace } from '../../clusters/cluster-place.ts';

export interface TransferContext extends Context {
  readers: ImportReaders;
}

export interface Choices {
  encoding?: string | undefined;
  delimiter?: BodyOf<'POST /api/clusters/:cluster_id/upload-import/reread'>['delimiter'];
  /** The first cell of each row is the tags of what follows. */
  tagged?: boolean;
}

export interface Source {
  fileName: string;
  format: Staged['format'];
  content: Readable | AsyncIterable<Buffer>;
}

export const NOTHING_STAGED = message('import.nothing_uploaded');

/** Told to the earlier of two uploads; each throws away what was uploaded before it. */
const OVERTAKEN = message('import.overtaken');

/** The upload that was being written is gone. */
const isForeignKeyViolation = (error: unknown) => error instanceof pg.DatabaseError && error.code === '23503';

/** Reads a new file for a cluster of the viewer; what was uploaded before it no longer waits. */
export async function stageImport(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  source: Source,
  choices: Choices = {},
): Promise<Preview> {
  const place = await assertWritable(context, viewer, clusterId);
  await discardStaged(context.db, viewer.id, clusterId);
  try {
    const preview = await stage(context, viewer, place, source, choices);
    context.metrics.importEnded('imported');
    return preview;
  } catch (error) {
    context.metrics.importEnded('refused');
    throw error;
  }
}

/** Reads the waiting file again, as the person says it should be read. If that fails it waits as it was. */
export async function rereadImport(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  choices: Choices,
): Promise<Preview> {
  const place = await assertWritable(context, viewer, clusterId);
  const staged = await findStaged(context.db, viewer.id, clusterId, context.clock.now());
  if (!staged) throw new Failure('conflict', NOTHING_STAGED);
  const source = {
    fileName: staged.file_name,
    format: staged.format,
    content: loadFile(context.db, viewer.id, staged.id),
  };
  // A choice made before stays until it is changed.
  const { encoding, delimiter, tagged } = staged.report;
  return stage(context, viewer, place, source, {
    encoding: choices.encoding ?? encoding ?? undefined,
    // Another encoding can show another delimiter: it is guessed again unless it was named now.
    delimiter: choices.delimiter ?? (choices.encoding === undefined ? (delimiter ?? undefined) : undefined),
    tagged,
  });
}

/** Throws the waiting file away. */
export async function cancelImport(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  await assertWritable(context, viewer, clusterId);
  await discardStaged(context.db, viewer.id, clusterId);
}

/** Pasted cells are a file that was not saved. */
export async function stagePasted(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  { text: pasted, ...choices }: BodyOf<'POST /api/clusters/:cluster_id/paste-import'>,
): Promise<Preview> {
  const { text, delimiter, tagged, division } = pastedRows(pasted, choices);
  const content = Readable.from([Buffer.from(text)], { objectMode: false });
  const source = { fileName: 'Pasted rows', format: 'text' as const, content };
  const preview = await stageImport(context, viewer, clusterId, source, { delimiter, tagged });
  if (division === null) return preview;
  return {
    ...preview,
    delimiter: division.delimiter,
    row_delimiter: division.rowDelimiter,
    preset: division.preset,
  };
}

async function stage(
  context: TransferContext,
  viewer: Viewer,
  place: ClusterPlace,
  { fileName, format, content }: Source,
  choices: Choices,
): Promise<Preview> {
  const { db, clock, readers } = context;
  const cluster = await db
    .selectFrom('clusters')
    .selectAll()
    .where('id', '=', place.id)
    .where('user_id', '=', place.ownerId)
    .executeTakeFirst();
  if (!cluster) throw notFound('The cluster');
  const languages = usedColumns(cluster).flatMap((column) => columnLanguage(cluster, column) ?? []);
  return withTemporaryFile(content, async (path) => {
    const bytes = (await stat(path)).size;
    let written = 0;
    await assertAccountHasRoom(context, db, viewer.id, bytes);
    const importId = await insertStaged(db, {
      user_id: viewer.id,
      cluster_id: place.id,
      file_name: fileName,
      format,
      bytes: String(bytes),
      created_at: clock.now(),
    });
    // Pasted text comes as JSON, so there is no encoding to guess or to choose.
    const request = { path, format, languages, ...choices, ...(format === 'text' ? { encoding: 'utf-8' } : {}) };
    const store = (batch: RowBatch) => {
      for (const column of batch.columns) written += Buffer.byteLength(column);
      // With quotes and commas even the shortest cell is written in five bytes at most; counted exactly at the end.
      assertFileFits(context, { rows: batch.first + batch.count - 1, bytes: written / 5 });
      return insertBatch(db, viewer.id, importId, batch);
    };
    const reading = readers.read(viewer.id, { kind: 'table', request, store });
    const storing = storeFile(db, viewer.id, importId, path);
    try {
      const [report] = await Promise.all([reading, storing]);
      assertFileFits(context, { rows: report.valid, bytes: await stagedCellBytes(db, viewer.id, importId) });
      if (!(await completeStaged(db, importId, viewer.id, place.id, report, bytes + written)))
        throw new Failure('conflict', OVERTAKEN);
      const duplicates = await findDuplicates(db, place, { importId, uploaderId: viewer.id });
      return previewOf(report, cluster, fileName, viewer.tier !== null, duplicates);
    } catch (error) {
      // Neither may go on writing once what it writes to is deleted.
      await Promise.allSettled([reading, storing]);
      await deleteStaged(db, viewer.id, importId);
      throw isForeignKeyViolation(error) ? new Failure('conflict', OVERTAKEN, { cause: error }) : error;
    }
  });
}
