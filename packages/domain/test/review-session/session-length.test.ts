import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedRemaining } from '../../src/review-session/session-length.ts';
import { progressOf, summaryOf } from '../../src/review-session/summary.ts';
import { anySteps, anyWords, begun, walk, word, type Step } from './walk.ts';

const right: Step = { do: 'answer', verdict: 'right' };
const wrong: Step = { do: 'answer', verdict: 'wrong' };
const next: Step = { do: 'next' };
const sixNew = () => begun(Array.from({ length: 6 }, (_one, index) => word(index)));

describe('the bar of a session', () => {
  it('moves by the same step with every answer of a session without mistakes', () => {
    const shares = walk(sixNew(), Array.from({ length: 18 }, () => [right, next]).flat()).map(
      (session) => progressOf(session).share,
    );
    for (const [index, share] of shares.entries()) expect(share).toBeCloseTo(Math.ceil((index + 1) / 2) / 18, 10);
  });

  it('is not full when the last word is reset after its answer: the session goes on', () => {
    const [answered, reset] = walk(begun([word(0, 'review'), word(1, 'review')]), [
      right,
      next,
      right,
      { do: 'aside', kind: 'reset' },
    ]).slice(-2);
    expect(answered?.share).toBe(1);
    // Half was done before the answer; it is one of four parts of the rest: introduced, chosen and typed are left.
    expect(reset?.share).toBeCloseTo(0.5 + 0.5 / 4, 10);
    expect(reset?.question).not.toBeNull();
    expect(reset && walk(reset, [{ do: 'undo' }]).at(-1)?.share).toBe(1);
  });

  it('moves with every answer, a wrong one too, is full at the end alone, and undo takes it back', () => {
    fc.assert(
      fc.property(anyWords, anySteps, (words, steps) => {
        let before = begun(words);
        expect(progressOf(before).share).toBe(words.length === 0 ? 1 : 0);
        for (const session of walk(before, steps)) {
          const [share, answers] = [progressOf(session).share, summaryOf(session).answers];
          const grown = answers - summaryOf(before).answers;
          if (grown > 0) expect(share).toBeGreaterThan(progressOf(before).share);
          if (session.line.length > 0) expect(share).toBeLessThan(1);
          if (session.question === null) expect(share).toBe(1);
          before = session;
        }
        const back =
          walk(
            before,
            before.past.map(() => ({ do: 'undo' }) as const),
          ).at(-1) ?? before;
        expect(back.share).toBe(0);
      }),
    );
  });
});

describe('the end of a session', () => {
  it('is estimated honestly from the start: six new words are introduced, chosen and typed', () => {
    expect(expectedRemaining(sixNew())).toEqual({ answers: 20, minutes: 3 });
    expect(expectedRemaining(begun([word(0, 'review')]))).toEqual({ answers: 1, minutes: 1 });
    expect(expectedRemaining(begun([]))).toEqual({ answers: 0, minutes: 0 });
  });

  it('counts words that were learned apart from those that were reviewed', () => {
    const session = walk(begun([word(0), word(1, 'review')]), [right, next, right, next]).at(-1);
    expect(session && summaryOf(session)).toMatchObject({ words: 2, learned: 1, reviewed: 1 });
  });
});

it('a missed word comes again after at least three others, as long as so many are left', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.array(fc.boolean(), { maxLength: 25 }), (skipped, verdicts) => {
      let session = begun([0, 1, 2, 3, 4, 5].map((position) => word(position, 'review')));
      const missed = new Map<string, Set<string>>();
      for (const isRight of [...Array.from({ length: skipped }, () => true), ...verdicts]) {
        const key = session.question?.key;
        if (key === undefined) break;
        const between = missed.get(key);
        if (between) {
          const remaining = session.line.filter((one) => one !== key && !between.has(one));
          expect(between.size >= 3 || remaining.length === 0).toBe(true);
        }
        for (const others of missed.values()) others.add(key);
        missed.delete(key);
        session = walk(session, [isRight ? right : wrong, next]).at(-1) ?? session;
        if (!isRight) missed.set(key, new Set());
      }
    }),
  );
});
