import { MARKS, WAYS } from '@wordcluster/domain/schedule/log';
import { isTimeZone } from '@wordcluster/domain/schedule/person-clock';
import { ASKED_WAYS } from '@wordcluster/domain/schedule/settings';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams } from './clusters.ts';
import { id, moment, pathId, text } from './fields.ts';
import { namedMessage } from './messages.ts';
import { rowMedia } from './rows.ts';

const column = z.number().int().min(1).max(3);
const direction = z.strictObject({ source_col: column, target_col: column });
const isDirection = ({ source_col, target_col }: z.infer<typeof direction>) => source_col !== target_col;

/** Maximum entries of a batch; larger ones are refused. */
export const MAX_REVIEW_COUNT = 1000;
/** More than fit into the largest body: one that is too long is refused by the count of its entries. */
const MAX_KEYS = 300_000;

/** Any UUID version; upper case is equivalent. */
const entryId = z.guid().transform((value) => value.toLowerCase());
/** Timestamps without seconds are accepted too. */
const happenedAt = z.union([moment, z.iso.datetime({ offset: true, precision: -1 })]);
const card = { row_id: id, source_col: column, target_col: column };
const rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** An entry of the review log. Fields of other kinds are ignored. */
export const reviewEntry = z.discriminatedUnion('kind', [
  z.object({
    id: entryId,
    kind: z.literal('answer'),
    ...card,
    happened_at: happenedAt,
    rating,
    verdict: z.enum(['right', 'right_with_note', 'almost', 'wrong']).nullish(),
    way: z.enum(WAYS),
    duration_ms: z.number().int().min(0).max(86_400_000),
  }),
  z.object({ id: entryId, kind: z.enum(MARKS), ...card, happened_at: happenedAt }),
  z.object({ id: entryId, kind: z.literal('undo'), undoes: entryId, happened_at: happenedAt }),
]);

/** The kind of an answer is optional. */
export type ReviewEntry =
  | z.input<typeof reviewEntry>
  | (Omit<Extract<z.input<typeof reviewEntry>, { kind: 'answer' }>, 'kind'> & { kind?: 'answer' });

/** How well a row is remembered in one direction. */
export const reviewState = z.object({
  row_id: id,
  source_col: column,
  target_col: column,
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.number().int(),
  lapses: z.number().int(),
  last_review: moment.nullable(),
  due: moment.nullable(),
  paused: z.boolean(),
  buried_until: moment.nullable(),
  leech: z.boolean(),
});

const counts = {
  due: z.number().int(),
  new: z.number().int(),
  learning: z.number().int(),
  minutes: z.number().int(),
};

const settings = z.object({
  new_per_day: z.number().int().min(0).max(9999),
  reviews_per_day: z.number().int().min(0).max(99_999).nullable(),
  retention: z.number().min(0.8).max(0.97),
  day_starts_at: z.number().int().min(0).max(23),
  time_zone: z.string().max(64).refine(isTimeZone, 'review.time_zone_unknown'),
  busy_days: z.array(z.number().int().min(1).max(7)).max(7),
  grading: z.enum(['strict', 'helpful']),
  test_answers: z.boolean(),
  autoplay: z.boolean(),
  ways: z.array(z.enum(ASKED_WAYS)).min(1).max(ASKED_WAYS.length),
  /** After a right answer the next word follows without a key. */
  go_on: z.boolean(),
  /** Again, Hard, Good and Easy are offered after every answer, not only in flashcards. */
  rate_myself: z.boolean(),
});

const queueRow = z.object({
  id,
  cluster_id: id,
  col_1_value: z.string().nullable(),
  col_2_value: z.string().nullable(),
  col_3_value: z.string().nullable(),
  ...rowMedia,
});

/** New words that one call adds to today's allowance. */
export const MAX_EXTRA = 50;

const today = z.object({
  ...counts,
  clusters: z.array(z.object({ cluster_id: id, ...counts })),
  /** Of these, goal words, the earliest date first; beyond the day's allowance. */
  goals: z.array(z.object({ id, due_at: moment, words_today: z.number().int(), minutes_today: z.number().int() })),
});

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .optional()
    .meta({ type: 'integer' });

/** Maximum of accepted answers per cell. */
export const MAX_ACCEPTED = 10;
const acceptedCell = z.object({ row_id: id, column, answers: z.array(z.string()) });
const acceptedAnswer = z.strictObject({ row_id: id, column, answer: text(5000) });

const directions = z.object({ directions: z.array(direction) });

