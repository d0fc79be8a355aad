import type { ResponseOf } from '@wordcluster/contract/types';

type Progress = ResponseOf<'GET /api/progress'>;
type Memory = ResponseOf<'GET /api/reviews/parameters'>;

const DAY_MS = 86_400_000;
const TODAY = '2026-11-22';
const dayBefore = (days: number) =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

export const STANDARD = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

const stages = { new: 412, learning: 18, young: 205, known: 365 };

const hard = (row_id: number, source: string, target: string, difficulty: number, lapses: number) => ({
  row_id,
  source_col: 1,
  target_col: 2,
  state: 'review' as const,
  stability: 3.2,
  difficulty,
  reps: 14,
  lapses,
  last_review: '2026-11-20T18:00:00.000Z',
  due: '2026-11-23T18:00:00.000Z',
  paused: false,
  buried_until: null,
  leech: lapses >= 8,
  cluster_id: 5,
  source,
  target,
  source_language: 'de',
  target_language: 'en',
});

/** A person who has practised on most days for nine months. */
export const BUSY: Progress = {
  today: TODAY,
  streak: { days: 17, today: true },
  calendar: Array.from({ length: 270 }, (_, index) => 269 - index)
    .filter((days) => days % 6 !== 5 || days < 17)
    .map((days) => ({
      day: dayBefore(days),
      answers: 8 + ((days * 37) % 71),
      minutes: Math.round((8 + ((days * 37) % 71)) * 1.3) / 10,
    })),
  stages,
  forecast: Array.from({ length: 30 }, (_, index) => ({
    day: dayBefore(-index),
    due: index === 0 ? 42 : 12 + ((index * 17) % 23),
  })),
  retention: {
    answers: 812,
    actual: 0.913,
    predicted: 0.897,
    bins: [
      { predicted: 0.71, actual: 0.66, answers: 31 },
      { predicted: 0.78, actual: 0.81, answers: 58 },
      { predicted: 0.84, actual: 0.83, answers: 120 },
      { predicted: 0.89, actual: 0.9, answers: 233 },
      { predicted: 0.93, actual: 0.95, answers: 270 },
      { predicted: 0.97, actual: 0.98, answers: 100 },
    ],
  },
  hardest: [
    hard(11, 'der Umkreis', 'radius, vicinity', 9.8, 9),
    hard(12, 'entsprechend', 'corresponding', 9.4, 7),
    hard(13, 'das Gewächshaus', 'greenhouse', 9.1, 6),
    hard(14, 'umgehen', 'to avoid', 8.7, 5),
  ],
  clusters: [
    {
      cluster_id: 5,
      title: 'German for everyday',
      answers: 5230,
      minutes: 412.5,
      stages: { new: 120, learning: 10, young: 105, known: 265 },
    },
    {
      cluster_id: 6,
      title: 'Spanish verbs',
      answers: 1204,
      minutes: 98,
      stages: { new: 292, learning: 8, young: 100, known: 100 },
    },
  ],
  languages: [
    { language: 'en', answers: 5230, minutes: 412.5, stages: { new: 120, learning: 10, young: 105, known: 265 } },
    { language: 'es', answers: 1204, minutes: 98, stages: { new: 292, learning: 8, young: 100, known: 100 } },
  ],
};

/** Nobody's answers yet. */
export const EMPTY: Progress = {
  ...BUSY,
  streak: { days: 0, today: false },
  calendar: [],
  stages: { new: 20, learning: 0, young: 0, known: 0 },
  forecast: BUSY.forecast.map(({ day }) => ({ day, due: 0 })),
  retention: { answers: 0, actual: null, predicted: null, bins: [] },
  hardest: [],
};

export const UNFITTED: Memory = {
  parameters: STANDARD,
  standard: STANDARD,
  fitted: false,
  answers: 212,
  log_loss: null,
  available: true,
};

export const FITTED: Memory = {
  parameters: STANDARD.map((value, index) => (index === 2 ? 6.1 : index === 20 ? 0.22 : value)),
  standard: STANDARD,
  fitted: true,
  answers: 6434,
  log_loss: { standard: 0.3521, fitted: 0.3384 },
  available: true,
};
