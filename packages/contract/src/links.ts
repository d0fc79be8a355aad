import { MAX_ANSWERS, MAX_SHOWN } from '@wordcluster/domain/clusters/links';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams, person } from './clusters.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';
import { rowMedia } from './rows.ts';

/** Code in the address of a link: 128 random bits. */
const linkParams = z.object({ code: z.string().regex(/^[\w-]{22}$/) });
const linkOfCluster = clusterParams.extend({ link_id: pathId });
const column = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const link = z.object({
  id,
  url: z.url(),
  /** Search engines may list it. */
  indexed: z.boolean(),
  created_at: moment,
});

const linkedRow = z.object({
  id,
  row_number: z.number().int().positive(),
  col_1_value: z.string().nullable(),
  col_2_value: z.string().nullable(),
  col_3_value: z.string().nullable(),
  ...rowMedia,
});

/** An answer given without an account: `row_id` is that of the link. */
const visitorsAnswer = z.strictObject({
  id: z.uuid(),
  row_id: id,
  source_col: column,
  target_col: column,
  happened_at: moment,
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  duration_ms: z.number().int().min(0).max(86_400_000),
});

/** Fields of so many answers, and their envelope. */
const ANSWER_KEYS = MAX_ANSWERS * 7 + 10;

export const linkCalls = defineCalls({
  'GET /api/clusters/:cluster_id/links': {
    access: 'user',
    summary: 'The links of an own cluster that are open, oldest first.',
    params: clusterParams,
    response: z.array(link),
  },
  'POST /api/clusters/:cluster_id/links': {
    access: 'user',
    summary: 'Makes a link of an own cluster: visitors with it read, hear, practise and copy it. For Premium users.',
    params: clusterParams,
    body: z.strictObject({ indexed: z.boolean().optional() }).optional(),
    response: link,
    status: 201,
  },
  'PATCH /api/clusters/:cluster_id/links/:link_id': {
    access: 'user',
    summary: 'Says whether search engines may list a link.',
    params: linkOfCluster,
    body: z.strictObject({ indexed: z.boolean() }),
    response: link,
  },
  'DELETE /api/clusters/:cluster_id/links/:link_id': {
    access: 'user',
    summary: 'Ends a link for good.',
    params: linkOfCluster,
    body: nothing,
    response: messageResponse,
  },
  'GET /api/links/:code': {
    access: 'public',
    summary: `What a link shows: title, columns and the first ${MAX_SHOWN} rows; to a signed-in person also what their plan lets in.`,
    params: linkParams,
    response: z.object({
      title: z.string(),
      description: z.string().nullable(),
      col_1_name: z.string(),
      col_2_name: z.string().nullable(),
      col_3_name: z.string().nullable(),
      col_1_language: z.string().nullable(),
      col_2_language: z.string().nullable(),
      col_3_language: z.string().nullable(),
      /** Languages of its columns that the server reads aloud. */
      voiced: z.array(z.string()),
      rows: z.array(linkedRow),
      rows_total: z.number().int(),
      importable_rows: z.number().int().optional(),
      /** The viewer's own cluster, or their copy of it. */
      own_cluster_id: id.nullish(),
    }),
  },
  'POST /api/links/:code/copy': {
    access: 'user',
    summary:
      'Copies the rows of a link into a cluster of the person, with answers that they gave there. Again, it adds answers alone.',
    params: linkParams,
    body: z.strictObject({ answers: z.array(visitorsAnswer).max(MAX_ANSWERS).optional() }).optional(),
    maxKeys: ANSWER_KEYS,
    response: z.object({ id, title: z.string(), copied_rows: z.number().int(), taken_answers: z.number().int() }),
    status: 201,
  },
  'POST /api/links/:code/listen': {
    access: 'public',
    summary: "A cell read aloud, as audio. What is spoken anew counts at the link's owner.",
    params: linkParams,
    body: z.strictObject({ row_id: id, col_number: column }),
    response: 'binary',
  },
  'POST /api/links/:code/report': {
    access: 'public',
    summary: 'Tells the administrator that something is wrong with what a link shows.',
    params: linkParams,
    body: z.strictObject({ reason: text(5000) }),
    response: messageResponse,
  },
  'GET /api/reports': {
    access: 'admin',
    summary: 'Links that were reported and are still open, the oldest report first.',
    response: z.array(
      z.object({
        id,
        reason: z.string(),
        reported_at: moment,
        link: link.pick({ id: true, url: true }),
        title: z.string(),
        owner: person,
      }),
    ),
  },
  'POST /api/reports/:report_id/close': {
    access: 'admin',
    summary: 'Ends the reported link for good; its owner gets a mail with the reason.',
    params: z.object({ report_id: pathId }),
    body: z.strictObject({ reason: text(5000) }),
    response: messageResponse,
  },
  'POST /api/reports/:report_id/dismiss': {
    access: 'admin',
    summary: 'Puts a report away: nothing is wrong with the link.',
    params: z.object({ report_id: pathId }),
    body: nothing,
    response: messageResponse,
  },
});
