import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';
import type { ChangeKind } from '../rows/row-changes.ts';
import { mediaOfRows } from '../rows/row-media.ts';
import { numberOfPosition } from '../rows/row-order.ts';

export interface NewChange {
  id: number;
  row_id: number | null;
  kind: ChangeKind;
  by_user_id: number | null;
}

type Row = AnswerOf<'GET /api/clusters/:cluster_id/clusterRows'>[number];

/** What those who follow a cluster hear: the row as a list has it, and whose change it was. */
export interface RowChange {
  id: number;
  kind: ChangeKind;
  row: Row & { changed_by: { id: number; first_name: string; last_name: string } | null };
}

/** The last change of each row, with the row as it stands now; a deleted one as it was. */
export async function changedRows(
  context: Context,
  cluster: ClusterKey,
  changes: readonly NewChange[],
): Promise<RowChange[]> {
  const { db } = context;
  const lastOf = new Map(changes.map((change) => [change.row_id, change]));
  const ids = changes.flatMap(({ row_id }) => row_id ?? []);
  const columns = ['id', 'position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'] as const;
  const of = (table: 'cluster_rows' | 'deleted_rows') =>
    db
      .selectFrom(table)
      .select(columns)
      .where('user_id', '=', cluster.ownerId)
      .where('cluster_id', '=', cluster.id)
      .where('id', 'in', ids)
      .execute();
  const [there, gone, media, people] = await Promise.all([
    of('cluster_rows'),
    of('deleted_rows'),
    mediaOfRows(context, db, cluster, ids),
    db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', 'in', [0, ...changes.flatMap(({ by_user_id }) => by_user_id ?? [])])
      .execute(),
  ]);
  const rows = new Map([...gone, ...there].map((row) => [row.id, row]));
  const isThere = new Set(there.map(({ id }) => id));
  const told: RowChange[] = [];
  for (const { id, row_id, kind, by_user_id } of lastOf.values()) {
    const row = rows.get(row_id ?? 0);
    // Deleted since, which is told by a change of its own.
    if (!row || isThere.has(row.id) === (kind === 'deleted')) continue;
    const { position, tags, ...cells } = row;
    const place = await numberOfPosition(db, cluster, position);
    told.push({
      id,
      kind,
      row: {
        ...cells,
        ...media(row.id),
        cluster_id: cluster.id,
        row_number: kind === 'deleted' ? place + 1 : place,
        tags: tags ?? [],
        changed_by: people.find((person) => person.id === by_user_id) ?? null,
      },
    });
  }
  return told;
}
