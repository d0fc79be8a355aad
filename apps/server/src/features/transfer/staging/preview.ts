import type { AnswerOf } from '@wordcluster/contract/types';
import { columnName, COLUMN_NUMBERS, usedColumns, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { plannedRows } from '@wordcluster/domain/clusters/free-plan';
import { looksLikeHeader } from '@wordcluster/domain/clusters/header-line';
import { SKIP_MESSAGES } from '@wordcluster/domain/clusters/import-rows';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/message';
import { answerNotices } from '../../../http/answer-messages.ts';
import type { Duplicates } from '../duplicates.ts';
import type { ImportReport } from '../reading/import-report.ts';

export type Preview = AnswerOf<'POST /api/clusters/:cluster_id/upload-import'>;

const followingRows = ({ preview, first_row_skipped }: ImportReport) =>
  preview
    .slice(first_row_skipped ? 0 : 1)
    .map(({ col_1_value, col_2_value, col_3_value }) => [col_1_value, col_2_value, col_3_value]);

/** What the person is shown before anything changes. */
export function previewOf(
  report: ImportReport,
  cluster: ClusterColumns & { row_count: number },
  fileName: string,
  premium: boolean,
  duplicates: Duplicates,
): Preview {
  const ignored = Math.max(0, report.columns - COLUMN_NUMBERS.length);
  return {
    rows_total: report.rows,
    importable_rows: plannedRows(report.valid, premium),
    existing_rows: cluster.row_count,
    blank_rows: report.blank,
    skipped_rows: report.skipped.reduce((sum, { count }) => sum + count, 0),
    skipped: report.skipped.map((entry) => {
      const { id, values, text } = SKIP_MESSAGES[entry.reason];
      return { ...entry, text, message_id: id, values };
    }),
    first_row: report.first_row,
    first_row_skipped: report.first_row_skipped,
    first_row_is_header: looksLikeHeader(report.first_row, followingRows(report), columnName(cluster, 1)),
    preview: report.preview.map((row, place) => ({ ...row, duplicate: duplicates.first.includes(place + 1) })),
    duplicates: { rows: duplicates.rows, matching: duplicates.matching },
    columns: report.columns,
    ignored_columns: ignored,
    format: report.format,
    file_name: fileName,
    encoding: report.encoding,
    delimiter: report.delimiter,
    sheet: report.sheet,
    ...answerNotices([...report.notices, ...columnNotices(report, cluster, ignored)]),
  };
}

function columnNotices(report: ImportReport, cluster: ClusterColumns, ignored: number): Message[] {
  const notices: Message[] = [];
  if (ignored > 0) notices.push(message('import.columns_ignored', { columns: report.columns }));
  const shown = usedColumns(cluster);
  const [first, second] = COLUMN_NUMBERS.filter((column) => column <= report.columns && !shown.includes(column));
  if (first === undefined) return notices;
  notices.push(
    second === undefined
      ? message('import.column_unnamed', { column: first })
      : message('import.columns_unnamed', { first, second }),
  );
  return notices;
}
