import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams } from './clusters.ts';
import { id, nothing, pathId, text } from './fields.ts';

const address = z.string().nullable();
export const rowMedia = { picture: address, sound_1: address, sound_2: address, sound_3: address };

export const row = z.object({
  id,
  cluster_id: id,
  row_number: z.number().int().positive(),
  col_1_value: z.string().nullable(),
  col_2_value: z.string().nullable(),
  col_3_value: z.string().nullable(),
  tags: z.array(z.string()),
  /** Signed addresses of its files. */
  ...rowMedia,
});

const value = text(5000).nullish();

/** Validated in detail by the rule of tags. */
const tags = z.array(text(1000)).max(1000).nullish();

/** A move (`row_number`) or an edit (one or more `col_N_value`), never both. */
const rowChange = z.union([
  z.strictObject({ row_number: z.number().int().min(1).max(10_000_000) }),
  z.strictObject({ col_1_value: value, col_2_value: value, col_3_value: value, tags }),
]);

/** Maximum of selected rows: the default size of the largest cluster. */
const MAX_IDS = 500_000;
/** So many ids of the maximum number of digits, with commas. */
const SELECTION_BYTES = MAX_IDS * 17 + 100;
/** One error for all: an error for each of so many ids would be costly for client and server. */
const rowIds = z.strictObject({
  row_ids: z
    .custom<number[]>(
      (ids) =>
        Array.isArray(ids) &&
        ids.length > 0 &&
        ids.length <= MAX_IDS &&
        ids.every((one) => Number.isSafeInteger(one) && one > 0),
      'request.invalid',
    )
    .meta({ type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: MAX_IDS }),
});

/** Rows that one call edits or copies. */
export const MAX_ROWS = 5000;
/** Bytes of their cells, most of which are short. */
const EDITS_BYTES = 8_000_000;

export const rowParams = clusterParams.extend({ row_id: pathId });

export const rowCalls = defineCalls({
  'GET /api/clusters/:cluster_id/clusterRows': {
    access: 'user',
    scope: 'read',
    summary: 'All rows of a cluster in their order.',
    params: clusterParams,
    response: z.array(row),
  },
  'POST /api/clusters/:cluster_id/clusterRows': {
    access: 'user',
    scope: 'write',
    summary: 'Adds a row at the end.',
    params: clusterParams,
    body: z.strictObject({ col_1_value: value, col_2_value: value, col_3_value: value, tags }),
    response: row,
    status: 201,
  },
  'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': {
    access: 'user',
    scope: 'write',
    summary:
      'Edits cells and tags (answers the row) or moves a row (answers all rows, or the row with Prefer: return=minimal).',
    params: rowParams,
    body: rowChange,
    response: z.union([row, z.array(row)]),
  },
  'PATCH /api/clusters/:cluster_id/clusterRows': {
    access: 'user',
    scope: 'write',
    summary: 'Edits cells and tags of many rows at once, all or none; rows that are gone are left out.',
    params: clusterParams,
    body: z.strictObject({
      edits: z
        .array(z.strictObject({ row_id: id, col_1_value: value, col_2_value: value, col_3_value: value, tags }))
        .min(1)
        .max(MAX_ROWS),
    }),
    bodyLimit: EDITS_BYTES,
    response: z.object({ changed: z.number().int() }),
  },
  'POST /api/clusters/:cluster_id/clusterRows/copy': {
    access: 'user',
    scope: 'write',
    summary:
      'Copies rows behind the last of another cluster, or moves them there with what the person has learned of them.',
    params: clusterParams,
    body: z.strictObject({
      row_ids: z.array(id).min(1).max(MAX_ROWS),
      to_cluster_id: id,
      move: z.boolean().optional(),
    }),
    response: z.object({ row_ids: z.array(id) }),
  },
  'DELETE /api/clusters/:cluster_id/clusterRows/:row_id': {
    access: 'user',
    scope: 'write',
    summary: 'Deletes a row; it can be restored for a day.',
    params: rowParams,
    body: nothing,
    response: z.object({}),
  },
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/restore': {
    access: 'user',
    scope: 'write',
    summary: 'Brings a deleted row back to its place.',
    params: rowParams,
    body: nothing,
    response: row,
  },
  'POST /api/clusters/:cluster_id/clusterRows/delete': {
    access: 'user',
    scope: 'write',
    summary: 'Deletes the rows of a selection; they can be restored for a day.',
    params: clusterParams,
    body: rowIds,
    bodyLimit: SELECTION_BYTES,
    response: z.object({ deleted: z.number().int() }),
  },
  'POST /api/clusters/:cluster_id/clusterRows/restore': {
    access: 'user',
    scope: 'write',
    summary: 'Brings deleted rows back to their places.',
    params: clusterParams,
    body: rowIds,
    bodyLimit: SELECTION_BYTES,
    response: z.object({ restored: z.number().int() }),
  },
});
