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
  links: string[];
}

/** The newest mail to an address, from the development mailbox. */
export async function newestMail(page: Page, to: string): Promise<Mail> {
  const find = async () => {
    const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as Mail[];
    return mails.find((one) => one.to === to);
  };
  // What is asked for without a login is written after the answer.
  await expect.poll(find, `a mail to ${to}`).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  return mail;
}
