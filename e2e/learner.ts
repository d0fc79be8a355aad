import { expect, type Page } from '@playwright/test';

/** The session's current question on the page. */
interface RecordedRequest {
  way: 'meet' | 'choose' | 'type' | 'end';
  question: string;
}

const WORDS: readonly (readonly [string, string])[] = [
  ['Haus', 'dom'],
  ['Baum', 'strom'],
  ['Wasser', 'voda'],
  ['Brot', 'chlieb'],
  ['Stuhl', 'stolička'],
  ['Fenster', 'okno'],
  ['Straße', 'ulica'],
  ['Freund', 'priateľ'],
  ['Schule', 'škola'],
  ['Buch', 'kniha'],
  ['Sonne', 'slnko'],
  ['Regen', 'dážď'],
  ['Schnee', 'sneh'],
  ['Berg', 'vrch'],
  ['Fluss', 'rieka'],
  ['Vogel', 'vták'],
  ['Fisch', 'ryba'],
  ['Apfel', 'jablko'],
  ['Salz', 'soľ'],
  ['Zucker', 'cukor'],
];

export const LEARNED = WORDS;
const ANSWERS = new Map(WORDS);

const BUTTON = { meet: 'Got it', choose: 'I don’t know', type: 'Check', end: 'Done' } as const;

/** Waits for a question, or the end, and reads it. */
export async function asked(page: Page): Promise<RecordedRequest> {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^(?:Got it|I don’t know|Done)$/ })).toBeVisible();
  const has = async (name: string) => (await main.getByRole('button', { name, exact: true }).count()) > 0;
  const way = (await has(BUTTON.end))
    ? 'end'
    : (await has(BUTTON.meet))
      ? 'meet'
      : (await has(BUTTON.type))
        ? 'type'
        : 'choose';
  const question = way === 'end' ? '' : await main.locator('p[translate="no"]').first().innerText();
  return { way, question };
}

interface Manner {
  /** By finger instead of by keys. */
  touch?: boolean;
  /** Words that are answered wrong when they are typed. */
  wrong?: ReadonlySet<string>;
}

/** Answers one question; false when the session is over. */
export async function answerOne(page: Page, { touch = false, wrong = new Set() }: Manner = {}): Promise<boolean> {
  const main = page.getByRole('main');
  const press = async (name: string | RegExp, key: string) =>
    touch ? main.getByRole('button', { name }).tap() : page.keyboard.press(key);
  const { way, question } = await asked(page);
  if (way === 'end') return false;
  if (way === 'meet') {
    await press('Got it', 'Enter');
    await expect(main.getByRole('group', { name: 'New word' }).getByText(question, { exact: true })).toHaveCount(0);
    return true;
  }
  const answer = ANSWERS.get(question) ?? '';
  if (way === 'choose') {
    const choices = await main.locator('[aria-keyshortcuts]').allInnerTexts();
    const position = choices.findIndex((text) => text.includes(answer));
    await press(new RegExp(`${answer}$`), String(position + 1));
  } else {
    await main.getByRole('textbox').fill(wrong.has(question) ? 'nonsens' : answer);
    await press('Check', 'Enter');
  }
  await expect(main.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await press('Next', 'Enter');
  await expect(main.getByRole('button', { name: 'Next', exact: true })).toBeHidden();
  return true;
}

/** Answers to the end; words of `wrong` once wrong, then right. Gives the words that were asked. */
export async function answerAll(page: Page, manner: Manner = {}): Promise<Set<string>> {
  const wrong = new Set(manner.wrong);
  const words = new Set<string>();
  for (;;) {
    const { way, question } = await asked(page);
    if (!(await answerOne(page, { ...manner, wrong: new Set(wrong) }))) return words;
    words.add(question);
    if (way === 'type') wrong.delete(question);
  }
}
