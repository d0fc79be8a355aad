import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ClusterPage from '../../src/app/pages/ClusterPage.tsx';
import { type Responses } from '../support/fake-server.ts';
import { ANIMALS, CONFIGURATION, NINA, rowsOf, type Cluster } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const LONG = 'Krankenversicherung';
const ROWS = rowsOf([
  ['Hund', 'pes'],
  ['Katze', 'mačka'],
  [LONG, 'zdravotné poistenie'],
]);
const HUND = {
  id: 101,
  cluster_id: ANIMALS.id,
  row_number: 1,
  col_1_value: 'Hund',
  col_2_value: 'pes',
  col_3_value: null,
  tags: [],
  ...NO_MEDIA,
};
const PATCH_ROW = 'PATCH /api/clusters/:cluster_id/clusterRows/:row_id';
const DELETE_ROW = 'DELETE /api/clusters/:cluster_id/clusterRows/:row_id';

const open = (responses: Responses = {}, cluster: Cluster = ANIMALS) =>
  show(
    <main>
      <Routes>
        <Route path="/clusters/:cluster_id" element={<ClusterPage />} />
      </Routes>
    </main>,
    {
      user: NINA,
      path: `/clusters/${ANIMALS.id}`,
      width: 390,
      responses: {
        'GET /api/user': NINA,
        'GET /api/clusters': [cluster],
        'GET /api/configuration': CONFIGURATION,
        'GET /api/clusters/:cluster_id/clusterRows': ROWS,
        'GET /api/listen/languages': { languages: ['de', 'sk'] },
        ...responses,
      },
    },
  );

const word = (text: string) => page.getByText(text, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (text: string) => {
  const row = word(text).element().closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error(`no row of ${text}`);
  return row;
};
const box = (element: Element) => element.getBoundingClientRect();

/** A swipe from the middle of a row to the side, as browser events. */
function swipe(row: HTMLElement, by: number, pointerType = 'touch'): void {
  const card = row.querySelector('[role="presentation"]');
  const { left, width, top } = box(row);
  const at = (type: string, x: number) =>
    card?.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 5,
        pointerType,
        isPrimary: true,
        bubbles: true,
        clientX: left + width / 2 + x,
        clientY: top + 20,
      }),
    );
  at('pointerdown', 0);
  for (const share of [0.2, 0.5, 0.8, 1]) at('pointermove', by * share);
  at('pointerup', by);
}

