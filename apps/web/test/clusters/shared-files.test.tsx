import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from '../../src/app/App.tsx';
import AddWordPage from '../../src/app/pages/AddWordPage.tsx';
import { discardSharedFiles, sharedFiles } from '../../src/platform/storage/shared-files.ts';
import { storeToken } from '../../src/platform/storage/token.ts';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

/** As the service worker keeps the files of a share. */
async function keep(...names: string[]): Promise<void> {
  const cache = await caches.open('shared-files');
  for (const [index, name] of names.entries())
    await cache.put(
      `/shared-files/${index}`,
      new Response('PK', { headers: { 'x-file-name': encodeURIComponent(name) } }),
    );
}
afterEach(() => discardSharedFiles());

const RESPONSES: Responses = {
  'GET /api/user': NINA,
  'GET /api/clusters': [ANIMALS],
  'GET /api/ai/chat': [],
  'GET /api/user/premium': { history: [], current: null },
  'GET /api/configuration': CONFIGURATION,
  'GET /api/reviews/today': new Refusal('not_found', message('request.no_such_address')),
  'POST /api/upload-import': new Refusal('wrong_type', message('import.no_rows')),
};

const open = (width = 1280) =>
  show(
    <Routes>
      <Route path="/add" element={<AddWordPage />} />
      <Route path="/clusters" element={<p>The list</p>} />
    </Routes>,
    { user: NINA, width, path: '/add?shared=file', responses: RESPONSES },
  );

for (const width of [1280, 390])
  test(`a shared file is read at once, ${width} pixels wide, and given up with its dialog`, async () => {
    await keep('Slovíčka.csv');
    const asked = await open(width);
    await expect.element(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expectAccessible();
    expect(asked.filter(({ name }) => name === 'POST /api/upload-import')).toHaveLength(1);
    expect((await sharedFiles()).map(({ name }) => name)).toEqual(['Slovíčka.csv']);
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect.element(page.getByText('The list')).toBeVisible();
    await expect.poll(sharedFiles).toEqual([]);
  });

test('of several shared files none is taken by chance', async () => {
  await keep('a.csv', 'b.csv');
  const asked = await open();
  await expect.element(page.getByText('Please choose exactly one file.')).toBeVisible();
  expect(asked.filter(({ name }) => name === 'POST /api/upload-import')).toEqual([]);
});

test('a missing file is reported, and one can be chosen', async () => {
  await open(390);
  await expect.element(page.getByText('The shared file is no longer here.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await expect.element(page.getByText('Choose a file or drop it here')).toBeVisible();
});

test('a visitor’s shared file is still there after the login', async () => {
  await keep('Slovíčka.csv');
  const asked = await show(<Router />, { path: '/add?shared=file', responses: RESPONSES });
  await expect.poll(() => window.location.pathname).toBe('/auth/login');
  storeToken('a-token');
  await expect.poll(() => window.location.href).toContain('/add?shared=file');
  await expect.element(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
  await expect.poll(() => asked.filter(({ name }) => name === 'POST /api/upload-import')).toHaveLength(1);
});
