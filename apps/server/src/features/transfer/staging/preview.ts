import type { ResponseOf } from '@wordcluster/contract/types';
import { COLUMN_NUMBERS, usedColumns, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { plannedRows } from '@wordcluster/domain/clusters/free-plan';
import { SKIP_MESSAGES } from '@wordcluster/domain/clusters/import-rows';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { responseNotices } from '../../../http/response-messages.ts';
import type { Duplicates } from '../duplicates.ts';
import type { ImportReport } from '../reading/import-report.ts';

export type Preview = ResponseOf<'POST /api/clusters/:cluster_id/upload-import'>;

/** The preview before anything changes; `cluster` is null if the rows get a cluster of their own. */
export function previewOf(
  report: ImportReport,
  cluster: (ClusterColumns & { row_count: number }) | null,
  fileName: string,
  premium: boolean,
  duplicates: Duplicates,
): Preview {
  const { table, ignored_columns: ignored } = report;
  return {
    rows_total: report.rows,
    importable_rows: plannedRows(report.valid, premium),
    existing_rows: cluster?.row_count ?? 0,
    blank_rows: report.blank,
    skipped_rows: report.skipped.reduce((sum, { count }) => sum + count, 0),
    skipped: report.skipped.map((entry) => {
      const { id, values, text } = SKIP_MESSAGES[entry.reason];
      return { ...entry, text, message_id: id, values };
    }),
    first_row: report.first_row,
    first_row_skipped: report.first_row_skipped,
    first_row_is_header: report.first_row_is_header,
    preview: report.preview.map((row, index) => ({ ...row, duplicate: duplicates.first.includes(index + 1) })),
    duplicates: { rows: duplicates.rows, matching: duplicates.matching },
    columns: report.columns,
    ignored_columns: ignored,
    format: report.format,
    file_name: fileName,
    encoding: report.format === 'text' ? null : report.encoding,
    delimiter: report.delimiter,
    row_delimiter: report.row_delimiter,
    preset: report.preset,
    sheet: report.sheet,
    tables: tablesOf(report),
    table,
    mapped_columns: report.mapped,
    tag_columns: report.tags,
    ...responseNotices([...report.notices, ...columnNotices(report, cluster)]),
  };
}

/** The tables of a file with their columns, as they are guessed. */
export const tablesOf = ({ tables }: ImportReport): Preview['tables'] =>
  tables.map(({ index, name, rows, columns }) => ({ index, name, rows, columns }));

function columnNotices(report: ImportReport, cluster: ClusterColumns | null): Message[] {
  const notices: Message[] = [];
  const { ignored_columns: ignored, mapped } = report;
  const firstThree = mapped.length === COLUMN_NUMBERS.length && mapped.every((column, index) => column === index);
  if (ignored > 0)
    notices.push(
      firstThree
        ? message('import.columns_ignored', { columns: report.columns })
        : message('import.columns_left', { count: ignored }),
    );
  if (cluster === null) return notices;
  const shown = usedColumns(cluster);
  const width = report.mapped.length;
  const [first, second] = COLUMN_NUMBERS.filter((column) => column <= width && !shown.includes(column));
  if (first === undefined) return notices;
  notices.push(
    second === undefined
      ? message('import.column_unnamed', { column: first })
      : message('import.columns_unnamed', { first, second }),
  );
  return notices;
}
