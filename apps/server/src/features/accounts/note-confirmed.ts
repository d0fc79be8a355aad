import type { Context, Viewer } from '../../context.ts';

/** Step-up: this session has just re-authenticated. */
export const noteConfirmed = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, tokenId }: Pick<Viewer, 'id' | 'tokenId'>,
) =>
  db
    .updateTable('access_tokens')
    .set({ confirmed_at: clock.now() })
    .where('id', '=', tokenId)
    .where('user_id', '=', id)
    .execute();
