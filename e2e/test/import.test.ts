import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { addRow, chooseAction, createCluster, post, valuesOf, type Cluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { askTeacher } from '../teacher.ts';

// Refused files are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

/** The letters of these tests in Windows-1250; ASCII is the same. */
const WINDOWS_1250 = new Map(
  Object.entries({
    ü: 0xfc,
    ß: 0xdf,
    ä: 0xe4,
    ö: 0xf6,
    č: 0xe8,
    ľ: 0xbe,
    š: 0x9a,
    ž: 0x9e,
    ň: 0xf2,
    ť: 0x9d,
    í: 0xed,
    ú: 0xfa,
  }),
);
const windows1250 = (text: string) => Buffer.from(Array.from(text, (c) => WINDOWS_1250.get(c) ?? c.charCodeAt(0)));

const csv = (name: string, content: Buffer | string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
const chooser = (page: Page) => page.locator('input[type=file]');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the first rows' });
const cells = (page: Page, line: number) => preview(page).getByRole('row').nth(line).getByRole('cell');

async function openImport(page: Page, title: string): Promise<Cluster> {
  const cluster = await createCluster(page, title);
  await page.goto('/clusters');
  await chooseAction(page, title, 'Import');
  return cluster;
}

const WORDS = [
  'Grüße;pozdravy',
  'Straße;ulica',
  'Mädchen;dievča',
  'Schlüssel;kľúč',
  'Hündchen;šteňa',
  'Wörter;slovíčka',
  'Käfer;žuk',
  'Größe;veľkosť',
];

test(
  'a semicolon file in Windows-1250 is read right, can be read otherwise, and arrives whole',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const cluster = await openImport(page, 'Old spreadsheet');
    await chooser(page).setInputFiles(csv('slová.csv', windows1250(WORDS.join('\n'))));
    await expect(page.getByLabel('Encoding', { exact: true })).toHaveValue('windows-1250');
    await expect(page.getByLabel('Columns are separated by')).toHaveValue(';');
    await expect(cells(page, 1)).toHaveText(['1', 'Grüße', 'pozdravy']);

    // Folded away, as long as it was read right.
    await page.getByText('Reading options').click();
    await page.getByLabel('Columns are separated by').selectOption('Comma');
    await expect(cells(page, 1)).toHaveText(['1', 'Grüße;pozdravy', '']);
    await page.getByLabel('Columns are separated by').selectOption('Semicolon');
    await page.getByLabel('Encoding', { exact: true }).selectOption('windows-1251');
    await expect(cells(page, 1).nth(1)).not.toHaveText('Grüße');
    await page.getByLabel('Encoding', { exact: true }).selectOption('windows-1250');
    await expect(cells(page, 3)).toHaveText(['3', 'Mädchen', 'dievča']);

    await page.getByRole('button', { name: 'Import 8 rows' }).click();
    await expect(page.getByText('8 rows were added.')).toBeVisible();
    expect(await valuesOf(page, cluster.id)).toEqual(WORDS.map((line) => [...line.split(';'), null]));
    await page.getByRole('link', { name: 'Open cluster' }).click();
    await expect(page.getByRole('gridcell', { name: 'Schlüssel', exact: true })).toBeVisible();
  },
);

test('every encoding that is offered is one the server reads', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await openImport(page, 'Encodings');
  await chooser(page).setInputFiles(csv('words.csv', 'Haus;dom\nBaum;strom\n'));
  await expect(preview(page)).toBeVisible();
  const options = await page.getByLabel('Encoding', { exact: true }).locator('option').all();
  expect(options.length).toBeGreaterThan(20);
  for (const option of options) {
    const encoding = await option.getAttribute('value');
    // A file that makes no sense in an encoding may be refused, but not for the encoding itself.
    const response = await post(page, `/api/clusters/${cluster.id}/upload-import/reread`, { encoding });
    expect([200, 422], `${encoding}`).toContain(response.status());
    expect(await response.text(), `${encoding}`).not.toContain('This encoding is not known');
  }
});

