import type { BodyOf } from '@wordcluster/contract/types';
import { COLUMN_NUMBERS } from '@wordcluster/domain/clusters/cluster';
import { findLanguage } from '@wordcluster/domain/languages/languages';
import type { Context, Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure } from '../../../failure.ts';
import { assertClusterLimit } from '../../clusters/create-cluster.ts';
import type { ImportReport } from '../reading/import-report.ts';
import { clusterTitle, columnTitle, distinctInOrder } from './word-targets.ts';

/** By the sheet if each gets a cluster, else by the file. */
export function titleOfTable(
  { into, title }: Pick<BodyOf<'POST /api/start-import'>, 'into' | 'title'>,
  report: ImportReport,
  fileName: string,
): string {
  const file = fileName.replace(/\.[^.]{1,10}$/, '');
  const sheet = report.tables[report.table]?.name ?? '';
  if (into === 'one' && title !== undefined) return title;
  return (into === 'decks' ? sheet : '') || report.title || file;
}

interface NewTarget {
  title: string;
  header: boolean;
  report: ImportReport;
}

/**
 * A new cluster for a table, with columns and languages of its header; null if the plan's limit of clusters is reached.
 */
export async function createTarget(
  { clock }: Context,
  trx: Db,
  viewer: Viewer,
  { title, header, report }: NewTarget,
): Promise<number | null> {
  try {
    await assertClusterLimit(trx, viewer);
  } catch (error) {
    if (error instanceof Failure && error.code === 'plan_limit') return null;
    throw error;
  }
  const columns = COLUMN_NUMBERS.map((number, index) => columnOf(report, header, index, number));
  const now = clock.now();
  const languages = distinctInOrder(columns.map((column) => column?.language ?? null));
  const { id } = await trx
    .insertInto('clusters')
    .values({
      title: clusterTitle(title),
      description: null,
      col_1_name: columns[0]?.name ?? 'Column 1',
      col_2_name: columns[1]?.name ?? null,
      col_3_name: columns[2]?.name ?? null,
      col_1_language: languages[0] ?? null,
      col_2_language: languages[1] ?? null,
      col_3_language: languages[2] ?? null,
      user_id: viewer.id,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function columnOf(report: ImportReport, header: boolean, position: number, number: number) {
  const index = report.mapped[position];
  if (index === undefined || index === null) return null;
  const column = report.tables[report.table]?.columns.find((one) => one.index === index);
  const declared = report.found[report.table]?.declared.names !== null;
  // A header that only the person saw is the first row.
  const seen = header && !report.first_row_is_header ? (report.first_row[position] ?? null) : null;
  const named = declared || (header && report.first_row_is_header) ? (column?.name ?? null) : seen;
  const language = column?.language ?? null;
  const fallback = findLanguage(language)?.nativeName ?? `Column ${number}`;
  return { name: columnTitle(named ?? fallback, named ?? fallback, position), language };
}
