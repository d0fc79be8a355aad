import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';
import { DIFFERENCE, FACT_FORMS } from '../../packages/lexicon/src/tutor/fact-requests.ts';
import { FIXED } from '../../packages/lexicon/src/tutor/english-mistakes.ts';
import * as requests from '../../packages/lexicon/src/tutor/requests.ts';
import { complaintsAbout, expressionOf } from '../lint/linear-expressions.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'];
const COMPOSED = [
  ...Object.values(requests).filter(Array.isArray).flat(),
  ...FACT_FORMS.flatMap(({ forms }) => forms),
  DIFFERENCE,
  ...FIXED.map(([wrong]) => wrong),
];

describe('the rule', () => {
  test.each([
    [/\[[^\]]*\]/, 'an opening that is looked for at each place'],
    [/\s+$/, 'an end that is looked for at each place'],
    [/^(a+)+$/, 'a loop in a loop'],
    [/^\d*\w+:/, 'two loops that share characters'],
  ])('refuses %s: %s', (expression) => {
    expect(complaintsAbout(expression)).not.toEqual([]);
  });

  test.each([/\[[^[\]]*\]/, /(?<!\s)\s+$/, /^a+$/, /^\d+:\w+$/, /\s+$/y])('lets %s pass', (expression) => {
    expect(complaintsAbout(expression)).toEqual([]);
  });

  test('judges what the expressions of the tutor come to when they are put together', () => {
    expect(COMPOSED.length).toBeGreaterThan(20);
    expect(COMPOSED.flatMap(complaintsAbout)).toEqual([]);
  });
});

/** Every expression that is written in a source file. */
function expressionsIn(file) {
  const found = [];
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    const expression = typeof node.type === 'string' ? expressionOf(node) : null;
    if (expression && expression !== 'composed') found.push(expression);
    for (const value of Object.values(node)) walk(value);
  };
  walk(parseAst(readFileSync(path.join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

const LONG = 160_000;
/** For all texts of an expression: a linear one takes some milliseconds for each, a quadratic one many seconds. */
const PATIENCE_MS = 3_000;

/** Long texts of what an expression looks for: each character it names, pairs of neighbours, and a few classes. */
function longTexts({ source }) {
  // Sampling: the hundreds of letters of a long character class match alike, the first ones stand for all.
  const named = [...new Set(source.replaceAll(/\\[a-zA-Z]/g, '').replaceAll(/[\\^$()|?+{}]/g, ''))].slice(0, 64);
  const pairs = named.slice(1).map((character, at) => `${named[at]}${character}`);
  const pumps = new Set([...named, ...pairs, 'a', 'A', '0', ' ', '\n', '.', 'a ', 'a.', ' a']);
  return [...pumps].map((pump) => `${pump.repeat(LONG / pump.length)}\u0000`);
}

function isSlow({ source, flags }) {
  const everywhere = `${flags.replaceAll(/[gy]/g, '')}g`;
  const context = { source, flags: everywhere, texts: longTexts({ source }) };
  try {
    const work = 'for (const text of texts) text.replace(new RegExp(source, flags), "")';
    runInNewContext(work, context, { timeout: PATIENCE_MS });
    return false;
  } catch {
    return true;
  }
}

describe('long texts', () => {
  const files = globSync(SOURCES, { cwd: root });
  const expressions = new Map(
    [...files.flatMap(expressionsIn), ...COMPOSED].map(({ source, flags }) => [
      `/${source}/${flags}`,
      { source, flags },
    ]),
  );

  test('the expressions are found', () => {
    expect(expressions.size).toBeGreaterThan(150);
  });

  test('take a quadratic expression long', () => {
    expect(isSlow(/\[[^\]]*\]/)).toBe(true);
  });

  test('take no expression of the product long', () => {
    const slow = [...expressions].filter(([, expression]) => isSlow(expression));
    expect(slow.map(([name]) => name)).toEqual([]);
  });
});
