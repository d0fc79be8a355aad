import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, nothing, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';

const column = z.number().int().min(1).max(3);
const direction = z.strictObject({ source_col: column, target_col: column });

/** Rows that a goal may name; its words are these times the directions. */
export const MAX_GOAL_WORDS = 5000;

const wanted = {
  due_at: moment,
  /** The recall wanted of each word on the date. */
  target: z.number().min(0.7).max(0.99),
  minutes_per_day: z.number().int().min(1).max(600),
};

/** Exactly one of cluster_id, tag and row_ids. */
const goalInput = z.strictObject({
  cluster_id: id.optional(),
  tag: text(1000).optional(),
  row_ids: z.array(id).min(1).max(MAX_GOAL_WORDS).optional(),
  directions: z
    .array(direction.refine(({ source_col, target_col }) => source_col !== target_col, 'review.direction_same'))
    .min(1)
    .max(6)
    .optional(),
  ...wanted,
  target: wanted.target.default(0.9),
  minutes_per_day: wanted.minutes_per_day.default(20),
});

const count = z.number().int();

const goal = z.object({
  id,
  cluster_id: id.nullable(),
  tag: z.string().nullable(),
  row_ids: z.array(id).nullable(),
  directions: z.array(direction).nullable(),
  due_at: moment,
  target: z.number(),
  minutes_per_day: count,
  created_at: moment,
  state: z.enum(['active', 'ended']),
  /** Rows × directions. */
  words: count,
  /** Words whose recall now is at least the target. */
  known_now: count,
  /** Numbers of words expected to be recalled on the date. */
  expected: count,
  low: count,
  high: count,
  on_track: z.boolean(),
  /** Words expected to be recalled on the date without further practice, after each day: planned and actual. */
  line: z.array(z.object({ date: z.string(), planned: z.number(), reached: z.number().nullable() })),
  result: z.object({ words: count, known: count }).nullable(),
});

const goalParams = z.object({ id: pathId });

export const goalCalls = defineCalls({
  'GET /api/goals': {
    access: 'user',
    scope: 'practise',
    summary: 'The goals of the person: words that shall be known by a date, the earliest date first.',
    response: z.object({ goals: z.array(goal) }),
  },
  'POST /api/goals': {
    access: 'user',
    scope: 'practise',
    summary:
      'Makes a goal of a cluster, of a tag or of rows. Today and the queue follow its plan. An archived cluster and rows of one may be named, and are asked until the goal ends; a tag leaves them out, and so does the list after the end.',
    body: goalInput,
    maxKeys: MAX_GOAL_WORDS + 100,
    response: goal,
    status: 201,
  },
  'POST /api/goals/preview': {
    access: 'user',
    scope: 'practise',
    summary: 'Minutes per day and expected result of a goal before it is saved.',
    body: goalInput,
    maxKeys: MAX_GOAL_WORDS + 100,
    reads: true,
    response: z.object({
      words: count,
      /** Of an average day by the plan. */
      minutes_per_day: count,
      expected: count,
      low: count,
      high: count,
      /** With which every word would be at the wanted recall. */
      needed_minutes_per_day: count,
    }),
  },
  'PATCH /api/goals/:id': {
    access: 'user',
    scope: 'practise',
    summary: 'Changes the date, the wanted recall or the minutes of an active goal; it is planned anew.',
    params: goalParams,
    body: z.strictObject(z.object(wanted).partial().shape),
    response: goal,
  },
  'DELETE /api/goals/:id': {
    access: 'user',
    scope: 'practise',
    summary: 'Removes a goal; its words go on in their ordinary schedule.',
    params: goalParams,
    body: nothing,
    response: messageResponse,
  },
  'POST /api/calendar': {
    access: 'user',
    scope: 'practise',
    summary: 'The address of an iCal file with the minutes of each day and the dates of goals; an earlier one ends.',
    body: nothing,
    response: z.object({ url: z.string() }),
    status: 201,
  },
  'DELETE /api/calendar': {
    access: 'user',
    scope: 'practise',
    summary: 'Ends the address of the iCal file.',
    body: nothing,
    response: messageResponse,
  },
  'GET /api/calendar.ics': {
    access: 'public',
    summary: 'The iCal file of the person who was given this address.',
    // Not in the path: addresses are logged without their query.
    query: z.object({ code: text(100) }),
    response: 'binary',
  },
});
