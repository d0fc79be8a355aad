import type { Generated } from 'kysely';

/** An e-reader that sends looked-up words. */
export interface EReadersTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number;
  name: string;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date | null;
  words: Generated<number>;
  words_left: Generated<number>;
  /** ETag of the content; null without a file. */
  file_hash: string | null;
  content: Buffer | null;
  saved_at: Date | null;
  /** Bytes that count towards the account's storage limit: the file and the imported words. */
  bytes: Generated<number>;
}

/** Words of an e-reader's file that were imported already. */
export interface EReaderWordsTable {
  user_id: number;
  e_reader_id: number;
  word_hash: Buffer;
}
