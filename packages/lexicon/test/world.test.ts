import { describe, expect, test } from 'vitest';
import { buildCore } from '../build/core.ts';
import { numberWords } from '../build/numbers.ts';
import { foldCase } from '../src/text/fold.ts';
import { dateNames, displayNames, unitNames } from '../src/world/intl.ts';
import { SUBJECTS } from '../src/world/subjects.ts';

describe('names that the runtime knows', () => {
  test('are those of the language', () => {
    expect(displayNames('sk', 'region', ['DE', 'CZ'])).toEqual(['Nemecko', 'Česko']);
    expect(dateNames('cs', { month: 'long' }, [new Date(Date.UTC(2024, 0, 15))])).toEqual(['leden']);
    expect(unitNames('de', ['kilogram'])).toEqual(['Kilogramm']);
    expect(displayNames('zh-TW', 'region', ['DE'])).toEqual(['德國']);
  });

  test.each(['la', 'ht', 'ny', 'co', 'hmn', 'sm'])('are null in %s, which it lacks, and not English', (code) => {
    expect(displayNames(code, 'region', ['DE'])).toEqual([null]);
    expect(dateNames(code, { weekday: 'long' }, [new Date(0)])).toEqual([null]);
    expect(unitNames(code, ['meter'])).toEqual([null]);
  });

  test.each(SUBJECTS)('of $topic differ from each other in every core language', ({ keys, names }) => {
    for (const code of buildCore().languages) {
      const own = names(code)
        .filter((name) => name !== null)
        .map(foldCase);
      expect({ code, known: own.length > keys.length * 0.9 }).toEqual({ code, known: true });
      expect({ code, differ: own.length - new Set(own).size <= 1 }).toEqual({ code, differ: true });
    }
  });
});

describe('number words', () => {
  test.each([
    ['de', 71, 'einundsiebzig'],
    ['fr', 71, 'soixante-et-onze'],
    ['fr', 80, 'quatre-vingts'],
    ['fr', 91, 'quatre-vingt-onze'],
    ['sk', 21, 'dvadsaťjeden'],
    ['da', 75, 'femoghalvfjerds'],
    ['ru', 100, 'сто'],
    ['hi', 45, 'पैंतालीस'],
  ])('%s %i is %s', (code, value, word) => {
    expect(numberWords(code)?.[value]).toBe(word);
  });

  test('agree with the core lexicon', () => {
    // Korean counts things with native numbers and reads figures with Chinese ones; the zero of figures is a sign.
    const core = buildCore();
    const rows = core.topics.flatMap(({ rows: list }) => list).filter((row) => row[1] === 'num');
    const english = numberWords('en') ?? [];
    const differing = core.languages
      .filter((code) => code !== 'ko')
      .flatMap((code) =>
        rows.flatMap((row) => {
          const value = english.indexOf(row[2] ?? '');
          const word = numberWords(code)?.[value];
          const cell = row[core.languages.indexOf(code) + 2];
          return word === undefined || word === cell || (code === 'ja' && value === 0)
            ? []
            : [`${code} ${cell} ${word}`];
        }),
      );
    expect(differing).toEqual([]);
  });
});
