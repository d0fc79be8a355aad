import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ClusterPage from '../../src/app/pages/ClusterPage.tsx';
import { changePreferences } from '../../src/platform/queries/preferences.ts';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, CONFIGURATION, NINA, rowsOf } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const ROWS = rowsOf([
  ['Hund', 'pes'],
  ['Katze', 'mačka'],
  ['Pferd', '-'],
  ['hund', 'psík'],
]).map((row) => (row.col_2_value === '-' ? { ...row, col_2_value: null } : row));
const OTHER = { ...ANIMALS, id: 6, title: 'Colours' };

const open = async (responses: Responses = {}, width = 1280) => {
  const requests = await show(
    <Routes>
      <Route path="/clusters/:cluster_id" element={<ClusterPage />} />
    </Routes>,
    {
      user: NINA,
      path: `/clusters/${ANIMALS.id}`,
      width,
      responses: {
        'GET /api/user': NINA,
        'GET /api/clusters': [ANIMALS, OTHER],
        'GET /api/configuration': CONFIGURATION,
        'GET /api/clusters/:cluster_id/clusterRows': ROWS,
        'GET /api/listen/languages': { languages: [] },
        'PATCH /api/clusters/:cluster_id/clusterRows': ({ edits }) => ({ changed: edits.length }),
        'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': () => ROWS[0] as (typeof ROWS)[number],
        'POST /api/clusters/:cluster_id/clusterRows/delete': ({ row_ids }) => ({ deleted: row_ids.length }),
        ...responses,
      },
    },
  );
  await expect.element(page.getByText('Pferd', { exact: true })).toBeVisible();
  return requests;
};

