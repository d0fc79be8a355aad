import * as fc from 'fast-check';
import type { Grading, Verdict } from '../../src/practice/grading.ts';
import { beginSession, reduceSession, type Session, type SessionEvent } from '../../src/review-session/session.ts';
import { sessionWord, type QueuedWord, type Stage, type Way } from '../../src/review-session/words.ts';

export const NOW = Date.parse('2026-03-02T09:00:00Z');
export const WAYS: readonly Way[] = ['meet', 'choose', 'type', 'listen', 'flashcard'];

const WORDS = [
  ['Hund', 'pes'],
  ['Katze', 'mačka'],
  ['Pferd', 'kôň'],
  ['Kuh', 'krava'],
  ['Huhn', 'sliepka'],
  ['Ziege', 'koza'],
] as const;

const state = (stage: Stage): QueuedWord['state'] =>
  stage === 'new' ? null : { state: stage, leech: false, paused: false };

/** A word of the queue: number `position` of a few animals. */
export function queued(position: number, stage: Stage = 'new', way: Way = 'type'): QueuedWord {
  const [first, second] = WORDS[position % WORDS.length] ?? WORDS[0];
  const row = { col_1_value: first, col_2_value: second, col_3_value: null };
  return {
    row_id: 100 + position,
    cluster_id: 5,
    source_col: 1,
    target_col: 2,
    way,
    row,
    state: state(stage),
    step: 0,
    accepted: [],
  };
}

export const word = (position: number, stage: Stage = 'new', way: Way = 'type') =>
  sessionWord(queued(position, stage, way), { choose: true, listen: true });

let last = 0;
/** Ids that are unique within a run of tests. */
export const newId = () => `id-${(last += 1)}`;

export const begun = (words = [word(0, 'review')], ways = WAYS): Session => beginSession(words, ways, NOW, 7);

export const grading = (verdict: Verdict): Grading => ({ verdict, reason: null, expected: 'pes' });

/** A person's next step; ids and times are added when it is run. */
export type Step =
  | { do: 'answer'; verdict: Verdict }
  | { do: 'rate'; rating: 1 | 2 | 3 | 4 }
  | { do: 'change'; rating: 1 | 2 | 3 | 4 }
  | { do: 'aside'; kind: 'pause' | 'bury' | 'reset' }
  | { do: 'hint' | 'next' | 'undo' | 'resume' };

export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        verdict: fc.constantFrom('right' as const, 'right_with_note' as const, 'almost' as const, 'wrong' as const),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('rate' as const),
        rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('change' as const),
        rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('aside' as const),
        kind: fc.constantFrom('pause' as const, 'bury' as const, 'reset' as const),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('hint' as const, 'next' as const, 'next' as const, 'undo' as const, 'resume' as const),
      }),
    },
  ),
  { maxLength: 40 },
);

export const anyWords = fc
  .array(
    fc.record({
      stage: fc.constantFrom<Stage>('new', 'learning', 'review', 'relearning'),
      way: fc.constantFrom<Way>(...WAYS),
      paused: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map(({ stage, way, paused }, index) => ({ ...word(index, stage, way), paused })));

/** The events of a step, as the question that is shown takes them. */
function eventsOf(step: Step, { question }: Session, now: number): SessionEvent[] {
  const stamp = { now, id: newId() };
  if (step.do === 'answer')
    return question?.way === 'meet'
      ? [{ type: 'introduced', known: false, ...stamp }]
      : [{ type: 'answered', typed: 'x', grading: grading(step.verdict), ...stamp }];
  if (step.do === 'rate') return [{ type: 'turned' }, { type: 'rated', rating: step.rating, ...stamp }];
  if (step.do === 'change') return [{ type: 'changed', undoId: newId(), rating: step.rating, verdict: null, ...stamp }];
  if (step.do === 'aside') return [{ type: 'word-paused', kind: step.kind, ...stamp }];
  if (step.do === 'resume') return [{ type: 'resumed', ...stamp }];
  if (step.do === 'undo') return [{ type: 'undo', ...stamp }];
  return [step.do === 'next' ? { type: 'next', now } : { type: 'hint' }];
}

/** The session after each step. */
export function walk(session: Session, steps: readonly Step[]): Session[] {
  let now = NOW;
  let present = session;
  return steps.map((step) => {
    now += 4000;
    for (const event of eventsOf(step, present, now)) present = reduceSession(present, event);
    return present;
  });
}
