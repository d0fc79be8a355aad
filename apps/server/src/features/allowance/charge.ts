import { dailyShare, PACK_EMPTY, poolMonth, shareDay, type AllowanceKind } from '@wordcluster/domain/allowance/packs';
import { message } from '@wordcluster/domain/messages/all';
import { UPGRADE_TEACHER, UPGRADE_VOICE } from '@wordcluster/domain/clusters/free-plan';
import type { Message } from '@wordcluster/domain/messages/message';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { poolOf, remaining, runningOrder, shareToday, type Payer } from './remaining.ts';

const UPGRADE: Readonly<Record<AllowanceKind, Message>> = { text: UPGRADE_TEACHER, voice: UPGRADE_VOICE };

/** Characters that were taken; give back what was not delivered. */
interface Charge {
  /** Gives characters back: all of them by default, or those beyond `kept`. */
  giveBack(kept?: number): Promise<void>;
  /** Takes further characters that could not be known before (an answer's length), as far as there are any left. */
  add(characters: number): Promise<void>;
}

/**
 * Takes characters before the work is done, in one statement that checks the limit, so that parallel calls cannot
 * overdraw. Throws 403 with the upgrade text on the free plan, or with the renewal on Premium.
 */
export async function charge(
  context: Context,
  viewer: Payer,
  kind: AllowanceKind,
  characters: number,
): Promise<Charge> {
  const order = viewer.tier === null ? null : await runningOrder(context.db, viewer.id, context.clock.now());
  const change = order
    ? (by: number) => changePack(context, viewer.id, kind, order.packStart, by, context.config.packs[order.tier][kind])
    : (by: number) => changePool(context, viewer.id, by);
  if (!(await change(characters))) throw await refusal(context, order !== null, kind, characters);
  let taken = characters;
  context.metrics.allowanceTaken(kind, characters);
  return {
    async giveBack(kept = 0) {
      const back = taken - kept;
      taken = Math.min(taken, kept);
      if (back > 0) await change(-back);
    },
    async add(more) {
      if (more <= 0) return;
      const left = (await remaining(context, viewer))[kind];
      // Between the two statements another call may take some; then the last of them go uncounted.
      const share = order ? left : (await shareToday(context, viewer.id, (await poolOf(context)).limit)).left;
      const fits = Math.min(more, left, share);
      if (fits <= 0 || !(await change(fits))) return;
      taken += fits;
      context.metrics.allowanceTaken(kind, fits);
    },
  };
}

async function changePack(
  { db }: Context,
  userId: number,
  kind: AllowanceKind,
  packStart: Date,
  by: number,
  limit: number,
): Promise<boolean> {
  if (by > limit) return false;
  const { rows } = await sql`
    insert into allowance_usage as a (user_id, kind, pack_start, used) values (${userId}, ${kind}, ${packStart}, ${Math.max(0, by)})
    on conflict (user_id, kind, pack_start) do update set used = greatest(0, a.used + ${by})
      where ${by} <= 0 or a.used + ${by} <= ${limit}
    returning used`.execute(db);
  return rows.length > 0;
}

/** Why characters were not given. */
async function refusal(context: Context, premium: boolean, kind: AllowanceKind, characters: number): Promise<Failure> {
  if (premium) return new Failure('plan_limit', PACK_EMPTY);
  const pool = await poolOf(context);
  if (pool.limit - pool.used < characters) return new Failure('plan_limit', UPGRADE[kind]);
  const now = context.clock.now();
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const retryAfter = Math.ceil((tomorrow - now.getTime()) / 1000);
  return new Failure('too_many', message('allowance.share_used'), { retryAfter });
}

/** Takes from the pool and from the person's share of the day, or from neither. */
function changePool({ db, clock }: Context, userId: number, by: number): Promise<boolean> {
  const [month, day] = [poolMonth(clock.now()), shareDay(clock.now())];
  return db.transaction().execute(async (trx) => {
    // The share first: whoever has used it up does not make the others wait for the pool.
    const { limit } = await poolOf({ db: trx, clock });
    const most = dailyShare(limit);
    if (by > most) return false;
    const share = await sql`
      insert into free_pool_shares as s (user_id, day, used)
      values (${userId}, ${day}, ${Math.max(0, by)})
      on conflict (user_id) do update
        set used = greatest(0, case when s.day = ${day} then s.used else 0 end + ${by}), day = ${day}
        where ${by} <= 0 or case when s.day = ${day} then s.used else 0 end + ${by} <= ${most}
      returning used`.execute(trx);
    if (share.rows.length === 0) return false;
    await sql`insert into free_pool (month, used, pool_limit) values (${month}, 0, ${limit}) on conflict do nothing`.execute(
      trx,
    );
    const pool = await sql`
      update free_pool set used = greatest(0, case when month = ${month} then used else 0 end + ${by}), month = ${month}
      where part = 0 and (${by} <= 0 or case when month = ${month} then used else 0 end + ${by} <= pool_limit)
      returning used`.execute(trx);
    if (pool.rows.length > 0) return true;
    await sql`update free_pool_shares set used = used - ${by} where user_id = ${userId}`.execute(trx);
    return false;
  });
}

/** Takes characters, does the work, and gives all of them back when the work fails or is cancelled. */
export async function withCharge<Result>(
  context: Context,
  viewer: Payer,
  kind: AllowanceKind,
  characters: number,
  work: (taken: Charge) => Promise<Result>,
): Promise<Result> {
  const taken = await charge(context, viewer, kind, characters);
  try {
    return await work(taken);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

/** Characters as they are counted: code points, so that a letter is one in every script. */
export const charactersOf = (text: string): number => Array.from(text).length;
