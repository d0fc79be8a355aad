import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { MAX_CELL_LENGTH } from '@wordcluster/domain/clusters/cells';
import { canCreateCluster, FREE_ACTIVE_CLUSTERS, plannedRows } from '@wordcluster/domain/clusters/free-plan';
import { SKIP_MESSAGES } from '@wordcluster/domain/clusters/import-rows';
import { MAX_ENTRIES } from '@wordcluster/domain/schedule/log';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import type { Viewer } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import type { ClusterKey } from '../../clusters/cluster-key.ts';
import { assertWritable } from '../../clusters/policy.ts';
import type { ImportReport } from '../reading/import-report.ts';
import { previewOf, tablesOf } from '../staging/preview.ts';
import type { Duplicates } from '../duplicates.ts';
import { discardStaged, findStaged, type Staged } from '../staging/repository.ts';
import { clusterOf, hasTables, reread } from '../staging/stage-import.ts';
import {
  NOTHING_STAGED,
  stageFile,
  type Purpose,
  type Source,
  type StagedFile,
  type TransferContext,
} from '../staging/stage-file.ts';
import { duplicateCount } from './known-rows.ts';
import type { WordsReport } from './read-words.ts';
import type { WordSkip } from './word-rows.ts';

type Found = ResponseOf<'POST /api/upload-import'>;

const SKIPPED: Readonly<Record<WordSkip, Message>> = {
  ...SKIP_MESSAGES,
  too_long: message('import.skipped_cell_long', { most: MAX_CELL_LENGTH }),
  no_gaps: message('import.skipped_no_gaps'),
  unchanged: message('import.skipped_unchanged'),
  plan: message('import.skipped_plan'),
  media: message('import.skipped_media'),
  reviews: message('import.skipped_reviews'),
  future_reviews: message('import.skipped_future_reviews'),
  gap_reviews: message('import.skipped_gap_reviews'),
  row_reviews: message('import.skipped_row_reviews'),
  full_reviews: message('import.skipped_full_reviews', { most: MAX_ENTRIES }),
  duplicate: message('import.skipped_duplicate'),
};

/** Skipped entries, with their reason as a message. */
export const skippedDto = (skipped: readonly { reason: WordSkip; count: number; lines?: number[] }[]) =>
  skipped.map((entry) => {
    const { id, values, text } = SKIPPED[entry.reason];
    return { ...entry, text, message_id: id, values };
  });

/** Words have no cluster yet, and languages only if their file names them. */
export const FOR_WORDS: Purpose = { clusterId: null, cluster: null, own: null, languages: [] };

const NO_DUPLICATES = { rows: 0, matching: 0 };

