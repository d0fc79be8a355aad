import type { Delimiter } from '@wordcluster/table-reader';
import type { Message } from '@wordcluster/domain/messages/message';
import type { AnswerOf } from '@wordcluster/contract/types';
import type { SkipReason } from '@wordcluster/domain/clusters/import-rows';

type Preview = AnswerOf<'POST /api/clusters/:cluster_id/upload-import'>;

/** What was found in a file, as data that crosses threads and is kept with the staged rows. */
export interface ImportReport {
  format: Preview['format'];
  /** Rows that are not blank. */
  rows: number;
  /** Rows that can be imported. */
  valid: number;
  blank: number;
  skipped: { reason: SkipReason; count: number; lines: number[] }[];
  first_row: (string | null)[];
  first_row_skipped: boolean;
  preview: Omit<Preview['preview'][number], 'duplicate'>[];
  columns: number;
  encoding: string | null;
  delimiter: Delimiter | null;
  sheet: string | null;
  notices: Message[];
  /** The first cell of each row is the tags of what follows. */
  tagged: boolean;
}

/** Consecutive importable rows, their columns as array literals. */
export interface RowBatch {
  /** The place of its first row among the importable rows, from 1. */
  first: number;
  count: number;
  columns: [string, string, string];
  /** Of each row, likewise; null where none has any. */
  tags: string | null;
}
