import { PROGRAMS } from '@wordcluster/domain/accounts/programs';
import { SCOPES } from '@wordcluster/domain/accounts/scopes';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';
import { confirmation } from './second-factor.ts';

const scopes = z.array(z.enum(SCOPES));
const program = z.enum(PROGRAMS);

const personalToken = z.object({
  id,
  name: z.string(),
  scopes,
  created_at: moment,
  expires_at: moment,
  last_used_at: moment.nullable(),
  /** The card under which it was made. */
  program: program.nullable(),
  /** An assistant made the connection by OAuth: it renews its tokens until `expires_at`. */
  connected: z.boolean(),
});

export const tokenCalls = defineCalls({
  'GET /api/user/tokens': {
    access: 'user',
    summary: 'The access tokens that were given to programs, newest first; never the tokens themselves.',
    response: z.object({ tokens: z.array(personalToken) }),
  },
  'POST /api/user/tokens': {
    access: 'user',
    summary: 'Makes an access token for a program. The token is in this answer and nowhere else.',
    body: z.strictObject({
      ...confirmation,
      name: text(1000),
      scopes: scopes.max(10),
      expires_at: moment,
      program: program.optional(),
    }),
    confirms: 'password',
    response: personalToken.extend({ token: z.string() }),
    status: 201,
  },
  'DELETE /api/user/tokens/:token_id': {
    access: 'user',
    summary: 'Ends an access token at once.',
    params: z.object({ token_id: pathId }),
    body: z.strictObject(confirmation).optional(),
    confirms: 'password',
    response: messageResponse,
  },
});
