import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Quota } from './quota.ts';

interface Pack {
  userId: number;
  kind: 'text' | 'voice' | 'both';
  /** When its month began. */
  from: Date;
  limit: number;
}

/** Monthly quota of a user. One statement compares and counts, so that parallel calls cannot overdraw. */
export function packQuota({ db }: Context, { userId, kind, from, limit }: Pack): Quota {
  return {
    async take(characters) {
      if (characters > limit) return false;
      const { rows } = await sql`
        insert into allowance_usage as a (user_id, kind, pack_start, used) values (${userId}, ${kind}, ${from}, ${characters})
        on conflict (user_id, kind, pack_start) do update set used = a.used + ${characters}
          where a.used + ${characters} <= ${limit}
        returning used`.execute(db);
      return rows.length > 0;
    },
    async refund(characters) {
      await sql`
        update allowance_usage set used = greatest(0, used - ${characters})
        where user_id = ${userId} and kind = ${kind} and pack_start = ${from}`.execute(db);
    },
  };
}
