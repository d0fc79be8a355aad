import { MAX_PRINTED_ROWS, PAPERS, PRINT_LAYOUTS } from '@wordcluster/domain/print/sheets';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams } from './clusters.ts';
import { id } from './fields.ts';

export const printCalls = defineCalls({
  'POST /api/clusters/:cluster_id/print': {
    access: 'user',
    scope: 'read',
    summary:
      'A cluster on paper as PDF: a list, cards to cut with their backs on pages in turn, or a worksheet with its answers.',
    params: clusterParams,
    body: z.strictObject({
      layout: z.enum(PRINT_LAYOUTS),
      paper: z.enum(PAPERS),
      /** The answer column of cards and worksheets; a list has all columns. */
      answer_column: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullish(),
      /** Shuffles the worksheet: the same seed gives the same order, none the cluster's. */
      seed: z.number().int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).nullish(),
      /** Of these rows alone. */
      row_ids: z.array(id).min(1).max(MAX_PRINTED_ROWS).optional(),
    }),
    reads: true,
    response: 'binary',
  },
});
