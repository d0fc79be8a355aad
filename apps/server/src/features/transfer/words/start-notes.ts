import { randomUUID } from 'node:crypto';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure, invalidField } from '../../../failure.ts';
import { responseMessage } from '../../../http/response-messages.ts';
import { assertWritable } from '../../clusters/policy.ts';
import { recountBytes } from '../../rows/row-counts.ts';
import { closeBlocks } from '../../rows/row-order.ts';
import { deleteStaged } from '../staging/repository.ts';
import { loadFile } from '../staging/staged-file.ts';
import { NOTHING_STAGED, type TransferContext } from '../staging/stage-file.ts';
import { withTemporaryFile } from '../staging/temporary-file.ts';
import { takeHistory } from '../../reviews/take-history.ts';
import { assertWithinQuota } from '../../media/store-file.ts';
import {
  ImportedFiles,
  nameFiles,
  startMediaImport,
  type ComingFile,
  type FileOfRow,
} from '../../media/import-media.ts';
import { LimitReached } from '../../../limited-process/child-process.ts';
import type { ReadMediaFile } from './read-media.ts';
import type { WordsReport, WordsRequest } from './read-words.ts';
import { insertWords, type InsertedWord } from './insert-words.ts';
import { answersIn } from './note-reviews.ts';
import type { WordsTarget } from './word-targets.ts';
import { lockCluster } from '../../rows/lock-cluster.ts';
import { clearRows } from '../insert-rows.ts';
import { forgetOldSnapshots, takeSnapshot } from '../snapshots.ts';
import { skippedDto } from './upload-words.ts';
import { Skipped, type ColumnFields, type WordRow } from './word-rows.ts';

type Call = 'POST /api/start-import';

/** A staged file with notes. */
interface StagedNotes {
  id: number;
  fileName: string;
  report: WordsReport;
}

/**
 * Imports the notes of the staged file into clusters, in one transaction: all within the plan's limit, or nothing. Rows
 * imported from the same notes before are updated if the note has changed since, wherever they are now.
 */
export async function startNotes(
  context: TransferContext,
  viewer: Viewer,
  { id, fileName, report }: StagedNotes,
  body: BodyOf<Call>,
  signal: AbortSignal,
): Promise<ResponseOf<Call>> {
  const { db, clock } = context;
  const columns = chosenColumns(report, body);
  const decks = chosenDecks(report, body);
  const target = await targetOf(context, viewer, body, fileName);
  const run = randomUUID();
  const skipped = new Skipped();
  try {
    const request = { fileName, choice: { decks, columns: [...columns] }, now: clock.now().getTime() };
    const { found, files } = await readBatches(context, viewer, { id, run, request, body, signal });
    for (const { reason, count } of found.skipped) if (reason !== 'media') skipped.add(reason, count);
    if (body.with_media !== false)
      skipped.add('media', found.skipped.find(({ reason }) => reason === 'media')?.count ?? 0);
    const clusters = new Map(report.clusters ?? []);
    const keys = report.decks.map((deck): [number, string] => [deck.id, clusters.get(deck.id)?.key ?? deck.name]);
    const names = { decks: new Map(keys), columns, clusters, languages: languagesOf(report) };
    const now = clock.now();
    const done = await db.transaction().execute(async (trx) => {
      // A concurrent second start finds no staged file.
      if ((await deleteStaged(trx, viewer.id, id))[0]?.numDeletedRows === 0n)
        throw new Failure('conflict', NOTHING_STAGED);
      const snapshotId = await snapshotRows(context, trx, viewer, target, body.append !== false);
      const duplicates = body.append === false ? 'keep' : (body.duplicates ?? 'keep');
      const words = await insertWords({ context, trx, viewer, target, names, skipped, duplicates });
      const { media, reviews } = await insertBatches(
        { context, trx, viewer, run, body, files, skipped, signal },
        words,
      );
      for (const cluster of words.touched()) {
        await closeBlocks(trx, cluster);
        await recountBytes(context, trx, cluster);
      }
      await forgetOldSnapshots(trx, viewer, now);
      if (media > 0) await assertWithinQuota(trx, viewer.id, viewer.premium);
      return { ...words.result(), reviews, media, snapshotId };
    });
    const messages = [
      ...(done.imported > 0 ? [message('import.rows_imported', { count: done.imported })] : []),
      ...(done.updated > 0 ? [message('import.rows_updated', { count: done.updated })] : []),
      ...(done.reviews > 0 ? [message('import.reviews_taken', { count: done.reviews })] : []),
    ];
    return {
      ...responseMessage(...(messages.length > 0 ? messages : [message('import.nothing_changed')])),
      clusters: done.clusters,
      imported_rows: done.imported,
      updated_rows: done.updated,
      imported_media: done.media,
      imported_reviews: done.reviews,
      duplicate_rows: skipped.counts.get('duplicate') ?? 0,
      skipped: skippedDto(skipped.list()),
      snapshot_id: done.snapshotId,
    };
  } finally {
    await sql`delete from word_batches where user_id = ${viewer.id} and run = ${run}`.execute(db);
  }
}

