import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { assertRowsWritable } from '../clusters/policy.ts';
import { assertWithinAccount } from '../rows/row-counts.ts';
import type { LookedUpWord } from '../transfer/reading/looked-up-words.ts';
import { withTemporaryFile } from '../transfer/staging/temporary-file.ts';
import type { ImportReaders } from '../transfer/worker/import-readers.ts';
import { assertUnchanged } from './conditions.ts';
import type { EReader } from './e-reader-of.ts';
import { storedFile } from './stored-file.ts';
import { judgeRow } from '@wordcluster/domain/clusters/import-rows';
import { rowsLeft } from '@wordcluster/domain/clusters/free-plan';
import { normalizeTags, MAX_TAG_LENGTH, tagsProblem } from '@wordcluster/domain/clusters/tags';
import type { Db } from '../../database/client.ts';
import { inCluster } from '../clusters/cluster-key.ts';
import { insertRows, type CheckedRow } from '../rows/add-rows.ts';
import { lockForRows, type LockedCluster } from '../rows/lock-cluster.ts';

interface Taken {
  /** Words of the file that are rows. */
  words: number;
  /** Words beyond the plan's limit. */
  left: number;
}

interface Coming extends CheckedRow {
  word: string;
  hash: Buffer;
}

/**
 * Inserts rows for words that this e-reader has not sent before and the cluster does not have, in the transaction that
 * stores the file. Imported words are remembered as long as the file contains them: a row that was deleted here does
 * not come back.
 */
async function takeWords(context: Context, trx: Db, reader: EReader, words: readonly LookedUpWord[]): Promise<Taken> {
  const cluster = await lockForRows(context, trx, reader.owner, reader.clusterId);
  const coming = comingRows(words);
  const taken = await syncTaken(trx, reader, coming);
  const others = coming.filter(({ hash }) => !taken.has(hash.toString('hex')));
  const there = await wordsOf(trx, cluster, others);
  const fresh = others.filter(({ word }) => !there.has(keyOf(word)));
  const capacity = Math.max(0, rowsLeft({ premium: cluster.premium, rows: cluster.row_count }));
  const added = fresh.slice(0, capacity);
  if (added.length > 0) await insertRows(context, trx, reader.owner, cluster, added);
  const left = new Set(fresh.slice(capacity));
  await remember(
    trx,
    reader,
    others.filter((one) => !left.has(one)),
  );
  return { words: coming.length - left.size, left: left.size };
}

const keyOf = (word: string) => word.normalize('NFC').toLowerCase();

/** Words as rows may have them, each once; those that no cell can hold stay out. */
function comingRows(words: readonly LookedUpWord[]): Coming[] {
  const coming = new Map<string, Coming>();
  for (const { word, context, book } of words) {
    const judged = judgeRow([word, context], false);
    if (judged === 'blank' || 'skipped' in judged) continue;
    const [first, second] = judged.values;
    const key = keyOf(first);
    if (coming.has(key)) continue;
    const hash = createHash('sha256').update(key).digest();
    coming.set(key, {
      word: first,
      hash,
      col_1_value: first,
      col_2_value: second,
      col_3_value: null,
      tags: tagsOf(book),
    });
  }
  return [...coming.values()];
}

function tagsOf(book: string): string[] | null {
  const tags = normalizeTags([Array.from(book).slice(0, MAX_TAG_LENGTH).join('')]);
  return tags.length === 0 || tagsProblem(tags) !== null ? null : tags;
}

/** Hashes of previously imported words; those no longer in the file are deleted. */
async function syncTaken(trx: Db, { id, owner }: EReader, coming: readonly Coming[]): Promise<ReadonlySet<string>> {
  const hashes = coming.map(({ hash }) => hash);
  await sql`
    delete from e_reader_words w
    where w.user_id = ${owner.id} and w.e_reader_id = ${id}
      and not exists (select 1 from unnest(${hashes}::bytea[]) as h (hash) where h.hash = w.word_hash)`.execute(trx);
  const { rows } = await sql<{ hash: string }>`
    select encode(word_hash, 'hex') as hash from e_reader_words
    where user_id = ${owner.id} and e_reader_id = ${id}`.execute(trx);
  return new Set(rows.map(({ hash }) => hash));
}

async function remember(trx: Db, { id, owner }: EReader, taken: readonly Coming[]): Promise<void> {
  if (taken.length === 0) return;
  await sql`
    insert into e_reader_words (user_id, e_reader_id, word_hash)
    select ${owner.id}::bigint, ${id}::bigint, h.hash from unnest(${taken.map(({ hash }) => hash)}::bytea[]) as h (hash)
    on conflict do nothing`.execute(trx);
}

/** Words that exist in the first column of the cluster, ignoring case. */
async function wordsOf(trx: Db, cluster: LockedCluster, coming: readonly Coming[]): Promise<ReadonlySet<string>> {
  if (coming.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select distinct r.col_1_value as word from cluster_rows r
    join (select lower(w.word) as word from unnest(${coming.map(({ word }) => word)}::text[]) as w (word)) w
      on w.word = lower(r.col_1_value)
    where ${inCluster(cluster, 'r')}`.execute(trx);
  return new Set(rows.map(({ word }) => keyOf(word)));
}

/** A vocabulary of fifty thousand words with their sentences has about twelve. */
const MEGABYTES = 16;
const MAX_BYTES = MEGABYTES * 1_000_000;
/** Size of an imported word's hash in its table and index. */
const WORD_BYTES = 100;

const tooLarge = () => new Failure('too_large', message('e_reader.too_large', { megabytes: MEGABYTES }));

interface Sent {
  headers: IncomingHttpHeaders;
  content: AsyncIterable<Buffer>;
  /** Aborted when the client disconnected. */
  signal: AbortSignal;
}

/**
 * Stores an e-reader's file and inserts rows for its new words, both in one transaction. Conditions are checked before
 * the body is read, and again under the lock: of two uploads based on the same file the second is refused.
 */
export async function saveFile(
  context: Context & { readers: ImportReaders },
  reader: EReader,
  { headers, content, signal }: Sent,
): Promise<{ hash: string; created: boolean }> {
  const { owner, id, clusterId } = reader;
  const key = { userId: owner.id, id };
  const before = await storedFile(context, key);
  assertUnchanged(headers, before?.hash ?? null);
  await assertWritable(context, reader);
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
  return withTemporaryFile(bounded(content), async (path) => {
    const { size } = await stat(path);
    await assertWithinAccount(context, context.db, owner.id, size - (before?.bytes ?? 0));
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
      await assertWithinAccount(context, trx, owner.id, 0);
      return { hash, created: there.file_hash === null };
    });
  });
}

/** A removed or no longer shared cluster gives 403 like a read-only one: the device's request names no cluster. */
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
    if (bytes > MAX_BYTES) throw tooLarge();
    yield piece;
  }
}
