import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import { Navigate, Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfflineNotice } from '../../src/app/shell/Shell.tsx';
import ClusterPage from '../../src/app/pages/ClusterPage.tsx';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, CONFIGURATION, NINA, rowsOf } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const ROWS = rowsOf([
  ['Hund', 'pes'],
  ['Katze', 'mačka'],
  ['Pferd', 'kôň'],
]);

const open = (
  responses: Responses = {},
  { width = 1280, state = null }: { width?: number; state?: object | null } = {},
) =>
  show(
    <>
      <OfflineNotice />
      <Routes>
        <Route path="/clusters/:cluster_id" element={<ClusterPage />} />
        <Route path="/from" element={<Navigate to={`/clusters/${ANIMALS.id}`} state={state} />} />
      </Routes>
    </>,
    {
      user: NINA,
      width,
      path: state === null ? `/clusters/${ANIMALS.id}` : '/from',
      responses: {
        'GET /api/user': NINA,
        'GET /api/clusters': [ANIMALS],
        'GET /api/configuration': CONFIGURATION,
        'GET /api/clusters/:cluster_id/clusterRows': ROWS,
        'GET /api/listen/languages': { languages: [] },
        'POST /api/clusters/:cluster_id/translate': 'away',
        ...responses,
      },
    },
  );

const cell = (text: string) => page.getByRole('gridcell', { name: text }).first();

describe('a cluster that has just been made', () => {
  const EMPTY = { 'GET /api/clusters/:cluster_id/clusterRows': [] };

  test.each([1280, 390])(
    'has the cursor in its first cell, no search, and says why it cannot be practised (%i px)',
    async (width) => {
      await open(EMPTY, { width, state: { typing: true } });
      await expect.element(page.getByRole('textbox', { name: 'New Tier' })).toHaveFocus();
      await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: /Learning & Practice/ })).toBeDisabled();
      await page.getByRole('note', { name: 'Add a word first, then you can practise.' }).click();
      await expect.element(page.getByText('Add a word first, then you can practise.')).toBeVisible();
      await expectAccessible();
    },
  );

  test('with one column offers the second', async () => {
    const single = { col_2_name: null, col_2_language: null, col_3_name: null, col_3_language: null };
    await open({ 'GET /api/clusters': [{ ...ANIMALS, ...single }] });
    await page.getByRole('button', { name: 'Add a second column' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Configure cluster' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Column 2 name' })).toBeVisible();
  });
});

