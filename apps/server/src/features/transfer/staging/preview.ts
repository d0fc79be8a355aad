import type { AnswerOf } from '@wordcluster/contract/types';
import { columnName, COLUMN_NUMBERS, usedColumns, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { plannedRows } from '@wordcluster/domain/clusters/free-plan';
import { SKIP_TEXTS } from '@wordcluster/domain/clusters/import-rows';
import { normalizeText } from '@wordcluster/domain/text/characters';
import type { ImportReport } from '../reading/import-report.ts';

export type Preview = AnswerOf<'POST /api/clusters/:cluster_id/upload-import'>;

const same = (a: string | null | undefined, b: string | null) =>
  a != null && b !== null && normalizeText(a).toLowerCase() === normalizeText(b).toLowerCase();

/** What the person is shown before anything changes. */
export function previewOf(
  report: ImportReport,
  cluster: ClusterColumns & { row_count: number },
  fileName: string,
  premium: boolean,
): Preview {
  const ignored = Math.max(0, report.columns - COLUMN_NUMBERS.length);
  return {
    rows_total: report.rows,
    importable_rows: plannedRows(report.valid, premium),
    existing_rows: cluster.row_count,
    blank_rows: report.blank,
    skipped_rows: report.skipped.reduce((sum, { count }) => sum + count, 0),
    skipped: report.skipped.map((entry) => ({ ...entry, text: SKIP_TEXTS[entry.reason] })),
    first_row: report.first_row,
    first_row_skipped: report.first_row_skipped,
    // What the export writes above the rows; a list may well begin with the word 'Word' in another place.
    first_row_is_header: same(report.first_row[0], columnName(cluster, 1)),
    preview: report.preview,
    columns: report.columns,
    ignored_columns: ignored,
    format: report.format,
    file_name: fileName,
    encoding: report.encoding,
    delimiter: report.delimiter,
    sheet: report.sheet,
    notices: [...report.notices, ...columnNotices(report, cluster, ignored)],
  };
}

function columnNotices(report: ImportReport, cluster: ClusterColumns, ignored: number): string[] {
  const notices: string[] = [];
  if (ignored > 0) {
    notices.push(`The file has ${report.columns} columns. Only the first three are imported.`);
  }
  const shown = usedColumns(cluster);
  const unnamed = COLUMN_NUMBERS.filter((column) => column <= report.columns && !shown.includes(column));
  if (unnamed.length > 0) {
    notices.push(
      `The values of column ${unnamed.join(' and ')} are kept, but shown only once you name the column under Configure.`,
    );
  }
  return notices;
}
