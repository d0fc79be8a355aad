import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameAnswer } from '../../src/practice/comparison.ts';
import { foldCase } from '../../src/text/folding.ts';

const exact = { caseSensitive: true, language: null };
const loose = { caseSensitive: false, language: null };
const turkish = { caseSensitive: false, language: 'tr' };
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('comparison', () => {
  it('equals itself and is symmetric', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(exact, loose, turkish), (a, b, options) => {
        expect(isSameAnswer(a, a, options)).toBe(true);
        expect(isSameAnswer(a, b, options)).toBe(isSameAnswer(b, a, options));
      }),
    );
  });
  it('takes composed and decomposed spellings as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(exact, loose, turkish), (text, options) => {
        expect(isSameAnswer(text.normalize('NFC'), text.normalize('NFD'), options)).toBe(true);
      }),
    );
  });
  it('ignores invisible characters around the answer', () => {
    for (const blank of [' ', '\u00A0', '\u3000', '\u200B', '\uFEFF', '\u2060', '\t\n', '\u200F']) {
      expect(isSameAnswer(`${blank}kôň${blank}`, 'kôň', exact)).toBe(true);
    }
    expect(isSameAnswer('à demain !', 'à demain\u00A0!', exact)).toBe(true);
    expect(isSameAnswer('icecream', 'ice cream', exact)).toBe(false);
  });
  // Specification: S1-5.09
  it('minds accents always and letter case when asked to', () => {
    expect(isSameAnswer('kon', 'kôň', loose)).toBe(false);
    expect(isSameAnswer('か', 'が', loose)).toBe(false);
    expect(isSameAnswer('Pes', 'pes', exact)).toBe(false);
    expect(isSameAnswer('Pes', 'pes', loose)).toBe(true);
  });
  it.each([
    ['STRASSE', 'straße'],
    ['STRAẞE', 'strasse'],
    ['ΟΔΟΣ', 'οδος'],
    ['ὈΔΥΣΣΕΎΣ', 'ὀδυσσεύς'],
    ['ŒUVRE', 'œuvre'],
    ['ﬁn', 'FIN'],
    ['ПРИВЕТ', 'привет'],
    ['Ǆ', 'ǆ'],
    ['\u212A', 'k'],
  ])('folds %s and %s alike', (a, b) => {
    expect(isSameAnswer(a, b, loose)).toBe(true);
    expect(isSameAnswer(a, b, exact)).toBe(false);
  });
  it('keeps the dotted and the dotless i apart, each with its capital in Turkish', () => {
    expect(isSameAnswer('IŞIK', 'ışık', turkish)).toBe(true);
    expect(isSameAnswer('İSTANBUL', 'istanbul', turkish)).toBe(true);
    expect(isSameAnswer('I\u0307stanbul', 'istanbul', turkish)).toBe(true);
    expect(isSameAnswer('IŞIK', 'işik', turkish)).toBe(false);
    expect(isSameAnswer('IS', 'is', { caseSensitive: false, language: 'az' })).toBe(false);
    expect(isSameAnswer('IS', 'is', loose)).toBe(true);
    expect(isSameAnswer('ı', 'i', loose)).toBe(false);
  });
  it('agrees with the simple case folding of the regular expression engine for every letter', () => {
    const differing: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = foldCase(letter, false).normalize('NFC');
      const composed = letter.isWellFormed() && letter.normalize('NFC') === letter;
      // Foldings to several letters exist only in the full folding; the examples above stand for them.
      const simple = String.fromCodePoint(folded.codePointAt(0) ?? 0) === folded;
      if (composed && simple && folded !== letter && !new RegExp(`^\\u{${code.toString(16)}}$`, 'iu').test(folded)) {
        differing.push(letter);
      }
    }
    expect(differing).toEqual([]);
  });
});
