import { expect } from 'vitest';

function sentenceOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value && 'text' in value ? value.text : null;
}

/** Rules are held to the letter of their sentences: a message equals its English text. */
expect.addEqualityTesters([
  (a, b) => {
    if (typeof a === 'string' && sentenceOf(b) !== null) return sentenceOf(b) === a;
    if (typeof b === 'string' && sentenceOf(a) !== null) return sentenceOf(a) === b;
    return undefined;
  },
]);
