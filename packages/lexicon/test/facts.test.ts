import { expect, test } from 'vitest';
import { allFacts } from '../../../bench/language/facts.ts';
import { score } from '../../../bench/language/score.ts';
import { translateWord } from '../src/index.ts';

/** The required share of answered questions. */
const RIGHT = 0.97;
const ANSWERED = 0.8;

test('at least 97 % of the answers to facts from other sources are right', async () => {
  const facts = allFacts();
  expect(facts.length).toBeGreaterThan(600);
  expect(new Set(facts.map(({ to }) => to)).size).toBeGreaterThanOrEqual(12);
  const { answered, right, wrong } = await score(facts, async (fact) => translateWord(fact));
  expect(answered / facts.length).toBeGreaterThan(ANSWERED);
  if (right / answered < RIGHT) throw new Error(`${right} of ${answered} right:\n${wrong.join('\n')}`);
});
