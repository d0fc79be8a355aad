import { message } from '@wordcluster/domain/messages/all';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { throttle } from '../../access/throttle.ts';
import { isSignedAddress, signedAddress } from '../../access/signed-address.ts';
import { isSigned, type SignedQuery } from '../../access/signed-path.ts';
import { recordEvent } from '../audit/record-event.ts';
import { downloads, streamWorkbook } from '../transfer/export/export-cluster.ts';
import {
  acceptedOf,
  chatOf,
  eReadersOf,
  goalsOf,
  ordersOf,
  identitiesOf,
  ownClusters,
  pausedTestOf,
  profileOf,
  remindersOf,
  reviewsAsJson,
} from './repository.ts';
import { fileName } from '../transfer/export/file-name.ts';
import { ACCOUNT_FILE } from '../transfer/words/account-file-name.ts';
import { outgoingFiles, readOutgoing } from '../media/file-names.ts';
import { setImmediate } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { ClustersTable } from '../../database/schema/clusters.ts';
import { logPortions } from '../reviews/review-log.ts';
import { effectiveEntries } from '../reviews/effective-answers.ts';
import type { AccountRow } from '../transfer/words/account-file.ts';
import { installation } from '../transfer/words/guids.ts';

/** Path of a file in the archive. */
const mediaEntry = (name: string) => `media/${name}`;

/** Batch size of rows with their answers; bounds the memory for a slow client. */
const BATCH = 500;

/** The words of an account with their tags and effective answers, as chunks of JSON that can be imported again. */
async function* wordsAsJson(
  context: Context,
  userId: number,
  clusters: readonly Selectable<ClustersTable>[],
): AsyncGenerator<string> {
  yield `{"wordcluster":1,"installation":"${installation(context)}","clusters":[`;
  for (const [position, cluster] of clusters.entries()) {
    const { id, title, description, col_1_name, col_2_name, col_3_name } = cluster;
    const { col_1_language, col_2_language, col_3_language } = cluster;
    const columns = { col_1_name, col_2_name, col_3_name, col_1_language, col_2_language, col_3_language };
    const head = JSON.stringify({ id, title, description, ...columns }).slice(0, -1);
    yield `${position === 0 ? '\n' : ',\n'}${head},"rows":[`;
    let first = true;
    const files = cluster.has_media ? await outgoingFiles(context.db, { id, ownerId: userId }) : [];
    const media = Map.groupBy(files, ({ row_id }) => row_id);
    for await (const written of rowsOf(context.db, userId, id)) {
      const rows = written.map((row) => ({
        ...row,
        media: (media.get(row.id) ?? []).map(({ slot, name }) => ({ slot, name: mediaEntry(name) })),
      }));
      yield rows.map((row, offset) => `${first && offset === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`).join('');
      first = false;
    }
    yield ']}';
  }
  yield ']}\n';
}

async function* rowsOf(db: Db, userId: number, clusterId: number): AsyncGenerator<Omit<AccountRow, 'media'>[]> {
  let last = '-Infinity';
  for (;;) {
    const rows = await db
      .selectFrom('cluster_rows')
      .select(['id', 'position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'])
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', userId)
      .where('position', '>', last)
      .orderBy('position')
      .limit(BATCH)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    last = end.position;
    for (const portion of await logPortions(db, userId, rows, { idOf: ({ id }) => id })) {
      const ids = portion.map(({ id }) => id);
      const answers = await answersOf(db, userId, ids);
      yield portion.map(({ id, col_1_value, col_2_value, col_3_value, tags }) => ({
        id,
        values: [col_1_value, col_2_value, col_3_value],
        tags: tags ?? [],
        reviews: answers.get(id) ?? [],
      }));
      // Yields to the event loop: a long log is CPU work.
      await setImmediate();
    }
  }
}

type Stored = Omit<AccountRow['reviews'][number], 'kind' | 'stability' | 'difficulty'> & {
  kind: AccountRow['reviews'][number]['kind'] | 'undo';
  undoes: string | null;
  row_id: number;
  stability: number | null;
  difficulty: number | null;
};

/** Answers of rows without undone ones, in order. */
async function answersOf(db: Db, userId: number, rowIds: number[]): Promise<Map<number, AccountRow['reviews']>> {
  const { rows } = await sql<Stored>`
    select e.row_id, e.id, e.kind, e.source_col as source, e.target_col as target,
      floor(extract(epoch from e.happened_at) * 1000)::bigint as at, e.rating, e.verdict, e.way, e.duration_ms as took,
      e.stability, e.difficulty, e.undoes
    from review_entries e
    where e.user_id = ${userId} and e.row_id = any(${rowIds}::bigint[])
      and e.source_col is not null and e.target_col is not null
    order by e.happened_at, e.id`.execute(db);
  const answers = new Map<number, AccountRow['reviews']>();
  for (const { row_id, stability, difficulty, undoes: _, kind, ...rest } of effectiveEntries(rows)) {
    if (kind === 'undo') continue;
    const spoken = { ...rest, kind };
    const entry = stability === null || difficulty === null ? spoken : { ...spoken, stability, difficulty };
    const known = answers.get(row_id);
    if (known) known.push(entry);
    else answers.set(row_id, [entry]);
  }
  return answers;
}

