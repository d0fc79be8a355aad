import type { Locator, Page } from 'playwright-core';
import type { Scene } from './captions.ts';
import type { Hand } from './hand.ts';
import type { ScreenRecorder } from './screen-recorder.ts';

export interface Tour {
  page: Page;
  hand: Hand;
  film: ScreenRecorder;
  /** From here on the film shows this scene. */
  scene: (name: Scene) => void;
}

const LANGUAGES = ['Spanish', 'English'] as const;
const WORDS = ['la playa', 'el sol'];
/** Questions of the day's words that the film shows. */
const SHOWN_REVIEWS = 3;
/** More would be the same words again and again. */
const MAX_REVIEWS = 60;

async function hasText(field: Locator): Promise<void> {
  for (let tries = 0; (await field.inputValue()) === ''; tries += 1) {
    if (tries > 100) throw new Error('No translation came.');
    await field.page().waitForTimeout(50);
  }
}

async function create({ page, hand, scene }: Tour): Promise<void> {
  scene('clusters');
  await hand.wait(3000);
  scene('create');
  await hand.click(page.getByRole('button', { name: 'Create cluster' }).first());
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').waitFor();
  await hand.wait(300);
  await hand.type('A week in Spain');
  await hand.click(dialog.getByLabel('Column 1 name'));
  for (const [index, language] of LANGUAGES.entries()) {
    if (index > 0) await hand.press('Tab');
    await hand.type(language);
    await hand.press('Tab');
    await hand.type(language.slice(0, 4));
    await page.getByRole('option', { name: language }).first().waitFor();
    await hand.press('Enter');
  }
  await hand.click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await page.getByRole('grid').waitFor();
}

async function addWords({ page, hand, scene }: Tour): Promise<void> {
  scene('words');
  await hand.click(page.getByLabel('New Spanish'));
  for (const [index, word] of WORDS.entries()) {
    await hand.type(word);
    await hand.press('Tab');
    await hasText(page.getByLabel('New English'));
    await hand.wait(550);
    await hand.press('Enter');
    await page.getByText(index === 0 ? '1 row' : `${index + 1} rows`, { exact: true }).waitFor();
  }
  await hand.wait(400);
}

