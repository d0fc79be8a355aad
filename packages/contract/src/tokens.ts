import { SCOPES } from '@wordcluster/domain/accounts/scopes';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';
import { messageAnswer } from './messages.ts';

const scopes = z.array(z.enum(SCOPES));

const personalToken = z.object({
  id,
  name: z.string(),
  scopes,
  created_at: moment,
  expires_at: moment.nullable(),
  last_used_at: moment.nullable(),
});

export const tokenCalls = defineCalls({
  'GET /api/user/tokens': {
    access: 'user',
    summary: 'The access tokens that were given to programs, newest first; never the tokens themselves.',
    answer: z.object({ tokens: z.array(personalToken) }),
  },
  'POST /api/user/tokens': {
    access: 'user',
    summary: 'Makes an access token for a program. The token is in this answer and nowhere else.',
    body: z.strictObject({ name: text(1000), scopes: scopes.max(10), expires_at: moment.nullish() }),
    answer: personalToken.extend({ token: z.string() }),
    status: 201,
  },
  'DELETE /api/user/tokens/:token_id': {
    access: 'user',
    summary: 'Ends an access token at once.',
    params: z.object({ token_id: pathId }),
    body: nothing,
    answer: messageAnswer,
  },
});