const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true }).first();
const focusOn = async (text: string) => {
  await cell(text).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell(text)).toHaveFocus();
};
const select = async (...rows: number[]) => {
  for (const row of rows)
    await page.getByRole('button', { name: `Select row ${row}`, exact: true }).click({ force: true });
};
const more = async (item: string) => {
  await page.getByRole('button', { name: 'More for the selected rows' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const bodies = (requests: Awaited<ReturnType<typeof open>>, name: string) =>
  requests.filter((one) => one.name === name).map(({ body }) => body);
const EDITS = 'PATCH /api/clusters/:cluster_id/clusterRows';
const EDIT = 'PATCH /api/clusters/:cluster_id/clusterRows/:row_id';
const DELETE = 'POST /api/clusters/:cluster_id/clusterRows/delete';

describe('selected rows', () => {
  test('begin with a box that appears under the pointer and on focus', async () => {
    await open();
    const button = page.getByRole('button', { name: 'Select row 2', exact: true });
    const opacity = () => getComputedStyle(button.element().querySelector('span:last-child') as Element).opacity;
    expect(opacity()).toBe('0');
    await userEvent.hover(cell('Katze'));
    await waitFor(() => expect(opacity()).toBe('1'));
    await userEvent.hover(cell('Pferd'));
    await waitFor(() => expect(opacity()).toBe('0'));
    (button.element() as HTMLElement).focus();
    await waitFor(() => expect(opacity()).toBe('1'));
  });

  test.for([1280, 390])('move nothing: the bar covers the header (%i px)', async (width) => {
    await open({}, width);
    const top = () => page.getByText('Katze', { exact: true }).element().getBoundingClientRect().top;
    const before = top();
    if (width === 390) {
      await page.getByRole('button', { name: 'Row 1: Hund' }).click();
      await page.getByRole('button', { name: 'Select row 1' }).click();
      await page.getByRole('button', { name: 'Row 1: Hund' }).click();
    } else await select(1);
    await expect.element(page.getByRole('toolbar', { name: 'Selected rows' })).toBeVisible();
    await expect.element(page.getByText('1 row selected')).toBeVisible();
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(1));
    await expectAccessible();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(page.getByRole('toolbar', { name: 'Selected rows' })).not.toBeInTheDocument();
    expect(Math.abs(top() - before)).toBeLessThan(1);
  });

  test('have their actions: practise, print, tags, translate, copy, export, replace, merge', async () => {
    await open();
    await select(1, 2);
    const bar = page.getByRole('toolbar', { name: 'Selected rows' });
    await expect.element(bar.getByRole('link', { name: 'Practise 2 rows' })).toBeVisible();
    for (const name of ['Print', 'Tags', 'Delete'])
      await expect.element(bar.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.getByRole('button', { name: 'More for the selected rows' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    const items = page.getByRole('menuitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Translate', 'Copy or move…', 'Export as CSV', 'Find and replace', 'Merge duplicates']),
    );
  });

  test('are deleted by the key Delete, and come back by Undo', async () => {
    const restored = 'POST /api/clusters/:cluster_id/clusterRows/restore';
    const requests = await open({ [restored]: { restored: 2 } });
    await select(1, 2);
    await focusOn('Pferd');
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('2 rows were deleted.')).toBeVisible();
    expect(bodies(requests, DELETE)).toEqual([{ row_ids: [100, 101] }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await waitFor(() => expect(bodies(requests, restored)).toEqual([{ row_ids: [100, 101] }]));
    // Its Undo means nothing any more.
    await expect.element(page.getByText('2 rows were deleted.')).not.toBeInTheDocument();
  });

  test('the message of a deletion ends when it was undone by keys', async () => {
    await open({ 'POST /api/clusters/:cluster_id/clusterRows/restore': { restored: 1 } });
    await select(1);
    await focusOn('Katze');
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('1 row was deleted.')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.getByText('1 row was deleted.')).not.toBeInTheDocument();
  });

  test('are copied to the clipboard as a table', async () => {
    await open();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await select(3, 2);
    await focusOn('Hund');
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(written).toHaveBeenCalledWith('Katze\tmačka\t\nPferd\t\t');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(written).toHaveBeenLastCalledWith('Hund');
    written.mockRestore();
  });

  test('get tags and lose them together', async () => {
    const requests = await open({
      'GET /api/clusters/:cluster_id/clusterRows': ROWS.map((row, index) => ({
        ...row,
        tags: index < 2 ? ['old'] : [],
      })),
    });
    await select(1, 3);
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    await page.getByRole('textbox', { name: 'Add tags' }).fill('unit 1');
    await page.getByRole('button', { name: 'old', pressed: false }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Save' }).click();
    await waitFor(() =>
      expect(bodies(requests, EDITS)).toEqual([
        {
          edits: [
            { row_id: 100, tags: ['unit 1'] },
            { row_id: 102, tags: ['unit 1'] },
          ],
        },
      ]),
    );
  });

  test('are copied or moved to another cluster', async () => {
    const requests = await open({ 'POST /api/clusters/:cluster_id/clusterRows/copy': { row_ids: [900] } });
    await select(2);
    await more('Copy or move…');
    await expect.element(page.getByRole('combobox', { name: 'Target cluster' })).toHaveValue('6');
    await page.getByRole('radio', { name: /^Move/ }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.element(page.getByText('Moved to “Colours”.')).toBeVisible();
    expect(bodies(requests, 'POST /api/clusters/:cluster_id/clusterRows/copy')).toEqual([
      { row_ids: [101], to_cluster_id: 6, move: true },
    ]);
    await expect.element(page.getByRole('toolbar', { name: 'Selected rows' })).not.toBeInTheDocument();
  });

  test('of the same word are merged', async () => {
    const requests = await open();
    await select(1, 2, 4);
    await more('Merge duplicates');
    await expect.element(page.getByText('1 row goes into the first row', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await waitFor(() => expect(bodies(requests, DELETE)).toEqual([{ row_ids: [103] }]));
    expect(bodies(requests, EDITS)).toEqual([{ edits: [{ row_id: 100, col_2_value: 'pes / psík' }] }]);
    await expect.element(page.getByText('pes / psík')).toBeVisible();
  });
});

describe('cells', () => {
  test('are emptied by Delete; a first one opens its editor', async () => {
    const requests = await open();
    await focusOn('pes');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(bodies(requests, EDIT)).toEqual([{ col_2_value: null }]));
    await focusOn('Katze');
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('textbox', { name: 'Edit Tier' })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(cell('Katze')).toBeVisible();
    expect(bodies(requests, EDIT)).toHaveLength(1);
  });

  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };

  test('take a pasted table from the chosen one on, or it becomes rows', async () => {
    const noRows = new Refusal('invalid', message('import.no_pasted_rows'));
    const requests = await open({ 'POST /api/clusters/:cluster_id/paste-import': noRows });
    await focusOn('mačka');
    paste('kocúr\tn1\tbeyond\nkôň\tn2');
    await expect.element(page.getByRole('dialog', { name: 'Paste 2 rows' })).toBeVisible();
    await expect.element(page.getByText('1 value does not fit into the table', { exact: false })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(bodies(requests, EDITS)).toEqual([
        {
          edits: [
            { row_id: 101, col_2_value: 'kocúr', col_3_value: 'n1' },
            { row_id: 102, col_2_value: 'kôň', col_3_value: 'n2' },
          ],
        },
      ]),
    );
    await focusOn('Hund');
    paste('one\ntwo');
    await page.getByRole('button', { name: 'As new rows' }).click();
    await expect.element(page.getByRole('dialog', { name: /Import/ })).toBeVisible();
  });

  test('take a single pasted value at once', async () => {
    const requests = await open();
    await focusOn('mačka');
    paste('kocúr');
    await waitFor(() => expect(bodies(requests, EDITS)).toEqual([{ edits: [{ row_id: 101, col_2_value: 'kocúr' }] }]));
  });
});

describe('the whole table', () => {
  test('shows rows without a translation, and duplicates', async () => {
    await open();
    const only = page.getByRole('combobox', { name: 'Show only' });
    await only.selectOptions('Duplicates');
    await expect.element(page.getByText('2 of 4 rows')).toBeVisible();
    await expect.element(page.getByText('Katze', { exact: true })).not.toBeInTheDocument();
    await only.selectOptions('Without translation');
    await expect.element(page.getByText('Pferd', { exact: true })).toBeVisible();
    await only.selectOptions('All rows');
    await expect.element(page.getByText('4 rows', { exact: true })).toBeVisible();
  });

  test('is searched for a text that is replaced by another, with a preview', async () => {
    const requests = await open();
    await page.getByRole('button', { name: 'Find and replace' }).click();
    await page.getByRole('textbox', { name: 'Find', exact: true }).fill('hund');
    await page.getByRole('textbox', { name: 'Replace with' }).fill('Wolf');
    const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
    await expect.element(changes.first()).toMatchTextContent(/Hund.*Wolf/);
    expect(changes.elements()).toHaveLength(2);
    await page.getByRole('checkbox', { name: 'Match case' }).click();
    await expect.poll(() => changes.elements().length).toBe(1);
    await expectAccessible();
    await page.getByRole('button', { name: 'Replace 1 cell' }).click();
    await waitFor(() => expect(bodies(requests, EDITS)).toEqual([{ edits: [{ row_id: 103, col_1_value: 'Wolf' }] }]));
  });

  test('a column is renamed in its head', async () => {
    const requests = await open({ 'PATCH /api/clusters/:cluster_id': { ...ANIMALS, col_1_name: 'Das Tier' } });
    await page.getByRole('button', { name: 'Rename Tier' }).click({ force: true });
    const field = page.getByRole('textbox', { name: 'Name of column Tier' });
    await expect.element(field).toHaveFocus();
    await field.fill('Das Tier');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(bodies(requests, 'PATCH /api/clusters/:cluster_id')).toMatchObject([
        { col_1_name: 'Das Tier', col_2_name: ANIMALS.col_2_name, title: ANIMALS.title },
      ]),
    );
    await page
      .getByRole('button', { name: /^Rename/ })
      .first()
      .click({ force: true });
    await userEvent.keyboard('x{Escape}');
    expect(bodies(requests, 'PATCH /api/clusters/:cluster_id')).toHaveLength(1);
  });

  // In Arabic, German values stood at the far side of the column from their head.
  test('has its values at the side of their heads, whichever way the page runs', async () => {
    await open();
    const left = () => {
      const value = document.createRange();
      const cellText = page.getByText('Katze', { exact: true }).element();
      value.selectNodeContents(cellText);
      const column = cellText.closest('[role="gridcell"]')?.getBoundingClientRect();
      const text = value.getBoundingClientRect();
      return text.left - (column?.left ?? 0) < (column?.right ?? 0) - text.right;
    };
    expect(left()).toBe(true);
    document.documentElement.dir = 'rtl';
    try {
      await waitFor(() => expect(left()).toBe(false));
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  test('is closer where the person wants it so', async () => {
    await open();
    const height = () => page.getByRole('row').filter({ hasText: 'Katze' }).element().getBoundingClientRect().height;
    expect(height()).toBeGreaterThan(50);
    await changePreferences({ compact_rows: true });
    await waitFor(() => expect(height()).toBeLessThan(42));
    await expectAccessible();
  });
});
