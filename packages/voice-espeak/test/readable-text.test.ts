import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_TEXT_LENGTH, readableText } from '../src/speech.ts';

const notations = ['[', '[[', ']', '<', '>', '&', 'lt;', '\0', '\u0001', '\uD800', 'a', ' ', '猫'];
const anyText = oneof(
  string({ unit: 'binary', maxLength: 60 }),
  array(constantFrom(...notations)).map((parts) => parts.join('')),
);

const spoken = (text: string) => {
  const readable = readableText(text, 'en');
  return 'text' in readable ? readable.text : null;
};
const lettersOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('') ?? '';

it('never hands the engine one of its own notations', () => {
  expect(() =>
    assert(property(anyText, (text) => !/\[\[|[\p{Cc}\p{Co}\p{Cs}<>]|&#?\w+;/u.test(spoken(text) ?? ''))),
  ).not.toThrow();
});

it('keeps every letter and digit of what it reads', () => {
  expect(() =>
    assert(property(anyText, (text) => spoken(text) === null || lettersOf(spoken(text) ?? '') === lettersOf(text))),
  ).not.toThrow();
});

it.each(["l'été & l'hiver", 'R&D', 'می‌خواهم', 'to [verb]', '10 %', 'C++'])('leaves %j as it is', (text) => {
  expect(spoken(text)).toBe(text);
});

it('takes 500 characters and refuses 501', () => {
  expect(readableText('a'.repeat(MAX_TEXT_LENGTH), 'en')).toHaveProperty('text');
  expect(readableText('a'.repeat(MAX_TEXT_LENGTH + 1), 'en')).toEqual({ refusal: 'too_long' });
});
