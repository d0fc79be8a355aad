import { z } from 'zod';
import { defineCalls } from './call.ts';

/** Bytes of a body with a stored test: about 1,500 questions. */
export const PAUSED_TEST_BYTES = 256 * 1024;
/** As many keys as fit into these bytes. */
const MAX_KEYS = 50_000;

/** A test in the browser's form. The server only stores it, so it is not validated here; the browser validates it. */
const storedTest = z.record(z.string(), z.unknown()).meta({ type: 'object', additionalProperties: true });

export const practiceCalls = defineCalls({
  'GET /api/practice/paused-test': {
    access: 'user',
    summary: 'The test that the person paused on any device, with the last mistakes; null where there is none.',
    response: z.object({ test: storedTest.nullable() }),
  },
  'PUT /api/practice/paused-test': {
    access: 'user',
    summary: 'Keeps a paused test and the last mistakes, in place of what was kept before.',
    body: z.strictObject({ test: storedTest }),
    bodyLimit: PAUSED_TEST_BYTES,
    maxKeys: MAX_KEYS,
    response: z.object({ test: storedTest }),
  },
  'DELETE /api/practice/paused-test': {
    access: 'user',
    summary: 'Forgets the paused test and the last mistakes.',
    response: z.object({}),
  },
});
