import { expect, type Page } from '@playwright/test';

export const DEMO_PASSWORD = 'Wordcluster1';
export type DemoPerson = 'demo' | 'free' | 'admin';

/** Logs a demo account in through the login page and waits for its clusters. */
export async function logIn(page: Page, who: DemoPerson | { email: string; password: string }): Promise<void> {
  const { email, password } =
    typeof who === 'string' ? { email: `${who}@wordcluster.example`, password: DEMO_PASSWORD } : who;
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
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
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto(links[0] ?? '');
  await expect(page.getByText('Your e-mail is confirmed. You can log in now.')).toBeVisible();
  await logIn(page, { email, password });
}
