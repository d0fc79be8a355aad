import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { fieldContent, PackageWriter, readPackage } from '@wordcluster/anki';
import { expectAccessible } from '../accessibility.ts';
import { ask, chooseAction } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { answerAll } from '../learner.ts';
import { logIn } from '../people.ts';

const DAY = 86_400_000;
const WORDS = [
  ['Haus', 'dom', 'Das Haus <b>am</b> See & im Wald'],
  ['Baum', 'strom', '{{zwei}}\nZeilen'],
  ['Wasser', 'voda', ''],
] as const;
const TAGS = ['unit\u00A01', 'nouns'];

/** Two answers each, long ago: all of them are due. */
function historyOf(position: number, now: number): { at: number; rating: 2 | 3; took: number }[] {
  const at = Math.floor(now / 1000) * 1000 - 40 * DAY + position * 60_000;
  return [
    { at, rating: 3, took: 2500 },
    { at: at + 2 * DAY, rating: position === 1 ? 2 : 3, took: 1800 },
  ];
}

async function deck(now: number): Promise<Buffer> {
  const writer = new PackageWriter(now - 30 * DAY);
  const directions = [
    { source: 0, target: 1 },
    { source: 1, target: 0 },
  ];
  writer.addNoteType({ id: 70, name: 'Vocabulary', fields: ['German', 'Slovak', 'Example'], directions });
  writer.addDeck(100, 'German::Unit 1');
  for (const [index, [german, slovak, example]] of WORDS.entries())
    writer.addNote(100, 70, {
      guid: `guid-${index}`,
      modified: 1_700_000_000,
      tags: TAGS,
      fields: [german, slovak, example.replaceAll('&', '&amp;').replaceAll('<b>am</b>', 'am').replaceAll('\n', '<br>')],
      cards: [{ ord: 0, reviews: historyOf(index, now) }],
    });
  return buffer(writer.finish());
}

/** A package's content as data: the words, their tags and every answer. */
async function contentOf(content: Buffer) {
  const folder = await mkdtemp(path.join(tmpdir(), 'deck-'));
  try {
    const file = path.join(folder, 'deck.apkg');
    await writeFile(file, content);
    const read = await readPackage(file);
    const notes = [...read.notes()].map(({ guid, fields, tags, cards }) => ({
      guid,
      fields: fields.map((field) => fieldContent(field).text),
      tags: tags.toSorted(),
      reviews: cards.flatMap((card) => card.reviews).toSorted((one, other) => one.at - other.at),
    }));
    read.close();
    return notes.toSorted((one, other) => one.guid.localeCompare(other.guid));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function importDeck(page: Page, content: Buffer): Promise<void> {
  await page.goto('/clusters');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'German.apkg', mimeType: 'application/octet-stream', buffer: content });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
}

// The page may ask for rows of clusters that the test removes beside it.
test.use({ expectedErrors: /404 \(Not Found\) \(\/api\/clusters\/\d+\/clusterRows\)/ });

// Specification: S0-1.150
test('a deck of Anki comes with its history, is practised on its schedule, and goes back whole', async ({ page }) => {
  const now = Date.now();
  const content = await deck(now);
  await logIn(page, 'demo');
  await importDeck(page, content);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 rows were imported. Learning history imported (6 answers).')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'German: Unit 1' }).click();
  await expect(page.getByRole('gridcell', { name: 'Haus #unit 1 #nouns' })).toBeVisible();

  const clusters = (await ask(page, 'GET', '/api/clusters')) as { id: number; title: string; row_count: number }[];
  for (const { id, title } of clusters)
    if (title !== 'German: Unit 1') await ask(page, 'DELETE', `/api/clusters/${id}`, {});
  await ask(page, 'PATCH', '/api/reviews/settings', { ways: ['meet', 'choose', 'type'], go_on: false });
  await page.goto('/today');
  await page.getByRole('main').getByRole('link', { name: 'Practise', exact: true }).click();
  await answerAll(page);
  await expect(page.getByRole('main').getByRole('heading', { name: '3 words practised' })).toBeVisible();
  await expect.poll(() => page.evaluate(`localStorage.getItem('waiting_answers')`)).toContain('"count":0');

  await page.goto('/clusters');
  await chooseAction(page, 'German: Unit 1', 'Export as…');
  const started = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^Anki/ }).click();
  const back = await readFile(await (await started).path());
  const [before, after] = [await contentOf(content), await contentOf(back)];
  const earlier = after.map((note) => ({ ...note, reviews: note.reviews.filter(({ at }) => at < now - DAY) }));
  expect(earlier).toEqual(before);
  for (const { reviews } of after) expect(reviews.length).toBeGreaterThan(2);

  await importDeck(page, back);
  await expect(dialog.getByText('Nothing has changed since the last import.')).toBeVisible();
});
