import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleAnswer, boxCount, boxesOf, distribute, erase, lettersOf } from '../../src/practice/boxes.ts';
import { isSameAnswer } from '../../src/practice/comparison.ts';

const anyText = fc.string({ unit: 'grapheme' }).map((text) => text.normalize('NFC'));
const exact = { caseSensitive: true, language: null };

function layout(expected: string): string {
  return boxesOf(expected)
    .map(({ kind, text }) => (kind === 'box' ? '_' : text))
    .join('');
}

describe('letter boxes', () => {
  it('puts together what it took apart', () => {
    fc.assert(
      fc.property(anyText, (expected) => {
        const cells = boxesOf(expected);
        expect(assembleAnswer(cells, lettersOf(cells, expected))).toBe(expected);
      }),
    );
  });
  it('reads an assembled answer back, with its empty boxes', () => {
    fc.assert(
      fc.property(anyText, fc.infiniteStream(fc.boolean()), (expected, filled) => {
        const cells = boxesOf(expected);
        const letters = lettersOf(cells, expected).map((letter) => (filled.next().value === true ? letter : ''));
        expect(lettersOf(cells, assembleAnswer(cells, letters))).toEqual(letters);
      }),
    );
  });
  it('fills all boxes when the expected answer is pasted', () => {
    fc.assert(
      fc.property(anyText, (expected) => {
        const cells = boxesOf(expected);
        const { letters } = distribute(cells, [], 0, expected);
        expect(assembleAnswer(cells, letters)).toBe(expected);
      }),
    );
  });
  // Specification: S1-2.80
  it('keeps slash and space fixed', () => {
    expect(layout('ice cream/gelato')).toEqual('___ _____/______');
    expect(layout('a\u00A0b')).toEqual('_\u00A0_');
  });
  // Specification: S1-2.79
  it('counts what a reader counts', () => {
    expect(boxCount(boxesOf('क्षत्रिय'))).toBe(3);
    expect(boxCount(boxesOf('👨‍👩‍👧'))).toBe(1);
    expect(boxCount(boxesOf('ko\u0302n\u030C'))).toBe(3);
    expect(boxCount(boxesOf('한국어'))).toBe(3);
  });
  it('never takes a missing letter for a right answer', () => {
    const cells = boxesOf('pes');
    for (const letters of [
      ['p', 'e'],
      ['', 'e', 's'],
      ['p', '', 's'],
    ]) {
      expect(isSameAnswer(assembleAnswer(cells, letters), 'pes', exact)).toBe(false);
    }
  });
  it('lays pasted and composed text over the boxes from where it was typed', () => {
    const cells = boxesOf('dobrý deň');
    expect(distribute(cells, ['d'], 1, 'obry\u0301 den')).toEqual({ letters: 'dobrýden'.split(''), focus: 7 });
    expect(distribute(cells, [], 7, 'abc')).toEqual({ letters: ['', '', '', '', '', '', '', 'a'], focus: 7 });
    expect(distribute(boxesOf('東京'), [], 0, '東京')).toEqual({ letters: ['東', '京'], focus: 1 });
    expect(distribute(boxesOf(' / '), [], 0, 'x')).toEqual({ letters: [], focus: 0 });
  });
  it('goes back over empty boxes', () => {
    const cells = boxesOf('pes');
    expect(erase(cells, ['p', 'e', ''], 2)).toEqual({ letters: ['p', '', ''], focus: 1 });
    expect(erase(cells, ['p', 'e', 's'], 1)).toEqual({ letters: ['p', '', 's'], focus: 1 });
    expect(erase(cells, [], 0)).toEqual({ letters: ['', '', ''], focus: 0 });
  });
});
