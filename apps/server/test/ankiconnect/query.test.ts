import { describe, expect, test } from 'vitest';
import { likeOf, matcherOf, parseQuery } from '../../src/features/ankiconnect/query.ts';

const term = (key: string | null, value: string) => ({ op: 'term', key, value });

describe("Anki's search language", () => {
  test.each([
    ['dog', term(null, 'dog')],
    ['', { op: 'and', parts: [] }],
    ['deck:French is:due', { op: 'and', parts: [term('deck', 'French'), term('is', 'due')] }],
    [
      '"deck:two words" -tag:x',
      { op: 'and', parts: [term('deck', 'two words'), { op: 'not', part: term('tag', 'x') }] },
    ],
    ['deck:"two words"', term('deck', 'two words')],
    ['a or b c', { op: 'or', parts: [term(null, 'a'), { op: 'and', parts: [term(null, 'b'), term(null, 'c')] }] }],
    [
      'a OR (b or c) and d',
      {
        op: 'or',
        parts: [
          term(null, 'a'),
          { op: 'and', parts: [{ op: 'or', parts: [term(null, 'b'), term(null, 'c')] }, term(null, 'd')] },
        ],
      },
    ],
    ['-(a b)', { op: 'not', part: { op: 'and', parts: [term(null, 'a'), term(null, 'b')] } }],
    ['"or"', term(null, 'or')],
    ['well-known', term(null, 'well-known')],
    [String.raw`"Front:say \"hi\""`, term('Front', 'say "hi"')],
    [String.raw`a\:b`, term(null, String.raw`a\:b`)],
    ['prop:ivl>=21', term('prop', 'ivl>=21')],
    ['日本　語', { op: 'and', parts: [term(null, '日本'), term(null, '語')] }],
  ])('reads %s', (query, tree) => {
    expect(parseQuery(query)).toEqual(tree);
  });

  test.each([['(a'], ['a)'], ['"a'], ['('.repeat(60) + 'a' + ')'.repeat(60)], ['a '.repeat(2001)]])(
    'refuses %s with a sentence',
    (query) => {
      expect(() => parseQuery(query)).toThrow(/^invalid search: /);
    },
  );

  test('wildcards become patterns, escaped ones letters', () => {
    expect(likeOf('a*b_c%')).toBe(String.raw`a%b_c\%`);
    expect(likeOf(String.raw`a\*b\_c`)).toBe(String.raw`a*b\_c`);
    expect(matcherOf('Fr*')('french')).toBe(true);
    expect(matcherOf('Fr_')('french')).toBe(false);
    expect(matcherOf('a.c')('abc')).toBe(false);
  });
});
