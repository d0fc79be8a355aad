import { z } from 'zod';
import { defineCalls } from './call.ts';
import { moment } from './fields.ts';
import { namedMessage } from './messages.ts';

const count = z.number().int();

/** One thing that the administrator wants to know, in a sentence. */
const finding = z.object({ well: z.boolean(), message: z.string(), ...namedMessage });

/** Totals of all servers in an hour. */
const hour = z.object({
  at: moment,
  calls: count,
  failed: count,
  slow: count,
  /** The most that a server was late, in milliseconds. */
  late_ms: count,
  memory_mb: count,
  mail_age_seconds: count,
});

export const healthCalls = defineCalls({
  'GET /api/admin/health': {
    access: 'admin',
    summary: 'How the product is, in plain words, and what its servers counted in the last seven days.',
    response: z.object({ findings: z.array(finding), servers: count, hours: z.array(hour) }),
  },
});