describe('the table of a cluster', () => {
  test('names its columns and rows for screen readers', async () => {
    await open();
    await expect.element(page.getByText('Hund', { exact: true })).toBeVisible();
    for (const name of ['Tier', 'Zviera', 'Example'])
      await expect.element(page.getByRole('columnheader', { name: new RegExp(name) })).toBeInTheDocument();
    await expectAccessible();
  });

  test('shows the tags of a row, changes them in a dialog, finds them by #, and takes the change back', async () => {
    const [hund] = ROWS;
    if (!hund) throw new Error('no row');
    const requests = await open({
      'GET /api/clusters/:cluster_id/clusterRows': ROWS.map((row) => ({ ...row, tags: row === hund ? ['home'] : [] })),
      'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': { ...hund, tags: ['home', 'unit 1'] },
    });
    await expect.element(page.getByText('#home')).toBeVisible();
    await page.getByRole('button', { name: 'More for Hund' }).click({ force: true });
    await page.getByRole('menuitem', { name: 'Tags' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Tags' })).toHaveFocus();
    await userEvent.keyboard(', unit 1{Enter}');
    await expect.element(page.getByText('#home #unit 1')).toBeVisible();
    await waitFor(() =>
      expect(requests.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body)).toEqual([
        { tags: ['home', 'unit 1'] },
      ]),
    );
    await page.getByRole('searchbox').fill('#unit');
    await expect.element(page.getByText('1 of 3 rows')).toBeVisible();
    const filter = page.getByLabelText('Show rows with tag');
    await filter.selectOptions('All tags');
    await expect.element(page.getByText('3 rows', { exact: true })).toBeVisible();
    await filter.selectOptions('home');
    await expect.element(page.getByRole('searchbox')).toHaveValue('#home');
    await expectAccessible();
  });

  test('keeps handle, number and strength apart, and the buttons of a row off its last cell', async () => {
    const strong = { source_col: 1, target_col: 2, state: 'review' as const, difficulty: 5, reps: 3, lapses: 0 };
    const set = { last_review: null, due: null, paused: false, buried_until: null, leech: false };
    await open({ 'GET /api/reviews/states': { states: [{ row_id: 100, stability: 400, ...strong, ...set }] } });
    const row = page.getByRole('row').filter({ hasText: 'Hund' });
    await expect.element(row.getByRole('img', { name: 'Known well' })).toBeVisible();
    const span = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right] as const;
    };
    const parts = [
      row.getByRole('button', { name: 'Move Hund' }),
      row.getByRole('button', { name: 'Select row 1' }),
      row.getByRole('img', { name: 'Known well' }),
      ...row.getByRole('gridcell').all().slice(0, 3),
      row.getByRole('button', { name: 'Delete Hund' }),
      row.getByRole('button', { name: 'More for Hund' }),
    ].map((part) => span(part.element()));
    for (const [index, [left]] of parts.entries())
      if (index > 0) expect(left, `part ${index}`).toBeGreaterThanOrEqual((parts[index - 1]?.[1] ?? 0) - 0.5);
  });

  test('without rows it is no more than the row that is added', async () => {
    await open({ 'GET /api/clusters/:cluster_id/clusterRows': [] });
    const first = page.getByLabelText('New Tier');
    await expect.element(first).toBeVisible();
    await expect.element(page.getByRole('columnheader')).not.toBeInTheDocument();
    const { height } = page.getByRole('grid').element().getBoundingClientRect();
    expect(height).toBeLessThan(72);
    await expectAccessible();
  });

  test('marks how well rows are remembered, and sorts by it', async () => {
    const state = (row_id: number, stability: number) => ({
      row_id,
      source_col: 1,
      target_col: 2,
      state: 'review' as const,
      stability,
      difficulty: 5,
      reps: 3,
      lapses: 0,
      last_review: null,
      due: null,
      paused: false,
      buried_until: null,
      leech: false,
    });
    await open({ 'GET /api/reviews/states': { states: [state(100, 400), state(101, 3)] } });
    const row = (text: string) => page.getByRole('row').filter({ hasText: text });
    await expect.element(row('Hund').getByRole('img', { name: 'Known well' })).toBeVisible();
    await expect.element(row('Katze').getByRole('img', { name: 'Young' })).toBeVisible();
    expect(row('Pferd').getByRole('img').elements()).toEqual([]);
    const order = () =>
      page
        .getByRole('row')
        .elements()
        .map(({ textContent }) => /Hund|Katze|Pferd/.exec(textContent)?.[0])
        .filter((word) => word !== undefined);
    await page.getByRole('button', { name: 'Sort by strength' }).click();
    // Words without answers have no strength, and come last.
    await expect.poll(order).toEqual(['Katze', 'Hund', 'Pferd']);
    await page.getByRole('button', { name: 'Sort by strength' }).click();
    await expect.poll(order).toEqual(['Hund', 'Katze', 'Pferd']);
    await expectAccessible();
  });

  test('practises the rows that a search found, or those that are selected', async () => {
    await open();
    await expect.element(page.getByText('Hund', { exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: /^Practise \d/ });
    await expect.element(link).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('kat');
    await expect
      .element(page.getByRole('link', { name: 'Practise 1 row' }))
      .toHaveAttribute('href', '/review?rows=101');
    await page.getByRole('searchbox').fill('');
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(page.getByText('Pferd', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Select row 1' }).click({ force: true });
    await page.getByRole('button', { name: 'Select row 3' }).click({ force: true });
    await expect
      .element(page.getByRole('link', { name: 'Practise 2 rows' }))
      .toHaveAttribute('href', '/review?rows=100,102');
    await expectAccessible();
  });

  test('is edited by keyboard: Enter opens a cell, Escape leaves it as it was, Enter stores it', async () => {
    const requests = await open({
      'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': {
        id: 101,
        cluster_id: ANIMALS.id,
        row_number: 2,
        col_1_value: 'Kater',
        col_2_value: 'mačka',
        col_3_value: null,
        tags: [],
        ...NO_MEDIA,
      },
    });
    await expect.element(page.getByText('Katze', { exact: true })).toBeVisible();
    await cell('Katze').click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}Kater{Escape}');
    await expect.element(page.getByText('Katze', { exact: true })).toBeVisible();
    expect(requests.filter(({ name }) => name.startsWith('PATCH'))).toEqual([]);
    await userEvent.keyboard('{Enter}{Control>}a{/Control}Kater{Enter}');
    await expect.element(page.getByText('Kater', { exact: true })).toBeVisible();
    await waitFor(() =>
      expect(requests.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body)).toEqual([
        { col_1_value: 'Kater' },
      ]),
    );
  });

  // Specification: S1-4.31
  test('shows for five seconds why a row is not added', async () => {
    const refused = message('plan.upgrade_rows');
    await open({ 'POST /api/clusters/:cluster_id/clusterRows': new Refusal('plan_limit', refused) });
    await expect.element(page.getByText('Hund', { exact: true })).toBeVisible();
    const field = page.getByRole('textbox', { name: /Tier/ }).last();
    await field.fill('Igel');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await waitFor(() => expect(document.body.textContent).toContain(refused.text));
      await vi.advanceTimersByTimeAsync(4900);
      expect(document.body.textContent).toContain(refused.text);
      await vi.advanceTimersByTimeAsync(300);
      expect(document.body.textContent).not.toContain(refused.text);
    } finally {
      vi.useRealTimers();
    }
  });

  // Specification: S0-1.277
  test('retries while the server is unavailable: one banner, the input stays and is sent once more', async () => {
    const { promise: isBack, resolve: comesBack } = Promise.withResolvers<void>();
    const busy = new Refusal('unavailable', message('server.busy'), {}, 0);
    let sent = 0;
    const [hund] = ROWS;
    if (!hund) throw new Error('no row');
    const requests = await open({
      'POST /api/clusters/:cluster_id/clusterRows': async () => {
        sent += 1;
        if (sent > 1) await isBack;
        return sent === 2 ? { ...hund, id: 200, row_number: 4, col_1_value: 'Igel', col_2_value: null } : busy;
      },
    });
    await expect.element(page.getByText('Hund', { exact: true })).toBeVisible();
    const banner = page.getByText('The server is busy. What you have typed is kept and will be sent again.');
    const additions = () => requests.filter(({ name }) => name === 'POST /api/clusters/:cluster_id/clusterRows').length;
    const field = page.getByLabelText('New Tier');
    const add = () => field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await field.fill('Igel');
    add();
    await expect.element(banner).toBeVisible();
    await expectAccessible();
    await waitFor(() => expect(additions()).toBe(2));
    comesBack();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(page.getByText('Igel', { exact: true })).toBeVisible();
    // A server that keeps failing: two attempts, then a message, and the row stays to be sent by hand.
    await field.fill('Dachs');
    add();
    await waitFor(() => expect(document.body.textContent).toContain(busy.said.text));
    expect(additions()).toBe(4);
    await expect.element(field).toHaveValue('Dachs');
    // Nothing is sent any more, and no message is shown.
    await expect.element(page.getByText('The server is busy. Please try again shortly.')).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('says while a row is typed that it is there already', async () => {
    await open();
    const word = page.getByLabelText('New Tier');
    await word.fill('Hund');
    await expect.element(page.getByText('Duplicate in this cluster: Hund · pes')).toBeVisible();
    await page.getByLabelText('New Zviera').fill('psík');
    await expect.element(page.getByText(/^Duplicate in this cluster/)).not.toBeInTheDocument();
    await page.getByLabelText('New Zviera').fill(' pes');
    await expect.element(page.getByText(/^Duplicate in this cluster/)).toBeVisible();
    await word.fill('');
  });
});
