import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OtherPrograms } from '../../src/features/accounts/tokens/OtherPrograms.tsx';
import { message, saying } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const NO_FACTORS = { totp: false, passkeys: [], recovery_codes_left: 0, passkeys_possible: true };
const token = (of: object) => ({
  id: 1,
  name: 'Yomitan',
  scopes: ['read' as const, 'write' as const],
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2027-03-02T09:00:00.000Z',
  last_used_at: null as string | null,
  program: 'yomitan' as const,
  connected: false,
  ...of,
});
const card = (name: string) => page.getByRole('region', { name });

for (const width of [1280, 390])
  test(`each program has a card; a token is made in place with the least scopes, ${width} pixels wide`, async () => {
    let tokens: ReturnType<typeof token>[] = [];
    const requests = await show(<OtherPrograms />, {
      user: NINA,
      width,
      responses: {
        'GET /api/user/tokens': () => ({ tokens }),
        'GET /api/e-readers': { e_readers: [] },
        'GET /api/user/factors': NO_FACTORS,
        'POST /api/user/tokens': () => {
          tokens = [token({})];
          return { ...token({}), token: 'wcp_only-this-once' };
        },
      },
    });
    const yomitan = card('Yomitan');
    await expect.element(yomitan.getByText(`${location.origin}/ankiconnect`)).toBeVisible();
    await expect.element(card('AI assistant').getByText(`${location.origin}/mcp`)).toBeVisible();
    for (const name of ['asbplayer', 'curl', 'E-reader with KOReader']) await expect.element(card(name)).toBeVisible();
    await expectAccessible();
    await yomitan.getByRole('button', { name: 'Create token for Yomitan' }).click();
    await page.getByLabelText('Your password').fill('Kettle-42-green');
    await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
    await expect.element(yomitan.getByText('wcp_only-this-once')).toBeVisible();
    await expect.element(yomitan.getByText('No requests yet')).toBeVisible();
    await expectAccessible();
    const body = requests.find(({ name }) => name === 'POST /api/user/tokens')?.body;
    expect(body).toMatchObject({ name: 'Yomitan', scopes: ['read', 'write'], program: 'yomitan' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

test('a card says when its program asked last, and what is to be pasted is copied', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000).toISOString();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<OtherPrograms />, {
    user: NINA,
    responses: {
      'GET /api/user/tokens': {
        tokens: [
          token({ id: 3, program: 'assistant', name: 'Claude', connected: true, last_used_at: minutesAgo(0) }),
          token({ id: 2, last_used_at: null }),
          token({ id: 1, last_used_at: minutesAgo(3) }),
        ],
      },
      'GET /api/e-readers': { e_readers: [] },
    },
  });
  await expect.element(card('Yomitan').getByText('Last request 3 minutes ago')).toBeVisible();
  await expect.element(card('AI assistant').getByText('Last request just now')).toBeVisible();
  await expect.element(card('curl').getByText('No requests yet')).not.toBeInTheDocument();
  await expect.element(page.getByText(/Renews automatically while it is used/)).toBeVisible();
  await card('AI assistant').getByRole('button', { name: 'Copy Address of the MCP server' }).click();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/mcp`);
  copied.mockRestore();
});

test('an e-reader is connected to a cluster, listed, and disconnected', async () => {
  const reader = {
    id: 7,
    cluster_id: 4,
    name: 'Kobo',
    created_at: '2026-03-02T09:00:00.000Z',
    words: 0,
    words_left: 0,
  };
  let readers: (typeof reader & { last_used_at: string | null })[] = [];
  const requests = await show(<OtherPrograms />, {
    user: NINA,
    responses: {
      'GET /api/user/tokens': { tokens: [] },
      'GET /api/e-readers': () => ({ e_readers: readers }),
      'GET /api/user/factors': NO_FACTORS,
      'GET /api/clusters': [{ ...ANIMALS, id: 4, title: 'Books' }],
      'POST /api/e-readers': () => {
        readers = [{ ...reader, last_used_at: null }];
        return { id: 7, url: 'https://words.example/dav/secret/' };
      },
      'DELETE /api/e-readers/:id': () => {
        readers = [];
        return saying(message('token.ended'));
      },
    },
  });
  const koreader = card('E-reader with KOReader');
  await koreader.getByRole('button', { name: 'Connect an e-reader' }).click();
  await page.getByRole('dialog').getByLabelText('Name').fill('Kobo');
  await expect.element(page.getByLabelText('Cluster')).toHaveValue('4');
  await page.getByLabelText('Your password').fill('Kettle-42-green');
  await page.getByRole('button', { name: 'Create address' }).click();
  await expect.element(koreader.getByText('https://words.example/dav/secret/')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /api/e-readers')?.body).toMatchObject({
    cluster_id: 4,
    name: 'Kobo',
  });
  await expectAccessible();
  await koreader.getByRole('button', { name: 'Disconnect Kobo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(koreader.getByText('Kobo')).not.toBeInTheDocument();
  // The address is of no use any more.
  await expect.element(koreader.getByText('https://words.example/dav/secret/')).not.toBeInTheDocument();
});
