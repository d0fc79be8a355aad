import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { assertRowsWritable } from '../clusters/policy.ts';
import { assertAccountHasRoom } from '../rows/row-counts.ts';
import type { LookedUpWord } from '../transfer/reading/looked-up-words.ts';
import { withTemporaryFile } from '../transfer/staging/temporary-file.ts';
import type { ImportReaders } from '../transfer/worker/import-readers.ts';
import { assertUnchanged } from './conditions.ts';
import type { EReader } from './e-reader-of.ts';
import { storedFile } from './stored-file.ts';
import { takeWords } from './take-words.ts';

/** A vocabulary of fifty thousand words with their sentences has about twelve. */
const MEGABYTES = 16;
const MOST_BYTES = MEGABYTES * 1_000_000;
/** Of a word that was taken, in its table and index. */
const WORD_BYTES = 100;

const tooLarge = () => new Failure('too_large', message('e_reader.too_large', { megabytes: MEGABYTES }));

interface Sent {
  headers: IncomingHttpHeaders;
  content: AsyncIterable<Buffer>;
  /** Aborted when the caller went away. */
  signal: AbortSignal;
}

/**
 * Stores the file that an e-reader sends and makes rows of its new words, both in one transaction. Conditions are checked before the
 * body is read, and again under the lock: of two uploads made of the same file the second is refused.
 */
export async function saveFile(
  context: Context & { readers: ImportReaders },
  reader: EReader,
  { headers, content, signal }: Sent,
): Promise<{ hash: string; created: boolean }> {
  const { owner, id, clusterId } = reader;
  const place = { userId: owner.id, id };
  const before = await storedFile(context, place);
  assertUnchanged(headers, before?.hash ?? null);
  await assertWritable(context, reader);
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
  return withTemporaryFile(bounded(content), async (path) => {
    const { size } = await stat(path);
    await assertAccountHasRoom(context, context.db, owner.id, size - (before?.bytes ?? 0));
    const words: LookedUpWord[] = [];
    const store = async (batch: readonly LookedUpWord[]) => void words.push(...batch);
    await context.readers.read(owner.id, { kind: 'lookups', request: { path }, store, signal });
    const file = await readFile(path);
    const hash = createHash('sha256').update(file).digest('base64url');
    return context.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ file_hash: string | null }>`
        select file_hash from e_readers where user_id = ${owner.id} and id = ${id} for update`.execute(trx);
      const [there] = rows;
      // Ended meanwhile.
      if (!there) throw new Failure('forbidden', message('e_reader.ended'));
      assertUnchanged(headers, there.file_hash);
      const taken = await takeWords(context, trx, { ...reader, clusterId }, words);
      await trx
        .updateTable('e_readers')
        .set({
          content: file,
          file_hash: hash,
          saved_at: context.clock.now(),
          bytes: file.length + taken.words * WORD_BYTES,
          words: taken.words,
          words_left: taken.left,
        })
        .where('user_id', '=', owner.id)
        .where('id', '=', id)
        .execute();
      await assertAccountHasRoom(context, trx, owner.id, 0);
      return { hash, created: there.file_hash === null };
    });
  });
}

/** A cluster that is gone, or no longer shared, is refused as one that may not be changed: the device asks for no cluster. */
async function assertWritable(context: Context, { owner, clusterId }: EReader): Promise<void> {
  try {
    await assertRowsWritable(context, owner, clusterId);
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') throw new Failure('forbidden', error.reason);
    throw error;
  }
}

async function* bounded(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw tooLarge();
    yield piece;
  }
}
