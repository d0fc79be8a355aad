import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** Metadata of an e-reader's file. */
export interface StoredFile {
  /** SHA-256, as its ETag has it. */
  hash: string;
  bytes: number;
  savedAt: Date;
}

interface EReaderKey {
  userId: number;
  id: number;
}

export async function storedFile({ db }: Pick<Context, 'db'>, { userId, id }: EReaderKey): Promise<StoredFile | null> {
  const { rows } = await sql<{ hash: string; bytes: number; saved_at: Date }>`
    select file_hash as hash, octet_length(content) as bytes, saved_at from e_readers
    where user_id = ${userId} and id = ${id} and file_hash is not null`.execute(db);
  const [found] = rows;
  return found ? { hash: found.hash, bytes: found.bytes, savedAt: found.saved_at } : null;
}

const PIECE = 256 * 1024;

/**
 * The content as a stream, so that a slow client holds neither memory nor a database connection; aborted if the file is
 * replaced meanwhile.
 */
export const storedContent = (context: Pick<Context, 'db'>, key: EReaderKey, file: StoredFile): Readable =>
  Readable.from(pieces(context, key, file), { objectMode: false });

async function* pieces({ db }: Pick<Context, 'db'>, { userId, id }: EReaderKey, { hash, bytes }: StoredFile) {
  for (let from = 0; from < bytes; from += PIECE) {
    const { rows } = await sql<{ piece: Buffer }>`
      select substring(content from ${from + 1}::int for ${PIECE}::int) as piece from e_readers
      where user_id = ${userId} and id = ${id} and file_hash = ${hash}`.execute(db);
    if (!rows[0]) throw new Error('The file was replaced while it was sent.');
    yield rows[0].piece;
  }
}