async function askTeacher({ page, hand, scene }: Tour): Promise<void> {
  scene('teacher');
  await hand.click(page.getByRole('button', { name: 'Ask A. I. Teacher', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Ask A. I. Teacher' });
  await dialog.getByLabel('Topic').waitFor();
  await hand.wait(300);
  await hand.type('fruit');
  await hand.click(dialog.getByRole('button', { name: '5', exact: true }));
  await hand.click(dialog.getByRole('button', { name: 'Ask', exact: true }));
  await dialog.getByRole('row').nth(5).waitFor();
  await hand.wait(1300);
  await hand.click(dialog.getByRole('button', { name: 'Import' }));
  await page.getByText(`${WORDS.length + 5} rows`, { exact: true }).waitFor();
  await hand.wait(1300);
}

/** The rows of the cluster, as the table shows them. */
async function readRows(page: Page): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const row of await page.getByRole('grid').getByRole('row').all()) {
    const [first, second] = await row.getByRole('gridcell').allInnerTexts();
    if (first?.trim() && second?.trim()) rows.set(first.trim(), second.trim());
  }
  return rows;
}

const question = (page: Page, number: number) => page.getByText(new RegExp(`^Question ${number}/`));

/** The answer to the question on the screen. */
async function answer(page: Page, rows: ReadonlyMap<string, string>): Promise<string> {
  for (const [word, translation] of rows)
    if (await page.getByRole('main').getByText(word, { exact: true }).first().isVisible()) return translation;
  throw new Error('No word of the cluster is asked.');
}

/** The answer with its last two letters swapped. */
function misspelt(text: string): string {
  const letters = Array.from(text);
  const [last = '', before = ''] = [letters.pop(), letters.pop()];
  return [...letters, last, before].join('');
}

const openDialog = async ({ page, hand }: Tour) => {
  await hand.click(page.getByRole('button', { name: 'Learning & Practice' }));
  await page.getByRole('dialog', { name: 'LEARNING & PRACTICE' }).waitFor();
  await hand.wait(300);
};
const start = ({ page, hand }: Tour) => hand.click(page.getByRole('button', { name: 'Start', exact: true }));

async function typed(tour: Tour, rows: ReadonlyMap<string, string>): Promise<void> {
  const { page, hand, film, scene } = tour;
  await start(tour);
  scene('letters');
  await question(page, 1).waitFor();
  await hand.wait(750);
  await hand.type((await answer(page, rows)).replaceAll(/[\s/]/g, ''));
  await hand.press('Enter');
  await question(page, 2).waitFor();
  scene('mistake');
  await hand.wait(700);
  await hand.type(misspelt((await answer(page, rows)).replaceAll(/[\s/]/g, '')));
  await hand.press('Enter');
  await question(page, 3).waitFor();
  await hand.wait(400);
  await film.cut(async () => {
    const end = page.getByRole('heading', { name: /You achieved/ });
    for (let number = 3; ; number += 1) {
      await question(page, number).or(end).first().waitFor();
      if (await end.isVisible()) break;
      await page.keyboard.type((await answer(page, rows)).replaceAll(/[\s/]/g, ''));
      await page.keyboard.press('Enter');
    }
  });
  scene('cloud');
  await hand.wait(3200);
  await hand.click(page.getByRole('button', { name: 'Exit' }));
}

const ENDED = /^\d+ words? practised$/;

/** Answers what the session shows now as a person who knows all words; false at its end. */
async function review({ page, hand }: Tour, answers: ReadonlyMap<string, string>): Promise<boolean> {
  const main = page.getByRole('main');
  const met = main.getByRole('button', { name: 'Got it' });
  const choices = main.locator('[aria-keyshortcuts]');
  const next = main.getByRole('button', { name: 'Next', exact: true });
  const end = page.getByRole('heading', { name: ENDED });
  await met.or(choices.first()).or(next).or(end).first().waitFor();
  if (await end.isVisible()) return false;
  if (await next.isVisible()) {
    await hand.click(next);
    return true;
  }
  const word = (await main.locator('p[translate="no"]').first().innerText()).trim();
  await hand.wait(700);
  const right = choices.filter({ has: page.getByText(answers.get(word) ?? '', { exact: true }) });
  await hand.click((await met.isVisible()) ? met : right.first());
  // A right answer goes on by itself; the same word may come next where it is the last one.
  const same = main.locator('p[translate="no"]').first().filter({ hasText: word });
  for (let tries = 0; (await same.isVisible()) && tries < 40; tries += 1) await hand.wait(50);
  return true;
}

/** The words of the day, to the end of the session. */
async function today(tour: Tour, answers: ReadonlyMap<string, string>): Promise<void> {
  const { page, hand, film, scene } = tour;
  scene('today');
  await hand.click(page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: /^Today/ }));
  await hand.wait(900);
  await hand.click(page.getByRole('main').getByRole('link', { name: 'Practise', exact: true }));
  for (let shown = 0; shown < SHOWN_REVIEWS; shown += 1) await review(tour, answers);
  await film.cut(async () => {
    for (let asked = 0; await review(tour, answers); asked += 1)
      if (asked > MAX_REVIEWS) throw new Error('The session does not end.');
  });
  scene('remember');
  await hand.wait(3200);
}

/** A typed test with one mistake. */
async function practise(tour: Tour): Promise<void> {
  const { page, hand, scene } = tour;
  const rows = await readRows(page);
  scene('practise');
  await openDialog(tour);
  await hand.click(page.getByRole('button', { name: 'Text input' }));
  const boxes = page.getByLabel('Number of letters recognition');
  if (!(await boxes.isChecked())) await hand.click(boxes);
  await typed(tour, rows);
}

/** The whole film: from an empty cluster to words that are known. `answers` are those of every word of the person. */
export async function takeTour(tour: Tour, answers: () => Promise<ReadonlyMap<string, string>>): Promise<void> {
  await create(tour);
  await addWords(tour);
  await askTeacher(tour);
  await practise(tour);
  await today(tour, await answers());
}
