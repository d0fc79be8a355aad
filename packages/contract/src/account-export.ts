import { z } from 'zod';
import { defineCalls } from './call.ts';
import { nothing, pathId, signedQuery } from './fields.ts';

export const accountExportCalls = defineCalls({
  'POST /api/user/export': {
    access: 'user',
    summary: 'An address, valid for at most two hours, that downloads everything of the account.',
    body: nothing,
    answer: z.object({ download: z.string() }),
  },
  'GET /api/user/export/:user_id': {
    access: 'public',
    summary: 'Clusters as workbooks, profile, orders and chat in one ZIP archive; the address is signed.',
    params: z.object({ user_id: pathId }),
    query: signedQuery,
    answer: 'binary',
  },
});
