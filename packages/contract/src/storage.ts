import { z } from 'zod';
import { defineCalls } from './call.ts';

const bytes = z.number().int().nonnegative();

/** Kinds of bytes; the first six count against the limit, the oldest of undo and history go first. */
const storage = z.object({
  words_bytes: bytes,
  snapshots_bytes: bytes,
  waiting_bytes: bytes,
  links_bytes: bytes,
  undo_bytes: bytes,
  history_bytes: bytes,
  total_bytes: bytes,
  limit_bytes: bytes,
  media_bytes: bytes,
  media_limit_bytes: bytes,
  /** Entries of the review log: displayed only, without a limit. */
  answers: bytes,
  answers_bytes: bytes,
});

export const storageCalls = defineCalls({
  'GET /api/user/storage': {
    access: 'user',
    summary: 'Stored bytes of the account, by kind.',
    response: storage,
  },
});
