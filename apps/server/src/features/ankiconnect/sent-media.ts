import { fieldContent } from '@wordcluster/anki';
import { mediaBytes, SOUND_BYTES, type MediaSlot } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import { z } from 'zod';
import { lockPerson } from '../../access/lock-person.ts';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { nameFiles } from '../media/import-media.ts';
import { bytesLeft, storeFile, mediaFile, usedBytes, type MediaFile } from '../media/store-file.ts';
import type { Sender } from '../media/remade-picture.ts';
import { columnOfField, type Deck, type SentNote } from './decks.ts';

const SENT = { times: 120, seconds: 60 };

const sentFile = z.object({
  filename: z.string().min(1).max(500),
  /** Addresses and paths, which the protocol knows too, are not followed. */
  data: z.base64().optional(),
});

/** Stores a file that a note will reference; null, the protocol's word for failure, if it is no media file. */
export async function storeSentFile(
  context: Context,
  viewer: Viewer,
  params: unknown,
  signal: AbortSignal,
): Promise<string | null> {
  const { filename: name, data } = sentFile.parse(params);
  const content = Buffer.from(data ?? '', 'base64');
  if (content.length === 0) return null;
  await throttle(context, `media:${viewer.id}`, SENT);
  const file = await soundOrPicture(content, { id: viewer.id, signal });
  if (!file) return null;
  const premium = viewer.premium;
  const unused = mediaBytes(premium) - (await usedBytes(context.db, viewer.id));
  if (file.content.length > Math.min(unused, await bytesLeft(context.db, viewer.id, premium))) return null;
  await storeFile(context, viewer.id, file);
  const stored = { hash: file.hash, sent_at: context.clock.now() };
  await context.db
    .insertInto('sent_media')
    .values({ user_id: viewer.id, name, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet(stored))
    .execute();
  return name;
}

async function soundOrPicture(content: Buffer, sender: Sender): Promise<MediaFile | null> {
  for (const slot of [1, 0] as const) {
    if (slot === 1 && content.length > SOUND_BYTES) continue;
    try {
      return await mediaFile(slot, content, sender);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return null;
}

/** A note that has become a row. */
interface AddedNote {
  clusterId: number;
  rowId: number;
  note: SentNote;
  deck: Deck;
}

/** Assigns sent files to rows by the names in their notes: a picture, and a recording for each column. */
export async function takeSentFiles(
  context: Context,
  viewer: Viewer,
  added: readonly AddedNote[],
  decks: readonly Deck[],
): Promise<void> {
  const wanted = added.flatMap(({ clusterId, rowId, note, deck }) =>
    [...filesIn(note, deck, decks)].map(([slot, name]) => ({ clusterId, rowId, slot, name })),
  );
  if (wanted.length === 0) return;
  await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const names = [...new Set(wanted.map(({ name }) => name))];
    const { rows: sent } = await sql<{ name: string; hash: string; type: string; bytes: number; named: boolean }>`
      select s.name, s.hash, f.type, f.bytes, exists (
        select 1 from row_media m where m.user_id = ${viewer.id} and m.hash = s.hash and m.removed_at is null) as named
      from sent_media s join media_files f on f.user_id = s.user_id and f.hash = s.hash
      where s.user_id = ${viewer.id} and s.name = any(${names}::text[])`.execute(trx);
    const files = wanted.flatMap(({ name, ...position }) => {
      const found = sent.find(
        (one) => one.name === name && one.type.startsWith(position.slot === 0 ? 'image/' : 'audio/'),
      );
      return found ? [{ ...position, file: found }] : [];
    });
    // Files beyond the plan's limit are dropped; the note is more important.
    let left = mediaBytes(viewer.premium) - (await usedBytes(trx, viewer.id));
    const counted = new Set<string>();
    const stored = files.filter(({ file: { hash, bytes, named } }) => {
      if (named || counted.has(hash)) return true;
      if (bytes > left) return false;
      left -= bytes;
      counted.add(hash);
      return true;
    });
    await nameFiles(
      context,
      trx,
      viewer.id,
      stored.map(({ file: { hash }, ...position }) => ({ ...position, hash })),
    );
  });
}

function filesIn(note: SentNote, deck: Deck, decks: readonly Deck[]): Map<MediaSlot, string> {
  const wanted = new Map<MediaSlot, string>();
  for (const [field, html] of Object.entries(note.fields)) {
    const { images, sounds } = fieldContent(html);
    const column = columnOfField(field, note, deck, decks) ?? 1;
    if (images[0] !== undefined && !wanted.has(0)) wanted.set(0, images[0]);
    if (sounds[0] !== undefined && !wanted.has(column)) wanted.set(column, sounds[0]);
  }
  return wanted;
}