/** The file's name decides the format only if its content is ambiguous. */
const formatOf = (fileName: string): Source['format'] => (fileName.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv');

/** Reads a file of any kind and stages it; replaces the user's earlier one. */
export async function uploadWords(
  context: TransferContext,
  viewer: Viewer,
  { fileName, content }: Pick<Source, 'fileName' | 'content'>,
  clusterId?: number,
): Promise<Found> {
  const source = { fileName, content, format: formatOf(fileName) };
  const probable = clusterId === undefined ? null : await assertWritable(context, viewer, clusterId);
  const looked = await purposeOf(context, viewer, probable);
  return found(context, viewer, fileName, looked, await stageFile(context, viewer, looked.purpose, source, {}));
}

/** Purpose of words, with columns and rows of their probable cluster. */
async function purposeOf(context: TransferContext, viewer: Viewer, probable: ClusterKey | null) {
  if (probable === null) return { purpose: FOR_WORDS, probable, counts: NO_DUPLICATES };
  const { purpose } = await clusterOf(context, probable);
  const { counts, compare } = duplicateCount(context, viewer, probable);
  return { purpose: { ...purpose, clusterId: null, compare }, probable, counts };
}

/** The same for a staged file; its cluster may have been removed. */
export async function purposeOfStaged(context: TransferContext, viewer: Viewer, { report }: Staged) {
  const own = report.cluster === undefined ? null : await writableCluster(context, viewer, report.cluster);
  return purposeOf(context, viewer, own);
}

async function writableCluster(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
): Promise<ClusterKey | null> {
  try {
    return await assertWritable(context, viewer, clusterId);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Reads the staged file again with the user's options. If that fails it stays unchanged. */
export async function rereadWords(
  context: TransferContext,
  viewer: Viewer,
  body: BodyOf<'POST /api/upload-import/reread'>,
): Promise<Found> {
  const staged = await findStaged(context.db, viewer.id, null, context.clock.now());
  if (!hasTables(staged)) throw new Failure('conflict', NOTHING_STAGED);
  const looked = await purposeOfStaged(context, viewer, staged);
  const read = await reread(context, viewer, looked.purpose, staged, body);
  return found(context, viewer, staged.file_name, looked, read);
}

/** Discards the staged file of words. */
export const cancelWords = ({ db }: TransferContext, viewer: Viewer) => discardStaged(db, viewer.id, null);

async function found(
  context: TransferContext,
  viewer: Viewer,
  fileName: string,
  { probable, counts }: Awaited<ReturnType<typeof purposeOf>>,
  { report: { tables, notes }, duplicates }: StagedFile,
): Promise<Found> {
  const free = await freeClusters(context, viewer);
  if (notes) {
    const { clusters: _, rows_of_decks: __, ...report } = notes;
    return {
      ...report,
      file_name: fileName,
      importable_rows: plannedOf(notes, free),
      skipped: skippedDto(notes.skipped),
      preview: null,
      duplicates: counts,
    };
  }
  const cluster = probable === null ? null : (await clusterOf(context, probable)).cluster;
  return foundTables(viewer, fileName, tables, { free, duplicates, cluster });
}

/** Remaining clusters of the user's plan. */
async function freeClusters({ db }: TransferContext, viewer: Viewer): Promise<number> {
  if (viewer.premium) return Infinity;
  const { count } = await db
    .selectFrom('clusters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', viewer.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return canCreateCluster({ premium: false, activeOwnClusters: count }) ? FREE_ACTIVE_CLUSTERS - count : 0;
}

/** Rows within the plan's limit if each deck becomes a cluster; decks without a name become one. */
function plannedOf(report: WordsReport, free: number): number {
  if (free === Infinity) return report.importable_rows;
  const named = report.decks.some(({ name }) => name !== '' && name !== 'Default');
  const rows = named ? report.rows_of_decks : [report.importable_rows];
  return rows.slice(0, free).reduce((sum, count) => sum + plannedRows(count, false), 0);
}

interface Around {
  /** Remaining clusters of the user's plan. */
  free: number;
  duplicates: Duplicates;
  /** The one that the rows are probably for. */
  cluster: Parameters<typeof previewOf>[1];
}

function foundTables(
  viewer: Viewer,
  fileName: string,
  report: ImportReport,
  { free, duplicates, cluster }: Around,
): Found {
  const premium = viewer.premium;
  const preview = previewOf(report, cluster, fileName, premium, duplicates);
  // A first line that is read as a header is no row, unless it could not have been one anyway.
  const header = Number(report.first_row_is_header && !report.first_row_skipped);
  const importable = free > 0 ? plannedRows(report.valid - header, premium) : 0;
  const skipped = report.skipped.map(({ reason, count, lines }) => ({ reason, count, lines }));
  const tables = tablesOf(report);
  return {
    // All text formats count as text, whatever their delimiter.
    format: report.format === 'csv' ? 'text' : report.format,
    file_name: fileName,
    rows_total: report.rows,
    importable_rows: importable,
    decks: tables.map(({ index, name, rows }) => ({ id: index, name, notes: rows })),
    note_types: report.tables.map(({ index, name, rows, columns, mapped }) => {
      const fields = columns.map((column) => column.name ?? `Column ${column.index + 1}`);
      const fieldOf = (position: number | undefined) =>
        position === undefined ? null : (fields[columns.findIndex((column) => column.index === position)] ?? null);
      return {
        id: index,
        name,
        fields,
        notes: rows,
        columns: [fieldOf(mapped[0]), fieldOf(mapped[1]), fieldOf(mapped[2])],
      };
    }),
    media_total: 0,
    reviews_total: 0,
    skipped: skippedDto(skipped),
    tables,
    preview: { ...preview, importable_rows: importable },
    duplicates: preview.duplicates,
  };
}