// Specification: S1-1.08, S1-7.29
test('an export imports back to the same rows, as a workbook and as CSV', async ({ page }) => {
  await logIn(page, 'demo');
  const odd = [
    ['Straße', 'ulica "hlavná"; dlhá'],
    ['=1+1', "'@quoted"],
    ['日本語', 'two\nlines'],
    ['007', 'TRUE'],
  ] as const;
  const source = await createCluster(page, 'Out and in again');
  for (const [first, second] of odd) await addRow(page, source.id, first, second);
  await page.goto('/clusters');
  await page.getByRole('button', { name: 'Cluster Manager: Out and in again' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Out and in again.xlsx');
  const asCsv = await page.request.get(`${source.export}&format=csv`);
  const files = [
    { name: 'again.xlsx', mimeType: 'application/octet-stream', buffer: await readFile(await download.path()) },
    csv('again.csv', await asCsv.body()),
  ];
  for (const file of files) {
    const target = await openImport(page, `Back from ${file.name}`);
    await chooser(page).setInputFiles(file);
    await expect(page.getByLabel('First row is a header')).toBeChecked();
    await expect(preview(page).getByText('in the file: Wort')).toBeVisible();
    await page.getByRole('button', { name: 'Import 4 rows' }).click();
    await expect(page.getByText('4 rows were added.')).toBeVisible();
    expect(await valuesOf(page, target.id)).toEqual(await valuesOf(page, source.id));
  }
});

// Specification: S1-2.40, S1-2.96-97, S1-4.32, S1-8.14, S1-9.02-03, S1-9.05
test('a free user sees what the plan lets in, and what was skipped', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'free');
  const cluster = await openImport(page, 'More than fifty');
  const lines = Array.from({ length: 60 }, (_, index) => (index === 9 ? ';no word' : `Wort ${index};slovo ${index}`));
  await chooser(page).setInputFiles(csv('many.csv', ['Deutsch;Slovensky', ...lines].join('\n')));
  await page.getByLabel('First row is a header').check();
  await expect(
    page.getByText(
      'Your file contains 60 rows, but your plan supports only 50 rows per cluster. 9 last rows will not be imported.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to PREMIUM' })).toHaveAttribute('href', '/premium');
  await expect(page.getByText('1 row is skipped:')).toBeVisible();
  await expect(page.getByText('No value in the first column. Line 11')).toBeVisible();
  await page.getByLabel('Add to the existing rows (append)').uncheck();
  await expect(page.getByText('Existing rows will be replaced')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 50 rows' }).click();
  await expect(page.getByText('50 rows were imported.')).toBeVisible();
  await expectAccessible(page);
  expect(await valuesOf(page, cluster.id)).toHaveLength(50);
});

