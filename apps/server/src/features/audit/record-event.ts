import type { EventType } from '@wordcluster/domain/accounts/events';
import type { Db } from '../../database/client.ts';
import type { Context, Viewer } from '../../context.ts';

interface AccountEvent {
  type: EventType;
  at: Date;
  /** The account concerned; null if unknown. */
  userId: number | null;
  /** The acting user; null for a visitor. */
  byUserId?: number | null;
  /** /24 or /64, by networkOf. */
  network?: string | null;
  /** In words: a device, a title, an address. Never a secret. */
  about?: string | null;
}

/** Maximum length of the description; titles and device names are shorter. */
const MAX_ABOUT_LENGTH = 300;

/** Separate events per kind, account and day (UTC). Further ones are counted in the newest. */
const MAX_SEPARATE = 5;

/**
 * Audit log: writes an event inside the transaction of its cause. Beyond a number of its kind on a day it is counted in
 * an equal one, else in the newest, so that nobody can push other events out of sight.
 */
export async function recordEvent(db: Db, event: AccountEvent): Promise<void> {
  const { type, at, userId } = event;
  const details = {
    by_user_id: event.byUserId ?? null,
    network: event.network ?? null,
    about: event.about?.slice(0, MAX_ABOUT_LENGTH) ?? null,
  };
  const into = type === 'data_read' ? undefined : await eventToFoldInto(db, { type, at, userId }, details);
  if (into === undefined) {
    await db
      .insertInto('audit_events')
      .values({ type, at, user_id: userId, ...details })
      .execute();
    return;
  }
  await db
    .updateTable('audit_events')
    .set((build) => ({ times: build('times', '+', 1), last_at: at }))
    .where('id', '=', into)
    .execute();
}

const DAY_MS = 86_400_000;

type Details = Record<'network' | 'about', string | null> & { by_user_id: number | null };

async function eventToFoldInto(
  db: Db,
  { type, at, userId }: Pick<AccountEvent, 'type' | 'at' | 'userId'>,
  details: Details,
): Promise<number | undefined> {
  const earlier = await db
    .selectFrom('audit_events')
    .select(['id', 'by_user_id', 'network', 'about'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('type', '=', type)
    .where('at', '>=', new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SEPARATE)
    .execute();
  if (earlier.length < MAX_SEPARATE) return undefined;
  const equal = earlier.find(
    ({ by_user_id, network, about }) =>
      by_user_id === details.by_user_id && network === details.network && about === details.about,
  );
  return (equal ?? earlier[0])?.id;
}

/** Anonymises events of a removed user; kind and moment stay. */
export async function unlinkEvents(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('audit_events')
    .set({ user_id: null, by_user_id: null, network: null, about: null })
    .where((where) => where.or([where('user_id', '=', userId), where('by_user_id', '=', userId)]))
    .execute();
}

/** Milliseconds within which reads of the same data, page by page, count as one. */
const READ_AGAIN_MS = 15 * 60_000;

/** A read: acting user, network (/24 or /64) and a description. */
interface Reading {
  viewer: Viewer;
  network: string;
  about: string;
}

/** Records that the administrator reads a user's data; not their own. */
export async function noteRead(context: Context, userId: number, reading: Reading): Promise<void> {
  if (userId === reading.viewer.id) return;
  const known = await context.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (known) await note(context, userId, reading);
}

/** The same for a list of many users' data. */
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
