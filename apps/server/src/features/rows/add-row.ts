import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { canAddRow, FREE_ROWS, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { NO_MEDIA, type RowMedia } from '@wordcluster/domain/clusters/media';
import { hasErrors } from '@wordcluster/domain/validation';
import { sql } from 'kysely';
import { hasPremium } from '../../access/premium.ts';
import { hashSecret } from '../../access/secrets.ts';
import { bearer, noteUse } from '../../access/tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import { batched } from '../../database/batched.ts';
import { DEADLINES } from '../../database/deadline.ts';
import { parameter, prepare, type SqlPart } from '../../database/prepared.ts';
import { assertNoErrors, Failure } from '../../failure.ts';
import { Json, type FastPath } from '../../http/contract-route.ts';
import { mayWriteRows } from '../clusters/cluster-access.ts';
import { assertRowsWritable } from '../clusters/policy.ts';
import { keptTags, newRowCells, type Cells } from './cell-values.ts';
import { changedMeanwhile, lockForRows } from './lock-cluster.ts';
import { noteRows } from './row-changes.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { assertWithinCeilings, bytesOf, countChange, hasRoom, rowBytes, type Ceilings } from './row-counts.ts';
import { BLOCK_ROWS, closeBlocks, closeTailIfFull } from './row-order.ts';

type Call = 'POST /api/clusters/:cluster_id/clusterRows';
type Row = Omit<AnswerOf<Call>, keyof RowMedia>;

/** Whose row it is. */
interface Caller {
  user_id: number;
  owner_id: number;
  stale_token: number | null;
  /** When the database added it, by its own clock. */
  added_at: Date;
}

/**
 * Adds the rows `asked` (user_id, stale_token, cluster_id, the cells; each cluster once) behind the last ones of their clusters, where
 * the user may write and the plan has room. It counts each in its cluster under the cluster's lock, so that parallel requests cannot
 * pass a limit. Returns the rows that were added.
 */
const insertion = (ceilings: Ceilings, asked: SqlPart, now: SqlPart, lock: 'wait' | 'skip locked') => sql<Row & Caller>`
  with asked as (${asked}),
  open as (
    select c.id, c.shared, c.user_id as owner_id, asked.*
    from asked join clusters c on c.id = asked.cluster_id
    where ${mayWriteRows(sql`asked.user_id`, now)}
      and (c.row_count < ${sql.lit(FREE_ROWS)} or ${hasPremium(sql`c.user_id`, now)})
      and ${hasRoom(ceilings, bytesOf('asked'))}
    for no key update of c ${sql.raw(lock === 'wait' ? '' : lock)}),
  place as (
    update clusters c
    set row_count = c.row_count + 1, bytes = c.bytes + ${bytesOf('open')}, last_position = c.last_position + 1, updated_at = ${now}
    from open where c.id = open.id and c.user_id = open.owner_id
    returning open.*, c.row_count, c.last_position),
  added as (
    insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
    select owner_id, id, last_position, col_1_value, col_2_value, col_3_value, tags from place
    returning id, cluster_id),
  noted as (
    insert into row_changes (user_id, cluster_id, row_id, by_user_id, kind, after, at)
    select place.owner_id, place.id, added.id, place.user_id, 'added', json_build_object(
      'col_1_value', place.col_1_value, 'col_2_value', place.col_2_value, 'col_3_value', place.col_3_value), ${now}
    from added join place on place.id = added.cluster_id where place.shared)
  select added.id, added.cluster_id, place.row_count as row_number,
    place.col_1_value, place.col_2_value, place.col_3_value, coalesce(place.tags, '{}') as tags, place.user_id, place.owner_id, place.stale_token,
    clock_timestamp() as added_at
  from added join place on place.id = added.cluster_id`;

const text = (value: string | null) => sql`${value}::text`;

/** Adds a row at the end. Waits for a cluster that somebody holds, and says why where the row is refused. */
export async function addRow(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<Call>,
): Promise<AnswerOf<Call>> {
  const { cells, errors } = newRowCells(input);
  assertNoErrors(errors);
  const tags = keptTags(input.tags);
  if (context.config.databaseDistributed) return addInSteps(context, viewer, clusterId, { ...cells, tags });
  const asked = sql`
    select ${viewer.id}::bigint as user_id, null::bigint as stale_token, ${clusterId}::bigint as cluster_id,
      ${text(cells.col_1_value)} as col_1_value, ${text(cells.col_2_value)} as col_2_value, ${text(cells.col_3_value)} as col_3_value, ${tags}::text[] as tags`;
  const now = sql`${context.clock.now()}::timestamptz`;
  const place = await assertRowsWritable(context, viewer, clusterId);
  // Where the database falls silent in the middle, what it heard before it was given up on is rolled back, and not there twice.
  const { rows } = await context.db
    .transaction()
    .execute((trx) => insertion(context.config.ceilings, asked, now, 'wait').execute(trx));
  const added = rows[0];
  if (!added) throw await refusal();
  const { user_id: _caller, owner_id: ownerId, stale_token: _token, added_at: _at, ...row } = added;
  await closeTailIfFull(context, { id: clusterId, ownerId }, row.row_number);
  return { ...row, ...NO_MEDIA };

  async function refusal(): Promise<Failure> {
    await assertWithinCeilings(context, context.db, place, { rows: 1, bytes: rowBytes({ ...cells, tags }) });
    // Writing rights come with the owner's Premium, which has no limit of rows.
    const free = place.ownerId === viewer.id && viewer.tier === null;
    return free ? new Failure('plan_limit', UPGRADE_ROWS) : changedMeanwhile();
  }
}

/** The same in steps of one shard each, where the database is spread: Citus locks no rows in a statement with parts that write. */
async function addInSteps(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  { tags, ...cells }: Cells & { tags: string[] | null },
): Promise<AnswerOf<Call>> {
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    if (!canAddRow({ premium: cluster.premium, rows: cluster.row_count }))
      throw new Failure('plan_limit', UPGRADE_ROWS);
    const { rows } = await sql<Omit<Row, 'row_number'> & { position: string }>`
      insert into cluster_rows as r (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
      values (${cluster.ownerId}, ${clusterId}, ${cluster.last_position}::numeric + 1,
        ${cells.col_1_value}, ${cells.col_2_value}, ${cells.col_3_value}, ${tags})
      returning id, cluster_id, position, col_1_value, col_2_value, col_3_value, coalesce(tags, '{}') as tags`.execute(
      trx,
    );
    const [added] = rows;
    if (!added) throw changedMeanwhile();
    const { position, ...row } = added;
    await countChange(context, trx, cluster, { rows: 1, bytes: rowBytes(row), position });
    const row_number = cluster.row_count + 1;
    if (row_number % BLOCK_ROWS === 0) await closeBlocks(trx, cluster);
    await noteRows(context, trx, viewer, cluster, 'added', [row.id]);
    return { ...row, ...NO_MEDIA, row_number };
  });
}

