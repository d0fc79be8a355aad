import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';
import { confirmation } from './second-factor.ts';

const count = z.number().int();

const eReader = z.object({
  id,
  /** Target cluster of its words. */
  cluster_id: id,
  name: z.string(),
  created_at: moment,
  /** The last request of the device; null before the first one. */
  last_used_at: moment.nullable(),
  /** Words that became rows, or were rows already. */
  words: count,
  /** Words of its file beyond the plan's limit. They are imported as soon as there is space. */
  words_left: count,
});

/** KOReader's vocabulary builder over WebDAV: a folder for one file, `/dav/<token>/vocabulary_builder.sqlite3`. */
export const eReaderCalls = defineCalls({
  'GET /api/e-readers': {
    access: 'user',
    summary: 'The e-readers whose looked-up words become rows, newest first; never their addresses.',
    response: z.object({ e_readers: z.array(eReader) }),
  },
  'POST /api/e-readers': {
    access: 'user',
    summary:
      'Makes the WebDAV address for an e-reader with KOReader, whose new words become rows of a cluster. The address is in this answer and nowhere else.',
    body: z.strictObject({ ...confirmation, cluster_id: id, name: text(1000) }),
    confirms: 'password',
    response: z.object({ id, url: z.string() }),
    status: 201,
  },
  'DELETE /api/e-readers/:id': {
    access: 'user',
    summary: 'Ends the address of an e-reader at once and deletes its file. Its words stay.',
    params: z.object({ id: pathId }),
    body: nothing,
    response: messageResponse,
  },
});
