import type { AnswerOf } from '@wordcluster/contract/types';
import { columnName, COLUMN_NUMBERS, usedColumns, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { plannedRows } from '@wordcluster/domain/clusters/free-plan';
import { SKIP_MESSAGES } from '@wordcluster/domain/clusters/import-rows';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/message';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { answerNotices } from '../../../http/answer-messages.ts';
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
    skipped: report.skipped.map((entry) => {
      const { id, values, text } = SKIP_MESSAGES[entry.reason];
      return { ...entry, text, message_id: id, values };
    }),
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
    ...answerNotices([...report.notices.map(unlisted), ...columnNotices(report, cluster, ignored)]),
  };
}

const unlisted = (notice: string) => message('request.field_invalid', { problem: notice });

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
