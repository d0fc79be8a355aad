import { sql } from 'kysely';
import { DAY, type Feature } from '../../feature.ts';

export const invitations: Feature = {
  // The address may be a stranger's, who never agreed to its storage.
  cleanUp: [({ db }, ago) => sql`delete from share_invitations where created_at < ${ago(90 * DAY)}`.execute(db)],
};
