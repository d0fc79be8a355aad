import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../people.ts';
import { askTeacher } from '../teacher.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// Specification: S0-1.291
test('on a phone the first word is practised within twelve actions of the empty list', async ({ page }) => {
  await newcomer(page, 'Fia');
  await page.goto('/clusters');
  await expect(page.getByText('No clusters here')).toBeVisible();
  for (const name of ['Add words yourself', 'Import', 'Try a sample'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  // Below the question about languages the ways to begin are in view, above the bar of places.
  await expect(page.getByRole('region', { name: 'Your languages' })).toBeVisible();
  const places = await page.getByRole('navigation', { name: 'Places' }).boundingBox();
  const last = await page.getByRole('button', { name: 'Import', exact: true }).boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(places?.y ?? 0);
  // Among the ways to begin, and floating as on every list.
  await expect(askTeacher(page)).toHaveCount(2);
  await expectAccessible(page);

  let actions = 0;
  const tap = async (target: Locator) => {
    actions += 1;
    await target.tap();
  };
  await tap(page.getByRole('button', { name: 'Try a sample' }));
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11);
  await tap(page.getByRole('button', { name: 'Learning & Practice' }));
  await tap(page.getByRole('button', { name: 'Choices' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await expect(page.getByText('Question 1/10')).toBeVisible();
  const choices = page.getByRole('group').getByRole('button');
  await tap(choices.first());
  await expect(page.getByText(/^Question 2\//)).toBeVisible({ timeout: 10_000 });
  expect(actions).toBeLessThanOrEqual(12);
});
