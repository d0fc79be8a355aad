import { eventTypes } from '@wordcluster/domain/accounts/events';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, pathId } from './fields.ts';

const person = z.object({ id, first_name: z.string(), last_name: z.string(), email: z.string().nullable() });

const event = z.object({
  id,
  type: z.enum(eventTypes),
  /** Of the last one, if several were folded. */
  at: moment,
  /** How often it happened on that day; beyond five of a kind they are counted in an equal or the newest one. */
  times: z.number().int(),
  /** The acting user; null for a visitor and for a removed account. */
  by: person.nullable(),
  /** Network, /24 or /48. */
  from: z.string().nullable(),
  /** Subject in words: a device, an address, a cluster's title. */
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
    summary: 'Events of the account in the last year, newest first.',
    query: z.object({ page }),
    response: z.object({ events: z.array(event), ...events }),
  },
  'GET /api/events': {
    access: 'admin',
    summary: 'Events of all accounts, newest first, 50 a page.',
    query: z.object({
      user_id: pathId.optional(),
      type: z.enum(eventTypes).optional(),
      from: moment.optional(),
      to: moment.optional(),
      page,
    }),
    response: z.object({ events: z.array(event.extend({ user: person.nullable() })), ...events }),
  },
});
