import { z } from 'zod';
import { defineCalls } from './call.ts';
import { messageAnswer } from './fields.ts';

/** Characters; a trillion is beyond any bill. */
const characters = z.number().int().min(0).max(1_000_000_000_000);

const settings = z.strictObject({ used_free_characters: characters, free_pool_limit: characters });

export const settingsCalls = defineCalls({
  'GET /api/settings': { access: 'admin', summary: "The free users' shared pool this month.", answer: settings },
  'POST /api/settings': {
    access: 'admin',
    summary: 'Sets use and limit of the free pool.',
    body: settings,
    answer: messageAnswer,
  },
});
