import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HealthOfProduct } from '../../src/features/admin/components/Health.tsx';
import { ADMIN } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const hour = (hoursAgo: number, calls: number) => ({
  at: new Date(Math.floor(Date.now() / 3_600_000 - hoursAgo) * 3_600_000).toISOString(),
  calls,
  failed: 0,
  slow: 1,
  late_ms: 40,
  memory_mb: 210,
  mail_age_seconds: 0,
});
const finding = (well: boolean, message_id: 'health.speed_good' | 'health.mail_bad', message: string) => ({
  well,
  message,
  message_id,
  values: { minutes: 30 },
});

// Specification: S0-1.121
test('the state of the product is sentences and small charts of a week', async () => {
  await show(<HealthOfProduct />, {
    user: ADMIN,
    path: '/health',
    responses: {
      'GET /api/admin/health': {
        servers: 2,
        findings: [
          finding(true, 'health.speed_good', 'Response times: OK.'),
          finding(
            false,
            'health.mail_bad',
            'The oldest e-mail has been waiting for 30 minutes. Check the mail server.',
          ),
        ],
        hours: Array.from({ length: 60 }, (_, index) => hour(60 - index, 100 + index * 20)),
      },
    },
  });
  await expect.element(page.getByText('Response times: OK.')).toBeVisible();
  await expect
    .element(page.getByText('The oldest e-mail has been waiting for 30 minutes. Check the mail server.'))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Needs attention' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Requests per hour: at most 1,280' })).toBeVisible();
  await expectAccessible();
});

test('before the first numbers it says when they come', async () => {
  await show(<HealthOfProduct />, {
    user: ADMIN,
    path: '/health',
    responses: { 'GET /api/admin/health': { servers: 0, findings: [], hours: [] } },
  });
  await expect.element(page.getByText('No measurements yet')).toBeVisible();
  await expectAccessible();
});
