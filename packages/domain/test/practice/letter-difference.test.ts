import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterDifference } from '../../src/practice/letter-difference.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', 'č', 'á', 'ß', 'נ', 'क्षि', ' ', '/'), maxLength: 30 });
const shown = (typed: string, expected: string) =>
  letterDifference(typed, expected)
    .map((piece) => (piece.same ? piece.typed : `[${piece.typed}>${piece.expected}]`))
    .join('');

describe('the difference of two answers', () => {
  it.each([
    ['hauz', 'haus', 'hau[z>s]'],
    ['macka', 'mačka', 'ma[c>č]ka'],
    ['recieve', 'receive', 'rec[i>]e[>i]ve'],
    ['thank you', 'thankyou', 'thank[ >]you'],
    ['Hund', 'hund', '[H>h]und'],
    ['שלומ', 'שלום', 'שלו[מ>ם]'],
    ['', 'pes', '[>pes]'],
    ['cat', 'mačka', '[cat>mačka]'],
    // An accent belongs to its letter, however it was encoded.
    ['cafe\u0301', 'cafe', 'caf[é>e]'],
    ['cafe\u0301', 'caf\u00E9', 'café'],
  ])('of “%s” and “%s” is %s', (typed, expected, marked) => expect(shown(typed, expected)).toBe(marked));

  it('puts both texts together again, with no two stretches of a kind side by side', () => {
    fc.assert(
      fc.property(anyText, anyText, (typed, expected) => {
        const pieces = letterDifference(typed, expected);
        expect(pieces.map((piece) => piece.typed).join('')).toBe(typed.normalize('NFC'));
        expect(pieces.map((piece) => piece.expected).join('')).toBe(expected.normalize('NFC'));
        for (const [index, { same, typed: one, expected: other }] of pieces.entries()) {
          expect(same).toBe(one === other);
          expect(pieces[index + 1]?.same).not.toBe(same);
        }
      }),
    );
  });
  it('of equal texts is nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(letterDifference(text, text).filter(({ same }) => !same)).toEqual([]);
      }),
    );
  });
  it('of two texts of 1,000 letters is there at once', () => {
    const took = Array.from({ length: 5 }, () => {
      const began = performance.now();
      letterDifference('ab'.repeat(500), 'ba'.repeat(500));
      return performance.now() - began;
    });
    // The quickest: the machine may have other work.
    expect(Math.min(...took)).toBeLessThan(200);
  });
});