interface BatchReading {
  /** Of the staged file. */
  id: number;
  run: string;
  request: Omit<WordsRequest, 'path'>;
  body: BodyOf<Call>;
  signal: AbortSignal;
}

/** Parses the staged file into batches of rows in `word_batches`, outside of the transaction, and stores their media. */
async function readBatches(context: TransferContext, viewer: Viewer, { id, run, request, body, signal }: BatchReading) {
  const { db, clock, readers } = context;
  return withTemporaryFile(loadFile(db, viewer.id, id), async (path) => {
    let number = 0;
    const coming = new Map<string, ComingFile>();
    const store = async (rows: WordRow[]) => {
      number += 1;
      for (const file of rows.flatMap(({ media }) => media)) coming.set(`${file.slot} ${file.name}`, file);
      const values = { user_id: viewer.id, run, number, rows: JSON.stringify(rows), created_at: clock.now() };
      await db.insertInto('word_batches').values(values).execute();
    };
    const read = await readers.read(viewer.id, { kind: 'words', request: { path, ...request }, store, signal });
    return {
      found: read,
      files: await storeMedia(context, viewer, path, body.with_media === false ? [] : [...coming.values()], signal),
    };
  });
}

interface BatchInsertion {
  context: TransferContext;
  trx: Db;
  viewer: Viewer;
  run: string;
  body: BodyOf<Call>;
  files: ImportedFiles;
  skipped: Skipped;
  signal: AbortSignal;
}

/** Inserts the batches one after another, with their media and earlier answers; counts both. */
async function insertBatches(
  { context, trx, viewer, run, body, files, skipped, signal }: BatchInsertion,
  words: Awaited<ReturnType<typeof insertWords>>,
) {
  let reviews = 0;
  let media = 0;
  let inserted: InsertedWord[] = [];
  let last: InsertedWord | undefined;
  for (let number = 1; ; number += 1) {
    // Until here nothing is committed: the file stays staged.
    signal.throwIfAborted();
    const batch = await trx
      .selectFrom('word_batches')
      .select('rows')
      .where('user_id', '=', viewer.id)
      .where('run', '=', run)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!batch) break;
    const rows = JSON.parse(batch.rows) as WordRow[];
    const [first] = rows;
    if (first?.continues) {
      if (!last) skipped.add('row_reviews', answersIn(first.reviews));
      inserted = last ? [{ ...last, media: [], reviews: first.reviews }] : [];
    } else {
      inserted = await words.take(rows);
      // A batch ends with a row whose answers continue in further ones.
      last = inserted.find(({ row }) => row === rows.at(-1));
    }
    const own = inserted.flatMap(({ rowId, clusterId, media: coming }) =>
      coming.map((file) => ({ rowId, clusterId, slot: file.slot, hash: files.of(file) })),
    );
    const there = own.flatMap((file): FileOfRow[] => (file.hash === null ? [] : [{ ...file, hash: file.hash }]));
    if (body.with_media !== false) skipped.add('media', own.length - there.length);
    media += await nameFiles(context, trx, viewer.id, there);
    if (body.with_history === false) continue;
    const history = await takeHistory(trx, viewer.id, inserted, context.clock.now(), signal);
    reviews += history.taken;
    skipped.add('full_reviews', history.refused);
  }
  return { media, reviews };
}

/** The languages of fields, by note type and name, as they were guessed. */
const languagesOf = ({ tables }: WordsReport): ReadonlyMap<number, ReadonlyMap<string, string>> =>
  new Map(
    tables.map(({ note_type, columns }) => [
      note_type,
      new Map(
        columns.flatMap(({ name, language }) =>
          name === null || language === null ? [] : [[name, language] as const],
        ),
      ),
    ]),
  );

