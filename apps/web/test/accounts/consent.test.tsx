import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Consent } from '../../src/features/accounts/consent/Consent.tsx';
import { message, Refusal } from '../support/fake-server.ts';
import { NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const NO_FACTORS = { totp: false, passkeys: [], recovery_codes_left: 0, passkeys_possible: true };
const request = { client_id: 'a-program', redirect_uri: 'https://assistant.example/back', state: 'abc' };
const asks = {
  client_name: 'Claude',
  goes_to: 'assistant.example',
  scopes: ['read' as const, 'write' as const],
  denied_url: 'https://assistant.example/back?error=access_denied',
  refused_url: null,
};

for (const width of [1280, 390])
  test(`the page names the program, where it is and what it may do, and grants what stays ticked, ${width} pixels wide`, async () => {
    const left = vi.fn();
    const requests = await show(<Consent request={request} onLeave={left} />, {
      user: NINA,
      width,
      responses: {
        'GET /api/user/factors': NO_FACTORS,
        'POST /api/oauth/requests': asks,
        'POST /api/oauth/grants': { redirect_url: 'https://assistant.example/back?code=x' },
      },
    });
    await expect.element(page.getByText('Claude wants to use your words')).toBeVisible();
    await expect.element(page.getByText(/The app is at assistant.example/)).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Practise' })).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole('checkbox', { name: 'Write words' }).click();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    expect(left).not.toHaveBeenCalled();
    await page.getByLabelText('Your password').fill('Kettle-42-green');
    await page.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
    await expect.element(page.getByText(/Going back to Claude/)).toBeVisible();
    expect(left.mock.calls).toEqual([['https://assistant.example/back?code=x']]);
    const grant = requests.find(({ name }) => name === 'POST /api/oauth/grants')?.body;
    expect(grant).toEqual({ ...request, scopes: ['read'], password: 'Kettle-42-green' });
  });

test('refusing sends the browser back with that, and nothing is granted', async () => {
  const left = vi.fn();
  const requests = await show(<Consent request={request} onLeave={left} />, {
    user: NINA,
    responses: { 'POST /api/oauth/requests': { ...asks, goes_to: null }, 'GET /api/user/factors': NO_FACTORS },
  });
  await expect.element(page.getByText(/The app is on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  expect(left.mock.calls).toEqual([[asks.denied_url]]);
  expect(requests.map(({ name }) => name)).not.toContain('POST /api/oauth/grants');
});

test('a wrong request is redirected at once; with an uncertain client there is no redirect', async () => {
  const left = vi.fn();
  const refused_url = 'https://assistant.example/back?error=invalid_request';
  await show(<Consent request={request} onLeave={left} />, {
    user: NINA,
    responses: { 'POST /api/oauth/requests': { ...asks, scopes: [], refused_url } },
  });
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(refused_url));
  const stays = vi.fn();
  await show(<Consent request={{ ...request, client_id: 'another' }} onLeave={stays} />, {
    user: NINA,
    responses: { 'POST /api/oauth/requests': new Refusal('invalid', message('oauth.unknown_program')) },
  });
  await expect.element(page.getByText(/This app is not known here/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Allow', exact: true })).not.toBeInTheDocument();
  expect(stays).not.toHaveBeenCalled();
});
