import { fieldContent } from '@wordcluster/anki';
import { mediaBytes, SOUND_BYTES, type MediaSlot } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import { z } from 'zod';
import { lockPerson } from '../../access/lock-person.ts';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { nameFiles } from '../media/bring-files.ts';
import { bytesLeft, keepFile, mediaFile, usedBytes, type MediaFile } from '../media/keep-file.ts';
import { columnOfField, type Deck, type SentNote } from './decks.ts';

const SENT = { times: 120, seconds: 60 };

const sentFile = z.object({
  filename: z.string().min(1).max(500),
  /** Addresses and paths, which the protocol knows too, are not followed. */
  data: z.base64().optional(),
});

/** Keeps a file that a note will name; null, the protocol's word for a file that was not kept, for all that is none. */
export async function storeSentFile(context: Context, viewer: Viewer, params: unknown): Promise<string | null> {
  const { filename: name, data } = sentFile.parse(params);
  const content = Buffer.from(data ?? '', 'base64');
  if (content.length === 0) return null;
  await throttle(context, `media:${viewer.id}`, SENT);
  const file = await soundOrPicture(content);
  if (!file) return null;
  const premium = viewer.tier !== null;
  const unused = mediaBytes(premium) - (await usedBytes(context.db, viewer.id));
  if (file.content.length > Math.min(unused, await bytesLeft(context.db, viewer.id, premium))) return null;
  await keepFile(context, viewer.id, file);
  const kept = { hash: file.hash, sent_at: context.clock.now() };
  await context.db
    .insertInto('sent_media')
    .values({ user_id: viewer.id, name, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet(kept))
    .execute();
  return name;
}

async function soundOrPicture(content: Buffer): Promise<MediaFile | null> {
  for (const slot of [1, 0] as const) {
    if (slot === 1 && content.length > SOUND_BYTES) continue;
    try {
      return await mediaFile(slot, content);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return null;
}

/** Gives a row the files that its note names, as far as they were sent: a picture, and a recording for each column. */
export async function takeSentFiles(
  context: Context,
  viewer: Viewer,
  place: { clusterId: number; rowId: number },
  { note, deck, decks }: { note: SentNote; deck: Deck; decks: readonly Deck[] },
): Promise<void> {
  const wanted = new Map<MediaSlot, string>();
  for (const [field, html] of Object.entries(note.fields)) {
    const { images, sounds } = fieldContent(html);
    const column = columnOfField(field, note, deck, decks) ?? 1;
    if (images[0] !== undefined && !wanted.has(0)) wanted.set(0, images[0]);
    if (sounds[0] !== undefined && !wanted.has(column)) wanted.set(column, sounds[0]);
  }
  if (wanted.size === 0) return;
  await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const sent = await trx
      .selectFrom('sent_media')
      .innerJoin('media_files', (join) =>
        join.onRef('media_files.user_id', '=', 'sent_media.user_id').onRef('media_files.hash', '=', 'sent_media.hash'),
      )
      .select(['sent_media.name', 'sent_media.hash', 'media_files.type'])
      .where('sent_media.user_id', '=', viewer.id)
      .where('sent_media.name', 'in', [...wanted.values()])
      .execute();
    const files = [...wanted].flatMap(([slot, name]) => {
      const found = sent.find((one) => one.name === name && one.type.startsWith(slot === 0 ? 'image/' : 'audio/'));
      return found ? [{ ...place, slot, hash: found.hash }] : [];
    });
    // A note is worth more than its files: what the plan has no room for stays out.
    const most = mediaBytes(viewer.tier !== null);
    for (const file of files)
      if ((await bytesWith(trx, viewer.id, file.hash)) <= most) await nameFiles(context, trx, viewer.id, [file]);
  });
}

/** What a person's files take together with one more. */
async function bytesWith(trx: Db, userId: number, hash: string): Promise<number> {
  const file = await trx
    .selectFrom('media_files')
    .select('bytes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  const { rows } = await sql`
    select 1 from row_media where user_id = ${userId} and hash = ${hash} and removed_at is null limit 1`.execute(trx);
  return (await usedBytes(trx, userId)) + (rows.length > 0 ? 0 : (file?.bytes ?? 0));
}
