import { ROLES } from '@wordcluster/domain/accounts/roles';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';
import { confirmation } from './second-factor.ts';

const role = z.enum(ROLES);
const typed = text(1000);
const params = z.object({ id: pathId });

/** A user for the administrator. */
const person = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  role,
  locked: z.boolean(),
  /** Last use of a device; null if they never signed in. */
  last_seen: moment.nullable(),
});

/** Most that one call adds: a large school's year. */
export const MAX_ADDED = 500;

const added = z.strictObject({
  first_name: typed.optional(),
  last_name: typed.optional(),
  email: typed.optional(),
  username: typed.optional(),
  role: role.optional(),
});

export const peopleCalls = defineCalls({
  'GET /api/people': {
    access: 'admin',
    summary: 'Everybody with an account here, by name, 50 a page.',
    query: z.object({
      search: text(200).optional(),
      page: z
        .string()
        .regex(/^[1-9]\d{0,5}$/)
        .transform(Number)
        .optional(),
    }),
    response: z.object({ people: z.array(person), total: z.number().int() }),
  },
  'POST /api/people': {
    access: 'admin',
    summary:
      'Adds people: each with an e-mail address, or with both names. Each can sign in once by their link, within 24 hours.',
    body: z.strictObject({ people: z.array(added).min(1).max(MAX_ADDED) }),
    maxKeys: MAX_ADDED * 6,
    response: z.object({ people: z.array(person.extend({ sign_in_link: z.string() })) }),
    status: 201,
  },
  'GET /api/people/:id': {
    access: 'admin',
    summary: 'One person, with what they sign in by.',
    params,
    response: person.extend({ sessions: z.number().int(), totp: z.boolean(), passkeys: z.number().int() }),
  },
  'PATCH /api/people/:id': {
    access: 'admin',
    summary: "Changes a person's role, or locks and unlocks them. The last administrator keeps both.",
    params,
    body: z.strictObject({ role: role.optional(), locked: z.boolean().optional() }),
    response: person,
  },
  'POST /api/people/:id/sign-in-link': {
    access: 'admin',
    summary: 'A link that signs the person in once, within 24 hours. Earlier ones end.',
    params,
    body: z.strictObject(confirmation).optional(),
    confirms: 'factor',
    response: z.object({ sign_in_link: z.string() }),
  },
  'DELETE /api/people/:id': {
    access: 'admin',
    summary: 'Deletes a person and all their content for good, as the termination of a profile does.',
    params,
    body: z.strictObject(confirmation).optional(),
    confirms: 'password',
    response: messageResponse,
  },
  'GET /api/mailed-links': {
    access: 'admin',
    summary: 'Links that would have been mailed within the last 24 hours, where no mail server is set up; else none.',
    response: z.object({
      links: z.array(z.object({ email: z.string(), subject: z.string(), link: z.string(), at: moment })),
    }),
  },
  'POST /api/invitations': {
    access: 'user',
    summary:
      'Invites an address to make an account: for teachers and administrators. The link is answered only where no mail can be sent.',
    body: z.strictObject({ email: typed }),
    response: z.object({ link: z.string().optional() }),
    status: 201,
  },
});