export const reviewCalls = defineCalls({
  'POST /api/reviews': {
    access: 'user',
    scope: 'practise',
    summary: 'Takes answers into the log, each by itself; the same entry again changes nothing.',
    body: z.strictObject({
      reviews: z.array(z.unknown()).meta({ items: z.toJSONSchema(reviewEntry, { io: 'input' }) }),
    }),
    maxKeys: MAX_KEYS,
    response: z.object({
      results: z.array(
        z.object({
          id: z.string().nullable(),
          status: z.union([z.literal(200), z.literal(201), z.literal(404), z.literal(422)]),
          state: reviewState.optional(),
          error: z.object({ message: z.string(), ...namedMessage }).optional(),
        }),
      ),
    }),
  },
  'GET /api/reviews/states': {
    access: 'user',
    scope: 'practise',
    summary: 'How well the rows of a cluster are remembered that the person has practised.',
    query: z.object({ cluster_id: pathId }),
    response: z.object({ states: z.array(reviewState) }),
  },
  'GET /api/reviews/today': {
    access: 'user',
    scope: 'practise',
    summary: 'Words still due today, in total and by cluster; the clusters share the allowances of the day.',
    response: today,
  },
  'POST /api/reviews/extra': {
    access: 'user',
    scope: 'practise',
    summary: 'Adds new words to what today still allows, again at each call; tomorrow is as before.',
    body: z.strictObject({ new_words: z.int().min(1).max(MAX_EXTRA) }),
    response: today,
  },
  'GET /api/reviews/queue': {
    access: 'user',
    scope: 'practise',
    summary:
      'Words to practise now, those about to be forgotten first; with days ahead, to practise without a network.',
    query: z.object({
      cluster_id: pathId.optional(),
      limit: wholeNumber(1, 1000),
      ahead_days: wholeNumber(0, 3),
      /** The words with the largest gain in so many minutes, due or not. */
      minutes: wholeNumber(1, 600),
      row_ids: z
        .string()
        .regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/)
        .transform((list) => list.split(',').map(Number))
        .optional(),
    }),
    response: z.object({
      queue: z.array(
        z.object({
          row_id: id,
          cluster_id: id,
          source_col: column,
          target_col: column,
          way: z.enum(ASKED_WAYS),
          row: queueRow,
          state: reviewState,
          /** Index of the next learning step. */
          step: z.number().int(),
          /** Answers accepted by the user besides the answer cell. */
          accepted: z.array(z.string()),
          /** With days ahead: the earliest moment, because another direction of the row was asked; null: at once. */
          ready_at: moment.nullable(),
          /** For a goal word: the start of its planned days. Without an id it returns after the goal's end. */
          goal: z.object({ id: id.nullable(), due_at: moment.nullable(), ask_at: z.array(moment) }).nullable(),
        }),
      ),
    }),
  },
  'GET /api/reviews/settings': {
    access: 'user',
    summary: 'How the person practises.',
    response: settings,
  },
  'PATCH /api/reviews/settings': {
    access: 'user',
    summary: 'Changes some of the settings of practising.',
    body: z.strictObject(settings.partial().shape),
    response: settings,
  },
  'GET /api/reviews/accepted': {
    access: 'user',
    scope: 'practise',
    summary: 'The answers that the person counts as right besides the cells of a cluster.',
    query: z.object({ cluster_id: pathId }),
    response: z.object({ accepted: z.array(acceptedCell) }),
  },
  'PUT /api/reviews/accepted': {
    access: 'user',
    scope: 'practise',
    summary: 'Keeps an answer to a cell as right, for the person alone.',
    body: acceptedAnswer,
    response: acceptedCell,
  },
  'DELETE /api/reviews/accepted': {
    access: 'user',
    scope: 'practise',
    summary: 'Takes back an answer that was kept as right.',
    body: acceptedAnswer,
    response: acceptedCell,
  },
  'GET /api/reviews/clusters': {
    access: 'user',
    summary: 'How far the person is with each cluster that they have practised.',
    response: z.object({
      clusters: z.array(
        z.object({
          cluster_id: id,
          last_review: moment.nullable(),
          /** Words with at least one answer, and known ones: in review, with a stability of at least 21 days. */
          practised: z.number().int(),
          known: z.number().int(),
        }),
      ),
    }),
  },
  'GET /api/reviews/clusters/:cluster_id': {
    access: 'user',
    summary: 'From which columns to which the person practises a cluster.',
    params: clusterParams,
    response: directions,
  },
  'PATCH /api/reviews/clusters/:cluster_id': {
    access: 'user',
    summary: 'Sets from which columns to which the person practises a cluster.',
    params: clusterParams,
    body: z.strictObject({ directions: z.array(direction.refine(isDirection, 'review.direction_same')).max(6) }),
    response: directions,
  },
});
