import { eventTypes } from '@wordcluster/domain/accounts/events';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, pathId, text } from './fields.ts';

const person = z.object({ id, first_name: z.string(), last_name: z.string(), email: z.string() });

const event = z.object({
  id,
  type: z.enum(eventTypes),
  at: moment,
  /** Who did it; null for a visitor and for a person who has left. */
  by: person.nullable(),
  /** The network it came from, /24 or /48. */
  from: z.string().nullable(),
  /** What it was done to, in words: a device, an address, a cluster's title. */
  about: z.string().nullable(),
});
const events = { pages: z.number().int(), total: z.number().int() };
const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .optional();

export const auditCalls = defineCalls({
  'GET /api/user/events': {
    access: 'user',
    summary: 'What happened in the account in the last year, newest first.',
    query: z.object({ page }),
    answer: z.object({ events: z.array(event), ...events }),
  },
  'GET /api/events': {
    access: 'admin',
    summary: 'What happened in all accounts, newest first, 50 a page.',
    query: z.object({
      user_id: pathId.optional(),
      type: z.enum(eventTypes).optional(),
      from: moment.optional(),
      to: moment.optional(),
      page,
    }),
    answer: z.object({ events: z.array(event.extend({ user: person.nullable() })), ...events }),
  },
  'POST /api/users/search': {
    access: 'admin',
    summary: 'The account of an e-mail address and how it signs in.',
    body: z.strictObject({ email: text(1000) }),
    answer: z.object({
      user: person.extend({ sessions: z.number().int(), totp: z.boolean(), passkeys: z.number().int() }).nullable(),
    }),
  },
});
