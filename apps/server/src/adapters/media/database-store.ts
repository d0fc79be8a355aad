import type { Db } from '../../database/client.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import { provider } from '../provider.ts';

/** Stores pictures and recordings in the database, so that one backup holds everything. */
export function databaseStore(db: Db): MediaStore {
  return {
    name: 'database',
    async put({ ownerId, hash }, content) {
      await db
        .insertInto('media_contents')
        .values({ user_id: ownerId, hash, content })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async get({ ownerId, hash }) {
      const found = await db
        .selectFrom('media_contents')
        .select('content')
        .where('user_id', '=', ownerId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return found?.content ?? null;
    },
    async remove({ ownerId, hash }) {
      await db.deleteFrom('media_contents').where('user_id', '=', ownerId).where('hash', '=', hash).execute();
    },
  };
}

/** The default. */
export const mediaInDatabase = provider({
  name: 'database',
  settings: {},
  configure: () => ({ open: ({ db }) => databaseStore(db) }),
});
