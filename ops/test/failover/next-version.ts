import type { Kysely } from 'kysely';
import { migrations } from '../../../apps/server/src/database/migrations/index.ts';

/**
 * The product as a next version that changes the database: as a version may that has to work beside the one before, it only adds,
 * to tables that are written to all the time.
 */
migrations['9999-next-version'] = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('cluster_rows').addColumn('next_note', 'text').execute();
    await db.schema
      .createIndex('cluster_rows_next_note')
      .on('cluster_rows')
      .columns(['user_id', 'next_note'])
      .execute();
    await db.schema
      .createTable('next_things')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .execute();
  },
};

await import('../../../apps/server/src/main.ts');
