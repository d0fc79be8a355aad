import type { Page } from '@playwright/test';

/** Chooses a language in one of the dialog's pickers. */
export async function pickLanguage(page: Page, label: string, language: string): Promise<void> {
  const picker = page.getByLabel(label, { exact: true });
  await picker.click();
  await picker.fill(language);
  await page.getByRole('listbox').getByRole('option', { name: language }).first().click();
}

/** The teacher's floating button. */
export const askTeacher = (page: Page) => page.getByRole('button', { name: 'Ask A. I. Teacher', exact: true });

/** The chat's bar, which opens and closes it. */
export const chatBar = (page: Page) => page.getByRole('button', { name: 'Question prompt' });
