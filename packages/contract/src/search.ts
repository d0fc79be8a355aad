import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, text } from './fields.ts';

/** Found words that one answer holds at most. */
export const MAX_FOUND = 20;

export const searchCalls = defineCalls({
  'GET /api/search': {
    access: 'user',
    scope: 'read',
    summary: 'Rows of all clusters of the user that contain a text, without regard to case and accents.',
    query: z.object({ query: text(200) }),
    answer: z.object({
      words: z.array(
        z.object({
          row_id: id,
          cluster_id: id,
          col_1_value: z.string().nullable(),
          col_2_value: z.string().nullable(),
          col_3_value: z.string().nullable(),
        }),
      ),
      /** False while large clusters that have changed are still being read: asked again, the answer is whole. */
      complete: z.boolean(),
    }),
  },
});
