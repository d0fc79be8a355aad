import type { ColumnType, Generated } from 'kysely';

/** A picture or recording of a person, by its content; where its bytes lie, the storage knows. */
export interface MediaFilesTable {
  /** The owner of the clusters that it stands in. */
  user_id: number;
  /** SHA-256 of its bytes. */
  hash: string;
  type: string;
  bytes: number;
  /** When it was last given to a row: what is on its way there is not deleted. */
  named_at: Date;
  /** When to see whether anything names it; null while something is known to. */
  check_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The bytes themselves, where no other storage is set up. */
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

/** A file that a program has sent for a note that is yet to come. */
export interface SentMediaTable {
  user_id: number;
  /** As notes name it. */
  name: string;
  hash: string;
  sent_at: Date;
}
