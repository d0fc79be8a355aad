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
import { mediaEntry, wordsAsJson } from './words-as-json.ts';

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
 * Everything of an account as one archive, written while it is sent: its words as another Wordcluster takes them in, its clusters as
 * workbooks, profile, orders, chat and the log of what was practised.
 * Each workbook is read when its turn comes, so that only one is open at a time.
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
  for (const [index, cluster] of clusters.entries()) {
    // A workbook is compressed already.
    zip.addReadStreamLazy(`clusters/${names[index]}`, { mtime: now, compress: false }, (provide) => {
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
