import { dailyShare, poolMonth, shareDay } from '@wordcluster/domain/allowance/packs';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { dividePool, firstPartOf, PARTS, partsOf, poolOf, type Part } from './pool.ts';
import type { Quota } from './quota.ts';

/** Others may empty a part between the look at it and the taking. */
const ATTEMPTS = 3;

interface Taken {
  part: number;
  characters: number;
}

/** Thrown to roll back a transaction's reservations. */
class NotEnough extends Error {}

const leftOf = ({ used, limit }: Part) => Math.max(0, limit - used);

/** Reserves from the pool and from a user's daily quota, or from neither. */
export function poolQuota(context: Context, userId: number): Quota {
  const taken: Taken[] = [];
  return {
    async take(characters) {
      const got = await takeFromParts(context, userId, characters);
      taken.push(...(got ?? []));
      return got !== null;
    },
    async refund(characters) {
      const back: Taken[] = [];
      for (let left = characters; left > 0;) {
        const last = taken.pop();
        if (!last) break;
        const some = Math.min(left, last.characters);
        back.push({ part: last.part, characters: some });
        if (some < last.characters) taken.push({ part: last.part, characters: last.characters - some });
        left -= some;
      }
      await putIntoParts(context, userId, back);
    },
  };
}

/**
 * From the user's own part, else from the next with enough, else from all parts; null if pool or daily quota are
 * insufficient.
 */
async function takeFromParts(context: Context, userId: number, characters: number): Promise<Taken[] | null> {
  const { limit } = await poolOf(context);
  const most = dailyShare(limit);
  if (characters > most) return null;
  for (let attempt = 1; ; attempt++) {
    let parts = await partsOf(context);
    if (parts.length < PARTS) {
      await dividePool(context);
      parts = await partsOf(context);
    }
    if (parts.reduce((left, part) => left + leftOf(part), 0) < characters) return null;
    const order = ({ part }: Part) => (part - firstPartOf(userId) + PARTS) % PARTS;
    const one = parts.toSorted((a, b) => order(a) - order(b)).find((part) => leftOf(part) >= characters);
    const last = attempt === ATTEMPTS;
    try {
      return await context.db.transaction().execute(async (trx) => {
        // The daily quota first: users who have used it up do not take the pool's lock.
        if (!(await takeShare(context, trx, userId, { characters, most }))) return null;
        return takeInOrder(context, trx, one && !last ? [one] : parts, characters);
      });
    } catch (error) {
      if (!(error instanceof NotEnough)) throw error;
      if (last) return null;
    }
  }
}

async function takeShare(
  { clock }: Context,
  trx: Db,
  userId: number,
  { characters, most }: { characters: number; most: number },
): Promise<boolean> {
  const day = shareDay(clock.now());
  const { rows } = await sql`
    insert into free_pool_shares as s (user_id, day, used) values (${userId}, ${day}, ${characters})
    on conflict (user_id) do update
      set used = case when s.day = ${day} then s.used else 0 end + ${characters}, day = ${day}
      where case when s.day = ${day} then s.used else 0 end + ${characters} <= ${most}
    returning used`.execute(trx);
  return rows.length > 0;
}

/** Parts are locked in the order of their numbers, so that there is no deadlock. */
async function takeInOrder({ clock }: Context, trx: Db, parts: readonly Part[], characters: number): Promise<Taken[]> {
  const month = poolMonth(clock.now());
  const taken: Taken[] = [];
  let left = characters;
  for (const { part } of parts) {
    if (left === 0) break;
    const row = await trx.selectFrom('free_pool').selectAll().where('part', '=', part).forUpdate().executeTakeFirst();
    const used = row?.month === month ? row.used : 0;
    const some = Math.min(left, Math.max(0, (row?.pool_limit ?? 0) - used));
    if (some === 0) continue;
    await trx
      .updateTable('free_pool')
      .set({ month, used: used + some })
      .where('part', '=', part)
      .execute();
    taken.push({ part, characters: some });
    left -= some;
  }
  if (left > 0) throw new NotEnough();
  return taken;
}

async function putIntoParts({ db, clock }: Context, userId: number, back: readonly Taken[]): Promise<void> {
  const [month, day] = [poolMonth(clock.now()), shareDay(clock.now())];
  const characters = back.reduce((all, one) => all + one.characters, 0);
  await db.transaction().execute(async (trx) => {
    await sql`
      update free_pool_shares set used = greatest(0, used - ${characters})
      where user_id = ${userId} and day = ${day}`.execute(trx);
    for (const one of back.toSorted((a, b) => a.part - b.part))
      await sql`
        update free_pool set used = greatest(0, used - ${one.characters})
        where part = ${one.part} and month = ${month}`.execute(trx);
  });
}
