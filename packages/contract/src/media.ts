import { z } from 'zod';
import { defineCalls } from './call.ts';
import { nothing, pathId, signedQuery } from './fields.ts';
import { row, rowParams } from './rows.ts';

/** The field of a form that carries the file. */
const MEDIA_FIELD = 'media_file';

const soundParams = rowParams.extend({
  column: z.enum(['1', '2', '3']).transform((column) => (column === '1' ? 1 : column === '2' ? 2 : 3)),
});

export const mediaCalls = defineCalls({
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture': {
    access: 'user',
    scope: 'write',
    summary: 'Gives a row its picture (JPEG, PNG, WebP, GIF or AVIF), which is kept as WebP without metadata.',
    params: rowParams,
    upload: MEDIA_FIELD,
    response: row,
  },
  'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/picture': {
    access: 'user',
    scope: 'write',
    summary: "Takes a row's picture away; it can be restored for a day.",
    params: rowParams,
    body: nothing,
    response: row,
  },
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture/restore': {
    access: 'user',
    scope: 'write',
    summary: 'Brings back the picture that was taken away or replaced last.',
    params: rowParams,
    body: nothing,
    response: row,
  },
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column': {
    access: 'user',
    scope: 'write',
    summary: 'Gives a column of a row its recording (MP3, Opus or AAC, at most 2 MB), which is kept as it came.',
    params: soundParams,
    upload: MEDIA_FIELD,
    response: row,
  },
  'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column': {
    access: 'user',
    scope: 'write',
    summary: "Takes a column's recording away; it can be restored for a day.",
    params: soundParams,
    body: nothing,
    response: row,
  },
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column/restore': {
    access: 'user',
    scope: 'write',
    summary: 'Brings back the recording that was taken away or replaced last.',
    params: soundParams,
    body: nothing,
    response: row,
  },
  'GET /api/media/:owner_id/:hash': {
    access: 'public',
    summary: 'A picture or recording; the address is signed, so that an element of a page opens it.',
    params: z.object({ owner_id: pathId, hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    query: signedQuery,
    response: 'binary',
  },
});
