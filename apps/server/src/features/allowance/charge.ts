import { PACK_EMPTY, type AllowanceKind } from '@wordcluster/domain/allowance/packs';
import { message } from '@wordcluster/domain/messages/all';
import { UPGRADE_TEACHER, UPGRADE_VOICE } from '@wordcluster/domain/clusters/free-plan';
import type { Message } from '@wordcluster/domain/messages/message';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { poolPurse } from './pool-purse.ts';
import { poolOf } from './pool.ts';
import type { Purse } from './purse.ts';
import { remaining, runningOrder, shareToday, type Payer } from './remaining.ts';

const UPGRADE: Readonly<Record<AllowanceKind, Message>> = { text: UPGRADE_TEACHER, voice: UPGRADE_VOICE };

/** Characters that were taken; give back what was not delivered. */
interface Charge {
  /** Gives characters back: all of them by default, or those beyond `kept`. */
  giveBack(kept?: number): Promise<void>;
  /** Takes further characters that could not be known before (an answer's length), as far as there are any left. */
  add(characters: number): Promise<void>;
}

/**
 * Takes characters before the work is done, where the limit is checked in the same transaction, so that parallel calls cannot
 * overdraw. Throws 403 with the upgrade text on the free plan, or with the renewal on Premium.
 */
export async function charge(
  context: Context,
  viewer: Payer,
  kind: AllowanceKind,
  characters: number,
): Promise<Charge> {
  const order = viewer.tier === null ? null : await runningOrder(context.db, viewer.id, context.clock.now());
  const purse = order
    ? packPurse(context, viewer.id, kind, order.packStart, context.config.packs[order.tier][kind])
    : poolPurse(context, viewer.id);
  if (!(await purse.take(characters))) throw await refusal(context, order !== null, kind, characters);
  let taken = characters;
  context.metrics.allowanceTaken(kind, characters);
  return {
    async giveBack(kept = 0) {
      const back = taken - kept;
      taken = Math.min(taken, kept);
      if (back > 0) await purse.giveBack(back);
    },
    async add(more) {
      if (more <= 0) return;
      const left = (await remaining(context, viewer))[kind];
      // Between the two statements another call may take some; then the last of them go uncounted.
      const share = order ? left : (await shareToday(context, viewer.id, (await poolOf(context)).limit)).left;
      const fits = Math.min(more, left, share);
      if (fits <= 0 || !(await purse.take(fits))) return;
      taken += fits;
      context.metrics.allowanceTaken(kind, fits);
    },
  };
}

function packPurse({ db }: Context, userId: number, kind: AllowanceKind, packStart: Date, limit: number): Purse {
  return {
    async take(characters) {
      if (characters > limit) return false;
      const { rows } = await sql`
        insert into allowance_usage as a (user_id, kind, pack_start, used) values (${userId}, ${kind}, ${packStart}, ${characters})
        on conflict (user_id, kind, pack_start) do update set used = a.used + ${characters}
          where a.used + ${characters} <= ${limit}
        returning used`.execute(db);
      return rows.length > 0;
    },
    async giveBack(characters) {
      await sql`
        update allowance_usage set used = greatest(0, used - ${characters})
        where user_id = ${userId} and kind = ${kind} and pack_start = ${packStart}`.execute(db);
    },
  };
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
