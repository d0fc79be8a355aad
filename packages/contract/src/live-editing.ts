import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams } from './clusters.ts';
import { id, moment, nothing, pathId } from './fields.ts';
import { row } from './rows.ts';

/** The changed cells, a file by its address (which expires a day after the file), or the old and new row number. */
const values = z.object({
  col_1_value: z.string().nullable().optional(),
  col_2_value: z.string().nullable().optional(),
  col_3_value: z.string().nullable().optional(),
  tags: z.array(z.string()).nullable().optional(),
  picture: z.string().nullable().optional(),
  sound_1: z.string().nullable().optional(),
  sound_2: z.string().nullable().optional(),
  sound_3: z.string().nullable().optional(),
  row_number: z.number().int().optional(),
});

const change = z.object({
  id,
  at: moment,
  kind: z.enum(['added', 'edited', 'moved', 'deleted', 'restored']),
  /** Null for a removed account. */
  user: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
  before: values.nullable(),
  after: values.nullable(),
});

export const togetherCalls = defineCalls({
  'GET /api/clusters/:cluster_id/stream': {
    access: 'user',
    summary:
      'Server-sent events of a shared cluster: `added`, `edited`, `moved`, `deleted` and `restored`, each with the row; `reload` where the rows are to be loaded anew; ends with the right to read.',
    params: clusterParams,
    response: 'binary',
    stream: true,
  },
  'GET /api/clusters/:cluster_id/clusterRows/:row_id/history': {
    access: 'user',
    summary: 'Changes of a row of a shared cluster with their authors, newest first.',
    params: clusterParams.extend({ row_id: pathId }),
    response: z.array(change),
  },
  'POST /api/clusters/:cluster_id/history/:change_id/undo': {
    access: 'user',
    summary: 'Undoes a change of any editor; refused where the cell was changed again since.',
    params: clusterParams.extend({ change_id: pathId }),
    body: nothing,
    response: z.object({ row: row.nullable() }),
  },
});
