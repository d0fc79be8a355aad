import type { RowMedia } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { countRetained } from './retained-bytes.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';

/** Kinds of changes of a row; `many` for more than are reported one by one. */
export type ChangeKind = 'added' | 'edited' | 'moved' | 'deleted' | 'restored' | 'many';

/** Old or new values of a change: changed cells, file hashes, or the row number. */
export type ChangedValues = {
  readonly [Field in 'col_1_value' | 'col_2_value' | 'col_3_value' | keyof RowMedia]?: string | null;
} & { readonly tags?: readonly string[] | null; readonly row_number?: number };

interface RowChange {
  rowId: number | null;
  kind: ChangeKind;
  before?: ChangedValues | null;
  after?: ChangedValues | null;
}

/** A locked cluster whose changes are recorded if it is shared. */
interface Noted extends ClusterKey {
  shared: boolean;
}

/** Beyond it the change is recorded as one: clients reload the table. */
export const MAX_NOTED = 100;

/**
 * Records a change of a shared cluster, inside its transaction. The cluster is locked, so that the ids of its changes
 * are in commit order.
 */
export async function noteChange(
  context: Pick<Context, 'clock' | 'config'>,
  trx: Db,
  viewer: Pick<Viewer, 'id'>,
  { id: clusterId, shared, ownerId }: Noted,
  { rowId, kind, before = null, after = null }: RowChange,
): Promise<void> {
  if (!shared) return;
  const [replaced, added] = [before && JSON.stringify(before), after && JSON.stringify(after)];
  await trx
    .insertInto('row_changes')
    .values({
      user_id: ownerId,
      cluster_id: clusterId,
      row_id: rowId,
      by_user_id: viewer.id,
      kind,
      before: replaced,
      after: added,
      at: context.clock.now(),
    })
    .execute();
  const bytes = Buffer.byteLength(replaced ?? '') + Buffer.byteLength(added ?? '');
  await countRetained(context, trx, viewer.id, 'row_changes', { rows: 1, bytes });
}

/** Notes the deletion or the return of many rows of a locked cluster. */
export async function noteRows(
  context: Pick<Context, 'clock' | 'config'>,
  trx: Db,
  viewer: Pick<Viewer, 'id'>,
  noted: Noted,
  kind: 'added' | 'deleted' | 'restored',
  rowIds: readonly number[],
): Promise<void> {
  if (!noted.shared || rowIds.length === 0) return;
  if (rowIds.length > MAX_NOTED) return noteChange(context, trx, viewer, noted, { rowId: null, kind: 'many' });
  await sql`
    insert into row_changes (user_id, cluster_id, row_id, by_user_id, kind, at)
    select ${noted.ownerId}::bigint, ${noted.id}::bigint, id, ${viewer.id}::bigint, ${kind}, ${context.clock.now()}::timestamptz
    from unnest(${[...rowIds]}::bigint[]) with ordinality as s (id, place) order by place`.execute(trx);
  await countRetained(context, trx, viewer.id, 'row_changes', { rows: rowIds.length, bytes: 0 });
}

interface RowEdit {
  rowId: number;
  before: ChangedValues;
  after: ChangedValues;
}

/** Notes edits of many rows of a locked cluster. */
export async function noteEdits(
  context: Pick<Context, 'clock' | 'config'>,
  trx: Db,
  viewer: Pick<Viewer, 'id'>,
  noted: Noted,
  edits: readonly RowEdit[],
): Promise<void> {
  if (!noted.shared || edits.length === 0) return;
  if (edits.length > MAX_NOTED) return noteChange(context, trx, viewer, noted, { rowId: null, kind: 'many' });
  const sent = edits.map(({ rowId, before, after }) => ({
    row_id: rowId,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }));
  await sql`
    insert into row_changes (user_id, cluster_id, row_id, by_user_id, kind, before, after, at)
    select ${noted.ownerId}::bigint, ${noted.id}::bigint, s.row_id, ${viewer.id}::bigint, 'edited', s.before::json, s.after::json,
      ${context.clock.now()}::timestamptz
    from json_to_recordset(${JSON.stringify(sent)}::json) as s (row_id bigint, before text, after text)`.execute(trx);
  const bytes = sent.reduce((sum, { before, after }) => sum + Buffer.byteLength(before) + Buffer.byteLength(after), 0);
  await countRetained(context, trx, viewer.id, 'row_changes', { rows: edits.length, bytes });
}
