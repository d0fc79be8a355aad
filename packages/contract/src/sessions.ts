import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, pathId } from './fields.ts';
import { messageResponse } from './messages.ts';
import { confirmation } from './second-factor.ts';

const proof = z.strictObject(confirmation);

export const sessionCalls = defineCalls({
  'GET /api/user/sessions': {
    access: 'user',
    summary: 'Where the account is signed in. Addresses are shortened to their network (/24, /48).',
    response: z.object({
      sessions: z.array(
        z.object({
          id,
          device_name: z.string(),
          address: z.string().nullable(),
          created_at: moment,
          last_used_at: moment,
          current: z.boolean(),
        }),
      ),
    }),
  },
  'DELETE /api/user/sessions/:session_id': {
    access: 'user',
    summary: 'Signs one device out, after the password or a second factor.',
    params: z.object({ session_id: pathId }),
    body: proof,
    confirms: 'factor',
    response: messageResponse,
  },
  'DELETE /api/user/sessions': {
    access: 'user',
    summary: 'Signs every other device out, after the password or a second factor.',
    body: proof,
    confirms: 'factor',
    response: messageResponse,
  },
  'DELETE /api/users/:user_id/sessions': {
    access: 'admin',
    summary: 'Signs a person out everywhere.',
    params: z.object({ user_id: pathId }),
    body: proof.optional(),
    confirms: 'factor',
    response: messageResponse,
  },
});
