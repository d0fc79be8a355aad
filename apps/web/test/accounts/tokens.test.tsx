import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TokensSection } from '../../src/features/accounts/tokens/OtherPrograms.tsx';
import { message, Refusal, saying } from '../support/fake-server.ts';
import { CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const SCRIPT = {
  id: 3,
  name: 'Script at home',
  scopes: ['read' as const, 'practise' as const],
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-06-02T09:00:00.000Z',
  last_used_at: null,
  program: null,
  connected: false,
};

const NO_FACTORS = { totp: false, passkeys: [], recovery_codes_left: 0, passkeys_possible: true };

for (const width of [1280, 390])
  test(`a token is made with a name, scopes and an end, shown once, and listed, ${width} pixels wide`, async () => {
    let tokens: (typeof SCRIPT)[] = [];
    const requests = await show(<TokensSection />, {
      user: NINA,
      width,
      responses: {
        'GET /api/user/tokens': () => ({ tokens }),
        'GET /api/user/factors': NO_FACTORS,
        'POST /api/user/tokens': () => {
          tokens = [SCRIPT];
          return { ...SCRIPT, token: 'wcp_only-this-once' };
        },
      },
    });
    await expect.element(page.getByText('No access tokens yet.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'New token' }).click();
    const make = page.getByRole('button', { name: 'Create token' });
    await expect.element(make).toBeDisabled();
    await page.getByRole('textbox', { name: 'Name' }).fill('Script at home');
    await page.getByLabelText('Practise').click();
    await page.getByLabelText('Your password').fill('Kettle-42-green');
    await page.getByLabelText('Ends').selectOptions('In a year');
    await expectAccessible();
    await make.click();
    await expect.element(page.getByText('wcp_only-this-once')).toBeVisible();
    await expectAccessible();
    // By accident it is not closed: it could not be shown again.
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect.element(page.getByText('Read words, Practise · Not used yet · Until 2 Jun 2026')).toBeVisible();
    await expect.element(page.getByText('wcp_only-this-once')).not.toBeInTheDocument();
    const body = requests.find(({ name }) => name === 'POST /api/user/tokens')?.body as { expires_at: string };
    expect(body).toMatchObject({ name: 'Script at home', scopes: ['read', 'practise'], password: 'Kettle-42-green' });
    expect(Math.round((Date.parse(body.expires_at) - Date.now()) / 86_400_000)).toBe(365);
  });

test('a token is revoked after the password and the code, and a refusal is shown', async () => {
  let tokens = [SCRIPT];
  const ended = vi.fn(() => {
    tokens = [];
    return saying(message('token.ended'));
  });
  const requests = await show(<TokensSection />, {
    user: NINA,
    responses: {
      'GET /api/user/tokens': () => ({ tokens }),
      'GET /api/user/factors': { ...NO_FACTORS, totp: true },
      'DELETE /api/user/tokens/:token_id': ended,
      'POST /api/user/tokens': new Refusal('conflict', message('token.too_many', { most: 50 })),
    },
  });
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('One more');
  await page.getByLabelText('Your password').fill('Kettle-42-green');
  await page.getByLabelText('Code of your app').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Revoke token: Script at home' }).click();
  const end = page.getByRole('dialog').getByRole('button', { name: 'Revoke token' });
  await expect.element(end).toBeDisabled();
  await page.getByLabelText('Your password').fill('Kettle-42-green');
  await page.getByLabelText('Code of your app').fill('234567');
  await expectAccessible();
  expect(ended).not.toHaveBeenCalled();
  await end.click();
  await expect.element(page.getByText('No access tokens yet.')).toBeVisible();
  expect(requests.find(({ name }) => name === 'DELETE /api/user/tokens/:token_id')?.body).toEqual({
    password: 'Kettle-42-green',
    code: '234567',
  });
});

test('a user without a password confirms by a mailed link, and the form keeps its input', async () => {
  const waiting = message('account.confirmation_required');
  let confirmed = false;
  const requests = await show(<TokensSection />, {
    user: { ...NINA, has_password: false },
    responses: {
      'GET /api/configuration': { ...CONFIGURATION, google_client_id: null },
      'GET /api/user/tokens': { tokens: [] },
      'GET /api/user/factors': NO_FACTORS,
      'POST /api/user/step-up/link': saying(message('account.step_up_sent')),
      'POST /api/user/tokens': () => {
        if (!confirmed) return new Refusal('confirmation_required', waiting);
        return { ...SCRIPT, token: 'wcp_only-this-once' };
      },
    },
  });
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Script at home');
  await expect.element(page.getByLabelText('Your password')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect.element(page.getByText(/An e-mail with a link is on its way/)).toBeVisible();
  await expectAccessible();
  confirmed = true;
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect.element(page.getByText('wcp_only-this-once')).toBeVisible();
  const bodies = requests.filter(({ name }) => name === 'POST /api/user/tokens').map(({ body }) => body as object);
  for (const body of bodies) expect(body).not.toHaveProperty('password');
});
