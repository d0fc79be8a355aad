import type { EventType } from '@wordcluster/domain/accounts/events';
import type { Db } from '../../database/client.ts';
import type { Context, Viewer } from '../../context.ts';

interface AccountEvent {
  type: EventType;
  at: Date;
  /** In whose account; null where nobody's is known. */
  userId: number | null;
  /** Who did it; null for a visitor. */
  byUserId?: number | null;
  /** /24 or /64, as networkOf gives it. */
  network?: string | null;
  /** In words: a device, a title, an address. Never a secret. */
  about?: string | null;
}

/** Longest text about what was done; titles and device names are shorter. */
const ABOUT_MAX = 300;

/** Writes an event, inside the transaction of what it records: both happen or neither. */
export async function recordEvent(db: Db, event: AccountEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      type: event.type,
      at: event.at,
      user_id: event.userId,
      by_user_id: event.byUserId ?? null,
      network: event.network ?? null,
      about: event.about?.slice(0, ABOUT_MAX) ?? null,
    })
    .execute();
}

/** Takes a person out of every event when they leave; kind and moment stay. */
export async function unlinkEvents(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('audit_events')
    .set({ user_id: null, by_user_id: null, network: null, about: null })
    .where((where) => where.or([where('user_id', '=', userId), where('by_user_id', '=', userId)]))
    .execute();
}

/** Reading on in the same data, page by page, is one reading. */
const READ_AGAIN_MS = 15 * 60_000;

/** Who reads from which network (/24 or /64), and what in words. */
interface Reading {
  viewer: Viewer;
  network: string;
  about: string;
}

/** Records that the administrator looks into a person's data; their own is nobody's concern. */
export async function noteRead(context: Context, userId: number, reading: Reading): Promise<void> {
  if (userId === reading.viewer.id) return;
  const known = await context.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (known) await note(context, userId, reading);
}

/** The same for a list of many people's data. */
export const noteListRead = (context: Context, reading: Reading): Promise<void> => note(context, null, reading);

async function note({ db, clock }: Context, userId: number | null, { viewer, network, about }: Reading): Promise<void> {
  const now = clock.now();
  const noted = await db
    .selectFrom('audit_events')
    .select('id')
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('by_user_id', '=', viewer.id)
    .where('type', '=', 'data_read')
    .where('about', '=', about)
    .where('at', '>', new Date(now.getTime() - READ_AGAIN_MS))
    .executeTakeFirst();
  if (!noted) await recordEvent(db, { type: 'data_read', at: now, userId, byUserId: viewer.id, network, about });
}
