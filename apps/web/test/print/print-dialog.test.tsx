import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PrintButton } from '../../src/features/print/PrintButton.tsx';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const PRINT = 'POST /api/clusters/:cluster_id/print';
const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const WORDS = { ...ANIMALS, row_count: 40 };

/** Names of the files that the browser was given. */
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function open(
  responses: Responses = { [PRINT]: PDF },
  { cluster = WORDS, rowIds = [] as number[], width = 1280 } = {},
) {
  const requests = await show(<PrintButton cluster={cluster} rowIds={rowIds} />, { user: NINA, responses, width });
  await page.getByRole('button', { name: /^Print/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
  return { wishes: () => requests.filter(({ name }) => name === PRINT).map(({ body }) => body) };
}
const create = page.getByRole('button', { name: 'Create PDF' });

for (const width of [1280, 390])
  // Specification: S0-1.256
  test(`a list of all rows is made and given to the browser, ${width} pixels wide`, async () => {
    const { wishes } = await open(undefined, { width });
    await expect.element(page.getByRole('radio', { name: /^List/ })).toBeChecked();
    await expect.element(page.getByText('40 rows')).toBeVisible();
    // Each button is a line of text high.
    expect(create.element().getBoundingClientRect().height).toBeLessThan(50);
    await expectAccessible();
    await page.getByLabelText('Paper').selectOptions('Letter');
    await create.click();
    await expect.element(page.getByText('The PDF “Animals” was created.')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(saved).toEqual(['Animals.pdf']);
    expect(wishes()).toEqual([{ layout: 'list', paper: 'letter', answer_column: 2, seed: null }]);
  });

// Specification: S0-1.256
test('a worksheet asks for the chosen column, shuffled each time or in the order of the rows', async () => {
  const { wishes } = await open();
  await page.getByRole('radio', { name: /^Worksheet/ }).click();
  await page.getByLabelText('Column to fill in').selectOptions('Tier');
  await expectAccessible();
  await create.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('radio', { name: /^Worksheet/ }).click();
  await page.getByLabelText('Shuffle').click();
  await create.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(wishes()).toEqual([
    expect.objectContaining({ layout: 'worksheet', answer_column: 1, seed: expect.any(Number) }),
    expect.objectContaining({ layout: 'worksheet', answer_column: 2, seed: null }),
  ]);
});

// Specification: S0-1.256
test('selected rows are made cards by the keyboard alone', async () => {
  const { wishes } = await open(undefined, { rowIds: [3, 8] });
  await expect.element(page.getByText('2 rows', { exact: true })).toBeVisible();
  page.getByRole('radio', { name: /^List/ }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: /^Cut-out cards/ })).toBeChecked();
  await expect.element(page.getByLabelText('On the backs')).toHaveValue('2');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Print 2 rows' })).toHaveFocus();
  expect(wishes()).toEqual([expect.objectContaining({ layout: 'cards', row_ids: [3, 8] })]);
});

// Specification: S0-1.256
test('errors are shown in the dialog: retry, or change', async () => {
  let busy = true;
  const { wishes } = await open({
    [PRINT]: () => {
      if (busy) return new Refusal('internal', message('server.failed'));
      return PDF;
    },
  });
  await create.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectAccessible();
  busy = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(wishes()).toHaveLength(2);
});

// Specification: S0-1.256
test('a refusal shows its reason and is cleared by the next choice', async () => {
  await open({ [PRINT]: new Refusal('invalid', message('print.too_long')) });
  await create.click();
  const reason = page.getByText('There is too much text to be printed at once. Please select fewer rows.');
  await expect.element(reason).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  await page.getByRole('radio', { name: /^Cut-out cards/ }).click();
  await expect.element(reason).not.toBeInTheDocument();
});

// Specification: S0-1.256
test('while it is rendered the dialog is busy; Cancel aborts it', async () => {
  const made = Promise.withResolvers<Blob>();
  await open({ [PRINT]: () => made.promise });
  await create.click();
  await expect.element(page.getByRole('button', { name: 'Creating…' })).toBeDisabled();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  made.resolve(PDF);
  await expect.element(create).toBeEnabled();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(saved).toEqual([]);
});

// Specification: S0-1.256
test('one column makes a list only, and more than three thousand rows are to be selected', async () => {
  const cluster = { ...WORDS, row_count: 3_001, col_2_name: null, col_3_name: null };
  await open(undefined, { cluster });
  await expect.element(page.getByRole('radio', { name: /^Cut-out cards/ })).toBeDisabled();
  await expect.element(page.getByText('Cards and worksheets need a second column.')).toBeVisible();
  await expect.element(page.getByText(/^At most 3,000 rows/)).toBeVisible();
  await expect.element(create).toBeDisabled();
  await expectAccessible();
});
