import type { ColumnType, Generated } from 'kysely';

/** A user's picture or recording, by content hash; the storage location is the media store's. */
export interface MediaFilesTable {
  /** The owner of the clusters that reference it. */
  user_id: number;
  /** SHA-256 of its bytes. */
  hash: string;
  type: string;
  bytes: number;
  /** When it was last added to a row: recent files are not deleted, as a row may be about to reference them. */
  named_at: Date;
  /** When to check for references (garbage collection); null while one is known. */
  check_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The bytes, if no other storage is configured. */
export interface MediaContentsTable {
  user_id: number;
  hash: string;
  content: Buffer;
}

/** Which file a row has, or had until `removed_at`. */
export interface RowMediaTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number;
  row_id: number;
  /** 0: its picture; otherwise the column of a recording. */
  slot: number;
  hash: string;
  removed_at: Date | null;
}

/** A file sent by a program for a note that follows. */
export interface SentMediaTable {
  user_id: number;
  /** As notes name it. */
  name: string;
  hash: string;
  sent_at: Date;
}
