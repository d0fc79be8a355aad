import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ClusterPage from '../../src/app/pages/ClusterPage.tsx';
import HistoryDialog from '../../src/features/live-editing/components/HistoryDialog.tsx';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, CONFIGURATION, NINA, rowsOf } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const ROWS = rowsOf([['Hund', 'pes']]);
const HUND = {
  ...ROWS[0],
  ...NO_MEDIA,
  id: 100,
  cluster_id: ANIMALS.id,
  row_number: 1,
  col_1_value: 'Hund',
  col_2_value: 'pes',
  col_3_value: null,
  tags: [],
};
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
const SHOWN = { ...HUND, picture: PICTURE };

async function open(responses: Responses) {
  const requests = await show(
    <Routes>
      <Route path="/clusters/:cluster_id" element={<ClusterPage />} />
    </Routes>,
    {
      user: NINA,
      path: `/clusters/${ANIMALS.id}`,
      responses: {
        'GET /api/user': NINA,
        'GET /api/clusters': [ANIMALS],
        'GET /api/configuration': CONFIGURATION,
        'GET /api/clusters/:cluster_id/clusterRows': [HUND],
        'GET /api/listen/languages': { languages: [] },
        ...responses,
      },
    },
  );
  await page.getByText('Hund', { exact: true }).hover();
  await page.getByRole('button', { name: 'More for Hund' }).click();
  await page.getByRole('menuitem', { name: 'Image and audio' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return requests;
}

// Specification: S0-1.236
test('a row gets a picture, which is small in the table, removed, and restored', async () => {
  const requests = await open({
    'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture': SHOWN,
    'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/picture': HUND,
    'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture/restore': SHOWN,
  });
  await expectAccessible();
  await userEvent.upload(page.getByLabelText(/Choose a picture/), new File(['x'], 'dog.png', { type: 'image/png' }));
  const large = page.getByRole('img', { name: 'Picture of Hund' });
  await expect.element(large).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(large).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(large).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await waitFor(() => expect(document.querySelectorAll('[role="grid"] img')).toHaveLength(1));
  expect(requests.map(({ name }) => name.split(' ')[0]).filter((method) => method !== 'GET')).toEqual([
    'POST',
    'DELETE',
    'POST',
  ]);
});

// Specification: S0-1.236
test('a recording of a column can be played; what is refused says why', async () => {
  await open({
    'GET /api/clusters/:cluster_id/clusterRows': [{ ...HUND, sound_1: 'data:audio/mpeg;base64,//tQAA==' }],
    'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column': new Refusal(
      'invalid',
      message('media.no_sound'),
    ),
  });
  await expect.element(page.getByLabelText('Recording: Tier')).toBeVisible();
  const file = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });
  await userEvent.upload(page.getByLabelText(/Choose a recording/).nth(1), file);
  await expect.element(page.getByText('This recording cannot be used', { exact: false })).toBeVisible();
  await expectAccessible();
});

// Specification: S0-1.236
test('a picture is pasted wherever the focus is, and dropped', async () => {
  const requests = await open({ 'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture': SHOWN });
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'dog.png', { type: 'image/png' }));
  const sent = () => requests.filter(({ name }) => name.startsWith('POST')).length;
  await page.getByRole('button', { name: 'Done' }).click({ trial: true });
  page
    .getByRole('button', { name: 'Done' })
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }));
  await waitFor(() => expect(sent()).toBe(1));
  await expect.element(page.getByRole('img', { name: 'Picture of Hund' })).toBeVisible();
  page
    .getByText(/Choose a picture/)
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
  await waitFor(() => expect(sent()).toBe(2));
});

// Specification: S0-1.242
test('the history of a row says which files came and went', async () => {
  const user = { id: 3, first_name: 'Ján', last_name: 'Novák' };
  const change = (id: number, before: object, after: object) => ({
    id,
    at: '2026-03-01T10:00:00.000Z',
    kind: 'edited' as const,
    user,
    before,
    after,
  });
  const requests = await show(
    <HistoryDialog cluster={{ ...ANIMALS, may_write: true }} row={HUND} onClose={() => undefined} />,
    {
      user: NINA,
      path: `/clusters/${ANIMALS.id}`,
      responses: {
        'GET /api/clusters/:cluster_id/clusterRows/:row_id/history': [
          change(3, { picture: PICTURE }, { picture: null }),
          change(2, { picture: null }, { picture: PICTURE }),
          change(1, { sound_2: '/a' }, { sound_2: '/b' }),
        ],
        'POST /api/clusters/:cluster_id/history/:change_id/undo': { row: SHOWN },
        'GET /api/clusters/:cluster_id/clusterRows': [SHOWN],
      },
    },
  );
  for (const said of ['Picture removed', 'Picture added', 'Recording of “Zviera” replaced'])
    await expect.element(page.getByText(said)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await waitFor(() =>
    expect(requests.map(({ name }) => name)).toContain('POST /api/clusters/:cluster_id/history/:change_id/undo'),
  );
});
