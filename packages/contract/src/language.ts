import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams } from './clusters.ts';
import { id, nothing, text } from './fields.ts';
import { messageResponse } from './messages.ts';

const columnNumber = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Column values of a generated row, one for each chosen language, in the order of the columns. */
const generatedRow = z.array(z.string());

const chatMessage = z.object({ role: z.enum(['user', 'assistant']), content: z.string() });

/** Teacher, translation and voice. Availability depends on the allowance; vocabulary on the provider. */
export const languageCalls = defineCalls({
  'GET /api/ai/availability': {
    access: 'user',
    summary: 'Whether characters for the teacher are left.',
    response: z.object({ ai_available: z.boolean(), text_characters_remaining: z.number().int().nullable() }),
  },
  'GET /api/listen/availability': {
    access: 'user',
    summary: 'Whether characters for the voice are left.',
    response: z.object({ voice_available: z.boolean(), voice_characters_remaining: z.number().int().nullable() }),
  },
  'GET /api/listen/languages': {
    access: 'user',
    summary: 'Codes of the languages that the voice speaks.',
    response: z.object({ languages: z.array(z.string()) }),
  },
  'POST /api/listen/:cluster_id': {
    access: 'user',
    summary: 'A cell read aloud, as audio.',
    params: clusterParams,
    body: z.strictObject({ row_id: id, col_number: columnNumber }),
    response: 'binary',
  },
  'POST /api/clusters/:cluster_id/translate': {
    access: 'user',
    summary: 'Translates a text from one column’s language to another’s.',
    params: clusterParams,
    body: z.strictObject({ source_col_number: columnNumber, target_col_number: columnNumber, text: text(5000) }),
    response: z.object({
      translated_text: z.string(),
      /** Other meanings in the built-in dictionary; empty if there are none. */
      others: z.array(z.object({ text: z.string(), part_of_speech: z.string(), region: z.string().optional() })),
      /** Details of the translation; null if the built-in dictionary does not have it. */
      details: z
        .object({
          part_of_speech: z.string(),
          gender: z.enum(['masculine', 'feminine', 'neuter']).nullable(),
          plural: z.string().nullable(),
          forms: z.array(z.string()),
        })
        .nullable(),
    }),
  },
  'POST /api/ai/import': {
    access: 'user',
    summary: 'Generates rows on a topic and keeps them for start-import.',
    body: z.strictObject({
      cluster_id: id.nullish(),
      cluster_title: text(2000).nullish(),
      topic: text(5000),
      word_count: z.number(),
      col_1_language: text(20).nullish(),
      col_2_language: text(20).nullish(),
      col_3_language: text(20).nullish(),
    }),
    response: z.object({
      rows: z.array(generatedRow),
      importable_rows: z.number().int(),
      real_rows: z.number().int(),
      ...messageResponse.shape,
    }),
  },
  'POST /api/ai/start-import': {
    access: 'user',
    summary: 'Appends the generated rows to the chosen cluster, or creates the new one with them.',
    body: nothing,
    response: messageResponse.extend({ cluster_id: id }),
  },
  'GET /api/ai/chat': { access: 'user', summary: 'The chat with the teacher so far.', response: z.array(chatMessage) },
  'POST /api/ai/chat': {
    access: 'user',
    summary: 'Asks the teacher; with Accept: text/event-stream the reply arrives in pieces.',
    body: z.strictObject({ message: text(4000) }),
    response: chatMessage,
  },
  'DELETE /api/ai/chat': {
    access: 'user',
    summary: 'Forgets the chat; answers the new, empty history.',
    body: nothing,
    response: z.array(chatMessage),
  },
});
