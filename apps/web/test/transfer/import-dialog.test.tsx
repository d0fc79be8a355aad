import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
      answers: {
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
