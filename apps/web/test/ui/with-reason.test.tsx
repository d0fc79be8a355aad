import { settled } from '@wordcluster/testing/settled';
import { useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddClusterButton } from '../../src/features/clusters/components/AddClusterButton.tsx';
import { ClusterMenu } from '../../src/features/clusters/components/ClusterMenu.tsx';
import { AskTeacherButton } from '../../src/features/teacher/components/AskTeacherButton.tsx';
import { WithReason } from '../../src/ui/WithReason.tsx';
import { ANIMALS, CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const FREE = { ...NINA, premium: false, tier: null, ai_available: false };
const responses = { 'GET /api/configuration': CONFIGURATION, 'GET /api/user': FREE, 'GET /api/clusters': [ANIMALS] };
const said = (text: string) => page.getByRole('status').getByText(text);

async function leadsToPremium(): Promise<void> {
  await page.getByRole('button', { name: 'See Premium' }).click();
  await expect.poll(() => window.location.pathname).toBe('/premium');
}

describe('a control that the plan does not allow, on a phone', () => {
  // Specification: S1-1.11
  test('the grey add button says why at a tap, and leads to Premium', async () => {
    const text = 'Upgrade to PREMIUM with No Limit of Clusters!';
    const pressed = vi.fn<() => void>();
    await show(<AddClusterButton allowed={false} onClick={pressed} />, { user: FREE, width: 390, responses });
    await expect.element(page.getByRole('button', { name: 'Create cluster' })).toBeDisabled();
    await page.getByRole('note', { name: text }).click();
    await expect.element(said(text)).toBeVisible();
    expect(pressed).not.toHaveBeenCalled();
    await expectAccessible();
    await leadsToPremium();
  });

  test('the teacher too', async () => {
    const text = 'Upgrade to PREMIUM to ask A. I. Teacher!';
    await show(<AskTeacherButton available={false} floating onClick={vi.fn()} />, {
      user: FREE,
      width: 390,
      responses,
    });
    await page.getByRole('note', { name: text }).click();
    await expect.element(said(text)).toBeVisible();
    await leadsToPremium();
  });

  test('and Share in the menu of a cluster', async () => {
    const movable = { forward: false, back: false };
    await show(<ClusterMenu cluster={ANIMALS} premium={false} movable={movable} onChoose={vi.fn()} />, {
      user: FREE,
      width: 390,
      responses,
    });
    await page.getByRole('button', { name: /^Cluster Manager/ }).click();
    const share = page.getByRole('menuitem', { name: /^Share/ });
    await expect.element(share).toBeDisabled();
    // A forced click does not wait until the menu has opened all the way, and would miss the item.
    await settled();
    await share.click({ force: true });
    await expect.poll(() => document.querySelector('[data-toasts]')?.textContent).toContain('Share Clusters!');
  });
});

describe('a disabled control', () => {
  test('takes the focus and says its reason by keys; enabled it is the control alone', async () => {
    function Both() {
      const count = useRef(0);
      return (
        <>
          <WithReason reason="Not today." title="Do it">
            <button type="button" disabled>
              Do it
            </button>
          </WithReason>
          <WithReason reason={null} title="Other">
            <button type="button" onClick={() => (count.current += 1)}>
              Other
            </button>
          </WithReason>
        </>
      );
    }
    await show(<Both />, { user: NINA });
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('note', { name: 'Not today.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(said('Not today.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'See Premium' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Other' })).toHaveFocus();
  });
});
