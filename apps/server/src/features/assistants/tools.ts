import { randomUUID } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Scope } from '@wordcluster/domain/accounts/scopes';
import { z } from 'zod';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { listClusters } from '../clusters/list-clusters.ts';
import { queueOf } from '../reviews/queue.ts';
import type { reviewTaker } from '../reviews/take-reviews.ts';
import { todayOf } from '../reviews/today.ts';
import { addRows } from '../rows/add-rows.ts';
import { searchWords } from './search-words.ts';

/** Rows, answers and words of one call. */
const MOST = 100;
const cell = z.string().max(5000).nullable();
const id = z.number().int().positive();
const column = z.number().int().min(1).max(3);

/** What an assistant can do for a person, as far as the scopes of its token go. */
export function toolsFor(context: Context, viewer: Viewer, takeReviews: ReturnType<typeof reviewTaker>): McpServer {
  const server = new McpServer({ name: 'wordcluster', version: '1.0.0' });
  const may = (scope: Scope) => viewer.scopes === null || viewer.scopes.includes(scope);
  if (may('read')) {
    server.registerTool(
      'list_clusters',
      { description: 'The clusters of words: title, columns with their languages, number of rows.', inputSchema: {} },
      () => answered(() => listClusters(context, viewer)),
    );
    server.registerTool(
      'search_words',
      {
        description: 'Rows of all clusters that contain a text, or have it as a tag; at most a hundred.',
        inputSchema: { query: z.string().min(1).max(200) },
      },
      ({ query }) => answered(() => searchWords(context, viewer, query)),
    );
  }
  if (may('write'))
    server.registerTool(
      'add_rows',
      {
        description:
          'Adds rows at the end of a cluster, all or none: each a list of one to three cells in the order of the columns.',
        inputSchema: { cluster_id: id, rows: z.array(z.array(cell).min(1).max(3)).min(1).max(MOST) },
      },
      ({ cluster_id, rows }) =>
        answered(async () => {
          const inputs = rows.map(([first, second, third]) => ({
            col_1_value: first ?? null,
            col_2_value: second ?? null,
            col_3_value: third ?? null,
          }));
          return { added: await addRows(context, viewer, cluster_id, inputs) };
        }),
    );
  if (may('practise')) {
    server.registerTool(
      'due_words',
      {
        description: 'Words to practise now, the most urgent first, with the columns to ask from and to.',
        inputSchema: { cluster_id: id.optional(), limit: z.number().int().min(1).max(MOST).optional() },
      },
      ({ cluster_id, limit = 20 }) => answered(() => queueOf(context, viewer, { cluster_id, limit })),
    );
    server.registerTool(
      'record_answers',
      {
        description: 'Records answers that the person gave just now: 1 again (wrong), 2 hard, 3 good, 4 easy.',
        inputSchema: {
          answers: z
            .array(
              z.object({ row_id: id, source_col: column, target_col: column, rating: z.number().int().min(1).max(4) }),
            )
            .min(1)
            .max(MOST),
        },
      },
      ({ answers }) =>
        answered(() => {
          const happened_at = context.clock.now().toISOString();
          const entry = { kind: 'answer', happened_at, way: 'flashcard', duration_ms: 0 };
          return takeReviews(
            viewer,
            answers.map((answer) => ({
              ...entry,
              ...answer,
              id: randomUUID(),
              verdict: answer.rating > 1 ? 'right' : 'wrong',
            })),
          );
        }),
    );
    server.registerTool(
      'progress',
      { description: 'How much is due today, how much was done, and the days in a row.', inputSchema: {} },
      () => answered(() => todayOf(context, viewer)),
    );
  }
  return server;
}

/** What a use case gives, as text; its refusals are told to the assistant in its own words. */
async function answered(work: () => Promise<unknown>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await work()) }] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] };
  }
}
