import { expect, test } from 'vitest';
import { withoutAddresses } from '../src/text/without-addresses.ts';

test.each([
  ['Spanish verbs', 'Spanish verbs'],
  ['Win at https://evil.example now', 'Win at now'],
  ['evil.example', null],
  ['www.evil', null],
  ['write me@evil.example', 'write'],
  ['evil。com and evil．com', 'and'],
  ['evil.com/path', null],
  // Case 21 of the second security review: look-alike dots, and characters that turn what follows round.
  ['evil\u2024com', null],
  ['evil\uFE52com', null],
  ['evil\u2024com/path now', 'now'],
  ['www\uFF61evil', null],
  ['moc\u202E.live', null],
  ['ev\u200Bil.c\u2060om', null],
  ['words \u202Edesrever', 'words desrever'],
  ['Unit 3.5, e.g. food', 'Unit 3.5, e.g. food'],
])('%s', (text, expected) => {
  expect(withoutAddresses(text, 100)).toBe(expected);
});

test('long names are cut', () => {
  expect(withoutAddresses('Ž'.repeat(90), 40)).toHaveLength(40);
});