/** Drops files of one row on the dialog. */
async function drop(page: Page, ...names: string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const name of ${JSON.stringify(names)}) transfer.items.add(new File(['Haus;dom'], name));
    return transfer;
  })()`);
  await page.getByText('Choose a file or drop it here').dispatchEvent('drop', { dataTransfer });
}

// Specification: S1-2.95, S1-5.21, S1-8.04
test('a file of another type, two files and a broken workbook are refused with a reason', async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await openImport(page, 'Refused files');
  await expectAccessible(page);
  await chooser(page).setInputFiles(csv('words.pdf', 'x'));
  await expect(page.getByRole('alert')).toContainText('File of invalid type');
  await expect(page.getByRole('alert')).toContainText('Only .csv and .xlsx filetypes are allowed');

  await drop(page, 'a.csv', 'b.csv');
  await expect(page.getByRole('alert')).toHaveText('Please choose exactly one file.');
  // Beside its place a file is not taken; the browser must not open it either.
  const beside = `(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'beside.csv'));
    return document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  })()`;
  expect(await page.evaluate(beside)).toBe(false);

  await chooser(page).setInputFiles(csv('broken.xlsx', 'PK\u0003\u0004 not a workbook'));
  await expect(page.getByRole('alert')).toHaveText('This .xlsx file is damaged and cannot be read.');
  await expectAccessible(page);
  await drop(page, 'one.csv');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row was added.')).toBeVisible();
  expect(await valuesOf(page, cluster.id)).toEqual([['Haus', 'dom', null]]);
});

test(
  'an upload can be cancelled, and a preview that is closed leaves nothing behind',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const cluster = await openImport(page, 'Second thoughts');
    let held = true;
    // Not answering holds the request until the page gives it up.
    await page.route('**/upload-import', (route) => (held ? undefined : route.continue()));
    await chooser(page).setInputFiles(csv('long.csv', 'Haus;dom\n'.repeat(50_000)));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Choose a file or drop it here')).toBeVisible();
    held = false;

    await chooser(page).setInputFiles(csv('words.csv', 'Haus;dom\n'));
    await expect(preview(page)).toBeVisible();
    const discarded = page.waitForResponse(
      (answer) => answer.url().endsWith('/upload-import') && answer.request().method() === 'DELETE',
    );
    await page.keyboard.press('Escape');
    expect((await discarded).ok()).toBe(true);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await valuesOf(page, cluster.id)).toEqual([]);
  },
);

async function putOnClipboard(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
}

test('cells pasted into the table are shown first, added, and taken back', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'From the clipboard');
  await page.goto(`/clusters/${cluster.id}/`);
  await expect(page.getByText('Your first words')).toBeVisible();
  // The teacher is offered once, where the eye is, and nothing green leads past the first words.
  await expect(askTeacher(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Practise' })).toHaveClass(/MuiButton-outlined/);
  await expectAccessible(page);
  await putOnClipboard(page, 'Haus\tdom\nBaum\tstrom\n');
  await page.getByLabel('New Wort').click();
  await page.keyboard.press('Control+V');
  await expect(cells(page, 2)).toHaveText(['2', 'Baum', 'strom']);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('gridcell', { name: 'Baum', exact: true }).click();
  await page.keyboard.press('Escape');
  await putOnClipboard(page, 'Katze - mačka\nHund - pes');
  await page.keyboard.press('Control+V');
  await page.getByRole('button', { name: 'As new rows' }).click();
  await expect(cells(page, 1)).toHaveText(['1', 'Katze', 'mačka']);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows were added.')).toBeVisible();
  expect(await valuesOf(page, cluster.id)).toHaveLength(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('gridcell', { name: 'Katze', exact: true })).toBeHidden();
  expect(await valuesOf(page, cluster.id)).toEqual([
    ['Haus', 'dom', null],
    ['Baum', 'strom', null],
  ]);
});

test('a list pasted into the dialog can be changed before it is read again', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  await openImport(page, 'A list from anywhere');
  await page.getByRole('tab', { name: 'Paste' }).click();
  await expectAccessible(page);
  await page.getByLabel('Cells or lines to import').fill('Haus = dom\nBaum = strom');
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(cells(page, 1)).toHaveText(['1', 'Haus', 'dom']);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Cells or lines to import')).toHaveValue('Haus = dom\nBaum = strom');
});

test('the rows as they were before an import come back from the menu', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'Changed my mind');
  await addRow(page, cluster.id, 'alt', 'starý');
  await page.goto('/clusters');
  await chooseAction(page, 'Changed my mind', 'Version history');
  await expect(page.getByText('There are no earlier rows of this cluster.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await chooseAction(page, 'Changed my mind', 'Import');
  await chooser(page).setInputFiles(csv('new.csv', 'neu;nový\njung;mladý\n'));
  await page.getByLabel('Add to the existing rows (append)').uncheck();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await valuesOf(page, cluster.id)).toHaveLength(2);

  await chooseAction(page, 'Changed my mind', 'Version history');
  await expect(page.getByRole('listitem').filter({ hasText: 'before an import replaced them' })).toContainText('1 row');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Restore the rows of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Restore 1 row?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText(/^The rows of .* are back\.$/)).toBeVisible();
  expect(await valuesOf(page, cluster.id)).toEqual([['alt', 'starý', null]]);
});
