import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

/** One call of a learner. */
export interface Step {
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
}

/**
 * What learners do in a minute, by how often: most of it is answering. A session opens the day's page and fetches its words,
 * then sends each answer by itself, as the browser does.
 */
const MIX: { name: string; weight: number; step: (person: Person, random: () => number) => Omit<Step, 'name'> }[] = [
  { name: 'list', weight: 6, step: () => ({ method: 'GET', path: '/api/clusters' }) },
  {
    name: 'table',
    weight: 8,
    step: ({ cluster }) => ({ method: 'GET', path: `/api/clusters/${cluster}/clusterRows` }),
  },
  { name: 'today', weight: 6, step: () => ({ method: 'GET', path: '/api/reviews/today' }) },
  { name: 'queue', weight: 4, step: () => ({ method: 'GET', path: '/api/reviews/queue?limit=20' }) },
  {
    name: 'answer',
    weight: 70,
    step: ({ rows }, random) => ({
      method: 'POST',
      path: '/api/reviews',
      body: {
        reviews: [
          {
            id: randomUUID(),
            row_id: rows[Math.floor(random() * rows.length)],
            source_col: 1,
            target_col: 2,
            happened_at: new Date().toISOString(),
            rating: random() < 0.85 ? 3 : 1,
            verdict: 'right',
            way: 'type',
            duration_ms: 4000,
          },
        ],
      },
    }),
  },
  {
    name: 'add',
    weight: 5,
    step: ({ cluster }, random) => ({
      method: 'POST',
      path: `/api/clusters/${cluster}/clusterRows`,
      body: { col_1_value: `new ${Math.floor(random() * 1e6)}`, col_2_value: 'added under load' },
    }),
  },
  { name: 'account', weight: 1, step: () => ({ method: 'GET', path: '/api/user' }) },
];
const WHOLE = MIX.reduce((sum, { weight }) => sum + weight, 0);

/** What a learner does next. */
export function nextStep(person: Person, random: () => number): Step {
  let at = random() * WHOLE;
  const chosen = MIX.find(({ weight }) => (at -= weight) < 0) ?? MIX[0];
  if (!chosen) throw new Error('nothing to do');
  return { name: chosen.name, ...chosen.step(person, random) };
}
