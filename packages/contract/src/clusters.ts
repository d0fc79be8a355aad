import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';

/** Another user as a cluster shows them. */
export const person = z.object({ id, first_name: z.string(), last_name: z.string(), email: z.string().nullable() });

/** A recipient of a shared cluster. */
export const recipient = person.extend({ may_write: z.boolean() });

/** An invited address without an account. */
export const invitation = z.object({ id, email: z.string() });

export const cluster = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  col_1_name: z.string(),
  col_2_name: z.string().nullable(),
  col_3_name: z.string().nullable(),
  col_1_language: z.string().nullable(),
  col_2_language: z.string().nullable(),
  col_3_language: z.string().nullable(),
  row_count: z.number().int(),
  created_at: moment,
  updated_at: moment,
  /** True when the owner's plan no longer covers it, or the owner's sharing pauses: shown, but not opened. */
  disabled: z.boolean(),
  shared_by: person.nullable(),
  shared_with: z.array(recipient),
  /** Invited addresses without an account; empty for clusters shared by others. */
  invitations: z.array(invitation),
  /** The user may add, edit, move and delete rows. */
  may_write: z.boolean(),
  /** Signed download address, null for clusters shared by others. */
  export: z.string().nullable(),
  /** The user's own preferences: tags, archive and order, for shared clusters too. */
  tags: z.array(z.string()),
  archived: z.boolean(),
  /** The user's last answer to one of its words; null before the first. */
  last_practised_at: moment.nullable(),
});

/** Lengths beyond the form's own rules stop abuse; the form rules and their messages are the domain's. */
const clusterInput = z.strictObject({
  title: text(2000),
  description: text(10_000).nullish(),
  col_1_name: text(2000),
  col_2_name: text(2000).nullish(),
  col_3_name: text(2000).nullish(),
  col_1_language: text(20).nullish(),
  col_2_language: text(20).nullish(),
  col_3_language: text(20).nullish(),
});

/** The whole form, of the owner; or the viewer's preferences of it; or both. Tags are validated by their rule. */
const clusterChange = clusterInput.partial().extend({
  tags: z.array(text(1000)).max(1000).optional(),
  archived: z.boolean().optional(),
});

/** Limit of an ordered list; nobody orders as many by hand. */
const MAX_ORDERED = 5000;

export const clusterParams = z.object({ cluster_id: pathId });

export const clusterCalls = defineCalls({
  'GET /api/clusters': {
    access: 'user',
    scope: 'read',
    summary: 'Own clusters and those shared with the user.',
    response: z.array(cluster),
  },
  'POST /api/clusters': {
    access: 'user',
    scope: 'write',
    summary: 'Creates a cluster.',
    body: clusterInput,
    response: cluster,
    status: 201,
  },
  'PATCH /api/clusters/:cluster_id': {
    access: 'user',
    scope: 'write',
    summary: 'Changes title, description, column names and languages; or tags and archive, which are the user’s own.',
    params: clusterParams,
    body: clusterChange,
    response: cluster,
  },
  'PUT /api/clusters/order': {
    access: 'user',
    scope: 'write',
    summary: 'The user’s own order of the list; clusters that are not named stand behind.',
    body: z.strictObject({ cluster_ids: z.array(id).max(MAX_ORDERED) }),
    response: z.object({}),
  },
  'DELETE /api/clusters/:cluster_id': {
    access: 'user',
    scope: 'write',
    summary: 'Removes a cluster; it can be restored for 30 seconds.',
    params: clusterParams,
    body: nothing,
    response: cluster,
  },
  'POST /api/clusters/:cluster_id/restore': {
    access: 'user',
    scope: 'write',
    summary: 'Brings a cluster back that was removed less than 30 seconds ago.',
    params: clusterParams,
    body: nothing,
    response: cluster,
  },
});
