import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { WordsFound } from '../../src/features/transfer/api/import-rows.ts';
import ImportDialog from '../../src/features/transfer/components/ImportDialog.tsx';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const skip = (reason: 'media' | 'unchanged', said: ReturnType<typeof message>, count: number) => ({
  reason,
  text: said.text,
  message_id: said.id,
  values: said.values,
  count,
});
const FOUND: WordsFound = {
  format: 'apkg',
  file_name: 'Slovak.apkg',
  rows_total: 242,
  importable_rows: 242,
  decks: [
    { id: 100, name: 'Slovak::Unit 1', notes: 200 },
    { id: 101, name: 'Slovak::Unit 2', notes: 42 },
  ],
  note_types: [
    {
      id: 70,
      name: 'Vocabulary',
      fields: ['Slovak', 'English', 'Example'],
      notes: 240,
      columns: ['Slovak', 'English', 'Example'],
    },
    { id: 71, name: 'Cloze', fields: ['Text', 'Extra'], notes: 2, columns: ['Text', 'Text', 'Extra'] },
  ],
  media_total: 3,
  reviews_total: 1200,
  skipped: [skip('media', message('import.skipped_media'), 3)],
  duplicates: { rows: 0, matching: 0 },
  tables: [],
  preview: null,
};
const DONE = {
  ...saying(message('import.rows_imported', { count: 240 })),
  clusters: [{ id: 9, title: 'Slovak: Unit 1' }],
  imported_rows: 240,
  updated_rows: 0,
  imported_media: 0,
  imported_reviews: 0,
  skipped: [skip('unchanged', message('import.skipped_unchanged'), 2)],
  duplicate_rows: 0,
  snapshot_id: null,
};
const RESPONSES: Responses = { 'POST /api/upload-import': FOUND, 'POST /api/start-import': DONE };
const file = new File(['PK'], 'Slovak.apkg');

const open = (responses: Responses = RESPONSES, width = 1280, cluster?: typeof ANIMALS) =>
  show(<ImportDialog premium files={[file]} {...(cluster ? { cluster } : {})} onClose={() => undefined} />, {
    user: NINA,
    responses,
    width,
  });

for (const width of [1280, 390])
  test(`decks, kinds of notes and fields are chosen before anything changes, ${width} pixels wide`, async () => {
    const requests = await open(RESPONSES, width);
    await expect.element(page.getByText(/242 rows · 1,200 earlier answers · 3 pictures and recordings/)).toBeVisible();
    await expect.element(page.getByLabelText('Import into')).toHaveValue('decks');
    await expectAccessible();
    await page.getByLabelText('Slovak › Unit 2').click();
    const vocabulary = page.getByRole('group', { name: 'Vocabulary' });
    await vocabulary.getByLabelText('Column 3').selectOptions('Nothing');
    await page.getByRole('group', { name: 'Cloze' }).getByLabelText('Import these notes').click();
    await page.getByLabelText('Include learning history').click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.element(page.getByRole('link', { name: 'Slovak: Unit 1' })).toHaveAttribute('href', '/clusters/9/');
    await expect.element(page.getByText('Not changed since the last import. 2')).toBeVisible();
    await expectAccessible();
    expect(requests.find(({ name }) => name === 'POST /api/start-import')?.body).toEqual({
      into: 'decks',
      decks: [100],
      columns: [
        { note_type_id: 70, fields: ['Slovak', 'English', null] },
        { note_type_id: 71, fields: null },
      ],
      with_history: false,
      with_media: true,
    });
  });

test('words of a file go into the cluster whose import was opened, or into one of their own', async () => {
  const requests = await open(RESPONSES, 1280, ANIMALS);
  const target = page.getByLabelText('Import into');
  await expect.element(target).toHaveValue('cluster');
  await expect.element(page.getByRole('group', { name: 'Vocabulary' }).getByLabelText('Zviera')).toHaveValue('1');
  await target.selectOptions('one');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Slovak');
  await title.fill(' ');
  await expect.element(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await title.fill('All of it');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus();
  expect(requests.find(({ name }) => name === 'POST /api/start-import')?.body).toMatchObject({
    into: 'one',
    title: 'All of it',
  });
});

test('words that the cluster has already are counted, and the user chooses what becomes of them', async () => {
  const found = { ...FOUND, duplicates: { rows: 3, matching: 5 } };
  const compared: (string | null)[] = [];
  const responses: Responses = {
    ...RESPONSES,
    'POST /api/upload-import': (_, search) => {
      compared.push(search.get('cluster_id'));
      return found;
    },
  };
  const requests = await open(responses, 390, ANIMALS);
  const duplicates = page.getByLabelText('Duplicates');
  await expect.element(duplicates).toHaveValue('keep');
  await duplicates.selectOptions('Update matching rows (5)');
  await expectAccessible();
  // Other rows come than were counted.
  await page.getByLabelText('Slovak › Unit 2').click();
  await expect
    .element(duplicates.getByRole('option', { name: 'Skip identical rows', exact: true }))
    .toBeInTheDocument();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus();
  expect(compared).toEqual([String(ANIMALS.id)]);
  expect(requests.find(({ name }) => name === 'POST /api/start-import')?.body).toMatchObject({
    into: 'cluster',
    cluster_id: ANIMALS.id,
    duplicates: 'update',
  });
});

test('a file that cannot be read says why, and another one can be chosen', async () => {
  await open({ 'POST /api/upload-import': new Refusal('wrong_type', message('import.words_file_type')) });
  await expect.element(page.getByRole('alert').getByText(/^This file cannot be read here/)).toBeVisible();
  await expect.element(page.getByText('Choose a file or drop it here')).toBeVisible();
  await expectAccessible();
});
