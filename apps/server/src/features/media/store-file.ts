import { createHash } from 'node:crypto';
import { mediaBytes, SOUND_BYTES, type MediaSlot } from '@wordcluster/domain/clusters/media';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { hasPremium, plansAt } from '../../access/premium.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, invalidField } from '../../failure.ts';
import { MediaStoreFailure } from '../../ports/media-store.ts';
import { remadePicture, type Sender } from './remade-picture.ts';
import { soundType } from './sound-type.ts';

const MEGABYTE = 1_000_000;
/** Maximum time from a file's upload to the row that references it. */
export const ON_ITS_WAY_MS = 3_600_000;

/** A picture or recording in its stored form. */
export interface MediaFile {
  hash: string;
  type: string;
  content: Buffer;
}

export const tooLarge = (bytes: number) =>
  new Failure('too_large', message('media.too_large', { megabytes: bytes / MEGABYTE }));

/** Converts uploaded bytes for a slot; throws 422 or 413 with the reason if they are not accepted. */
export async function mediaFile(slot: MediaSlot, sent: Buffer, sender: Sender): Promise<MediaFile> {
  return named(slot === 0 ? { content: await remadePicture(sent, sender), type: 'image/webp' } : sound(sent));
}

/** A picture that is already in the stored form. */
export const pictureFile = (content: Buffer): MediaFile => named({ content, type: 'image/webp' });

function named(made: Omit<MediaFile, 'hash'>): MediaFile {
  return { ...made, hash: createHash('sha256').update(made.content).digest('hex') };
}

function sound(content: Buffer): Omit<MediaFile, 'hash'> {
  if (content.length > SOUND_BYTES) throw tooLarge(SOUND_BYTES);
  const type = soundType(content);
  if (type === null) throw invalidField('media_file', message('media.no_sound'));
  return { content, type };
}

/** Calls the storage; 503 if it is down. */
export async function withStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MediaStoreFailure)) throw error;
    throw new Failure('unavailable', message('media.away'), { cause: error, retryAfter: 60 });
  }
}

/**
 * Stores a file before a row references it: after a failure it is unreferenced, and collected by the clean-up. Its
 * upload is recorded first, so that the clean-up skips it meanwhile.
 */
export async function storeFile(context: Context, ownerId: number, { hash, type, content }: MediaFile): Promise<void> {
  const named_at = context.clock.now();
  const check_at = new Date(named_at.getTime() + ON_ITS_WAY_MS);
  await context.db
    .insertInto('media_files')
    .values({ user_id: ownerId, hash, type, bytes: content.length, named_at, check_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ named_at, check_at }))
    .execute();
  await withStorage(() => context.mediaStore.put({ ownerId, hash }, content, type));
}

/** Size of a user's media: each file once, without removed rows and clusters. */
export async function usedBytes(db: Db, ownerId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(f.bytes), 0)::bigint as bytes from media_files f where f.user_id = ${ownerId} and exists (
      select 1 from row_media m
        join cluster_rows r on r.user_id = m.user_id and r.id = m.row_id
        join clusters c on c.user_id = m.user_id and c.id = m.cluster_id
      where m.user_id = f.user_id and m.hash = f.hash and m.removed_at is null and c.removed_at is null)`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/**
 * Remaining bytes for unreferenced files: removed ones are stored for a day and never referenced ones for an hour, so
 * that all of it together is bounded by twice the plan.
 */
export async function bytesLeft(db: Db, ownerId: number, premium: boolean): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from media_files where user_id = ${ownerId}`.execute(db);
  return 2 * mediaBytes(premium) - (rows[0]?.bytes ?? 0);
}

/** Throws 413 if too much was uploaded and removed within a day. */
export async function assertBytesLeft(context: Context, ownerId: number, { content }: MediaFile): Promise<void> {
  const { db } = context;
  const { rows } = await sql<{ premium: boolean }>`
    select ${hasPremium(sql`${ownerId}::bigint`, plansAt(context))} as premium`.execute(db);
  if (content.length > (await bytesLeft(db, ownerId, rows[0]?.premium === true)))
    throw new Failure('too_large', message('media.kept'));
}

/** Throws if a user's media exceed the plan: 403 on the free plan, 413 with Premium. */
export async function assertWithinQuota(db: Db, ownerId: number, premium: boolean): Promise<void> {
  const most = mediaBytes(premium);
  if ((await usedBytes(db, ownerId)) <= most) return;
  throw new Failure(premium ? 'too_large' : 'plan_limit', message('media.full', { megabytes: most / MEGABYTE }));
}
