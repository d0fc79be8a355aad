import type { Locator, Page } from 'playwright-core';
import type { Scene } from './captions.ts';
import type { Hand } from './hand.ts';
import { practise } from './practise.ts';
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

/** The whole film: from an empty cluster to words that are known. */
export async function takeTour(tour: Tour): Promise<void> {
  await create(tour);
  await addWords(tour);
  await askTeacher(tour);
  await practise(tour);
}
