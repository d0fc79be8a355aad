import type { Generated } from 'kysely';

/** A device that sends the words that were looked up on it. */
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
  /** Of the content, as its ETag has it; null while there is no file. */
  file_hash: string | null;
  content: Buffer | null;
  saved_at: Date | null;
  /** What it takes of the account's room: the file, and the words that were taken. */
  bytes: Generated<number>;
}

/** Words of an e-reader's file that were taken already. */
export interface EReaderWordsTable {
  user_id: number;
  e_reader_id: number;
  word_hash: Buffer;
}
