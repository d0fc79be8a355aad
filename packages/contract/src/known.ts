import { z } from 'zod';
import { defineCalls } from './call.ts';

export const knownCalls = defineCalls({
  'GET /api/known': {
    access: 'user',
    scope: 'read',
    summary:
      'Words of a language and how well they are known, for readers and pop-up dictionaries: NDJSON with one line { word, stage, stability, due } per word.',
    query: z.object({ language: z.string().min(2).max(35) }),
    response: 'binary',
  },
});
