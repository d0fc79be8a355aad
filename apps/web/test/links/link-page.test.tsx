import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Reports } from '../../src/features/admin/components/Reports.tsx';
import { CopyWantedLinks } from '../../src/features/links/components/CopyWantedLinks.tsx';
import LinkPage from '../../src/app/pages/LinkPage.tsx';
import ShareDialog from '../../src/features/sharing/components/ShareDialog.tsx';
import { entriesOf, forgetLink, storeLinkEntries, wantLink } from '../../src/platform/storage/link-answers.ts';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { ADMIN, ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show, type User } from '../support/show.tsx';
import { VISIT } from './visit.ts';

const CODE = 'abcdefghijklmnopqrstuv';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = (responses: Responses, user: User | null = null, width = 1280) =>
  show(
    <Routes>
      <Route path="/l/:code" element={<LinkPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { path: `/l/${CODE}`, user, responses, width },
  );

beforeEach(() => forgetLink(CODE));

describe('the page of a link', () => {
  // Specification: S0-1.181
  test('is read and practised without an account; the answers stay in the browser', async () => {
    await open({ 'GET /api/links/:code': VISIT }, null, 390);
    await expect.element(page.getByRole('heading', { name: 'Animals' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: /Katze/ })).toBeVisible();
    await expect.element(button('Play Hund')).toBeVisible();
    await expectAccessible();
    await button('Practise').click();
    await expect.element(page.getByText('New word')).toBeVisible();
    await userEvent.keyboard('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(keys.getByText('Choose an answer, or rate a card')).toBeVisible();
    await expect.element(keys.getByText('Undo and redo')).not.toBeInTheDocument();
    await keys.getByRole('button', { name: 'Close' }).click();
    await button('I already know this').click();
    expect(entriesOf(CODE)).toMatchObject([{ kind: 'answer', row_id: 1, rating: 4 }]);
    await button('Leave review').click();
    await expect.element(page.getByText(/1 answered right, kept in this browser/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expectAccessible();
  });

  test('says how much the plan takes before it copies, and copies with the answers', async () => {
    const visit = { ...VISIT, rows_total: 120, importable_rows: 50, own_cluster_id: null };
    const requests = await open(
      {
        'GET /api/links/:code': visit,
        'GET /api/clusters': [],
        'POST /api/links/:code/copy': { id: 9, title: 'Animals', copied_rows: 50, taken_answers: 0 },
      },
      NINA,
    );
    await expect.element(page.getByText(/Your plan takes the first 50 of 120 rows/)).toBeVisible();
    await expect
      .element(page.getByText('118 more words are included when you copy the cluster into your account.'))
      .toBeVisible();
    await button('Copy').click();
    await expect.element(page.getByText('elsewhere')).toBeVisible();
    expect(requests.find(({ name }) => name === 'POST /api/links/:code/copy')?.body).toEqual({ answers: [] });
  });

  test('says that a link has ended, and takes a report', async () => {
    await open({ 'GET /api/links/:code': new Refusal('not_found', message('link.gone')) });
    await expect.element(page.getByText('This link was turned off')).toBeVisible();
    await expectAccessible();
  });

  test('takes a report with its reason', async () => {
    const requests = await open({
      'GET /api/links/:code': VISIT,
      'POST /api/links/:code/report': saying(message('link.reported')),
    });
    await button('Report this page').click();
    await page.getByRole('textbox', { name: 'What is wrong?' }).fill('It insults people.');
    await button('Send').click();
    await expect.element(page.getByText('Thank you. We will look at it.').first()).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ reason: 'It insults people.' });
  });
});

test('practice without an account comes into the account that asked for it, and into no other', async () => {
  const entry = {
    id: '4b5f0f0e-3c1c-4f5e-9a55-0a8e1f6f0a11',
    kind: 'answer',
    row_id: 1,
    source_col: 1,
    target_col: 2,
    happened_at: '2026-03-02T09:00:00.000Z',
    rating: 3,
    verdict: 'right',
    way: 'type',
    duration_ms: 900,
  } as const;
  const responses: Responses = {
    'GET /api/clusters': [],
    'POST /api/links/:code/copy': { id: 9, title: 'Animals', copied_rows: 2, taken_answers: 1 },
  };
  const requests = await show(<CopyWantedLinks />, { user: NINA, responses });
  storeLinkEntries(CODE, 'Animals', [entry]);
  wantLink(CODE, 'Animals', 'eva@example.com');
  expect(requests).toEqual([]);
  wantLink(CODE, 'Animals', NINA.email ?? '');
  await expect.element(page.getByText('“Animals” and your 1 answer are in your account.')).toBeVisible();
  expect(requests[0]?.body).toMatchObject({ answers: [{ id: entry.id, row_id: 1, rating: 3 }] });
  expect(entriesOf(CODE)).toEqual([]);
});

const LINK = { id: 3, url: `https://words.example/l/${CODE}`, indexed: false, created_at: '2026-03-02T09:00:00.000Z' };

test('the owner makes a link, lets search engines list it, and ends it after a question', async () => {
  const requests = await show(<ShareDialog cluster={ANIMALS} onClose={() => undefined} />, {
    user: NINA,
    responses: {
      'GET /api/clusters': [ANIMALS],
      'GET /api/clusters/:cluster_id/links': [],
      'POST /api/clusters/:cluster_id/links': LINK,
      'PATCH /api/clusters/:cluster_id/links/:link_id': { ...LINK, indexed: true },
      'DELETE /api/clusters/:cluster_id/links/:link_id': saying(message('link.ended')),
    },
  });
  await button('Create link').click();
  await expect.element(page.getByRole('link', { name: `words.example/l/${CODE}` })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Allow search engines' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Allow search engines' })).toBeChecked();
  await expectAccessible();
  await button('Turn off link').click();
  await page
    .getByRole('dialog', { name: 'Turn off this link?' })
    .getByRole('button', { name: 'Turn off link' })
    .click();
  await expect.element(button('Create link')).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('DELETE /api/clusters/:cluster_id/links/:link_id');
});

// Specification: S0-1.182
test('the administrator closes a reported link with a reason', async () => {
  const report = {
    id: 4,
    reason: 'These words insult people.',
    reported_at: '2026-03-02T09:00:00.000Z',
    link: { id: 3, url: LINK.url },
    title: 'Animals',
    owner: { id: 8, first_name: 'Eva', last_name: 'Kováčová', email: 'eva@example.com' },
  };
  let reports = [report];
  const requests = await show(<Reports />, {
    user: ADMIN,
    responses: {
      'GET /api/reports': () => reports,
      'POST /api/reports/:report_id/close': () => {
        reports = [];
        return saying(message('report.closed'));
      },
    },
  });
  await expect.element(page.getByText('These words insult people.')).toBeVisible();
  await expectAccessible();
  await button('Turn off link').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Insulting words.');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect.element(page.getByText('No reports')).toBeVisible();
  expect(requests.find(({ name }) => name === 'POST /api/reports/:report_id/close')?.body).toEqual({
    reason: 'Insulting words.',
  });
});
