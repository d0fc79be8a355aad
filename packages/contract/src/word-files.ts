import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams } from './clusters.ts';
import { id, pathId, signedQuery, text } from './fields.ts';
import { messageResponse, namedMessage } from './messages.ts';
import { importPreview, importTable, mappingBody, rereadBody } from './table-imports.ts';

const exportFormat = z.enum(['xlsx', 'csv', 'apkg', 'txt', 'json', 'tbx', 'tmx']);

/** Skipped content of a file of words. */
const wordSkipReason = z.enum([
  'no_first_value',
  'too_long',
  'unstorable',
  'no_gaps',
  'unchanged',
  'plan',
  'media',
  'reviews',
  'future_reviews',
  'gap_reviews',
  'row_reviews',
  'full_reviews',
  'duplicate',
]);

const wordSkip = z.object({
  reason: wordSkipReason,
  text: z.string(),
  ...namedMessage,
  count: z.number().int(),
  /** Rows of the file, of a table. */
  lines: z.array(z.number().int()).optional(),
});

const columnFields = z.array(z.string().nullable()).length(3);

/** Content of a file of words, and the default import. Ids are those of the file. */
const wordsFound = z.object({
  format: z.enum([
    'apkg',
    'colpkg',
    'text',
    'kvtml',
    'account',
    'csv',
    'xlsx',
    'html',
    'json',
    'tbx',
    'tmx',
    'kindle',
    'koreader',
  ]),
  file_name: z.string(),
  rows_total: z.number().int(),
  importable_rows: z.number().int(),
  decks: z.array(z.object({ id: z.number(), name: z.string(), notes: z.number().int() })),
  note_types: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      fields: z.array(z.string()),
      notes: z.number().int(),
      /** The guess: a field for each column. */
      columns: columnFields.nullable(),
    }),
  ),
  media_total: z.number().int(),
  reviews_total: z.number().int(),
  skipped: z.array(wordSkip),
  /** Of the named cluster: rows that `duplicates` would skip or update. */
  duplicates: importPreview.shape.duplicates,
  /** Sheets of a workbook, tables of a page; of a package one for each deck and note type. */
  tables: z.array(importTable),
  /** For a file with tables: the preview of the selected one. Null for packages. */
  preview: importPreview.nullable(),
});

const fileId = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

export const wordFileCalls = defineCalls({
  'POST /api/upload-import': {
    access: 'user',
    scope: 'write',
    summary:
      "Reads a file of words (Anki packages and text exports, KVTML, other texts, an account's archive) and says what would come of it.",
    /** The cluster that the words are probably for: its columns help to guess, and its rows are compared. */
    query: z.object({ cluster_id: pathId.optional() }),
    upload: 'import_file',
    response: wordsFound,
  },
  'POST /api/start-import': {
    access: 'user',
    scope: 'write',
    summary: 'Brings the words of the uploaded file into clusters; those that came before are updated.',
    body: z.strictObject({
      into: z.enum(['decks', 'one', 'cluster']),
      title: text(1000).optional(),
      cluster_id: id.optional(),
      /** Absent: all. */
      decks: z.array(fileId).max(20_000).optional(),
      columns: z
        .union([
          mappingBody.columns.unwrap(),
          z
            .array(z.strictObject({ note_type_id: fileId, fields: z.array(text(300).nullable()).length(3).nullable() }))
            .max(2000),
        ])
        .optional(),
      table: mappingBody.table,
      tag_columns: mappingBody.tag_columns,
      /** Of a table; absent: the guess. */
      first_line_header: z.boolean().optional(),
      /** Into a cluster: append or replace. */
      append: z.boolean().optional(),
      /** Into a cluster, appended: treatment of existing rows. */
      duplicates: z.enum(['keep', 'skip', 'update']).optional(),
      with_history: z.boolean().optional(),
      with_media: z.boolean().optional(),
    }),
    response: messageResponse.extend({
      clusters: z.array(z.object({ id, title: z.string() })),
      imported_rows: z.number().int(),
      updated_rows: z.number().int(),
      imported_media: z.number().int(),
      imported_reviews: z.number().int(),
      duplicate_rows: z.number().int(),
      skipped: z.array(wordSkip),
      /** Of the changed cluster. */
      snapshot_id: id.nullable(),
    }),
  },
  'POST /api/upload-import/reread': {
    access: 'user',
    scope: 'write',
    summary:
      'Reads the uploaded file again, with another encoding or delimiter, or maps another table or other columns of it.',
    body: rereadBody,
    response: wordsFound,
  },
  'GET /api/clusters/:cluster_id/export': {
    access: 'public',
    summary: "A cluster's rows as a file; the address is signed, so that a plain link downloads it.",
    params: clusterParams,
    query: signedQuery.extend({ format: exportFormat.optional() }),
    response: 'binary',
  },
  'POST /api/export': {
    access: 'user',
    scope: 'read',
    summary: 'A link to own clusters as one Anki package, or to one of them in another format.',
    body: z.strictObject({ cluster_ids: z.array(id).min(1).max(100), format: exportFormat }),
    response: z.object({ download: z.string() }),
  },
  'GET /api/export/:cluster_ids': {
    access: 'public',
    summary: 'Clusters as one Anki package; the address is signed, so that a plain link downloads it.',
    params: z.object({ cluster_ids: z.string().regex(/^[1-9]\d{0,14}(?:-[1-9]\d{0,14}){0,99}$/) }),
    query: signedQuery,
    response: 'binary',
  },
});
