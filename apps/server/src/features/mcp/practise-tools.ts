import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Context, Viewer } from '../../context.ts';
import { makeGoal, previewGoal } from '../goals/manage-goals.ts';
import { queueOf } from '../reviews/queue.ts';
import type { recordReviews } from '../reviews/record-reviews.ts';
import { todayOf } from '../reviews/today.ts';
import { answered } from './tool-result.ts';

/** Maximum of answers and words per call. */
const MOST = 100;
const id = z.number().int().positive();
const column = z.number().int().min(1).max(3);

/** Tools of the scope `practise`: due words, answers, and goals. */
export function practiseTools(
  server: McpServer,
  context: Context,
  viewer: Viewer,
  takeReviews: ReturnType<typeof recordReviews>,
): void {
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
  server.registerTool(
    'plan_for_date',
    {
      description:
        'What being ready by a date takes: words, minutes a day, and how many will likely be known (expected, between low and high). Name a cluster, a tag or rows. With save, the plan is kept and the daily practice follows it; ask the person first.',
      inputSchema: {
        cluster_id: id.optional(),
        tag: z.string().min(1).max(100).optional(),
        row_ids: z.array(id).min(1).max(1000).optional(),
        due_at: z.iso.datetime({ offset: true }).describe('The date and hour, ISO 8601, at most 366 days ahead.'),
        target: z.number().min(0.7).max(0.99).optional().describe('Recall wanted of each word; 0.9 unless given.'),
        minutes_per_day: z.number().int().min(1).max(600).optional().describe('At most; 20 unless given.'),
        save: z.boolean().optional(),
      },
    },
    ({ save = false, target = 0.9, minutes_per_day = 20, ...chosen }) =>
      answered(async () => {
        const wanted = { ...chosen, target, minutes_per_day };
        const plan = await previewGoal(context, viewer, wanted);
        return save ? { ...plan, saved: await makeGoal(context, viewer, wanted) } : { ...plan, saved: null };
      }),
  );
}
