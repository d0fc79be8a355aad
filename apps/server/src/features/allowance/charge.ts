import { DEFAULT_POOL, PACK_EMPTY, poolMonth, type AllowanceKind } from '@wordcluster/domain/allowance/packs';
import { UPGRADE_TEACHER, UPGRADE_VOICE } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { remaining, runningOrder } from './remaining.ts';

const UPGRADE: Readonly<Record<AllowanceKind, string>> = { text: UPGRADE_TEACHER, voice: UPGRADE_VOICE };

/** Characters that were taken; give back what was not delivered. */
export interface Charge {
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
  viewer: Viewer,
  kind: AllowanceKind,
  characters: number,
): Promise<Charge> {
  const order = viewer.tier === null ? null : await runningOrder(context.db, viewer.id, context.clock.now());
  const change = order
    ? (by: number) => changePack(context, viewer.id, kind, order.packStart, by, context.config.packs[order.tier][kind])
    : (by: number) => changePool(context, by);
  if (!(await change(characters))) throw new Failure('plan_limit', order ? PACK_EMPTY : UPGRADE[kind]);
  let taken = characters;
  return {
    async giveBack(kept = 0) {
      const back = taken - kept;
      taken = Math.min(taken, kept);
      if (back > 0) await change(-back);
    },
    async add(more) {
      if (more <= 0) return;
      const left = await remaining(context, viewer);
      // Between the two statements another call may take some; then the last of them go uncounted.
      const fits = Math.min(more, left[kind]);
      if (fits > 0 && (await change(fits))) taken += fits;
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

async function changePool({ db, clock }: Context, by: number): Promise<boolean> {
  const month = poolMonth(clock.now());
  await sql`insert into free_pool (month, used, pool_limit) values (${month}, 0, ${DEFAULT_POOL}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql`
    update free_pool set used = greatest(0, case when month = ${month} then used else 0 end + ${by}), month = ${month}
    where ${by} <= 0 or case when month = ${month} then used else 0 end + ${by} <= pool_limit
    returning used`.execute(db);
  return rows.length > 0;
}
