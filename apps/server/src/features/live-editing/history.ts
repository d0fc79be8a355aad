import type { AnswerOf } from '@wordcluster/contract/types';
import { mediaField, MEDIA_SLOTS } from '@wordcluster/domain/clusters/media';
import { message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { assertReadable } from '../clusters/policy.ts';
import { undoMedia } from '../media/change-media.ts';
import { deleteRow, restoreRow } from '../rows/delete-row.ts';
import { editRow } from '../rows/edit-row.ts';
import { moveRow } from '../rows/move-row.ts';
import type { ChangedValues } from '../rows/row-changes.ts';
import { withAddresses } from '../rows/row-media.ts';

/** Changes of one row that are shown; older ones go after ninety days. */
const SHOWN = 200;

type Change = AnswerOf<'GET /api/clusters/:cluster_id/clusterRows/:row_id/history'>[number];

/** Who changed what in a row, the newest first. */
export async function historyOf(context: Context, viewer: Viewer, clusterId: number, rowId: number): Promise<Change[]> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const changes = await context.db
    .selectFrom('row_changes')
    .select(['id', 'at', 'kind', 'before', 'after', 'by_user_id'])
    .where('user_id', '=', ownerId)
    .where('cluster_id', '=', clusterId)
    .where('row_id', '=', rowId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const people = await namesOf(
    context,
    changes.map(({ by_user_id }) => by_user_id),
  );
  return changes.flatMap(({ id, at, kind, before, after, by_user_id }): Change[] =>
    kind === 'many'
      ? []
      : [
          {
            id,
            at: at.toISOString(),
            kind,
            user: people.get(by_user_id ?? 0) ?? null,
            before: withAddresses(context, ownerId, before),
            after: withAddresses(context, ownerId, after),
          },
        ],
  );
}

/** The people who made changes, each found where they lie: few write in one cluster. */
async function namesOf({ db }: Context, ids: readonly (number | null)[]) {
  const people = new Map<number, NonNullable<Change['user']>>();
  for (const id of new Set(ids.filter((one) => one !== null))) {
    const person = await db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (person) people.set(id, person);
  }
  return people;
}

/** Undoes a change of any editor. A cell that has changed again since is left as it is (409). */
export async function undoChange(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  changeId: number,
): Promise<AnswerOf<'POST /api/clusters/:cluster_id/history/:change_id/undo'>> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const change = await context.db
    .selectFrom('row_changes')
    .select(['row_id', 'kind', 'before', 'after'])
    .where('user_id', '=', ownerId)
    .where('cluster_id', '=', clusterId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!change || change.row_id === null) throw notFound('The change');
  const { row_id: rowId, kind } = change;
  const before: ChangedValues = change.before ?? {};
  const after: ChangedValues = change.after ?? {};
  switch (kind) {
    case 'edited': {
      const slot = MEDIA_SLOTS.find((one) => mediaField(one) in before);
      if (slot !== undefined) {
        const [back = null, from = null] = [before, after].map((values) => values[mediaField(slot)]);
        return { row: await undoMedia(context, viewer, { clusterId, rowId, slot }, { back, from }) };
      }
      const { row_number: _number, tags, ...cells } = before;
      const back = { ...cells, ...(tags !== undefined && { tags: [...(tags ?? [])] }) };
      return { row: await editRow(context, viewer, clusterId, rowId, back, after) };
    }
    case 'moved':
      return { row: await moveRow(context, viewer, clusterId, rowId, before.row_number ?? 1) };
    case 'deleted':
      return { row: await restoreRow(context, viewer, clusterId, rowId) };
    case 'added':
    case 'restored':
      await deleteRow(context, viewer, clusterId, rowId);
      return { row: null };
    case 'many':
      throw new Failure('conflict', message('history.many'));
  }
}