interface Addition {
  tokenHash: Buffer;
  clusterId: number;
  cells: Cells;
}

/** $1 token hashes, $2 now, $3 clusters (each once), $4 to $6 cells, $7 until when it may begin by the database's clock. A cluster that somebody holds is left out: no row waits for another cluster's. */
const now = parameter(2, 'timestamptz');
const additions = sql`
  select caller.user_id, caller.stale_token, sent.cluster_id, sent.col_1_value, sent.col_2_value, sent.col_3_value, null::text[] as tags
  from unnest(${parameter(1, 'bytea[]')}, ${parameter(3, 'bigint[]')},
      ${parameter(4, 'text[]')}, ${parameter(5, 'text[]')}, ${parameter(6, 'text[]')})
    as sent (token_hash, cluster_id, col_1_value, col_2_value, col_3_value)
  cross join lateral (${bearer(sql`sent.token_hash`, now)}) caller
  where clock_timestamp() < ${parameter(7, 'timestamptz')}`;

/**
 * Milliseconds within which the database must begin with what it was sent. One that was silent would add it when it wakes up, though
 * whoever sent it was told that the server is busy, and sends it again after four seconds.
 */
const BEGINS_WITHIN = 2_000;
/** Milliseconds for which it is known without an addition what the database's clock shows. */
const KNOWN_FOR = 1_000;

/** What the database's clock shows at moment 0 of this server's monotonic one. */
async function originOf({ db }: Context): Promise<number> {
  const asked = performance.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return (rows[0]?.at.getTime() ?? 0) - asked;
}

/**
 * Adds the rows that people type at the same moment by one statement, which finds each token's user and asks the policy.
 * Null where it added nothing: the row is refused, or somebody holds the cluster; `addRow` then waits or explains.
 */
export function addRowBatched(context: Context): FastPath<Call> {
  const insert = prepare(context, 'add-rows', insertion(context.config.ceilings, additions, now, 'skip locked'));
  // As of the last addition. Where its clock was set since, nothing is added, `addRow` does it, and the clock is asked again.
  let origin = 0;
  let known = -Infinity;
  const add = batched<Addition, Row & Caller>(
    ({ clusterId }) => clusterId,
    async (batch) => {
      const column = (field: keyof Cells) => batch.map(({ cells }) => cells[field]);
      if (performance.now() - known > KNOWN_FOR) origin = await originOf(context);
      const sent = performance.now();
      const rows = await insert([
        batch.map(({ tokenHash }) => tokenHash),
        context.clock.now().toISOString(),
        batch.map(({ clusterId }) => clusterId),
        column('col_1_value'),
        column('col_2_value'),
        column('col_3_value'),
        new Date(origin + sent + BEGINS_WITHIN).toISOString(),
      ]);
      const [first] = rows;
      if (first) origin = first.added_at.getTime() - sent;
      if (first || sent - known > KNOWN_FOR) known = sent;
      return new Map(rows.map((row) => [row.cluster_id, row]));
    },
  );
  const queue = keyedQueue(1, DEADLINES.calls);
  return async (token, { params, body }) => {
    const { cells, errors } = newRowCells(body);
    // Tags come with imports and programs; a row that is typed has none.
    if (hasErrors(errors) || (body.tags ?? []).length > 0) return null;
    const addition = { tokenHash: hashSecret(token), clusterId: params.cluster_id, cells };
    // A statement takes one addition a cluster: a stranger's many to somebody's cluster must not stand before the owner's.
    const added = await queue(`${token} ${addition.clusterId}`, () => add(addition));
    if (!added) return null;
    const { user_id, owner_id, stale_token, added_at: _at, ...row } = added;
    await noteUse(context, token, { user_id, stale_token });
    await closeTailIfFull(context, { id: params.cluster_id, ownerId: owner_id }, row.row_number);
    return new Json(JSON.stringify({ ...row, ...NO_MEDIA }));
  };
}
