import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import CancelShareDialog from '../../src/features/sharing/components/CancelShareDialog.tsx';
import ShareDialog from '../../src/features/sharing/components/ShareDialog.tsx';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const EVA = { id: 8, first_name: 'Eva', last_name: 'Kováčová', email: 'eva@example.com', may_write: false };
const SHARED = { ...ANIMALS, shared_with: [EVA] };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const email = page.getByRole('textbox', { name: 'E-mail' });

async function open(responses: Responses = {}, cluster = SHARED) {
  const closed = vi.fn<() => void>();
  const requests = await show(<ShareDialog cluster={cluster} onClose={closed} />, {
    user: NINA,
    responses: { 'GET /api/clusters': [cluster], 'GET /api/clusters/:cluster_id/links': [], ...responses },
  });
  return { requests, closed };
}

describe('Share list', () => {
  // Specification: S1-2.41
  test('says who has the cluster, and takes the focus to the address', async () => {
    await open();
    await expect.element(page.getByRole('dialog', { name: 'Share list' })).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expect.element(page.getByRole('region', { name: 'Shared with' })).toMatchTextContent(/Eva Kováčová/);
    await expectAccessible();
  });

  test('says when there is no recipient yet', async () => {
    await open({}, { ...ANIMALS, shared_with: [] });
    await expect.element(page.getByText('Nobody yet.')).toBeVisible();
  });

  test('shares by Enter, empties the field and says with whom', async () => {
    const { requests } = await open({ 'POST /api/clusters/:cluster_id/share': { shared_with_user: EVA } });
    await expect.element(button('Add')).toBeDisabled();
    await email.fill(' eva@example.com ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Shared with Eva Kováčová.')).toBeVisible();
    await expect.element(email).toHaveValue('');
    const sent = requests.find(({ name }) => name === 'POST /api/clusters/:cluster_id/share');
    expect(sent?.body).toEqual({ email: 'eva@example.com' });
  });

  test('keeps an address that is refused, and says why', async () => {
    await open({ 'POST /api/clusters/:cluster_id/share': new Refusal('invalid', message('share.no_account')) });
    await email.fill('nobody@example.com');
    await button('Add').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/There is no account with this e-mail/);
    await expect.element(email).toHaveValue('nobody@example.com');
  });

  test('invites an address without an account by one more click, with the right to change rows', async () => {
    let invitations: { id: number; email: string }[] = [];
    const { requests } = await open({
      'GET /api/clusters': () => [{ ...SHARED, invitations }],
      'POST /api/clusters/:cluster_id/share': ({ invite }) => {
        if (invite !== true) {
          const why = message('share.no_account');
          return new Refusal('invalid', why, { email: why });
        }
        invitations = [{ id: 4, email: 'new@example.com' }];
        return { invitation: { id: 4, email: 'new@example.com' } };
      },
      'DELETE /api/clusters/:cluster_id/invitations/:invitation_id': () => {
        invitations = [];
        return saying(message('share.invitation_ended'));
      },
    });
    await page.getByRole('checkbox', { name: 'Can edit' }).first().click();
    await email.fill('new@example.com');
    await button('Add').click();
    await button('Invite by e-mail').click();
    await expect.element(page.getByText('new@example.com was invited by e-mail.')).toBeVisible();
    await expectAccessible();
    const sent = requests.findLast(({ name }) => name === 'POST /api/clusters/:cluster_id/share');
    expect(sent?.body).toEqual({ email: 'new@example.com', invite: true, may_write: true });
    await button('Remove new@example.com').click();
    await expect.element(button('Remove new@example.com')).not.toBeInTheDocument();
  });

  test('gives a recipient the right to change rows', async () => {
    let eva = EVA;
    const { requests } = await open({
      'GET /api/clusters': () => [{ ...SHARED, shared_with: [eva] }],
      'PATCH /api/clusters/:cluster_id/share/:user_id': ({ may_write }) => {
        eva = { ...EVA, may_write };
        return { shared_with_user: eva };
      },
    });
    const rights = page.getByRole('region', { name: 'Shared with' }).getByRole('checkbox', { name: 'Can edit' });
    await rights.click();
    await expect.element(rights).toBeChecked();
    expect(requests.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ may_write: true });
  });

  test('asks before it removes a recipient, and returns the focus to their button on cancel', async () => {
    const { requests } = await open({
      'DELETE /api/clusters/:cluster_id/share/:user_id': saying(message('share.ended')),
    });
    await button('Remove Eva Kováčová').click();
    await expect
      .element(page.getByRole('dialog', { name: /^Are you sure/ }))
      .toMatchTextContent(/Animals.*eva@example.com/);
    await expect.element(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Remove Eva Kováčová')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await button('Delete').click();
    await expect.element(page.getByRole('dialog', { name: 'Share list' })).toBeVisible();
    expect(requests.map(({ name }) => name)).toContain('DELETE /api/clusters/:cluster_id/share/:user_id');
  });
});

describe('leaving a shared cluster', () => {
  const theirs = { ...ANIMALS, shared_by: EVA, export: null };

  test.each([false, true])('tells the owner whether further ones are refused: %s', async (block) => {
    const closed = vi.fn<() => void>();
    const requests = await show(<CancelShareDialog cluster={theirs} onClose={closed} />, {
      user: NINA,
      responses: {
        'GET /api/clusters': [],
        'POST /api/clusters/:cluster_id/cancel-share': saying(message('share.left')),
      },
    });
    const blocking = page.getByRole('checkbox', { name: 'Block this user future sharing' });
    await expect.element(blocking).not.toBeChecked();
    if (block) await blocking.click();
    await expectAccessible();
    await expect.element(page.getByRole('dialog').getByText('Animals', { exact: true })).toBeVisible();
    await button('Cancel sharing').click();
    await expect.element(page.getByText('“Animals” is no longer shared with you.')).toBeVisible();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    const sent = requests.find(({ name }) => name === 'POST /api/clusters/:cluster_id/cancel-share');
    expect(sent?.body).toEqual({ block });
  });
});
