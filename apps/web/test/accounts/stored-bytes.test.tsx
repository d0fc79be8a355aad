import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StoredBytes } from '../../src/features/accounts/security/StoredBytes.tsx';
import { message, Refusal } from '../support/fake-server.ts';
import { NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const STORED = {
  words_bytes: 12_340_000,
  snapshots_bytes: 0,
  waiting_bytes: 0,
  links_bytes: 0,
  undo_bytes: 3_000_000,
  history_bytes: 0,
  total_bytes: 15_340_000,
  limit_bytes: 2_000_000_000,
  media_bytes: 500_000,
  media_limit_bytes: 20_000_000,
  answers: 12_345,
  answers_bytes: 3_086_250,
};

// Specification: S0-1.322
test('the stored bytes of an account are shown by kind, without kinds that are empty', async () => {
  await show(<StoredBytes />, { user: NINA, width: 390, responses: { 'GET /api/user/storage': STORED } });
  await expect.element(page.getByText('15.3 MB of 2,000 MB')).toBeVisible();
  await expect.element(page.getByText('0.5 MB of 20 MB')).toBeVisible();
  await expect.element(page.getByText('12,345')).toBeVisible();
  await expect.element(page.getByText('Deleted rows that can be restored')).toBeVisible();
  await expect.element(page.getByText('Snapshots')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a failure can be tried again', async () => {
  let fails = true;
  await show(<StoredBytes />, {
    user: NINA,
    responses: {
      'GET /api/user/storage': () => {
        if (fails) return new Refusal('unavailable', message('server.busy'));
        return STORED;
      },
    },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(page.getByText('15.3 MB of 2,000 MB')).toBeVisible();
});
