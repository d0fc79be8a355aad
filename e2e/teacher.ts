import type { Page } from '@playwright/test';

/** Chooses a language in one of the dialog's pickers. */
export async function pickLanguage(page: Page, label: string, language: string): Promise<void> {
  const picker = page.getByLabel(label, { exact: true });
  await picker.click();
  await picker.fill(language);
  await page.getByRole('listbox').getByRole('option', { name: language }).first().click();
}

/** The calls that a page makes from now on, as `GET /api/user`, in their order. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

/** The teacher's floating button. */
export const askTeacher = (page: Page) => page.getByRole('button', { name: 'Ask A. I. Teacher', exact: true });

/** The chat's bar, which opens and closes it. */
export const chatBar = (page: Page) => page.getByRole('button', { name: 'Question prompt' });
