import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable, type DataColumn, type TableOrder } from '../../src/ui/DataTable.tsx';
import { Pager } from '../../src/ui/Pager.tsx';
import { PasswordField } from '../../src/ui/PasswordField.tsx';
import { SearchPicker } from '../../src/ui/SearchPicker.tsx';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

interface Word {
  id: number;
  word: string;
  count: number;
}
const WORDS: Word[] = [
  { id: 1, word: 'cat', count: 3 },
  { id: 2, word: 'dog', count: 12 },
];
const COLUMNS: DataColumn<Word>[] = [
  { id: 'word', label: 'Word', cell: ({ word }) => word },
  { id: 'count', label: 'Count', align: 'right', cell: ({ count }) => count },
  { id: 'actions', label: 'Actions', hideLabel: true, cell: ({ word }) => <button type="button">Edit {word}</button> },
];

describe('a table of data', () => {
  test('has a name, headings and cells for screen readers, also where a row is a card', async () => {
    await show(<DataTable label="Words" columns={COLUMNS} rows={WORDS} rowKey={({ id }) => id} />, { width: 390 });
    const table = page.getByRole('table', { name: 'Words' });
    await expect.element(table).toBeVisible();
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['Word', 'Count', 'Actions']);
    expect(table.getByRole('row').elements()).toHaveLength(3);
    await expect.element(table.getByRole('cell', { name: /12$/ })).toBeVisible();
    await expectAccessible();
  });

  test('is sorted by a heading, by keyboard too, and says how', async () => {
    const sorted = vi.fn<(by: string) => void>();
    function Sorted() {
      const [order, setOrder] = useState<Omit<TableOrder, 'onSort'>>({ by: 'word', direction: 'asc' });
      const onSort = (by: string) => {
        sorted(by);
        setOrder({ by, direction: order.by === by && order.direction === 'asc' ? 'desc' : 'asc' });
      };
      return (
        <DataTable label="Words" columns={COLUMNS} rows={WORDS} rowKey={({ id }) => id} order={{ ...order, onSort }} />
      );
    }
    await show(<Sorted />);
    const heading = (name: string) => page.getByRole('columnheader', { name });
    await expect.element(heading('Word')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(heading('Count')).not.toHaveAttribute('aria-sort');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(sorted).toHaveBeenLastCalledWith('count'));
    await expect.element(heading('Count')).toHaveAttribute('aria-sort', 'ascending');
    // A column of buttons has nothing to sort by.
    expect(heading('Actions').getByRole('button').elements()).toHaveLength(0);
  });
});

describe('the pages of a long list', () => {
  test('say where one is and lead on, never beyond the ends', async () => {
    const turned = vi.fn<(page: number) => void>();
    await show(<Pager page={3} perPage={100} total={250} onPage={turned} />);
    await expect.element(page.getByText('201–250 of 250')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await waitFor(() => expect(turned).toHaveBeenLastCalledWith(2));
    await expectAccessible();
  });

  test('are not shown when there is but one', async () => {
    await show(<Pager page={1} perPage={100} total={100} onPage={() => undefined} />);
    expect(page.getByRole('navigation').elements()).toHaveLength(0);
  });

  test('lead back from a page that does not exist', async () => {
    const turned = vi.fn<(page: number) => void>();
    await show(<Pager page={9} perPage={100} total={150} onPage={turned} />);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await waitFor(() => expect(turned).toHaveBeenLastCalledWith(2));
  });
});

test('a password is hidden until it is shown, with the caret where it was', async () => {
  await show(<PasswordField label="Password" autoComplete="current-password" defaultValue="Secret123" />);
  const field = page.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await field.click();
  const reveal = page.getByRole('button', { name: 'Show password' });
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'false');
  await reveal.click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
});

test('one of many is found by typing, chosen by keyboard, and the whole list is a click away', async () => {
  const names: Record<string, string> = { de: 'German', sk: 'Slovak', sl: 'Slovenian' };
  function Picker() {
    const [value, setValue] = useState('de');
    return (
      <SearchPicker
        label="Language"
        showLabel="Show languages"
        options={Object.keys(names)}
        value={value}
        onChange={setValue}
        nameOf={(code) => names[code] ?? ''}
        keywordsOf={(code) => (code === 'sk' ? 'slovenčina' : '')}
      />
    );
  }
  await show(<Picker />);
  const field = page.getByRole('combobox', { name: 'Language' });
  await page.getByRole('button', { name: 'Show languages' }).click();
  expect(page.getByRole('option').elements()).toHaveLength(3);
  await field.fill('SLOVENČ');
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Slovak']);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Slovak');
  await field.fill('nothing like it');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('Slovak');
});
