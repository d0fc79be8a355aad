import { expect, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Wordcluster1';
const ANTI_FORGERY = 'a-token-for-tests-0123456789';
export type DemoPerson = 'demo' | 'free' | 'admin';

type Credentials = { email: string; password: string };

const credentialsOf = (who: DemoPerson | Credentials): Credentials =>
  typeof who === 'string' ? { email: `${who}@wordcluster.example`, password: DEMO_PASSWORD } : who;

/** Logs somebody in through the login page, as people do; `logIn` is faster where the page itself is not what is tested. */
export async function logInByForm(page: Page, who: DemoPerson | Credentials): Promise<void> {
  const { email, password } = credentialsOf(who);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/clusters\/?$/);
}

/** The same with a token from the server instead of the login page. */
export async function logIn(page: Page, who: DemoPerson | Credentials): Promise<void> {
  const response = await page.request.post('/api/user/login', {
    headers: { cookie: `XSRF-TOKEN=${ANTI_FORGERY}`, 'x-xsrf-token': ANTI_FORGERY },
    data: { ...credentialsOf(who) },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { token } = (await response.json()) as { token: string };
  // A small page of the same origin: the app itself would start signed out.
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/clusters');
  await expect(page).toHaveURL(/\/clusters\/?$/);
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The mails to an address, the newest first, from the development mailbox. */
async function mailsTo(page: Page, to: string): Promise<Mail[]> {
  const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as Mail[];
  return mails.filter((one) => one.to === to);
}

/** The mail that an action leads to; it may be written after the action was answered. */
export async function mailAfter(page: Page, to: string, action: () => Promise<void>): Promise<Mail> {
  const { length: before } = await mailsTo(page, to);
  await action();
  await expect
    .poll(async () => (await mailsTo(page, to)).length, { message: `a mail to ${to}`, intervals: [100] })
    .toBeGreaterThan(before);
  const [mail] = await mailsTo(page, to);
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  return mail;
}

/** Opens the link of a confirmation mail and enters the password of the registration; ends at the login. */
export async function confirmAddress(page: Page, link: string | undefined, password: string): Promise<void> {
  await page.goto(link ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByText('Your e-mail is confirmed. You can log in now.')).toBeVisible();
}

/** Somebody new, signed up by mail and logged in. */
export async function newcomer(page: Page, name: string): Promise<void> {
  const [email, password] = [`${name.toLowerCase()}@example.com`, 'Sunflower7'];
  await page.goto('/auth/registration');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Nováková');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  const { links } = await mailAfter(page, email, () => page.getByRole('button', { name: 'Sign up' }).click());
  await expect(page).toHaveURL(/\/auth\/check-mail$/);
  await confirmAddress(page, links[0], password);
  await logIn(page, { email, password });
}
