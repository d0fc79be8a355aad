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
  ['Unit 3.5, e.g. food', 'Unit 3.5, e.g. food'],
])('%s', (text, kept) => {
  expect(withoutAddresses(text, 100)).toBe(kept);
});

test('long names are cut', () => {
  expect(withoutAddresses('Ž'.repeat(90), 40)).toHaveLength(40);
});
