import type { Context, Viewer } from '../../context.ts';
import { recordEvent } from './record-event.ts';

/** Reading on in the same data, page by page, is one reading. */
const READ_AGAIN_MS = 15 * 60_000;

/** Records that the administrator looks into a person's data; their own is nobody's concern. */
export async function noteRead({ db, clock }: Context, viewer: Viewer, userId: number, about: string): Promise<void> {
  if (userId === viewer.id) return;
  const now = clock.now();
  const noted = await db
    .selectFrom('audit_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('by_user_id', '=', viewer.id)
    .where('type', '=', 'data_read')
    .where('about', '=', about)
    .where('at', '>', new Date(now.getTime() - READ_AGAIN_MS))
    .executeTakeFirst();
  const known = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (noted || !known) return;
  await recordEvent(db, { type: 'data_read', at: now, userId, byUserId: viewer.id, about });
}
