import type { ColumnType, Generated } from 'kysely';

export interface ClustersTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  description: string | null;
  col_1_name: string;
  col_2_name: string | null;
  col_3_name: string | null;
  col_1_language: string | null;
  col_2_language: string | null;
  col_3_language: string | null;
  /** Denormalised, so that the update that locks the cluster also enforces the limit. */
  row_count: Generated<number>;
  /** Bytes of UTF-8 of all cells, for the technical ceilings. */
  bytes: Generated<number>;
  /** The highest position ever assigned; the next row gets the following one. numeric is returned as text. */
  last_position: Generated<string>;
  created_at: Date;
  updated_at: Date;
  /** Whether it was ever shared: only then are changes of its rows recorded. */
  shared: Generated<boolean>;
  /** Whether a row ever had a picture or recording: only then are media looked up. */
  has_media: Generated<boolean>;
  /** When it last went out as an Anki package. */
  anki_exported_at: Generated<Date | null>;
  /** Set while a removal can be undone. */
  removed_at: Date | null;
}

export interface ClusterRowsTable {
  /** The owner of the cluster. */
  user_id: number;
  id: Generated<number>;
  cluster_id: number;
  /** Fractional order key: between two rows there is always another. */
  position: string;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
  /** Null without tags. */
  tags: string[] | null;
  /** Null for rows from before these times were stored. */
  added_at: Generated<Date | null>;
  edited_at: Generated<Date | null>;
}

export interface DeletedRowsTable {
  /** The owner of the cluster. */
  user_id: number;
  id: number;
  cluster_id: number;
  position: string;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
  tags: string[] | null;
  deleted_at: Date;
  /** User who deleted it; null for deletions of earlier versions. */
  deleted_by: Generated<number | null>;
}

/** Counts the rows with positions above the block before it, up to `upper`; rows above the last block are its tail. */
export interface RowBlocksTable {
  /** The owner of the cluster. */
  user_id: number;
  cluster_id: number;
  upper: string;
  row_count: number;
}

export interface ClusterSharesTable {
  owner_id: number;
  cluster_id: number;
  user_id: number;
  /** Recipients may change rows. */
  may_write: Generated<boolean>;
  created_at: Date;
}

/** `user_id` accepts no more shares from `blocked_user_id`. */
export interface ShareBlocksTable {
  user_id: number;
  blocked_user_id: number;
  created_at: Date;
}

/** A user's preferences of a cluster in their list; no row until one is set. */
export interface ClusterMarksTable {
  user_id: number;
  cluster_id: number;
  tags: Generated<string[]>;
  archived: Generated<boolean>;
  /** Position in the user's own order; null: after those, by creation. */
  place: number | null;
}

/** A pause of a cluster for a user: archived, no longer shared with them, or not covered by its owner's plan. */
export interface ClusterPausesTable {
  user_id: number;
  cluster_id: number;
  since: Date;
  /** Null while it lasts. */
  until: Date | null;
}

/** The words of some rows of a cluster as they are searched; as of the cluster's `updated_at` then. */
export interface SearchTextsTable {
  /** The cluster's owner. */
  user_id: number;
  cluster_id: number;
  part: number;
  as_of: Date;
  row_ids: number[];
  words: string;
  /** By which rule the words were folded. */
  folding: Generated<number>;
}

/** `user_id` has invited an address that has no account yet. */
export interface ShareInvitationsTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number;
  email: string;
  may_write: boolean;
  created_at: Date;
}

/** An address without an account that accepts no more invitations of `user_id`. */
export interface InvitationBlocksTable {
  user_id: number;
  email: string;
  created_at: Date;
}

/** A change of a row in a shared cluster of `user_id`. */
/** Upper bound of the bytes that undo and history store for the user who caused them. */
export interface StoredBytesTable {
  user_id: number;
  kind: 'deleted_rows' | 'row_changes';
  bytes: number;
}

export interface RowChangesTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number;
  /** Null for many rows at once. */
  row_id: number | null;
  /** User who made the change; null once the account is removed. */
  by_user_id: number | null;
  kind: 'added' | 'edited' | 'moved' | 'deleted' | 'restored' | 'many';
  /** The cells that it touched, or the row's number. */
  before: ColumnType<object | null, string | null, never>;
  after: ColumnType<object | null, string | null, never>;
  at: Date;
}
