import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, text } from './fields.ts';

/** Maximum of words per response. */
export const MAX_FOUND = 20;

export const searchCalls = defineCalls({
  'GET /api/search': {
    access: 'user',
    scope: 'read',
    summary: 'Rows of all clusters of the user that contain a text, without regard to case and accents.',
    query: z.object({ query: text(200) }),
    response: z.object({
      words: z.array(
        z.object({
          row_id: id,
          cluster_id: id,
          col_1_value: z.string().nullable(),
          col_2_value: z.string().nullable(),
          col_3_value: z.string().nullable(),
        }),
      ),
      /** False while large changed clusters are being indexed: repeat the request. */
      complete: z.boolean(),
    }),
  },
});