/** The link is followed at once; it is rounded up to the full hour. */
const HOURS = 1;
const HOUR = 3600;

const pathOf = (userId: number) => `/api/user/export/${userId}`;

/** An address that a plain link downloads: it needs no sign-in, so only the user gets it, and it expires soon. */
export async function accountExportLink(context: Context, viewer: Viewer, network: string): Promise<string> {
  const at = context.clock.now();
  await recordEvent(context.db, { type: 'data_exported', at, userId: viewer.id, byUserId: viewer.id, network });
  // No program's token reaches this call.
  return signedAddress(context, pathOf(viewer.id), { hours: HOURS }) ?? pathOf(viewer.id);
}

/**
 * Exports an account as one archive, streamed: words in the import format, clusters as workbooks, profile, orders, chat
 * and the review log. One workbook is open at a time.
 */
export async function exportAccount(context: Context, userId: number, query: SignedQuery): Promise<Readable> {
  const now = context.clock.now();
  if (!(await isSignedAddress(context, pathOf(userId), query))) {
    const signed = isSigned(context.config.secretKeys, pathOf(userId), query, now);
    if (signed && !(await profileOf(context.db, userId))) throw notFound('The user');
    throw new Failure('forbidden', message('account.download_expired'));
  }
  // Only now: otherwise a stranger without a link would use up the owner's few.
  await throttle(context, `account-export:${userId}`, { times: 20, seconds: HOUR });
  const profile = await profileOf(context.db, userId);
  if (!profile) throw notFound('The user');
  const [identities, clusters, orders, chat, paused, accepted, reminders, goals, eReaders] = await Promise.all([
    identitiesOf(context.db, userId),
    ownClusters(context.db, userId),
    ordersOf(context.db, userId),
    chatOf(context.db, userId),
    pausedTestOf(context.db, userId),
    acceptedOf(context.db, userId),
    remindersOf(context.db, userId),
    goalsOf(context.db, userId),
    eReadersOf(context.db, userId),
  ]);

  const zip = new ZipFile();
  const output = new PassThrough().once('close', downloads.take(userId));
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  const addJson = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), name, { mtime: now });
  addJson('profile.json', { ...profile, identities });
  addJson('orders.json', orders);
  addJson('chat.json', chat);
  addJson('paused-test.json', paused);
  addJson('accepted-answers.json', accepted);
  addJson('reminders.json', reminders);
  addJson('goals.json', goals);
  addJson('e-readers.json', eReaders);
  zip.addReadStreamLazy(ACCOUNT_FILE, { mtime: now }, (provide) => {
    const words = Readable.from(wordsAsJson(context, userId, clusters));
    output.once('close', () => words.destroy());
    provide(null, words);
  });
  zip.addReadStreamLazy('reviews.json', { mtime: now }, (provide) => {
    const reviews = Readable.from(reviewsAsJson(context.db, userId));
    output.once('close', () => reviews.destroy());
    provide(null, reviews);
  });
  const names = distinctNames(clusters.map(({ title }) => title));
  for (const [position, cluster] of clusters.entries()) {
    // A workbook is compressed already.
    zip.addReadStreamLazy(`clusters/${names[position]}`, { mtime: now, compress: false }, (provide) => {
      const opened = async () => {
        const workbook = await streamWorkbook(context, cluster);
        if (output.destroyed) workbook.destroy();
        output.once('close', () => workbook.destroy());
        provide(null, workbook);
      };
      opened().catch((error: Error) => output.destroy(error));
    });
  }
  const media = new Map<string, string>();
  for (const { id } of clusters.filter(({ has_media }) => has_media))
    for (const { name, hash } of await outgoingFiles(context.db, { id, ownerId: userId })) media.set(name, hash);
  for (const [name, hash] of media)
    zip.addReadStreamLazy(mediaEntry(name), { mtime: now, compress: false }, (provide) => {
      readOutgoing(context, userId, hash).then(
        (content) => provide(null, Readable.from([content])),
        (error: Error) => output.destroy(error),
      );
    });
  zip.end();
  return output;
}

/** File names of titles, in their order; equal ones (for systems without case too) are numbered. */
function distinctNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let name = fileName(title, 'xlsx');
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = fileName(title, `${number}.xlsx`);
    taken.add(name.toLowerCase());
    return name;
  });
}
