import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { rowErrors } from '@wordcluster/domain/clusters/cells';
import { FREE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { hasErrors } from '@wordcluster/domain/validation';
import type { Context } from '../../context.ts';
import { gathered } from '../../database/gathered.ts';
import { inTurn } from '../../database/in-turn.ts';
import type { Direct } from '../../http/contract-route.ts';
import { OWNER_HAS_PREMIUM, tokenHash, usedSince } from '../clusters/direct-access.ts';
import { OPEN_IN_FREE_PLAN } from '../clusters/readable.ts';
import { cellValues } from './cell-values.ts';
import { closeTailIfFull } from './row-order.ts';

type Call = 'POST /api/clusters/:cluster_id/clusterRows';

interface Addition {
  tokenHash: Buffer;
  clusterId: number;
  cells: Cells;
}

type Cells = ReturnType<typeof cellValues>;

/**
 * $1 token hashes, $2 used since, $3 now, $4 clusters (each once), $5 to $7 cells. A cluster that somebody holds (a move,
 * an import) is left out, so that its row waits alone; without waiting there is no deadlock either.
 */
const ADD = `
  with asked as (
    select * from unnest($1::bytea[], $4::bigint[], $5::text[], $6::text[], $7::text[])
      as asked (token_hash, cluster_id, col_1_value, col_2_value, col_3_value)),
  open as (
    select c.id, asked.col_1_value, asked.col_2_value, asked.col_3_value
    from asked
    join access_tokens t on t.token_hash = asked.token_hash and t.last_used_at > $2
    join clusters c on c.id = asked.cluster_id and c.user_id = t.user_id
    where c.removed_at is null
      and (${OWNER_HAS_PREMIUM} or (c.row_count < ${FREE_ROWS} and ${OPEN_IN_FREE_PLAN}))
    for no key update of c skip locked),
  place as (
    update clusters c
    set row_count = c.row_count + 1, last_position = c.last_position + 1, updated_at = $3
    from open where c.id = open.id
    returning c.id, c.row_count, c.last_position, open.col_1_value, open.col_2_value, open.col_3_value),
  added as (
    insert into cluster_rows (cluster_id, position, col_1_value, col_2_value, col_3_value)
    select id, last_position, col_1_value, col_2_value, col_3_value from place
    returning id, cluster_id, col_1_value, col_2_value, col_3_value)
  select added.id, cluster_id, row_count as row_number, added.col_1_value, added.col_2_value, added.col_3_value
  from added join place on place.id = cluster_id`;

/**
 * Adds the rows that people type at the same moment by one statement, which finds each token's user and asks the policy.
 * Null whenever anything is out of the ordinary (see `listRowsDirect`, and a cluster that is held); `addRow` then decides.
 */
export function addRowDirect(context: Context): Direct<Call> {
  const add = gathered<Addition, AnswerOf<Call>>(
    ({ clusterId }) => clusterId,
    async (batch) => {
      const now = context.clock.now();
      const column = (field: keyof Cells) => batch.map(({ cells }) => cells[field]);
      const rows = await context.prepared<AnswerOf<Call>>('add-rows', ADD, [
        batch.map((addition) => addition.tokenHash),
        usedSince(now),
        now.toISOString(),
        batch.map(({ clusterId }) => clusterId),
        column('col_1_value'),
        column('col_2_value'),
        column('col_3_value'),
      ]);
      return new Map(rows.map((row) => [row.cluster_id, row]));
    },
  );
  const queue = inTurn();
  return async (token, { params, body }) => {
    const cells = cellsToAdd(body);
    if (cells === null) return null;
    const addition = { tokenHash: tokenHash(token), clusterId: params.cluster_id, cells };
    // A statement takes one addition a cluster: a stranger's many to somebody's cluster must not stand before the owner's.
    const added = await queue(`${addition.tokenHash.toString('base64')} ${addition.clusterId}`, () => add(addition));
    if (!added) return null;
    await closeTailIfFull(context, params.cluster_id, added.row_number);
    return JSON.stringify(added);
  };
}

/** All three cells as they are kept; null where something is wrong with them. */
function cellsToAdd(body: BodyOf<Call>): Cells | null {
  const typed = {
    col_1_value: body.col_1_value ?? null,
    col_2_value: body.col_2_value ?? null,
    col_3_value: body.col_3_value ?? null,
  };
  return hasErrors(rowErrors(typed)) ? null : cellValues(typed);
}
