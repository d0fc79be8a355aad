import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id } from './fields.ts';
import { reviewState } from './reviews.ts';

/** A day in the user's time zone, with their start of the day. */
const day = z.iso.date();
const count = z.number().int().nonnegative();
const minutes = z.number().nonnegative();

/** Words in each direction: new, in learning steps, known for less than 21 days, known for longer. */
const stages = z.object({ new: count, learning: count, young: count, known: count });
const share = { answers: count, minutes, stages };

const hardWord = reviewState.extend({
  cluster_id: id,
  /** The question and answer cells, with the languages of their columns. */
  source: z.string(),
  target: z.string(),
  source_language: z.string().nullable(),
  target_language: z.string().nullable(),
});

/** Maximum rows of a session. */
export const MAX_AGAIN = 50;

export const progressCalls = defineCalls({
  'GET /api/progress': {
    access: 'user',
    summary: 'Practice by day and retention. Undone answers count nowhere.',
    response: z.object({
      /** The user's current day. */
      today: day,
      streak: z.object({
        /**
         * Consecutive days with all due words done or with twenty answers. Due are words of clusters that were active
         * on that day: not archived, shared with the user and covered by a plan at that time, whatever they are now.
         */
        days: count,
        /** Whether today counts already; it breaks nothing before it ends. */
        today: z.boolean(),
      }),
      /** The last 365 days with answers. */
      calendar: z.array(z.object({ day, answers: count, minutes })),
      stages,
      /** Today and 29 more; overdue words count for today. */
      forecast: z.array(z.object({ day, due: count })),
      retention: z.object({
        answers: count,
        actual: z.number().nullable(),
        predicted: z.number().nullable(),
        bins: z.array(z.object({ predicted: z.number(), actual: z.number(), answers: count })),
      }),
      hardest: z.array(hardWord),
      clusters: z.array(z.object({ cluster_id: id, title: z.string(), ...share })),
      languages: z.array(z.object({ language: z.string(), ...share })),
    }),
  },
  'GET /api/reviews/again': {
    access: 'user',
    scope: 'practise',
    summary: 'Rows worth another look once everything due is done; the newest mistake and the hardest word first.',
    response: z.object({
      /** Answered wrong today, and not undone. */
      mistakes: z.array(id).max(MAX_AGAIN),
      hardest: z.array(id).max(MAX_AGAIN),
    }),
  },
  'GET /api/reviews/parameters': {
    access: 'user',
    summary:
      'The parameters of FSRS-6 by which the schedule works for the person, and whether they are fitted to them.',
    response: z.object({
      parameters: z.array(z.number()).length(21),
      /** Default parameters. */
      standard: z.array(z.number()).length(21),
      fitted: z.boolean(),
      /** Answers available for a fit. */
      answers: count,
      /** Log loss on held-back answers; null before a fit was tried. */
      log_loss: z.object({ standard: z.number(), fitted: z.number() }).nullable(),
      /** Whether this server has the optimiser. */
      available: z.boolean(),
    }),
  },
});
