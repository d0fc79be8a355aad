import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AllowanceLeft } from '../../src/features/premium/components/AllowanceLeft.tsx';
import { Allowance } from '../../src/features/teacher/components/Allowance.tsx';
import { CharactersLeft } from '../../src/features/teacher/components/CharactersLeft.tsx';
import { NINA } from '../components/samples.ts';
import { expectAccessible, show } from '../components/show.tsx';

const FREE = {
  ...NINA,
  premium: false,
  tier: null,
  text_characters_remaining: 90_000,
  voice_characters_remaining: 90_000,
  text_characters_limit: 100_000,
  voice_characters_limit: 100_000,
  characters_today_remaining: 3800,
  characters_today_limit: 5000,
};

test('a free learner reads what today gives, and beside it what all of them share', async () => {
  await show(<Allowance />, { user: FREE, answers: { 'GET /api/user': FREE } });
  await expect.element(page.getByRole('meter', { name: 'For you today' })).toHaveAttribute('aria-valuenow', '3800');
  await expect.element(page.getByText('3,800 of 5,000')).toBeVisible();
  await expect.element(page.getByText('For all free learners this month')).toBeVisible();
  await expect.element(page.getByText('90,000 of 100,000')).toBeVisible();
  await expectAccessible();
});

test('the teacher and the Premium page speak of today too', async () => {
  const answers = { 'GET /api/user': FREE };
  await show(<CharactersLeft />, { user: FREE, answers });
  await expect.element(page.getByText('3,800 characters left today')).toBeVisible();
  await show(<AllowanceLeft user={FREE} />, { user: FREE, answers });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('3,800');
  await expect.element(page.getByText(/All free learners share them/)).toBeVisible();
});

test('with Premium both packs are shown', async () => {
  await show(<Allowance />, { user: NINA, answers: { 'GET /api/user': NINA } });
  await expect.element(page.getByRole('meter', { name: 'Teacher' })).toHaveAttribute('aria-valuenow', '1000');
  await expect.element(page.getByRole('meter', { name: 'Voice' })).toBeVisible();
});
