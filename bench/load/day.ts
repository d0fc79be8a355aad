import { v7 as newId } from 'uuid';
import type { Person } from './people.ts';

/** One call of a learner. */
export interface Step {
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
  /** Sent by the same learner once this is answered. */
  after?: Step;
}

/** The pasted text: a lesson's words. */
const PASTED = Array.from({ length: 20 }, (_, n) => `pasted ${n + 1}\tits meaning`).join('\n');

/**
 * Workload model: calls of learners in a minute, by weight; most are answers. A session opens the day's page and fetches its
 * words, then sends one answer per request, as the browser does. One word in seven is played, from the cache; one import,
 * with its preview, comes on 230 answers.
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
            id: newId(),
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
  {
    name: 'listen',
    weight: 10,
    step: ({ cluster, rows }, random) => ({
      method: 'POST',
      path: `/api/listen/${cluster}`,
      body: { row_id: rows[Math.floor(random() * rows.length)], col_number: 1 },
    }),
  },
  {
    name: 'import',
    weight: 0.3,
    step: ({ pasted }) => ({
      method: 'POST',
      path: `/api/clusters/${pasted}/paste-import`,
      body: { text: PASTED },
      after: {
        name: 'start import',
        method: 'POST',
        path: `/api/clusters/${pasted}/start-import`,
        body: { first_line_header: false, append: false },
      },
    }),
  },
  { name: 'account', weight: 1, step: () => ({ method: 'GET', path: '/api/user' }) },
];

/** A learner's next call, of the whole mix or of those in `known`. */
export function nextStep(person: Person, random: () => number, known: (name: string) => boolean = () => true): Step {
  const mix = MIX.filter(({ name }) => known(name));
  let at = random() * mix.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = mix.find(({ weight }) => (at -= weight) < 0) ?? mix[0];
  if (!chosen) throw new Error('nothing to do');
  return { name: chosen.name, ...chosen.step(person, random) };
}

/** One of each, except imports, whose rate is limited. */
export const eachStep = (person: Person, random: () => number): Step[] =>
  MIX.filter(({ name }) => name !== 'import').map(({ name, step }) => ({ name, ...step(person, random) }));
