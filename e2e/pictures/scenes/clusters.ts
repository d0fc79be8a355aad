import { expect } from '@playwright/test';
import { byPath, type Filled, type Screen, type Stage } from '../stage.ts';

const WORDS = 'Slovo;Meaning\nder Bahnhof;station\ndie Brücke;bridge\nder Fluss;river\ndas Schloss;castle\n';

const dialog = ({ page }: Stage) => page.getByRole('dialog');
const german = ({ german: id }: Filled) => `/clusters/${id}/`;
const table = async ({ page }: Stage) => expect(page.getByRole('grid')).toBeVisible();

/** Chooses an item of the menu of the first card. */
const choose = (item: string) => async (stage: Stage) => {
  const { page, say } = stage;
  const title = 'German for a weekend';
  await page.getByRole('button', { name: say('{title}: {0}', { title: say('Cluster Manager'), 0: title }) }).click();
  await page.getByRole('menuitem', { name: say(item), exact: true }).click();
  await expect(dialog(stage)).toBeVisible();
};

const press = (name: string) => async (stage: Stage) => {
  await stage.page
    .getByRole('button', { name: stage.say(name) })
    .first()
    .click();
  await expect(dialog(stage)).toBeVisible();
};

const word = 'der Bahnhof';
const isWide = ({ page }: Stage) => (page.viewportSize()?.width ?? 0) >= 600;
const hoverRow = ({ page }: Stage) => page.getByRole('gridcell', { name: word, exact: true }).hover();

/** A button of the first row; in the table, entries with labels are in the row's menu. */
const ofRow = (name: string, inMenu?: string) => async (stage: Stage) => {
  const { page, say } = stage;
  await hoverRow(stage);
  if (!isWide(stage)) await openRow(stage);
  if (isWide(stage) && inMenu !== undefined) {
    await page.getByRole('button', { name: say('More for {word}', { word }) }).click();
    await page.getByRole('menuitem', { name: say(inMenu) }).click();
  } else await page.getByRole('button', { name: say(name, { word }) }).click();
  await expect(dialog(stage)).toBeVisible();
};
const openRow = ({ page, say }: Stage) =>
  page.getByRole('button', { name: say('Row {0}: {word}', { 0: 1, word }) }).click();

const importFile = async (stage: Stage) => {
  await choose('Import')(stage);
  const file = { name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(WORDS) };
  await stage.page.locator('input[type=file]').first().setInputFiles(file);
  await expect(dialog(stage).getByRole('table').first()).toBeVisible();
};

const atList = (name: string, prepare: Screen['prepare'] & {}): Screen => ({
  name,
  who: 'demo',
  path: '/clusters',
  prepare,
});
const atTable = (name: string, prepare: Screen['prepare'] & {}): Screen => ({
  name,
  who: 'demo',
  path: german,
  prepare,
});

/** The list, the table, and their dialogs. */
export const clusters: Screen[] = [
  ...byPath('demo', { clusters: '/clusters', 'add-word': '/add?text=die+Br%C3%BCcke' }),
  ...byPath('admin', { 'clusters-empty': '/clusters' }),
  ...byPath('free', { 'clusters-shared': '/clusters', 'table-empty': ({ empty }) => `/clusters/${empty}/` }),
  atTable('table', table),
  { name: 'table-shared', who: 'free', path: german, prepare: table },
  { ...atTable('table-row', openRow), only: 'phone' },
  {
    ...atTable('table-more', async (stage) => {
      const { page, say } = stage;
      await hoverRow(stage);
      await page.getByRole('button', { name: say('More for {word}', { word }) }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    }),
    only: 'wide',
  },
  atTable('table-found', async ({ page, say }) => {
    await page.getByLabel(say('Search rows')).fill('die');
    await page.getByRole('gridcell', { name: 'die Fahrkarte', exact: true }).waitFor();
  }),
  atTable('row-media', ofRow('Image and audio for {word}', 'Image and audio')),
  atTable('row-delete', ofRow('Delete {word}')),
  atTable('row-history', ofRow('History of {word}', 'History')),
  atTable('print', press('Print')),
  atList('cluster-menu', async ({ page, say }) => {
    const title = say('Cluster Manager');
    await page.getByRole('button', { name: say('{title}: {0}', { title, 0: 'German for a weekend' }) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  atList('create-cluster', press('Create cluster')),
  atList('configure-cluster', choose('Configure')),
  // The code of its link is drawn by lot.
  { ...atList('share', choose('Share')), lively: true },
  atList('tags', choose('Tags')),
  atList('remove-cluster', choose('Remove')),
  atList('import', choose('Import')),
  atList('earlier-rows', choose('Version history')),
  { ...atList('cancel-share', choose('Cancel share')), who: 'free' },
  atList('import-preview', importFile),
  atList('import-words', press('Import')),
  atList('export-as', choose('Export as…')),
  atList('teacher', press('Ask A. I. Teacher')),
  atList('navigation', async ({ page, say }) => {
    await page.getByRole('button', { name: say('Open menu') }).click();
    // The links of the top bar are a navigation too.
    await expect(page.getByRole('navigation', { name: say('Clusters'), exact: true })).toBeVisible();
  }),
  atList('user-menu', async ({ page }) => {
    await page.getByRole('button', { name: /Dana/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  atList('palette', async (stage) => {
    await stage.page.keyboard.press('Control+k');
    await dialog(stage).getByRole('combobox').fill('ba');
    await expect(stage.page.getByRole('option').nth(1)).toBeVisible();
  }),
  atList('shortcuts', async (stage) => {
    await stage.page.keyboard.press('?');
    await expect(dialog(stage)).toBeVisible();
  }),
  {
    ...atList('chat', async ({ page, say }) => {
      await page.getByRole('button', { name: say('Question prompt') }).click();
      await expect(page.getByLabel(say('Your question'))).toBeVisible();
    }),
    leave: ({ page, say }) => page.getByRole('button', { name: say('Question prompt') }).click(),
  },
];
