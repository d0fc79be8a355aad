import type { Generated } from 'kysely';

/** A file that was uploaded or pasted; `report` is set once all its rows are staged. */
export interface StagedImportsTable {
  id: Generated<number>;
  user_id: number;
  /** Null for a file of words, whose clusters are named at its import. */
  cluster_id: number | null;
  file_name: string;
  format: string;
  /** A StagedReport as JSON. */
  report: string | null;
  /** Of the file and of its staged rows. */
  bytes: Generated<string>;
  created_at: Date;
}

/**
 * The uploaded file, so that any server can parse it again with another encoding; and, in parts of higher numbers, its
 * parsed tables, so that columns can be mapped again without parsing.
 */
export interface StagedFilesTable {
  user_id: number;
  import_id: number;
  part: number;
  content: Buffer;
}

/** Importable rows; `first` is the index of the first in the file. Arrays are written as literals. */
export interface StagedBatchesTable {
  user_id: number;
  import_id: number;
  first: number;
  col_1: string;
  col_2: string;
  col_3: string;
  tags: string | null;
}

/** The rows of a cluster as they were before an import or a restoring. */
export interface RowSnapshotsTable {
  id: Generated<number>;
  cluster_id: number;
  reason: 'replace' | 'append' | 'restore';
  row_count: number;
  /** The owner of the cluster. */
  user_id: number;
  /** UTF-8 bytes of the cells, and a row's overhead. */
  bytes: Generated<number>;
  created_at: Date;
}

/** Rows between the reading thread and their clusters, as JSON. */
export interface WordBatchesTable {
  user_id: number;
  run: string;
  number: number;
  rows: string;
  created_at: Date;
}

/** Which row came from which Anki note, and its version. */
export interface ImportedNotesTable {
  user_id: number;
  guid: string;
  ord: number;
  row_id: number;
  cluster_id: number;
  deck: string;
  /** Seconds since 1970. */
  modified: number;
}