/** Snapshot of the chosen cluster's rows; deletes them if they are replaced. */
async function snapshotRows(
  context: TransferContext,
  trx: Db,
  viewer: Viewer,
  target: WordsTarget,
  append: boolean,
): Promise<number | null> {
  if (target.into !== 'cluster') return null;
  const cluster = await lockCluster(context, trx, viewer, target.clusterId);
  const reason = append ? 'append' : 'replace';
  const snapshotId = await takeSnapshot(trx, cluster, cluster.row_count, reason, context.clock.now());
  if (append) return snapshotId;
  await clearRows(trx, cluster);
  await trx
    .updateTable('clusters')
    .set({ row_count: 0 })
    .where('id', '=', cluster.id)
    .where('user_id', '=', cluster.ownerId)
    .execute();
  return snapshotId;
}

/**
 * Stores the media of an archive's rows for this user. Files unpacked before the child process reached its limit, or
 * the plan's, are stored; the words are imported without the rest.
 */
async function storeMedia(
  context: TransferContext,
  viewer: Viewer,
  path: string,
  coming: readonly ComingFile[],
  signal: AbortSignal,
): Promise<ImportedFiles> {
  if (coming.length === 0) return new ImportedFiles();
  const media = await startMediaImport(context, { id: viewer.id, premium: viewer.premium }, signal);
  const full = new AbortController();
  // Pictures last: when they have used up their time, nothing follows.
  const files = coming.toSorted((one, other) => Number(one.slot === 0) - Number(other.slot === 0));
  const store = async ({ position, content }: ReadMediaFile) => {
    const file = files[position];
    if (!file) return;
    if (media.isFull(file.slot)) full.abort(new MediaFull());
    else await media.take(file, Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  };
  try {
    const request = { path, files };
    await context.readers.read(viewer.id, {
      kind: 'media',
      request,
      store,
      signal: AbortSignal.any([signal, full.signal]),
    });
  } catch (error) {
    const isLimit = error instanceof Failure && error.cause instanceof LimitReached;
    if (!isLimit && !(error instanceof MediaFull)) throw error;
  }
  return media.end();
}

class MediaFull extends Error {}

/** The guessed columns with the user's changes; null excludes a note type. */
function chosenColumns(report: WordsReport, body: BodyOf<Call>): Map<number, ColumnFields | null> {
  const columns = new Map(report.note_types.map((type) => [type.id, type.columns]));
  const types = new Map(report.note_types.map((type) => [type.id, type]));
  const named = body.table === undefined ? undefined : report.tables[body.table];
  // By indexes of a table's fields, where a table is a deck and its note type.
  if (named && body.columns?.every((one) => typeof one === 'number')) {
    const fields = body.columns.map((position) => types.get(named.note_type)?.fields[position] ?? null);
    columns.set(named.note_type, [fields[0] ?? null, fields[1] ?? null, fields[2] ?? null]);
  }
  for (const one of body.columns ?? []) {
    if (typeof one === 'number') continue;
    const { note_type_id, fields } = one;
    const type = types.get(note_type_id);
    const unknown = fields?.some((name) => name !== null && !type?.fields.includes(name));
    if (!type || unknown || fields?.[0] === null) throw invalidField('columns', message('import.package_not_columns'));
    const [first = null, second = null, third = null] = fields ?? [];
    columns.set(note_type_id, fields === null ? null : [first, second, third]);
  }
  return columns;
}

function chosenDecks(report: WordsReport, { decks: chosen, table }: BodyOf<Call>): number[] {
  const named = table === undefined ? undefined : report.tables[table];
  if (named && chosen === undefined) return [named.deck];
  const known = report.decks.map(({ id }) => id);
  if (chosen?.some((id) => !known.includes(id))) throw invalidField('decks', message('request.invalid'));
  return chosen ?? known;
}

async function targetOf(
  context: TransferContext,
  viewer: Viewer,
  { into, title, cluster_id }: BodyOf<Call>,
  fileName: string,
): Promise<WordsTarget> {
  if (into === 'decks') return { into };
  if (into === 'one') return { into, title: title ?? fileName.replace(/\.[^.]{1,10}$/, '') };
  if (cluster_id === undefined) throw invalidField('cluster_id', message('request.invalid'));
  await assertWritable(context, viewer, cluster_id);
  return { into, clusterId: cluster_id };
}
