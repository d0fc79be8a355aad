import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TokensSection } from '../../src/features/accounts/tokens/TokensSection.tsx';
import { message, Refusal, saying } from '../components/fake-server.ts';
import { NINA } from '../components/samples.ts';
import { expectAccessible, show } from '../components/show.tsx';

const SCRIPT = {
  id: 3,
  name: 'Script at home',
  scopes: ['read' as const, 'practise' as const],
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-06-02T09:00:00.000Z',
  last_used_at: null,
};

for (const width of [1280, 390])
  test(`a token is made with a name, scopes and an end, shown once, and listed, ${width} pixels wide`, async () => {
    let tokens: (typeof SCRIPT)[] = [];
    const asked = await show(<TokensSection />, {
      user: NINA,
      width,
      answers: {
        'GET /api/user/tokens': () => ({ tokens }),
        'POST /api/user/tokens': () => {
          tokens = [SCRIPT];
          return { ...SCRIPT, token: 'wcp_only-this-once' };
        },
      },
    });
    await expect.element(page.getByText('No program has a token yet.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'New token' }).click();
    const make = page.getByRole('button', { name: 'Make token' });
    await expect.element(make).toBeDisabled();
    await page.getByRole('textbox', { name: 'Name' }).fill('Script at home');
    await page.getByLabelText('Practise').click();
    await page.getByLabelText('Ends').selectOptions('In a year');
    await expectAccessible();
    await make.click();
    await expect.element(page.getByText('wcp_only-this-once')).toBeVisible();
    await expectAccessible();
    // By accident it is not closed: it could not be shown again.
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await expect.element(page.getByText('Read words, Practise · Not used yet · Until 2 Jun 2026')).toBeVisible();
    await expect.element(page.getByText('wcp_only-this-once')).not.toBeInTheDocument();
    const body = asked.find(({ name }) => name === 'POST /api/user/tokens')?.body as { expires_at: string };
    expect(body).toMatchObject({ name: 'Script at home', scopes: ['read', 'practise'] });
    expect(Math.round((Date.parse(body.expires_at) - Date.now()) / 86_400_000)).toBe(365);
  });

test('a token is ended after a question, and a refusal is said', async () => {
  let tokens = [SCRIPT];
  const ended = vi.fn(() => {
    tokens = [];
    return saying(message('token.ended'));
  });
  await show(<TokensSection />, {
    user: NINA,
    answers: {
      'GET /api/user/tokens': () => ({ tokens }),
      'DELETE /api/user/tokens/:token_id': ended,
      'POST /api/user/tokens': new Refusal('conflict', message('token.too_many', { most: 50 })),
    },
  });
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('One more');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'End Script at home' }).click();
  expect(ended).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'End token' }).click();
  await expect.element(page.getByText('No program has a token yet.')).toBeVisible();
});
