import { expect, test } from 'vitest';
import { gradeAnswer } from '@wordcluster/domain/practice/grading';
import { addNearWords, decodedWords } from '@wordcluster/domain/practice/grading/word-lists';

test('a list of near words gives each word after the letters that it shares with the one before', () => {
  expect(decodedWords('0casual1ausal2hsed0dog')).toBe('casual causal cahsed dog');
});

test('a word that a list adds is no slip any more', () => {
  const verdict = () =>
    gradeAnswer({
      expected: 'attitude',
      typed: 'altitude',
      language: 'sq',
      otherAnswers: [],
      question: null,
      mode: 'text',
    }).verdict;
  expect(verdict()).toBe('right_with_note');
  addNearWords('sq', '0altitude1ttitude');
  expect(verdict()).toBe('wrong');
});
