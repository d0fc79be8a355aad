import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASKED_WAYS, expectedMinutes, mixed, wayToAsk } from '../../src/schedule/settings.ts';

describe('how a word is asked', () => {
  it('is introduced first, then recognised, then typed, and played every third time', () => {
    const asked = [
      wayToAsk({ stage: 'new', reps: 0 }, ASKED_WAYS),
      wayToAsk({ stage: 'learning', reps: 1 }, ASKED_WAYS),
      wayToAsk({ stage: 'learning', reps: 2 }, ASKED_WAYS),
      wayToAsk({ stage: 'review', reps: 3 }, ASKED_WAYS),
      wayToAsk({ stage: 'review', reps: 4 }, ASKED_WAYS),
      wayToAsk({ stage: 'relearning', reps: 6 }, ASKED_WAYS),
    ];
    expect(asked).toEqual(['meet', 'choose', 'type', 'listen', 'type', 'type']);
  });

  it('is never what the person does not want', () => {
    const ways = fc.subarray([...ASKED_WAYS], { minLength: 1 });
    const stages = fc.constantFrom('new', 'learning', 'review', 'relearning' as const);
    fc.assert(
      fc.property(ways, stages, fc.nat(20), (wanted, stage, reps) => {
        expect(wanted).toContain(wayToAsk({ stage, reps }, wanted));
      }),
    );
  });
});

describe('new words between the others', () => {
  it('are spread evenly, each once, both in their order', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (knownCount, freshCount) => {
        const known = Array.from({ length: knownCount }, (_, index) => `known ${index}`);
        const fresh = Array.from({ length: freshCount }, (_, index) => `new ${index}`);
        const words = mixed(known, fresh);
        expect(words.filter((word) => word.startsWith('known'))).toEqual(known);
        expect(words.filter((word) => word.startsWith('new'))).toEqual(fresh);
      }),
    );
    expect(mixed(['a', 'b', 'c', 'd'], ['X', 'Y']).join('')).toBe('aXbcYd');
  });
});

it('minutes are more with each word, and none without', () => {
  expect(expectedMinutes({ due: 0, new: 0, learning: 0 })).toBe(0);
  expect(expectedMinutes({ due: 20, new: 0, learning: 0 })).toBe(3);
  expect(expectedMinutes({ due: 20, new: 10, learning: 2 })).toBe(9);
});
