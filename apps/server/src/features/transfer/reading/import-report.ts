import type { Merge } from '@wordcluster/table-reader';
import type { Message } from '@wordcluster/domain/messages/all';
import type { ResponseOf } from '@wordcluster/contract/types';
import type { GuessedColumn } from '@wordcluster/domain/clusters/column-guess';
import type { SkipReason } from '@wordcluster/domain/clusters/import-rows';

type Preview = ResponseOf<'POST /api/clusters/:cluster_id/upload-import'>;

/** A table of a file as it was read into the cache. */
export interface FoundTable {
  index: number;
  name: string;
  /** Offset in the cache. */
  offset: number;
  bytes: number;
  /** Rows that are not blank. */
  rows: number;
  blank: number;
  /** The widest row. */
  columns: number;
  /** How many rows have a value in each column. */
  filled: number[];
  /** The first rows that are not blank. */
  sample: (string | null)[][];
  declared: {
    names: readonly (string | null)[] | null;
    languages: readonly (string | null)[];
    tags: readonly number[];
  };
  merges: Merge[];
  /** Records over several lines, which a lost quotation mark can make. */
  longRecords: { line: number; lines: number }[];
  /** Rows that are headings such as `Unit 1`. */
  headings: number;
  /** Rows with values behind a comma and a space, and how wide rows are without these. */
  commas: { spaced: number; widths: Record<number, number> };
}

/** Summary of a table, for the preview. */
export interface TableOverview {
  index: number;
  name: string;
  /** Rows of words: neither titles nor the header. */
  rows: number;
  columns: GuessedColumn[];
  header: boolean;
  /** The columns of the guess, by the columns of a cluster. */
  mapped: number[];
  tags: number[];
}

/** Result of reading a file, as data that crosses threads and is stored with the staged rows. */
export interface ImportReport {
  format: Preview['format'];
  /** Rows of the chosen table that are not blank, without titles above the header. */
  rows: number;
  /** Rows that can be imported. */
  valid: number;
  blank: number;
  skipped: { reason: SkipReason; count: number; lines: number[] }[];
  first_row: (string | null)[];
  first_row_skipped: boolean;
  first_row_is_header: boolean;
  preview: Omit<Preview['preview'][number], 'duplicate'>[];
  columns: number;
  ignored_columns: number;
  encoding: string | null;
  delimiter: string | null;
  row_delimiter: string | null;
  preset: Preview['preset'];
  sheet: string | null;
  notices: Message[];
  /** Notices of the reading itself, independent of the mapping. */
  reading_notices: Message[];
  /** Of all tables that have rows. */
  tables: TableOverview[];
  /** The chosen one, its columns for columns 1 to 3, and those of tags. */
  table: number;
  mapped: (number | null)[];
  tags: number[];
  /** As it was read, to be mapped in another way without reading it again. */
  found: FoundTable[];
  /** The file's own title. */
  title: string | null;
  /** An apostrophe before a formula was put there by an export. */
  neutralized: boolean;
}

/** Consecutive importable rows, their columns as array literals. Without any it takes back those before it. */
export interface RowBatch {
  /** Index of its first row among the importable rows, from 1. */
  first: number;
  count: number;
  /** Of its cells as UTF-8, without separators. */
  bytes: number;
  columns: [string, string, string];
  /** The same for each row's tags; null without any. */
  tags: string | null;
}
