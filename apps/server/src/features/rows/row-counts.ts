import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { namedStatement } from '../../database/named-statement.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { Failure } from '../../failure.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';
import type { Cells } from './cell-values.ts';

/** Technical limits, the same for every plan: rows, and bytes of UTF-8. */
export type Ceilings = Context['config']['ceilings'];

const MEGABYTE = 1_000_000;

/** The bytes of the cells and tags of `r`, or of another row with columns of these names. */
export const bytesOf = (row = 'r'): SqlPart<number> => {
  const cell = (column: number) => sql`coalesce(octet_length(${sql.ref(`${row}.col_${column}_value`)}), 0)`;
  const tags = sql`coalesce(octet_length(array_to_string(${sql.ref(`${row}.tags`)}, '')), 0)`;
  return sql`(${cell(1)} + ${cell(2)} + ${cell(3)} + ${tags})`;
};

/** The same computed in Node: `returning` does not allow every expression of the SQL version. */
export const rowBytes = ({ tags, ...row }: Cells & { tags: readonly string[] | null }): number =>
  [row.col_1_value, row.col_2_value, row.col_3_value, ...(tags ?? [])].reduce(
    (sum, text) => sum + Buffer.byteLength(text ?? ''),
    0,
  );

/** Of an ended link, its address and index entries included. */
export const LINK_BYTES = 300;

/**
 * Bytes that count towards the account: clusters, restorable ones too, their snapshots, staged files, those of
 * e-readers, and closed links.
 */
export const accountBytes = (user: SqlPart): SqlPart => sql`(
  (select coalesce(sum(n.bytes), 0) from clusters n where n.user_id = ${user})
  + (select coalesce(sum(s.bytes), 0) from row_snapshots s where s.user_id = ${user})
  + (select coalesce(sum(i.bytes), 0) from staged_imports i where i.user_id = ${user})
  + (select coalesce(sum(e.bytes), 0) from e_readers e where e.user_id = ${user})
  + (select count(*) * ${sql.lit(LINK_BYTES)} from cluster_links l where l.user_id = ${user} and l.ended_at is not null))`;

/** Whether cluster `c` can take one more row of so many bytes. The total of all clusters is checked once a megabyte. */
export const isWithinLimits = (
  { clusterRows, clusterBytes, accountBytes: most }: Ceilings,
  bytes: SqlPart,
  owner: SqlPart,
): SqlPart<boolean> => sql`(
  c.row_count < ${sql.lit(clusterRows)} and (
    ceil((c.bytes + ${bytes}) / ${sql.lit(MEGABYTE)}::numeric) = ceil(c.bytes / ${sql.lit(MEGABYTE)}::numeric)
    or (c.bytes + ${bytes} <= ${sql.lit(clusterBytes)}
      and ${accountBytes(owner)} + ${bytes} <= ${sql.lit(most)})))`;

const tooLarge = ({ clusterRows, clusterBytes }: Ceilings) =>
  new Failure('too_large', message('cluster.full', { rows: clusterRows, megabytes: clusterBytes / MEGABYTE }));
const accountFull = ({ accountBytes: most }: Ceilings) =>
  new Failure('too_large', message('account.full', { megabytes: most / MEGABYTE }));

/** Throws 413 if a cluster, with additions still to come, or its owner's total exceeds a ceiling. */
export async function assertWithinCeilings(
  { config }: Pick<Context, 'config'>,
  db: Db,
  cluster: ClusterKey,
  coming: { rows: number; bytes: number } = { rows: 0, bytes: 0 },
): Promise<void> {
  const { rows } = await sql<{ row_count: number; bytes: number; account: string }>`
    select c.row_count, c.bytes, ${accountBytes(sql`${cluster.ownerId}::bigint`)} as account from clusters c where ${isCluster(cluster, 'c')}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return;
  const { ceilings } = config;
  if (found.row_count + coming.rows > ceilings.clusterRows || found.bytes + coming.bytes > ceilings.clusterBytes)
    throw tooLarge(ceilings);
  if (Number(found.account) + coming.bytes > ceilings.accountBytes) throw accountFull(ceilings);
}

/** Throws 413 if the account's total would exceed its ceiling with so many more bytes. */
export async function assertWithinAccount(
  { config: { ceilings } }: Pick<Context, 'config'>,
  db: Db,
  userId: number,
  bytes: number,
): Promise<void> {
  const { rows } = await sql<{ account: string }>`select ${accountBytes(sql`${userId}::bigint`)} as account`.execute(
    db,
  );
  if (Number(rows[0]?.account) + bytes > ceilings.accountBytes) throw accountFull(ceilings);
}

/** Throws 413 if a file alone exceeds a cluster's ceiling; called while the file is read. */
export function assertFileFits({ config }: Pick<Context, 'config'>, file: { rows: number; bytes: number }): void {
  const { ceilings } = config;
  if (file.rows > ceilings.clusterRows || file.bytes > ceilings.clusterBytes) throw tooLarge(ceilings);
}

/**
 * Updates the counters of a locked cluster (negative: removed); throws 413 if that exceeds a ceiling. `position` is the
 * highest assigned.
 */
export async function countChange(
  context: Pick<Context, 'config'>,
  trx: Db,
  cluster: ClusterKey,
  { rows, bytes, position = null }: { rows: number; bytes: number; position?: string | null },
): Promise<void> {
  const counted = await namedStatement(
    'count-change',
    sql<{ bytes: number }>`
    update clusters set row_count = row_count + ${rows}, bytes = greatest(0, bytes + ${bytes}),
      last_position = greatest(last_position, ${position}::numeric)
    where ${isCluster(cluster)} returning bytes`,
  ).execute(trx);
  const after = counted.rows[0]?.bytes ?? 0;
  const grown = rows > 0 || Math.ceil(after / MEGABYTE) > Math.ceil((after - bytes) / MEGABYTE);
  if (grown) await assertWithinCeilings(context, trx, cluster);
}

/** Recounts the bytes of a locked cluster after a bulk addition; throws 413 if they exceed a ceiling. */
export async function recountBytes(context: Pick<Context, 'config'>, trx: Db, cluster: ClusterKey): Promise<void> {
  await sql`
    update clusters set bytes = (select coalesce(sum(${bytesOf()}), 0) from cluster_rows r where ${inCluster(cluster, 'r')})
    where ${isCluster(cluster)}`.execute(trx);
  await assertWithinCeilings(context, trx, cluster);
}
