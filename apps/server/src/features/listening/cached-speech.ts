import { createHash } from 'node:crypto';
import { SPEECH_BYTES } from '@wordcluster/domain/clusters/keeping';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { retainNewest } from '../../database/keep-newest.ts';
import type { Speaker, Speech } from '../../ports/speaker.ts';

const DAY = 86_400_000;

/** Granularity of `used_at`: once a day is enough for the clean-up. */
export const usedSince = (now: Date): Date => new Date(now.getTime() - DAY);

/** Cache version: incremented when `spokenText` changes, so that old audio is not played again. */
const RULES = 2;

/** The voice as cache keys name it. */
export const voiceName = (speaker: Pick<Speaker, 'name'>): string => `${speaker.name} ${RULES}`;

/** Cache key of audio, shared by all users: voice, language and text. */
export function speechKey(voice: string, language: string, text: string): Buffer {
  return createHash('sha256').update([voice, language, text].join('\n')).digest();
}

export async function findSpeech({ db, clock }: Context, key: Buffer): Promise<Speech | null> {
  const found = await db.selectFrom('cached_speech').selectAll().where('key', '=', key).executeTakeFirst();
  if (!found) return null;
  const now = clock.now();
  if (found.used_at <= usedSince(now))
    await db.updateTable('cached_speech').set({ used_at: now }).where('key', '=', key).execute();
  return { mime: found.mime, bytes: found.bytes };
}

export async function cacheSpeech(
  { db, clock }: Context,
  viewer: Pick<Viewer, 'id'>,
  key: Buffer,
  { mime, bytes }: Speech,
): Promise<void> {
  await db
    .insertInto('cached_speech')
    .values({ key, mime, bytes, used_at: clock.now(), made_for: viewer.id })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await retainNewest(
    db,
    { table: 'cached_speech', owner: 'made_for', age: ['used_at', 'key'], size: sql`octet_length(bytes)` },
    viewer.id,
    SPEECH_BYTES,
  );
}
