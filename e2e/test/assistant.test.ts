import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../people.ts';

const PASSWORD = 'Sunflower7';
const RETURNS_TO = 'https://assistant.example/back';

/** The tools that a token opens; null where it counts no longer. */
async function toolsOf(page: Page, token: string): Promise<string[] | null> {
  const response = await page.request.post('/mcp', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  if (response.status() === 401) return null;
  const { result } = (await response.json()) as { result: { tools: { name: string }[] } };
  return result.tools.map(({ name }) => name);
}

// Specification: S0-1.320
test('an assistant sends a visitor here, who logs in, lets it in with less, sees that it works, and ends it', async ({
  page,
}) => {
  await newcomer(page, 'Aida');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);
  const registered = await page.request.post('/oauth/register', {
    data: { client_name: 'Helper', redirect_uris: [RETURNS_TO] },
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id,
    redirect_uri: RETURNS_TO,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read write',
    state: 'abc',
  });
  await page.route('https://assistant.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Helper</title><p>Connected</p>' }),
  );

  await page.goto(`/oauth/authorize?${query.toString()}`);
  await page.getByLabel('E-mail').fill('aida@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Helper wants to use your words')).toBeVisible();
  await expect(page.getByText(/The app is at assistant.example/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Write words').uncheck();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(/^https:\/\/assistant\.example\/back/);

  const back = new URL(page.url());
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([RETURNS_TO, 'abc']);
  const exchanged = await page.request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: RETURNS_TO,
      client_id,
      code_verifier: verifier,
    },
  });
  const { access_token } = (await exchanged.json()) as { access_token: string };
  const tools = await toolsOf(page, access_token);
  expect(tools).toContain('list_clusters');
  expect(tools).not.toContain('add_rows');

  await page.goto('/access-tokens');
  await expect(page.getByRole('region', { name: 'AI assistant' }).getByText('Last request just now')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke token: Helper' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('No access tokens yet.')).toBeVisible();
  expect(await toolsOf(page, access_token)).toBeNull();
});
