import { addRow, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { clusterOf } from '../practice.ts';
import { CATS } from '../table.ts';

// Specification: S0-1.293
test('the teacher’s button is pressed through what the button beside it has said', async ({ page }) => {
  await logIn(page, 'demo');
  await page.getByRole('button', { name: 'Create cluster' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Create cluster' })).toBeVisible();
  const teacher = page.getByRole('button', { name: 'Ask A. I. Teacher', exact: true });
  const box = await teacher.boundingBox();
  if (box === null) throw new Error('no teacher');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

// Specification: S0-1.293
test('the tooltip of a button goes with the pointer, also when it has opened a dialog', async ({ page }) => {
  await logIn(page, 'demo');
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Create cluster' }).hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Create cluster' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(tooltip).toBeHidden();
});

test('a click outside a form that was typed into asks before it is thrown away', async ({ page }) => {
  await logIn(page, 'demo');
  await page.getByRole('button', { name: 'Create cluster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create cluster' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Create cluster' }).click();
  await dialog.getByLabel('Title').fill('Half typed');
  await page.mouse.click(10, 400);
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue('Half typed');
  await dialog.getByLabel('Title').press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test('Enter starts the practice test from its dialog', async ({ page }) => {
  await logIn(page, 'demo');
  const { id } = await clusterOf(page, 'By Enter', CATS);
  await page.goto(`/clusters/${id}/`);
  const open = page.getByRole('button', { name: 'Learning & Practice' });
  await open.click();
  await expect(page.getByText('4 questions')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/test$/);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await open.click();
  await page.getByRole('button', { name: 'Choices' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/test$/);
});

test('a search that has the focus shows one cross', async ({ page }) => {
  await logIn(page, 'demo');
  const { id } = await createCluster(page, 'One cross');
  await addRow(page, id, 'cat', 'Katze');
  await page.goto(`/clusters/${id}/`);
  const search = page.getByLabel('Search rows');
  await search.fill('cat');
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(1);
  // A browser draws a cross of its own into fields of this type.
  await expect(search).not.toHaveAttribute('type', 'search');
});
