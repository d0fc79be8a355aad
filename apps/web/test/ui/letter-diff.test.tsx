import { letterDifference } from '@wordcluster/domain/practice/letter-difference';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LetterDiff } from '../../src/ui/LetterDiff.tsx';
import { expectAccessible, show } from '../support/show.tsx';

const draw = async (typed: string, expected: string, language: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  show(<LetterDiff pieces={letterDifference(typed, expected)} language={language} direction={direction} />);
const marked = (element: string) => [...document.querySelectorAll(element)].map(({ textContent }) => textContent);

describe('the difference of two answers', () => {
  test('marks letters by a line, not by colour alone, and says them', async () => {
    await draw('recieve', 'receive', 'en');
    await expect.element(page.getByText(/You typed “recieve”. The answer is “receive”/)).toBeInTheDocument();
    expect(marked('del').join('')).toBe('i');
    expect(marked('ins').join('')).toBe('i');
    const lines = ['del', 'ins'].map((name) => {
      const element = [...document.querySelectorAll(name)].find(({ textContent }) => textContent !== '');
      return element && getComputedStyle(element).textDecorationLine;
    });
    expect(lines).toEqual(['line-through', 'underline']);
    await expect.element(page.getByText('“i” is extra.')).toBeInTheDocument();
    await expect.element(page.getByText('“i” is missing.')).toBeInTheDocument();
    await expectAccessible();
  });

  test('runs from right to left where its words do', async () => {
    await draw('שלומ', 'שלום', 'he', 'rtl');
    const words = [...document.querySelectorAll('[lang="he"]')];
    expect(words.map((one) => [one.textContent, getComputedStyle(one).direction])).toEqual([
      ['שלומ', 'rtl'],
      ['שלום', 'rtl'],
    ]);
  });

  test('of nothing typed is the answer alone', async () => {
    await draw('', 'pes', 'sk');
    await expect.element(page.getByText('Expected: “pes”.')).toBeInTheDocument();
    expect(page.getByText(/You typed/).elements()).toHaveLength(0);
  });
});
