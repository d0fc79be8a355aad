import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPages, linesOf } from '../../src/print/pages.ts';
import { CARDS_ACROSS, CARDS_DOWN, cardPages, withoutAnswer, worksheet } from '../../src/print/sheets.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
const cells = fc.array(fc.tuple(fc.string(), fc.string(), fc.string()), { maxLength: 60 });

describe('cards to cut', () => {
  // Specification: S0-1.251
  it('have each row once on a front and once on a back', () => {
    fc.assert(
      fc.property(fc.nat(120), (count) => {
        const pages = cardPages(numbered(count));
        for (const side of ['front', 'back']) {
          const shown = pages.filter((page) => page.side === side).flatMap(({ lines }) => lines.flat());
          expect(shown.filter((row) => row !== null).toSorted((a, b) => a - b)).toEqual(numbered(count));
        }
        expect(pages.map(({ side }) => side)).toEqual(pages.map((_, index) => (index % 2 === 0 ? 'front' : 'back')));
        expect(pages.every(({ lines }) => lines.length <= CARDS_DOWN)).toBe(true);
      }),
    );
  });

  // Specification: S0-1.251
  it('have their back behind their front when the paper is turned on its long edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const pages = cardPages(numbered(count));
        for (let page = 0; page < pages.length; page += 2) {
          const turned = pages[page + 1]?.lines.map((line) => line.toReversed());
          expect(turned).toEqual(pages[page]?.lines);
          expect(pages[page]?.lines.every((line) => line.length === CARDS_ACROSS)).toBe(true);
        }
      }),
    );
  });
});

describe('a worksheet', () => {
  // Specification: S0-1.252
  it('asks each row once and answers it under its number', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 0, max: 2 }), fc.option(fc.integer()), (rows, gap, seed) => {
        const exercises = worksheet(rows, gap, seed);
        expect(exercises.map(({ number }) => number)).toEqual(numbered(rows.length).map((index) => index + 1));
        const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => a.localeCompare(b));
        expect(sorted(exercises.map(({ answer }) => answer))).toEqual(sorted(rows.map((row) => row[gap] ?? '')));
        expect(exercises.every(({ cells: shown }) => shown[gap] === null && shown.length === 3)).toBe(true);
        if (seed === null) expect(exercises.map(({ answer }) => answer)).toEqual(rows.map((row) => row[gap]));
      }),
    );
  });

  // Specification: S0-1.252
  it('has the same order for the same seed, and another one for another', () => {
    const rows = numbered(30).map((index) => [`question ${index}`, `answer ${index}`]);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(worksheet(rows, 1, seed)).toEqual(worksheet(rows, 1, seed));
      }),
    );
    expect(worksheet(rows, 1, 1)).not.toEqual(worksheet(rows, 1, 2));
  });

  it.each([
    ['The house is old.', 'house', 'The _____ is old.'],
    ['House, sweet house', 'house', '_____, sweet _____'],
    ['The housekeeper', 'house', 'The housekeeper'],
    ['He has a dog.', 'a', 'He has a dog.'],
    ['Hotel', 'hotel', 'Hotel'],
    ['我喜欢猫。', '猫', '我喜欢_____。'],
    ['What (if)?', '(if)', 'What _____?'],
    ['Čítam knihu', 'KNIHU', 'Čítam _____'],
  ])('leaves the answer out where %s says it (%s)', (cell, answer, shown) => {
    expect(withoutAnswer(cell, answer)).toEqual(shown);
  });
});

describe('pages', () => {
  it('hold each item once, in order, and no more than fits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (heights) => {
        const pages = fillPages(heights, (height) => height, { first: 50, others: 80 });
        expect(pages.flat()).toEqual(heights);
        for (const [index, page] of pages.entries())
          expect(page.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(index === 0 ? 50 : 80);
      }),
    );
  });

  it('give an item that is higher than a page one of its own', () => {
    expect(fillPages([10, 90, 10], (height) => height, { first: 50, others: 50 })).toEqual([[10], [90], [10]]);
  });

  it.each([
    ['', 1],
    ['house', 1],
    ['first\nsecond\r\nthird', 3],
    ['a house and a tree and a garden with flowers', 3],
    ['猫'.repeat(25), 3],
    ['W'.repeat(30), 3],
  ])('count lines of a text: %s', (text, lines) => {
    expect(linesOf(text, 10)).toEqual(lines);
  });
});
