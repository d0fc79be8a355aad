import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AllowanceLeft } from '../../src/features/billing/components/AllowanceLeft.tsx';
import { Allowance } from '../../src/features/teacher/components/Allowance.tsx';
import { CharactersLeft, ChatFoot } from '../../src/features/teacher/components/ChatFoot.tsx';

import { PlanComparison } from '../../src/features/billing/components/PlanComparison.tsx';
import { learnInstallation } from '../../src/platform/installation/installation.ts';
import { CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

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
  await show(<Allowance />, {
    user: FREE,
    responses: { 'GET /api/user': FREE, 'GET /api/configuration': CONFIGURATION },
  });
  await expect.element(page.getByRole('meter', { name: 'Your share today' })).toHaveAttribute('aria-valuenow', '3800');
  await expect.element(page.getByText('3,800 of 5,000')).toBeVisible();
  await expect.element(page.getByText('Shared by all free users this month')).toBeVisible();
  await expect.element(page.getByText('90,000 of 100,000')).toBeVisible();
  await expectAccessible();
});

test('the teacher and the Premium page speak of today too', async () => {
  const responses = { 'GET /api/user': FREE, 'GET /api/configuration': CONFIGURATION };
  await show(<CharactersLeft />, { user: FREE, responses });
  await expect.element(page.getByText('3,800 characters left today')).toBeVisible();
  await show(<AllowanceLeft user={FREE} />, { user: FREE, responses });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('3,800');
  await expect.element(page.getByText(/All free users share them/)).toBeVisible();
});

test('with Premium both packs are shown', async () => {
  await show(<Allowance />, { user: NINA, responses: { 'GET /api/user': NINA } });
  await expect.element(page.getByRole('meter', { name: 'Teacher' })).toHaveAttribute('aria-valuenow', '1000');
  await expect.element(page.getByRole('meter', { name: 'Voice' })).toBeVisible();
});

test('the built-in teacher is called what it is, and costs no characters', async () => {
  const responses = {
    'GET /api/user': NINA,
    'GET /api/configuration': { ...CONFIGURATION, teacher: 'built_in' as const },
  };
  await show(<ChatFoot />, { user: NINA, responses });
  await expect.element(page.getByText('Built-in teacher')).toBeVisible();
  await expect.element(page.getByText(/characters? left/)).not.toBeInTheDocument();
  await show(<AllowanceLeft user={NINA} />, { user: NINA, responses });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Built-in teacher, included');
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('1,000');
  await show(<PlanComparison />, { user: NINA, responses });
  const great = page.getByRole('region', { name: 'Great Premium' });
  await expect.element(great.getByText('Built-in teacher, included')).toBeVisible();
  await expect.element(great.getByText('1 million characters per month')).toBeVisible();
});

test('the operator’s allowance for each person is shown with the built-in teacher too', async () => {
  const configuration = { ...CONFIGURATION, teacher: 'built_in' as const, shop: false };
  await show(<ChatFoot />, { user: NINA, responses: { 'GET /api/configuration': configuration } });
  await expect.element(page.getByText('Built-in teacher')).toBeVisible();
  await expect.element(page.getByText('1,000 characters left')).toBeVisible();
  learnInstallation(CONFIGURATION);
});
