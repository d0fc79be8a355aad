import { describe, expect, test } from 'vitest';
import { buildCore } from '../build/core.ts';
import { buildEmoji } from '../build/emoji.ts';
import { readTable } from '../build/tables.ts';
import { foldAccents, foldCase } from '../src/text/fold.ts';
import { isInScript } from '../src/text/scripts.ts';

const core = buildCore();
const emoji = buildEmoji(core);
const names = Object.entries(emoji.names).map(([code, list]) => [code, list.split('\n')] as const);

test('about 90 languages name most of the chosen things', () => {
  expect(names.length).toBeGreaterThanOrEqual(90);
  const rich = names.filter(([, list]) => list.filter((name) => name !== '').length >= 350);
  expect(rich.length).toBeGreaterThanOrEqual(80);
});

describe.each(names)('emoji names in %s', (code, list) => {
  const own = list.filter((name) => name !== '');

  test('are words and no captions', () => {
    expect(own.filter((name) => /[()/:0-9,،、（）’ʼ]/.test(name) || name.split(' ').length > 4)).toEqual([]);
    expect(own.filter((name) => name !== name.normalize('NFC').trim())).toEqual([]);
  });

  test('are at the index of their concept, each once, in the right script', () => {
    expect(list.length).toBe(emoji.concepts.length);
    expect(new Set(own.map(foldCase)).size).toBe(own.length);
    expect(own.filter((name) => !isInScript(name, code))).toEqual([]);
  });
});

test('the core lexicon agrees with CLDR on most things that both name alike in English', () => {
  const rows = core.topics.flatMap((topic) => topic.rows).filter((row) => row[1] === 'noun');
  const byEnglish = new Map(rows.map((row) => [row[2], row]));
  for (const [column, code] of core.languages.entries()) {
    const shared = emoji.concepts.flatMap(([, english], index) => {
      const cell = byEnglish.get(english)?.[column + 2];
      const name = emoji.names[code]?.split('\n')[index];
      return cell && name ? [foldAccents(cell) === foldAccents(name)] : [];
    });
    expect({ code, enough: shared.length > 20 }).toEqual({ code, enough: true });
    expect({ code, agrees: shared.filter(Boolean).length / shared.length > 0.55 }).toEqual({ code, agrees: true });
  }
});

test('every correction is of a chosen emoji', () => {
  const chosen = new Set(readTable('emoji-concepts').rows.map(([character]) => character));
  expect(readTable('emoji-corrections').rows.filter(([character]) => !chosen.has(character ?? ''))).toEqual([]);
});
