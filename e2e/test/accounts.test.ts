import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { confirmAddress, logInByForm, mailAfter } from '../people.ts';

// Refused calls are answered with an error, which the browser logs too.
test.use({ expectedErrors: /Failed to load resource/ });

const EMAIL = 'olga@example.com';
const OTHER_EMAIL = 'olga.nova@example.com';
const [FIRST, SECOND, THIRD] = ['Sunflower7', 'Moonflower8', 'Wallflower9'];

// Specification: S2-2.22-23, S2-5.05, S2-8.01, S2-8.19
test('the login says what is wrong, with the fields and with the answer', async ({ page }) => {
  await page.goto('/auth/login');
  const submit = page.getByRole('button', { name: 'Log in' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Password', { exact: true }).focus();
  await expect(page.getByText('Please enter a valid e-mail')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).blur();
  await expect(page.getByText('Please enter a password')).toBeVisible();
  await expect(submit).toBeDisabled();

  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await submit.click();
  await expect(page.getByText('Incorrect credentials')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByText('Incorrect credentials')).toBeHidden();

  await page.route('**/api/user/login', (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
  await submit.click();
  await expect(page.getByText('Server error, please try it again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'HOW IT WORKS' })).toBeVisible();
});

// Specification: S1-2.03, S1-2.07-08, S2-1.01, S2-1.05, S2-1.10, S2-2.03, S2-2.06, S2-2.26, S2-2.30, S2-2.32,
//   S0-1.46, S2-2.34-35, S2-2.37-40, S2-2.100-102, S2-4.15, S2-5.02-03, S2-5.06, S2-5.08, S2-8.06-07, S2-8.19
test('a password is forgotten, reset and changed, the e-mail too, and the profile terminated', async ({ page }) => {
  test.slow();
  await page.goto('/auth/registration');
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await expect(signUp).toBeDisabled();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('First name').fill('0lga');
  await page.getByLabel('Last name').fill('N0vá');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Repeat password').fill('other');
  await page.getByLabel('Repeat password').blur();
  for (const text of [
    'Please enter a valid first name',
    'Please enter a valid last name',
    'Please confirm your password',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(
    page.getByText('Minimum 8 characters, at least one uppercase letter, one lowercase letter and one number'),
  ).toBeVisible();
  await expect(signUp).toBeDisabled();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL(/\/auth\/registration\/terms$/);
  const legal = page.getByRole('dialog', { name: 'Terms of Service' });
  for (const term of ['15 September 2023', '18 years', '14 days', '30 days', '6 months', '3 months'])
    await expect(legal).toContainText(term);
  await expectAccessible(page, ['dark']);
  await legal.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toContainText('10 years');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('First name').fill('Oľga');
  await page.getByLabel('Last name').fill('Nová');
  await page.getByLabel('Password', { exact: true }).fill(FIRST);
  await page.getByLabel('Repeat password').fill(FIRST);
  const confirmation = await mailAfter(page, EMAIL, () => signUp.click());
  await expect(page).toHaveURL(/\/auth\/check-mail$/);
  await expect(page.getByText(EMAIL)).toBeVisible();
  await confirmAddress(page, confirmation.links[0], FIRST);

  await page.getByRole('link', { name: 'Forgot password' }).click();
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  await page.getByLabel('E-mail').fill(EMAIL);
  const reset = await mailAfter(page, EMAIL, () => send.click());
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('status').filter({ hasText: 'If there is an account with' })).toBeVisible();

  await page.goto(reset.links[0] ?? '');
  await expect(page).toHaveURL(/\/auth\/reset-password/);
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly', '');
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await page.getByLabel('New password', { exact: true }).fill(SECOND);
  await expect(change).toBeDisabled();
  await page.getByLabel('Repeat new password').fill(SECOND);
  await change.click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await logInByForm(page, { email: EMAIL, password: SECOND });

  await page.goto('/change-password');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Old password').fill(FIRST);
  await page.getByLabel('New password', { exact: true }).fill(THIRD);
  await page.getByLabel('Repeat new password').fill(`${THIRD}x`);
  await expect(save).toBeDisabled();
  await page.getByLabel('Repeat new password').fill(THIRD);
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The old password is not correct.' })).toBeVisible();
  await page.getByLabel('Old password').fill(SECOND);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(OTHER_EMAIL);
  await page.getByLabel('Your password').fill(THIRD);
  const asked = await mailAfter(page, OTHER_EMAIL, () => page.getByRole('button', { name: 'Send the link' }).click());
  await page.goto(asked.links[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeVisible();
  await expectAccessible(page);
  // Opened it changes nothing; its button does, once.
  await page.getByRole('button', { name: 'Confirm new e-mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: /e-mail/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/clusters$/);
  await page.goto(asked.links[0] ?? '');
  await page.getByRole('button', { name: 'Confirm new e-mail' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profile-termination');
  await expect(page.getByRole('heading', { name: 'Profile Termination' })).toBeVisible();
  await expect(page.getByText(/entire profile and all its content will be permanently deleted/)).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete' });
  await expect(remove).toBeDisabled();
  await page.getByLabel('Enter your current password').fill(FIRST);
  await remove.click();
  const banner = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close message' }) });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Close message' }).click();
  await expect(banner).toBeHidden();
  await page.evaluate(() => localStorage.setItem('practice', 'words of a cluster'));
  await page.getByLabel('Enter your current password').fill(THIRD);
  await remove.click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByText('Your profile and all its content were deleted.')).toBeVisible();
  await expect(page.getByText('You were logged out.')).toBeHidden();
  await page.getByLabel('E-mail').fill(OTHER_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(THIRD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Incorrect credentials')).toBeVisible();
});

// Specification: S1-7.03, S1-7.30, S2-2.18, S2-4.02
test(
  'a user whose data cannot be loaded is logged out; until they are there a spinner is shown',
  { tag: '@nightly' },
  async ({ page }) => {
    await logInByForm(page, 'demo');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/user', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: 'oops' });
    });
    await page.goto('/clusters');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    answer();
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);
