import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { accountBytes, bytesOf } from './row-counts.ts';

/** Storage of undo (deleted rows, a day) and of the history of shared clusters (changes, 90 days). */
type Kind = 'deleted_rows' | 'row_changes';

const MEGABYTE = 1_000_000;
/** Entry of a table without its texts: ids, moments, index entries. */
const ENTRY_BYTES = 100;

const entries: Record<Kind, { by: SqlPart; at: SqlPart; bytes: SqlPart }> = {
  deleted_rows: { by: sql`deleted_by`, at: sql`deleted_at`, bytes: sql`(${bytesOf('k')} + ${sql.lit(ENTRY_BYTES)})` },
  row_changes: {
    by: sql`by_user_id`,
    at: sql`at`,
    bytes: sql`(coalesce(octet_length(k.before::text), 0) + coalesce(octet_length(k.after::text), 0) + ${sql.lit(ENTRY_BYTES)})`,
  },
};

/**
 * Quota: counts the stored bytes of a change for the user who makes it, in its transaction. At every full megabyte the
 * account's total is compared with its ceiling, and the oldest of this kind are deleted first.
 */
export async function countRetained(
  context: Pick<Context, 'config'>,
  trx: Db,
  userId: number,
  kind: Kind,
  { rows, bytes }: { rows: number; bytes: number },
): Promise<void> {
  const added = bytes + rows * ENTRY_BYTES;
  const { rows: counted } = await sql<{ bytes: string }>`
    insert into kept_bytes as k (user_id, kind, bytes) values (${userId}, ${kind}, ${added})
    on conflict (user_id, kind) do update set bytes = k.bytes + excluded.bytes returning k.bytes`.execute(trx);
  const after = Number(counted[0]?.bytes);
  if (Math.ceil(after / MEGABYTE) > Math.ceil((after - added) / MEGABYTE)) await trimTo(context, trx, userId, kind);
}

/** Deletes the oldest entries of a kind until the account is within its ceiling. */
async function trimTo({ config }: Pick<Context, 'config'>, trx: Db, userId: number, kind: Kind): Promise<void> {
  const { rows } = await sql<{ account: string; retained: string }>`
    select ${accountBytes(sql`${userId}::bigint`)} as account,
      (select coalesce(sum(bytes), 0) from kept_bytes where user_id = ${userId}) as retained`.execute(trx);
  const capacity = config.ceilings.accountBytes - Number(rows[0]?.account);
  if (Number(rows[0]?.retained) <= capacity) return;
  // The counters are upper bounds: subtracts what the clean-up has deleted.
  const others = await recount(trx, userId, kind === 'deleted_rows' ? 'row_changes' : 'deleted_rows');
  await deleteOldest(trx, userId, kind, Math.max(0, capacity - others));
  await recount(trx, userId, kind);
}

/** Two steps: select, then delete per owner, because rows of several owners may be in several shards. */
async function deleteOldest(trx: Db, userId: number, kind: Kind, most: number): Promise<void> {
  const { by, at, bytes } = entries[kind];
  const table = sql.table(kind);
  const { rows } = await sql<{ owner: number; ids: number[] }>`
    select user_id as owner, array_agg(id) as ids from (
      select user_id, id, sum(${bytes}) over (order by ${at} desc, id desc) as newer from ${table} k where ${by} = ${userId}) sized
    where newer > ${most} group by user_id`.execute(trx);
  for (const { owner, ids } of rows)
    await sql`delete from ${table} where user_id = ${owner} and id = any(${ids}::bigint[])`.execute(trx);
}

/** Batch size of users whose oldest undo and history entries are deleted in one clean-up. */
const PEOPLE = 100;

/** Quota: if an account has grown since, its words have priority over undo and history. */
export async function trimRetained(context: Pick<Context, 'config' | 'db'>): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    select k.user_id from (
      select user_id, sum(bytes) as bytes from kept_bytes group by user_id having sum(bytes) > ${MEGABYTE}) k
    where k.bytes + ${accountBytes(sql`k.user_id`)} > ${context.config.ceilings.accountBytes} limit ${PEOPLE}`.execute(
    context.db,
  );
  for (const { user_id: person } of rows)
    await context.db.transaction().execute(async (trx) => {
      await trimTo(context, trx, person, 'row_changes');
      await trimTo(context, trx, person, 'deleted_rows');
    });
}

/** Stored bytes of a kind. */
export async function retainedBytes(db: Db, userId: number, kind: Kind): Promise<number> {
  const { by, bytes } = entries[kind];
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(${bytes}), 0) as bytes from ${sql.table(kind)} k where ${by} = ${userId}`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Recounts the stored bytes of a kind. */
async function recount(trx: Db, userId: number, kind: Kind): Promise<number> {
  const counted = await retainedBytes(trx, userId, kind);
  await sql`
    insert into kept_bytes as k (user_id, kind, bytes) values (${userId}, ${kind}, ${counted})
    on conflict (user_id, kind) do update set bytes = excluded.bytes`.execute(trx);
  return counted;
}
