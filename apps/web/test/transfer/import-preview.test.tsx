import type { BodyOf } from '@wordcluster/contract/types';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Preview } from '../../src/features/transfer/api/import-rows.ts';
import ImportDialog from '../../src/features/transfer/components/ImportDialog.tsx';
import { message, saying, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const row = (line: number, word: string, translation: string | null) => ({
  line,
  col_1_value: word,
  col_2_value: translation,
  col_3_value: null,
  duplicate: false,
});
const FOUND: Preview = {
  rows_total: 3,
  importable_rows: 3,
  existing_rows: 3,
  blank_rows: 1,
  skipped_rows: 0,
  skipped: [],
  first_row: ['Wort', 'Slovo', null],
  first_row_skipped: false,
  first_row_is_header: true,
  preview: [row(1, 'Wort', 'Slovo'), row(2, 'Kuh', 'krava'), row(4, 'Pferd', 'kôň')],
  duplicates: { rows: 0, matching: 0 },
  columns: 2,
  ignored_columns: 0,
  format: 'text',
  file_name: 'pasted',
  encoding: null,
  delimiter: '\t',
  sheet: null,
  tables: [],
  table: 0,
  mapped_columns: [0, 1],
  tag_columns: [],
  notices: [],
  messages: [],
};
const TEXT = 'Wort\tSlovo\nKuh\tkrava\n\nPferd\tkôň';

const open = (more: Responses = {}) =>
  show(<ImportDialog cluster={ANIMALS} premium pasted={TEXT} onClose={() => undefined} />, {
    user: NINA,
    responses: {
      'POST /api/clusters/:cluster_id/paste-import': FOUND,
      'DELETE /api/clusters/:cluster_id/upload-import': saying(message('import.cancelled')),
      'GET /api/clusters': [ANIMALS],
      'GET /api/clusters/:cluster_id/clusterRows': [],
      ...more,
    },
  });
const cells = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
const header = () => page.getByRole('checkbox', { name: 'First row is a header' });
const append = () => page.getByRole('checkbox', { name: /Add to the existing rows/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the preview shows the rows as they will arrive, with the languages of their columns', async () => {
  await open();
  await expect.element(page.getByText('Pasted rows')).toBeVisible();
  await expect.element(page.getByText('2 rows · 2 columns · 1 blank line left out')).toBeVisible();
  await expect.element(header()).toBeChecked();
  expect(cells().slice(0, 2)).toEqual(['2', 'Kuh']);
  expect(document.querySelector('td[lang="sk"]')?.textContent).toBe('krava');
  await expect.element(page.getByText('in the file: Wort')).toBeVisible();
  await expectAccessible();
});

test('on a phone three columns fit its width, and what is there already is marked', async () => {
  const first = { ...row(2, 'Krankenversicherung', 'zdravotné poistenie'), duplicate: true };
  await open({
    'POST /api/clusters/:cluster_id/paste-import': {
      ...FOUND,
      preview: [row(1, 'Wort', 'Slovo'), { ...first, col_3_value: 'Ohne Krankenversicherung geht es nicht.' }],
      columns: 3,
      duplicates: { rows: 1, matching: 1 },
    },
  });
  await page.viewport(390, 844);
  await expect.element(page.getByText('duplicate', { exact: true })).toBeVisible();
  // Asked about before the rows, in view on every screen.
  const top = (element: Element) => element.getBoundingClientRect().top;
  const field = page.getByLabelText('Duplicates').element();
  expect(top(field)).toBeLessThan(top(page.getByRole('region', { name: 'Preview of the first rows' }).element()));
  const table = page.getByRole('region', { name: 'Preview of the first rows' }).element();
  expect(table.scrollWidth).toBe(table.clientWidth);
  const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
  expect(boxOf('zdravotné poistenie').top).toBe(boxOf('Krankenversicherung').top);
  expect(boxOf('Ohne Krankenversicherung geht es nicht.').top).toBeGreaterThanOrEqual(
    boxOf('Krankenversicherung').bottom,
  );
  await expectAccessible();
});

test('a header that is none counts as a row, and rows that are replaced are warned of', async () => {
  await open();
  await header().click();
  await expect.element(button('Import 3 rows')).toBeEnabled();
  expect(cells().slice(0, 2)).toEqual(['1', 'Wort']);
  const alerts = () => page.getByRole('dialog').element().textContent;
  const before = alerts();
  await append().click();
  expect(alerts()).not.toBe(before);
  await expectAccessible();
});

test('other separators read it again; what was chosen is what is imported, once', async () => {
  const sent: BodyOf<'POST /api/clusters/:cluster_id/paste-import'>[] = [];
  const done = message('import.rows_added', { count: 2 });
  const requests = await open({
    'POST /api/clusters/:cluster_id/paste-import': (body) => {
      sent.push(body);
      const { delimiter = '\t', row_delimiter = null } = body;
      return { ...FOUND, delimiter, row_delimiter, preset: sent.length === 1 ? 'anki' : null };
    },
    'POST /api/clusters/:cluster_id/start-import': {
      ...saying(done),
      imported_rows: 2,
      updated_rows: 0,
      duplicate_rows: 0,
      snapshot_id: null,
    },
  });
  await expect.element(page.getByText('Recognised: Notes as Anki exports them')).toBeVisible();
  await expect.element(page.getByLabelText('Columns are separated by')).not.toBeVisible();
  await page.getByText('Reading options').click();
  await page.getByLabelText('Columns are separated by').selectOptions('Semicolon');
  await expect.poll(() => sent.at(-1)).toEqual({ text: TEXT, delimiter: ';' });
  await page.getByLabelText('Rows are separated by').selectOptions('Something else');
  await page.getByLabelText('These characters').fill('##\\n');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.at(-1)).toEqual({ text: TEXT, row_delimiter: '##\n' });
  await expect.element(page.getByLabelText('These characters')).toHaveValue('##\\n');
  await expect.element(button('Import 2 rows')).toBeEnabled();
  await expectAccessible();
  await append().click();
  await button('Import 2 rows').click();
  await expect.element(page.getByText('2 rows were imported.')).toBeVisible();
  const started = requests.filter(({ name }) => name === 'POST /api/clusters/:cluster_id/start-import');
  expect(started.map(({ body }) => body)).toEqual([
    expect.objectContaining({ first_line_header: true, append: false }),
  ]);
});

test('going back keeps what was pasted', async () => {
  await open();
  await button('Back').click();
  await expect.element(page.getByRole('textbox')).toHaveValue(TEXT);
});