describe('the table on a phone', () => {
  test('shows each row as a card in full width, the first value largest and no word broken', async () => {
    await open();
    await expect.element(word('Hund')).toBeVisible();
    const row = rowOf('Hund');
    expect(box(row).width).toBe(390);
    const size = (text: string) => parseFloat(getComputedStyle(word(text).element()).fontSize);
    expect(size('Hund')).toBeGreaterThan(size('pes'));
    expect(box(word('pes').element()).top).toBeGreaterThanOrEqual(box(word('Hund').element()).bottom);
    expect(box(word(LONG).element()).height).toBeLessThan(40);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible();
  });

  test('opens by one tap: edit, play, translate, move, select and delete, as large as a finger', async () => {
    const requests = await open({
      [PATCH_ROW]: { ...HUND, id: ROWS[0]?.id ?? 0, col_1_value: 'Hündin' },
    });
    await word('Hund').click();
    // Touch has no tooltips: icons have labels.
    for (const words of ['Image and audio', 'Tags', 'Move', 'Select', 'Delete', 'Print'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    for (const name of ['Play Hund', 'Play pes', 'Tags of Hund', 'Move Hund', 'Select row 1', 'Delete Hund']) {
      const { width, height } = box(button(name).element());
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible();
    await word('Hund').click();
    await userEvent.keyboard('{Control>}a{/Control}Hündin{Enter}');
    await expect.element(word('Hündin')).toBeVisible();
    await expect
      .poll(() => requests.filter(({ name }) => name === PATCH_ROW).map(({ body }) => body))
      .toEqual([{ col_1_value: 'Hündin' }]);
  });

  test('deletes a row by a swipe, and brings it back; a short one or a mouse does nothing', async () => {
    const requests = await open({
      [DELETE_ROW]: {},
      'POST /api/clusters/:cluster_id/clusterRows/:row_id/restore': {
        ...HUND,
        id: ROWS[1]?.id ?? 0,
        row_number: 2,
        col_1_value: 'Katze',
      },
    });
    const deleted = () => requests.filter(({ name }) => name === DELETE_ROW);
    await expect.element(word('Katze')).toBeVisible();
    swipe(rowOf('Katze'), -60);
    swipe(rowOf('Katze'), 200);
    swipe(rowOf('Katze'), -200, 'mouse');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(deleted()).toEqual([]);
    swipe(rowOf('Katze'), -200);
    await expect.element(word('Katze')).not.toBeInTheDocument();
    await expect.poll(deleted).toHaveLength(1);
    await expect.element(page.getByText('“Katze” was deleted.')).toBeVisible();
    await button('Undo').click();
    await expect.element(word('Katze')).toBeVisible();
  });

  test('in a right-to-left page the swipe is mirrored', async () => {
    const requests = await open({ [DELETE_ROW]: {} });
    await expect.element(word('Katze')).toBeVisible();
    document.documentElement.dir = 'rtl';
    try {
      swipe(rowOf('Katze'), -200);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect.element(word('Katze')).toBeVisible();
      swipe(rowOf('Katze'), 200);
      await expect.poll(() => requests.filter(({ name }) => name === DELETE_ROW)).toHaveLength(1);
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  test('is dragged as a whole', async () => {
    const requests = await open({ [PATCH_ROW]: HUND });
    await expect.element(word('Hund')).toBeVisible();
    await userEvent.dragAndDrop(page.elementLocator(rowOf('Hund')), page.elementLocator(rowOf('Katze')), {
      sourcePosition: { x: 100, y: 40 },
      targetPosition: { x: 100, y: 70 },
    });
    await expect.poll(() => requests.find(({ name }) => name === PATCH_ROW)?.body).toEqual({ row_number: 2 });
  });

  test('keeps the rules of the keyboard', async () => {
    await open();
    await word('Hund').click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByLabelText('Edit Tier')).toHaveValue('Katze');
    await userEvent.keyboard('{Escape}');
  });

  test('adds by a bar at the bottom, which nothing covers while the keyboard is open', async () => {
    const requests = await open({
      'POST /api/clusters/:cluster_id/clusterRows': { ...HUND, id: 999, row_number: 4, col_1_value: 'Igel' },
    });
    await expect.element(word('Hund')).toBeVisible();
    await page.viewport(390, 480);
    await expect.element(page.getByLabelText('New Zviera')).not.toBeVisible();
    const first = page.getByLabelText('New Tier');
    await first.click();
    const fields = ['New Tier', 'New Zviera', 'New Example'].map((name) => page.getByLabelText(name));
    for (const field of [...fields, button('Add row')]) {
      await expect.element(field).toBeVisible();
      const { left, top, width, height, bottom } = box(field.element());
      expect(bottom).toBeLessThanOrEqual(480);
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(field.element().contains(there) || there?.contains(field.element())).toBe(true);
    }
    // Rows are still to be seen above it.
    expect(box(first.element()).top - box(word('Hund').element()).top).toBeGreaterThan(100);
    await expectAccessible();
    await userEvent.keyboard('Igel{Enter}');
    await expect
      .poll(() => requests.find(({ name }) => name.startsWith('POST /api/clusters/:cluster_id/clusterRows'))?.body)
      .toMatchObject({ col_1_value: 'Igel' });
    await expect.element(first).toHaveFocus();
    // A message meanwhile is above the bar.
    const said = page
      .getByRole('status')
      .elements()
      .filter((element) => element.textContent?.includes('deleted'));
    expect(said.every((element) => box(element).bottom < box(first.element()).top)).toBe(true);
  });

  test('a recipient sees whose table it is and what they may do, and is offered nothing else', async () => {
    const shared_by = { id: 3, first_name: 'Eva', last_name: "O'Brien", email: 'eva@example.com' };
    const events = new Blob([''], { type: 'text/event-stream' });
    await open({ 'GET /api/clusters/:cluster_id/stream': events }, { ...ANIMALS, shared_by, may_write: false });
    await expect.element(page.getByText(/Eva O'Brien shares this cluster with you/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Practise/ })).toBeEnabled();
    await word('Hund').click();
    await expect.element(button('Play Hund')).toBeVisible();
    await expect.element(button('Ask A. I. Teacher')).toBeDisabled();
    for (const name of ['Delete Hund', 'Move Hund', 'Translate Hund'])
      await expect.element(button(name)).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('New Tier')).not.toBeInTheDocument();
    await expectAccessible();
  });
});
