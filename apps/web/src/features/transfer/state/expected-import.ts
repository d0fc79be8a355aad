import { importCounts, type ImportCounts } from '@wordcluster/domain/clusters/file-import';
import type { ImportOptions, Preview } from '../api/import-rows.ts';

/** Effect of an import with the current options. */
export interface ExpectedImport extends ImportCounts {
  /** The first row as read, when it is the header. */
  header: Preview['first_row'] | null;
  /** The first rows that will be in the cluster. */
  preview: Preview['preview'];
  skipped: Preview['skipped'];
  skippedRows: number;
  /** Rows whose first and second value exist, and those whose first value does. */
  duplicates: number;
  matching: number;
}

/** A first row that cannot be imported is the one with the lowest line; as a header it is not skipped. */
function withoutHeader(skipped: Preview['skipped']): Preview['skipped'] {
  const first = Math.min(...skipped.flatMap(({ lines }) => lines));
  return skipped
    .map((entry) =>
      entry.lines.includes(first)
        ? { ...entry, count: entry.count - 1, lines: entry.lines.filter((line) => line !== first) }
        : entry,
    )
    .filter(({ count }) => count > 0);
}

export function expectedImport(found: Preview, options: ImportOptions, premium: boolean): ExpectedImport {
  const { first_line_header, append } = options;
  const skipped = first_line_header && found.first_row_skipped ? withoutHeader(found.skipped) : found.skipped;
  const skippedRows = skipped.reduce((sum, { count }) => sum + count, 0);
  const counts = importCounts({
    rowsTotal: found.rows_total,
    firstLineHeader: first_line_header,
    skippedRows,
    append,
    existingRows: found.existing_rows,
    premium,
  });
  // A header line that was read as a row is the first of the preview.
  const headed = first_line_header && !found.first_row_skipped;
  const [first] = found.preview;
  return {
    ...counts,
    header: first_line_header ? found.first_row : null,
    preview: found.preview.slice(headed ? 1 : 0).slice(0, counts.importable),
    skipped,
    skippedRows,
    duplicates: found.duplicates.rows - Number(headed && first?.duplicate === true),
    matching: found.duplicates.matching - Number(headed && first?.duplicate === true),
  };
}
