import type { ResponseOf } from '@wordcluster/contract/types';
import { ANIMALS, rowsOf, REVIEW_SETTINGS } from '../support/samples.ts';
import { EMPTY } from '../progress/sample.ts';
import type { Responses } from '../support/fake-server.ts';

export const ROWS = rowsOf([
  ['Hund', 'pes', 'Der Hund bellt.'],
  ['Katze', 'mačka'],
  ['Pferd', 'kôň'],
  ['Kuh', 'krava'],
]);

type Queued = ResponseOf<'GET /api/reviews/queue'>['queue'][number];
type Stage = Queued['state']['state'];

/** Row `index` as the queue gives it. */
export function queued(
  index: number,
  way: Queued['way'],
  stage: Stage = 'review',
  more: Partial<Queued['state']> = {},
): Queued {
  const row = ROWS[index];
  if (row === undefined) throw new Error('There is no such row.');
  const known = stage !== 'new';
  return {
    row_id: row.id,
    cluster_id: ANIMALS.id,
    source_col: 1,
    target_col: 2,
    way,
    row,
    state: {
      row_id: row.id,
      source_col: 1,
      target_col: 2,
      state: stage,
      stability: known ? 5 : 0,
      difficulty: known ? 5 : 0,
      reps: known ? 3 : 0,
      lapses: 0,
      last_review: known ? '2026-03-01T09:00:00.000Z' : null,
      due: known ? '2026-03-02T09:00:00.000Z' : null,
      paused: false,
      buried_until: null,
      leech: false,
      ...more,
    },
    step: 0,
    accepted: [],
    ready_at: null,
    goal: null,
  };
}

export const today = (due: number, fresh = 0): ResponseOf<'GET /api/reviews/today'> => {
  const counts = { due, new: fresh, learning: 0, minutes: Math.ceil((due * 9 + fresh * 30) / 60) };
  return { ...counts, clusters: [{ cluster_id: ANIMALS.id, ...counts }], goals: [] };
};

/** The server of a person with these words in their queue, who takes every answer. */
export const reviewResponses = (queue: Queued[], more: Responses = {}): Responses => ({
  'GET /api/clusters': [ANIMALS],
  'GET /api/clusters/:cluster_id/clusterRows': ROWS,
  'GET /api/listen/languages': { languages: [] },
  'GET /api/reviews/today': today(queue.length, queue.filter(({ state }) => state.state === 'new').length),
  'GET /api/reviews/settings': REVIEW_SETTINGS,
  'GET /api/reviews/clusters/:cluster_id': { directions: [{ source_col: 1, target_col: 2 }] },
  'GET /api/reviews/states': { states: [] },
  // All words were begun: there is no more to learn.
  'GET /api/reviews/clusters': {
    clusters: [{ cluster_id: ANIMALS.id, last_review: null, practised: ANIMALS.row_count, known: 0 }],
  },
  'GET /api/progress': EMPTY,
  'GET /api/reviews/again': { mistakes: [], hardest: [] },
  'GET /api/reviews/queue': { queue },
  'GET /api/reviews/parameters': {
    parameters: [],
    standard: [],
    fitted: false,
    answers: 0,
    log_loss: null,
    available: true,
  },
  'POST /api/reviews': ({ reviews }) => ({
    results: (reviews as { id: string }[]).map(({ id }) => ({ id, status: 201 as const })),
  }),
  ...more,
});
