import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ForgotPasswordPage, ResetPasswordPage } from '../../src/app/pages/PasswordPages.tsx';
import { ChangePasswordPage, ProfileTerminationPage } from '../../src/app/pages/AccountPages.tsx';
import CheckMailPage from '../../src/app/pages/CheckMailPage.tsx';
import RegistrationPage from '../../src/app/pages/RegistrationPage.tsx';
import { ConfirmPage, FirstAccountPage } from '../../src/app/pages/MailLinkPages.tsx';
import LoginPage from '../../src/app/pages/LoginPage.tsx';
import { useKnownAddress } from '../../src/features/accounts/state/notices.ts';
import { currentToken } from '../../src/platform/storage/token.ts';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const responses = (more: Responses = {}): Responses => ({
  'GET /api/configuration': CONFIGURATION,
  'GET /api/csrf-cookie': {},
  ...more,
});

describe('the login', () => {
  const open = (more: Responses = {}) => show(<LoginPage />, { path: '/auth/login', responses: responses(more) });

  // Specification: S2-2.22
  test('has e-mail and password, and ways for those who have none', async () => {
    await open();
    await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(page.getByRole('link', { name: 'Forgot password' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'SIGN UP FOR FREE' })).toBeVisible();
    await expect.element(button('HOW IT WORKS')).toBeVisible();
    await expect.element(button('Log in')).toBeDisabled();
    await expectAccessible();
  });

  test('on a phone says first what it is, shows it and offers to sign up', async () => {
    await show(<LoginPage />, { path: '/auth/login', responses: responses(), width: 390 });
    const top = (element: Element) => element.getBoundingClientRect().top;
    const lead = page.getByText('Collect the words you meet and practise them until they stick.');
    const picture = page.getByRole('figure', { name: 'A cluster of Spanish and English words being practised' });
    const signUp = page.getByRole('link', { name: 'SIGN UP FOR FREE' });
    for (const seen of [lead, picture, signUp]) await expect.element(seen).toBeVisible();
    const order = [lead, picture, signUp, page.getByRole('heading', { name: 'Log in' })].map((one) =>
      top(one.element()),
    );
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    // Without scrolling.
    expect(signUp.element().getBoundingClientRect().bottom).toBeLessThan(800);
    await expectAccessible();
  });

  test('logs in by Enter and keeps the token', async () => {
    const requests = await open({ 'POST /api/user/login': { token: 'nina-token' }, 'GET /api/user': NINA });
    await field('E-mail').fill('nina@example.com');
    await field('Password').fill('Password1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => currentToken()).toBe('nina-token');
    expect(requests.find(({ name }) => name === 'POST /api/user/login')?.body).toMatchObject({
      email: 'nina@example.com',
      password: 'Password1',
    });
  });

  test('says what is wrong above the fields, and keeps what was typed', async () => {
    const refusal = new Refusal('wrong_credentials', message('account.wrong_credentials'));
    await open({ 'POST /api/user/login': refusal });
    await field('E-mail').fill('nina@example.com');
    await field('Password').fill('Password2');
    await button('Log in').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(field('E-mail')).toHaveValue('nina@example.com');
    await expectAccessible();
  });

  test('is sent once, however often Enter is pressed', async () => {
    const requests = await open({ 'POST /api/user/login': () => new Promise(() => undefined) });
    await field('E-mail').fill('nina@example.com');
    await field('Password').fill('Password1');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.element(button('Log in')).toBeDisabled();
    expect(requests.filter(({ name }) => name === 'POST /api/user/login')).toHaveLength(1);
  });
});

test('a name takes letters, spaces, apostrophes and hyphens, and says so', async () => {
  await show(<RegistrationPage />, { path: '/auth/registration', responses: responses() });
  await expect.element(page.getByText('Letters, spaces, apostrophes and hyphens').first()).toBeVisible();
  await field('First name').fill('Agent 007');
  await field('Last name').fill("O'Brien-Nováková");
  await userEvent.keyboard('{Tab}');
  await expect.element(field('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(/^Please enter a valid first name: letters/)).toBeVisible();
  await expect.element(field('Last name')).toHaveAttribute('aria-invalid', 'false');
  await expectAccessible();
});

test('after confirming, the login form knows the address', async () => {
  const requests = await show(<ConfirmPage />, {
    path: '/auth/confirm?confirm=abcdefghijklmnop',
    responses: responses({
      'POST /api/user/confirm': { ...saying(message('account.confirmed')), email: 'nina@example.com' },
    }),
  });
  await expect.element(button('Confirm e-mail')).toBeDisabled();
  expect(requests.some(({ name }) => name === 'POST /api/user/confirm')).toBe(false);
  await field('Password').fill('Kettle-42-green');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => `${window.location.pathname}${window.location.search}`).toBe('/');
  expect(requests.find(({ name }) => name === 'POST /api/user/confirm')?.body).toEqual({
    token: 'abcdefghijklmnop',
    password: 'Kettle-42-green',
  });
  await show(<LoginPage />, { path: '/auth/login', responses: responses() });
  await expect.element(field('E-mail')).toHaveValue('nina@example.com');
});

test('confirming an address with a wrong password shows an error, keeps the page, and links to a new one', async () => {
  const wrong = message('account.password_wrong');
  await show(<ConfirmPage />, {
    path: '/auth/confirm?confirm=abcdefghijklmnop',
    responses: responses({ 'POST /api/user/confirm': new Refusal('invalid', wrong, { password: wrong }) }),
  });
  await field('Password').fill('Password2');
  await button('Confirm e-mail').click();
  await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  await expectAccessible();
});

test('the link of an earlier confirmation mail leads on to its page', async () => {
  await show(<LoginPage />, { path: '/auth/login?confirm=abcdefghijklmnop', responses: responses() });
  await expect
    .poll(() => `${window.location.pathname}${window.location.search}`)
    .toBe('/auth/confirm?confirm=abcdefghijklmnop');
});

test('the first account is made with names and a password, and leads to the login', async () => {
  const requests = await show(<FirstAccountPage />, {
    path: '/auth/administrator?token=abcdefghijklmnop',
    responses: responses({
      'POST /api/user/administrator': { ...saying(message('account.administrator_made')), email: 'boss@example.com' },
    }),
  });
  await expect.element(button('Create account')).toBeDisabled();
  await field('First name').fill('Berta');
  await field('Last name').fill('Nováková');
  await field('Password').fill('Kettle-42-green');
  await field('Repeat password').fill('Kettle-42-green');
  await expectAccessible();
  await button('Create account').click();
  await expect.poll(() => window.location.pathname).toBe('/');
  expect(requests.find(({ name }) => name === 'POST /api/user/administrator')?.body).toEqual({
    token: 'abcdefghijklmnop',
    first_name: 'Berta',
    last_name: 'Nováková',
    password: 'Kettle-42-green',
  });
});

describe('the registration', () => {
  const PERSON = {
    email: 'nina@example.com',
    first_name: 'Nina',
    last_name: 'Horváthová',
    password: 'Kettle-42-green',
  };
  const open = (more: Responses = {}) =>
    show(<RegistrationPage />, { path: '/auth/registration', responses: responses(more) });
  const fill = async (repeat = PERSON.password) => {
    await field('E-mail').fill(PERSON.email);
    await field('First name').fill(PERSON.first_name);
    await field('Last name').fill(PERSON.last_name);
    await field('Password').fill(PERSON.password);
    await field('Repeat password').fill(repeat);
  };

  test('says at each field what is wrong, and sends nothing until all is right', async () => {
    const requests = await open();
    await expect.element(button('Sign up')).toBeDisabled();
    await field('E-mail').fill(PERSON.email);
    const missing = page.getByText(/^Still missing/);
    await expect.element(missing).toHaveTextContent('Still missing: First name, Last name, Password, Repeat password');
    await fill('other');
    await expect.element(missing).toHaveTextContent('Still missing: Repeat password');
    await field('First name').fill('N1na');
    await field('Password').fill('short');
    await userEvent.keyboard('{Tab}');
    for (const name of ['First name', 'Password', 'Repeat password'])
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await fill();
    await expect.element(button('Sign up')).toBeEnabled();
    await expect.element(missing).not.toBeInTheDocument();
    expect(requests.filter(({ name }) => name === 'POST /api/user/register')).toEqual([]);
  });

  test('pressed too early, the button marks what is missing', async () => {
    await open();
    await button('Sign up').click({ force: true });
    for (const name of ['E-mail', 'First name', 'Last name', 'Password'])
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
  });

  // Specification: S0-1.323
  test('is sent without the repeated password, and leads to a page that says where the mail went', async () => {
    const requests = await open({ 'POST /api/user/register': saying(message('account.registered')) });
    await fill();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.pathname).toBe('/auth/check-mail');
    const sent = requests.filter(({ name }) => name === 'POST /api/user/register');
    expect(sent.map(({ body }) => body)).toEqual([{ ...PERSON, recaptcha_token: null }]);
  });

  test('is sent once, however often Enter is pressed', async () => {
    const requests = await open({ 'POST /api/user/register': () => new Promise(() => undefined) });
    await fill();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.element(button('Sign up')).toBeDisabled();
    expect(requests.filter(({ name }) => name === 'POST /api/user/register')).toHaveLength(1);
  });

  test('a refused field is marked until it is changed', async () => {
    const taken = message('account.password_common');
    await open({ 'POST /api/user/register': new Refusal('invalid', taken, { password: taken }) });
    await fill();
    await button('Sign up').click();
    await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('E-mail')).toHaveValue(PERSON.email);
    await field('Password').fill('Kettle-43-green');
    await field('Repeat password').fill('Kettle-43-green');
    await expect.element(field('Password')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(button('Sign up')).toBeEnabled();
  });
});

describe('the page after the registration', () => {
  test('says where the mail went and sends another one', async () => {
    useKnownAddress.setState({ email: 'nina@example.com' });
    const requests = await show(<CheckMailPage />, {
      path: '/auth/check-mail',
      width: 390,
      responses: responses({ 'POST /api/user/resend-confirmation': saying(message('account.registered')) }),
    });
    await expect.element(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    await expect.element(page.getByText('nina@example.com')).toBeVisible();
    await expectAccessible();
    await button('Send again').click();
    await expect.element(button('Send again')).toBeDisabled();
    expect(requests.filter(({ name }) => name.endsWith('resend-confirmation')).map(({ body }) => body)).toEqual([
      { email: 'nina@example.com' },
    ]);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect.poll(() => window.location.pathname).toBe('/auth/login');
  });

  test('redirects to the login without a recent registration', async () => {
    useKnownAddress.setState({ email: '' });
    await show(<CheckMailPage />, { path: '/auth/check-mail', responses: responses() });
    await expect.poll(() => window.location.pathname).toBe('/auth/login');
  });
});

describe('a forgotten password', () => {
  test('is requested with the e-mail, or cancelled', async () => {
    await show(<ForgotPasswordPage />, { path: '/auth/forgot-password', responses: responses() });
    await expect.element(button('Send')).toBeDisabled();
    await expect.element(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
    await field('E-mail').fill('nina@');
    await userEvent.keyboard('{Tab}');
    await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await field('E-mail').fill('nina@example.com');
    await expect.element(button('Send')).toBeEnabled();
    await expectAccessible();
  });

  test('is set again, typed twice', async () => {
    await show(<ResetPasswordPage />, {
      path: '/auth/reset-password?token=abcdefghijklmnop&email=nina@example.com',
      responses: responses(),
    });
    await expect.element(button('Change')).toBeDisabled();
    await field('New password').fill('Password1');
    await field('Repeat new password').fill('Password2');
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Repeat new password')).toHaveAttribute('aria-invalid', 'true');
    await field('Repeat new password').fill('Password1');
    await expect.element(button('Change')).toBeEnabled();
    await expectAccessible();
  });
});

// Specification: S2-2.37
test('a password is changed with the old one; the fields are empty afterwards', async () => {
  const requests = await show(<ChangePasswordPage />, {
    user: NINA,
    path: '/change-password',
    responses: responses({ 'POST /api/user/change-password': saying(message('account.password_changed')) }),
  });
  await expect.element(button('Save')).toBeDisabled();
  await field('Old password').fill('Password1');
  await field('New password').fill('Password2');
  await field('Repeat new password').fill('Password2');
  await button('Save').click();
  await expect.element(page.getByText('Your password was changed.')).toBeVisible();
  for (const name of ['Old password', 'New password', 'Repeat new password'])
    await expect.element(field(name)).toHaveValue('');
  expect(requests.map(({ name }) => name)).toContain('POST /api/user/change-password');
  await expectAccessible();
});

// Specification: S2-2.39
test('a profile is deleted only with its password, and says what is deleted', async () => {
  await show(<ProfileTerminationPage />, {
    user: NINA,
    path: '/profile-termination',
    responses: responses({ 'POST /api/user/remove-account': saying(message('account.removed')) }),
  });
  await expect.poll(() => document.title).toBe('Profile Termination · Wordcluster');
  await expect.element(page.getByText(/will be permanently deleted/)).toBeVisible();
  await expect.element(button('Delete')).toBeDisabled();
  await expectAccessible();
  await field('Enter your current password').fill('Password1');
  await button('Delete').click();
  await expect.poll(() => window.location.pathname).toBe('/logout');
  expect(currentToken()).toBeNull();
});
