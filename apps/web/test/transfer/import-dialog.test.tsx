import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WordsFound } from '../../src/features/transfer/api/import-rows.ts';
import ImportDialog from '../../src/features/transfer/components/ImportDialog.tsx';
import { message, saying } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const row = (line: number, word: string, meaning: string, duplicate: boolean) => ({
  line,
  col_1_value: word,
  col_2_value: meaning,
  col_3_value: null,
  duplicate,
});
const PREVIEW = {
  rows_total: 3,
  importable_rows: 3,
  existing_rows: 3,
  blank_rows: 0,
  skipped_rows: 0,
  skipped: [],
  first_row: ['Hund', 'pes', null],
  first_row_skipped: false,
  first_row_is_header: false,
  preview: [row(1, 'Hund', 'pes', true), row(2, 'Katze', 'kocúr', false), row(3, 'Maus', 'myš', false)],
  duplicates: { rows: 1, matching: 2 },
  columns: 2,
  ignored_columns: 0,
  format: 'text' as const,
  file_name: 'Pasted rows',
  encoding: null,
  delimiter: '\t' as const,
  sheet: null,
  tables: [],
  table: 0,
  mapped_columns: [0, 1],
  tag_columns: [],
  notices: [],
  messages: [],
};

const open = () =>
  show(
    <ImportDialog cluster={ANIMALS} premium pasted={'Hund\tpes\nKatze\tkocúr\nMaus\tmyš'} onClose={() => undefined} />,
    {
      user: NINA,
      responses: {
        'GET /api/clusters': [ANIMALS],
        'POST /api/clusters/:cluster_id/paste-import': PREVIEW,
        'DELETE /api/clusters/:cluster_id/upload-import': saying(message('import.cancelled')),
        'POST /api/clusters/:cluster_id/start-import': {
          ...saying(message('import.rows_added', { count: 1 })),
          imported_rows: 1,
          updated_rows: 2,
          duplicate_rows: 0,
          snapshot_id: 9,
        },
      },
    },
  );

test('rows that are there already are marked, and updated where that is chosen', async () => {
  const requests = await open();
  const marked = page.getByRole('row', { name: /duplicate/ });
  await expect.element(marked.getByText('Hund')).toBeVisible();
  expect(marked.elements()).toHaveLength(1);
  const choice = page.getByLabelText('Duplicates');
  await expect.element(choice).toHaveValue('keep');
  await expectAccessible();
  await choice.selectOptions('update');
  await page
    .getByRole('button', { name: /^Import/ })
    .last()
    .click();
  await expect.element(page.getByText('2 rows were changed.')).toBeVisible();
  expect(requests.find(({ name }) => name.endsWith('/start-import'))?.body).toEqual({
    first_line_header: false,
    append: true,
    duplicates: 'update',
  });
});

test('pasted cells are not discarded by a key', async () => {
  await open();
  await expect.element(page.getByText('Pasted rows')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
});

// Specification: S0-1.453
test('text that was typed and not read yet is not thrown away by Close', async () => {
  let closed = 0;
  await show(<ImportDialog premium source="paste" onClose={() => (closed += 1)} />, { user: NINA });
  await page.getByLabelText('Cells or lines to import').fill('Hund - dog');
  const asking = page.getByRole('dialog', { name: 'Discard what you typed?' });
  for (const close of [
    page.getByRole('button', { name: 'Close' }).first(),
    page.getByRole('button', { name: 'Close' }).last(),
  ]) {
    await close.click();
    await expect.element(asking).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(asking).not.toBeInTheDocument();
  }
  // Another tab stores it too.
  await page.getByRole('tab', { name: 'File' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(closed).toBe(1);
});

const TABLES = ['Unit 1', 'Unit 2'].map((name, index) => ({ index, name, rows: 3 - index, columns: [] }));
const found = (preview: object): WordsFound => ({
  format: 'xlsx',
  file_name: 'Course.xlsx',
  rows_total: 3,
  importable_rows: 3,
  decks: TABLES.map(({ index, name, rows }) => ({ id: index, name, notes: rows })),
  note_types: [],
  media_total: 0,
  reviews_total: 0,
  skipped: [],
  duplicates: { rows: 0, matching: 0 },
  tables: TABLES,
  preview: { ...PREVIEW, file_name: 'Course.xlsx', delimiter: null, format: 'xlsx', sheet: 'Unit 1', ...preview },
});

// Specification: S0-1.453
test('of a cluster for each table all rows are counted, and no sheet is reported as left out', async () => {
  const others = message('import.other_sheets', { sheet: 'Unit 1', others: 1 });
  const preview = { tables: TABLES, notices: [others.text], messages: [{ id: others.id, values: others.values }] };
  await show(<ImportDialog premium files={[new File(['PK'], 'Course.xlsx')]} onClose={() => undefined} />, {
    user: NINA,
    responses: { 'GET /api/clusters': [ANIMALS], 'POST /api/upload-import': found(preview) },
  });
  await expect.element(page.getByText('3 rows · 2 columns')).toBeVisible();
  await expect.element(page.getByText(/^Only the sheet/)).toBeVisible();
  await page.getByLabelText('Import into').selectOptions('A cluster for each table');
  await expect.element(page.getByText('5 rows · 2 tables')).toBeVisible();
  await expect.element(page.getByText(/^Only the sheet/)).not.toBeInTheDocument();
});

test('a page without anything to choose about its reading offers no options', async () => {
  await show(<ImportDialog premium files={[new File(['<table>'], 'page.html')]} onClose={() => undefined} />, {
    user: NINA,
    responses: { 'GET /api/clusters': [ANIMALS], 'POST /api/upload-import': found({ format: 'html', sheet: null }) },
  });
  await expect.element(page.getByRole('region', { name: 'Preview of the first rows' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Reading options/ })).not.toBeInTheDocument();
});
