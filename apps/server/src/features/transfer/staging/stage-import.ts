import type { BodyOf } from '@wordcluster/contract/types';
import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { Readable } from 'node:stream';
import type { Context, Viewer } from '../../../context.ts';
import { Failure, notFound } from '../../../failure.ts';
import { assertWritable } from '../../clusters/policy.ts';
import type { ClusterKey } from '../../clusters/cluster-key.ts';
import type { ImportReport } from '../reading/import-report.ts';
import type { MappingChoice } from '../reading/read-import.ts';
import { previewOf, type Preview } from './preview.ts';
import { discardStaged, findStaged, type Staged } from './repository.ts';
import {
  NOTHING_STAGED,
  remapFile,
  stageFile,
  type Choices,
  type Purpose,
  type Source,
  type StagedFile,
  type TransferContext,
} from './stage-file.ts';
import { loadFile } from './staged-file.ts';

/** A cluster as an import sees it. */
export async function clusterOf(context: Context, { id, ownerId }: ClusterKey) {
  const cluster = await context.db
    .selectFrom('clusters')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
  if (!cluster) throw notFound('The cluster');
  const columns = usedColumns(cluster);
  const purpose: Purpose = {
    clusterId: id,
    cluster: { id, ownerId },
    own: { names: columns.map((column) => columnName(cluster, column) ?? '') },
    languages: columns.flatMap((column) => columnLanguage(cluster, column) ?? []),
  };
  return { cluster, purpose };
}

/** The mapping given by a body; undefined for the guess. */
export function mappingOf({
  table,
  columns,
  tag_columns: tags,
}: {
  table?: number | undefined;
  columns?: readonly number[] | undefined;
  tag_columns?: readonly number[] | undefined;
}): MappingChoice | undefined {
  return table === undefined && columns === undefined && tags === undefined ? undefined : { table, columns, tags };
}

/** Whether the staged rows have the requested mapping. */
export function isMapped(report: ImportReport, { table, columns, tags }: MappingChoice): boolean {
  const same = (one: readonly (number | null)[] | undefined, other: readonly (number | null)[]) =>
    one === undefined || (one.length === other.length && one.every((column, index) => column === other[index]));
  return (table === undefined || table === report.table) && same(columns, report.mapped) && same(tags, report.tags);
}

/** Reads a new file for a cluster of the viewer; replaces an earlier upload. */
export async function stageImport(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  source: Source,
  choices: Choices = {},
): Promise<Preview> {
  const key = await assertWritable(context, viewer, clusterId);
  await discardStaged(context.db, viewer.id, clusterId);
  try {
    const { purpose } = await clusterOf(context, key);
    const preview = await previewed(
      context,
      viewer,
      key,
      source.fileName,
      await stageFile(context, viewer, purpose, source, choices),
    );
    context.metrics.importEnded('imported');
    return preview;
  } catch (error) {
    context.metrics.importEnded('refused');
    throw error;
  }
}

/** Options for reading the staged file again: earlier choices stay unless changed. */
export function rereadChoices(before: ImportReport, body: BodyOf<'POST /api/upload-import/reread'>): Choices {
  return {
    encoding: body.encoding ?? before.encoding ?? undefined,
    // Another encoding can show another delimiter: it is guessed again unless it was named now.
    delimiter: body.delimiter ?? (body.encoding === undefined ? (before.delimiter ?? undefined) : undefined),
    mapping: mappingOf(body),
  };
}

/** Reads the staged file again with the user's options. If that fails it stays unchanged. */
export async function reread(
  context: TransferContext,
  viewer: Viewer,
  purpose: Purpose,
  staged: Staged & { report: { tables: ImportReport } },
  body: BodyOf<'POST /api/upload-import/reread'>,
): Promise<StagedFile> {
  const before = staged.report.tables;
  // Only the mapping changes: the cached tables are used.
  if (body.encoding === undefined && body.delimiter === undefined)
    return remapFile(context, viewer, purpose, staged, mappingOf(body) ?? {}, { alone: false });
  const source = {
    fileName: staged.file_name,
    format: staged.format,
    content: loadFile(context.db, viewer.id, staged.id),
  };
  return stageFile(context, viewer, purpose, source, rereadChoices(before, body));
}

export const hasTables = (staged: Staged | undefined): staged is Staged & { report: { tables: ImportReport } } =>
  staged?.report.tables !== undefined;

/** Reads the staged file again with the user's options. If that fails it stays unchanged. */
export async function rereadImport(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  body: BodyOf<'POST /api/clusters/:cluster_id/upload-import/reread'>,
): Promise<Preview> {
  const key = await assertWritable(context, viewer, clusterId);
  const staged = await findStaged(context.db, viewer.id, clusterId, context.clock.now());
  if (!hasTables(staged)) throw new Failure('conflict', NOTHING_STAGED);
  const { purpose } = await clusterOf(context, key);
  return previewed(context, viewer, key, staged.file_name, await reread(context, viewer, purpose, staged, body));
}

/** Discards the staged file. */
export async function cancelImport(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  await assertWritable(context, viewer, clusterId);
  await discardStaged(context.db, viewer.id, clusterId);
}

/** Pasted cells are a file that was not saved. */
export async function stagePasted(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  { text, delimiter, row_delimiter: rowDelimiter }: BodyOf<'POST /api/clusters/:cluster_id/paste-import'>,
): Promise<Preview> {
  const content = Readable.from([Buffer.from(text)], { objectMode: false });
  const source = { fileName: 'Pasted rows', format: 'text' as const, content };
  return stageImport(context, viewer, clusterId, source, { delimiter, rowDelimiter });
}

async function previewed(
  context: TransferContext,
  viewer: Viewer,
  key: ClusterKey,
  fileName: string,
  { report: { tables }, duplicates }: StagedFile,
): Promise<Preview> {
  if (!tables) throw new Failure('conflict', NOTHING_STAGED);
  const { cluster } = await clusterOf(context, key);
  return previewOf(tables, cluster, fileName, viewer.premium, duplicates);
}
