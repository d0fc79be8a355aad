import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import { rowValue } from '@wordcluster/domain/clusters/cluster';
import type { Row } from '../api/rows.ts';

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const quoted = (value: string) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Saves rows as a file for spreadsheets: UTF-8 with its mark, a line of names, commas. */
export function downloadRows(title: string, rows: readonly Row[], columns: readonly TableColumn[]): void {
  const lines = [
    columns.map(({ name }) => quoted(name)),
    ...rows.map((row) => columns.map(({ number }) => quoted(rowValue(row, number) ?? ''))),
  ];
  const text = `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'rows'}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
