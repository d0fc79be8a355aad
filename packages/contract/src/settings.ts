import { MAX_POOL_CHARACTERS, POOL_MESSAGE } from '@wordcluster/domain/allowance/packs';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { messageResponse } from './messages.ts';

const { id } = POOL_MESSAGE;
const characters = z.number(id).int(id).min(0, id).max(MAX_POOL_CHARACTERS, id);

const settings = z.strictObject({ used_free_characters: characters, free_pool_limit: characters });

export const settingsCalls = defineCalls({
  'GET /api/settings': { access: 'admin', summary: "The free users' shared pool this month.", response: settings },
  'POST /api/settings': {
    access: 'admin',
    summary: 'Sets use and limit of the free pool.',
    body: settings,
    response: messageResponse,
  },
});
