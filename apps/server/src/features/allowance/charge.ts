import { PACK_EMPTY, type AllowanceKind } from '@wordcluster/domain/allowance/packs';
import { message } from '@wordcluster/domain/messages/all';
import { noCharacters } from '@wordcluster/domain/clusters/free-plan';
import { planOf, type Plan } from '@wordcluster/domain/premium/plan';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { packQuota } from './pack-quota.ts';
import { personQuota } from './person-characters.ts';
import { poolQuota } from './pool-quota.ts';
import { poolOf } from './pool.ts';
import type { Quota } from './quota.ts';
import { remaining, runningOrder, shareToday, type Payer } from './remaining.ts';

/** Reserved characters; undelivered ones are refunded. */
interface Charge {
  /** Refunds characters: all of them by default, or those beyond `usedCharacters`. */
  refund(usedCharacters?: number): Promise<void>;
  /** Reserves characters that could not be known before (length of a response), as far as any are left. */
  add(characters: number): Promise<void>;
}

/**
 * Reservation: takes characters before the work, checking the limit in the same transaction, so that parallel calls
 * cannot overdraw. Throws 403 with the upgrade text on the free plan, or with the renewal on Premium.
 */
export async function charge(
  context: Context,
  viewer: Payer,
  kind: AllowanceKind,
  characters: number,
): Promise<Charge> {
  const { from, quota: reserve } = await quotaOf(context, viewer, kind);
  if (!(await reserve.take(characters))) throw await refusal(context, from, kind, characters);
  let taken = characters;
  context.metrics.allowanceTaken(kind, characters);
  return {
    async refund(usedCharacters = 0) {
      const back = taken - usedCharacters;
      taken = Math.min(taken, usedCharacters);
      if (back > 0) await reserve.refund(back);
    },
    async add(more) {
      if (more <= 0) return;
      const left = (await remaining(context, viewer))[kind] ?? Infinity;
      // A concurrent call may take some between the two statements; then the last of them are not counted.
      const share = from !== 'pool' ? left : (await shareToday(context, viewer.id, (await poolOf(context)).limit)).left;
      const fits = Math.min(more, left, share);
      if (fits <= 0 || !(await reserve.take(fits))) return;
      taken += fits;
      context.metrics.allowanceTaken(kind, fits);
    },
  };
}

/** The quota to charge: of the paid pack, of the free pool, or of the operator's limit per user. */
async function quotaOf(
  context: Context,
  viewer: Payer,
  kind: AllowanceKind,
): Promise<{ from: Plan['characters']; quota: Quota }> {
  const { characters } = planOf({ shop: context.config.shop, tier: viewer.tier });
  if (characters === 'person') return { from: 'person', quota: personQuota(context, viewer.id) };
  const order = characters === 'pool' ? null : await runningOrder(context.db, viewer.id, context.clock.now());
  if (order === null) return { from: 'pool', quota: poolQuota(context, viewer.id) };
  const limit = context.config.packs[order.tier][kind];
  return { from: 'pack', quota: packQuota(context, { userId: viewer.id, kind, from: order.packStart, limit }) };
}

/** Error for a refused reservation. */
async function refusal(
  context: Context,
  from: Plan['characters'],
  kind: AllowanceKind,
  characters: number,
): Promise<Failure> {
  if (from === 'person') return new Failure('plan_limit', noCharacters(kind, from));
  if (from === 'pack') return new Failure('plan_limit', PACK_EMPTY);
  const pool = await poolOf(context);
  if (pool.limit - pool.used < characters) return new Failure('plan_limit', noCharacters(kind, from));
  const now = context.clock.now();
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const retryAfter = Math.ceil((tomorrow - now.getTime()) / 1000);
  return new Failure('too_many', message('allowance.share_used'), { retryAfter });
}

/** Reserves characters, does the work, and refunds them if the work fails or is cancelled. */
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
    await taken.refund();
    throw error;
  }
}

/** Characters as they are counted: code points, so that a letter is one in every script. */
export const charactersOf = (text: string): number => Array.from(text).length;
