import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EmailSection } from '../../src/features/accounts/security/EmailSection.tsx';
import { ADMIN } from '../support/samples.ts';
import { show } from '../support/show.tsx';

// Specification: S0-1.380
test('an administrator changes the address of the account', async () => {
  await show(<EmailSection />, { user: ADMIN });
  await expect.element(page.getByRole('button', { name: 'Change e-mail' })).toBeVisible();
});

test('the address of the setting ADMIN_EMAIL is changed there', async () => {
  await show(<EmailSection />, { user: { ...ADMIN, email_is_of_settings: true } });
  await expect
    .element(page.getByText('The administrator’s e-mail is set in the configuration (ADMIN_EMAIL).'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change e-mail' })).not.toBeInTheDocument();
});
