import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from '../../src/app/App.tsx';
import AddWordPage from '../../src/app/pages/AddWordPage.tsx';
import { listFromQuery, wordFromQuery } from '../../src/features/quick-add/word-from-query.ts';
import { storeToken } from '../../src/platform/storage/token.ts';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, CONFIGURATION, NINA, rowsOf } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const [ROW] = rowsOf([['liest', 'číta']]);
if (!ROW) throw new Error('no row');
const SENTENCE = 'Sie liest jeden Abend ein Buch.';

const open = (query: Record<string, string>, responses: Responses = {}, width = 1280) =>
  show(
    <Routes>
      <Route path="/add" element={<AddWordPage />} />
    </Routes>,
    {
      user: NINA,
      width,
      path: `/add?${new URLSearchParams(query).toString()}`,
      responses: {
        'GET /api/clusters': [ANIMALS],
        'POST /api/clusters/:cluster_id/translate': { translated_text: 'číta', others: [], details: null },
        'POST /api/clusters/:cluster_id/clusterRows': ROW,
        'GET /api/clusters/:cluster_id/clusterRows': [],
        ...responses,
      },
    },
  );

// Specification: S0-1.157
for (const width of [1280, 390])
  test(`a word is chosen from a shared sentence and kept with its translation, ${width} pixels wide`, async () => {
    const requests = await open({ text: SENTENCE }, {}, width);
    const add = page.getByRole('button', { name: 'Add word' });
    await expect.element(add).toBeDisabled();
    await expectAccessible();
    await page.getByRole('button', { name: 'liest' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Tier' })).toHaveValue('liest');
    await expect.element(page.getByRole('textbox', { name: 'Zviera' })).toHaveValue('číta');
    await expect.element(page.getByRole('textbox', { name: 'Example' })).toHaveValue(SENTENCE);
    await expectAccessible();
    await add.click();
    await expect.element(page.getByText('liest was added.')).toBeVisible();
    expect(requests.find(({ name }) => name === 'POST /api/clusters/:cluster_id/clusterRows')?.body).toEqual({
      col_1_value: 'liest',
      col_2_value: 'číta',
      col_3_value: SENTENCE,
    });
  });

test('a refusal is shown, and the typed text stays', async () => {
  await open(
    { text: 'liest', sentence: SENTENCE },
    { 'POST /api/clusters/:cluster_id/clusterRows': new Refusal('plan_limit', message('plan.upgrade_rows')) },
  );
  await expect.element(page.getByRole('textbox', { name: 'Zviera' })).toHaveValue('číta');
  await page.getByRole('button', { name: 'Add word' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Tier' })).toHaveValue('liest');
});

test('without a cluster the way to one is shown', async () => {
  await open({ text: 'liest' }, { 'GET /api/clusters': [] });
  await expect.element(page.getByRole('link', { name: 'Create a cluster' })).toBeVisible();
  await expectAccessible();
});

test('a visitor’s shared word is kept until the login', async () => {
  const responses: Responses = {
    'GET /api/user': NINA,
    'GET /api/clusters': [ANIMALS],
    'GET /api/ai/chat': [],
    'GET /api/user/premium': { history: [], current: null },
    'GET /api/configuration': CONFIGURATION,
    'POST /api/clusters/:cluster_id/translate': { translated_text: 'číta', others: [], details: null },
    'GET /api/reviews/today': new Refusal('not_found', message('request.no_such_address')),
  };
  await show(<Router />, { path: '/add?text=liest', responses });
  await expect.poll(() => window.location.pathname).toBe('/auth/login');
  storeToken('a-token');
  await expect.poll(() => window.location.href).toContain('/add?text=liest');
  await expect.element(page.getByRole('textbox', { name: 'Tier' })).toHaveValue('liest');
  await expect.poll(() => sessionStorage.getItem('add_word')).toBeNull();
});

test.each([
  [{ text: 'liest' }, { word: 'liest', sentence: '' }],
  [{ text: `${SENTENCE} https://example.com/page` }, { word: '', sentence: SENTENCE }],
  [
    { text: 'liest', sentence: SENTENCE },
    { word: 'liest', sentence: SENTENCE },
  ],
  [
    { title: 'A page', url: 'https://example.com' },
    { word: '', sentence: '' },
  ],
])('of %o comes %o', (query, fromQuery) => {
  expect(wordFromQuery(new URLSearchParams(Object.entries(query)))).toEqual(fromQuery);
});

// Specification: S0-1.454
for (const clusters of [[ANIMALS], []])
  test(`a list that was shared is imported, with ${clusters.length} clusters`, async () => {
    const text = 'Hund - pes\r\n\r\nKatze - kocúr\nhttps://example.com/words';
    const refused = new Refusal('wrong_type', message('import.no_rows'));
    const requests = await open({ text }, { 'GET /api/clusters': clusters, 'POST /api/upload-import': refused });
    await expect.element(page.getByText('The shared text has 2 lines.', { exact: false })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Import it as a list' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
    await expect.element(page.getByLabelText('Cells or lines to import')).toHaveValue('Hund - pes\nKatze - kocúr');
    expect(requests.filter(({ name }) => name === 'POST /api/upload-import')).toHaveLength(1);
  });

test.each(['liest', SENTENCE, `${SENTENCE}\nhttps://example.com/`, ''])('%j is no list', (text) => {
  expect(listFromQuery(new URLSearchParams({ text }))).toBeNull();
});
