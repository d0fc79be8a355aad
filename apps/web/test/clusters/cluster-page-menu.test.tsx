import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClusterPageMenu } from '../../src/app/pages/ClusterPage.tsx';
import { clearRequest } from '../../src/app/pages/cluster-page-request.ts';
import { Shortcuts } from '../../src/app/shell/Shortcuts.tsx';
import { closeOverlay } from '../../src/app/shell/shortcuts.ts';
import { TopBar } from '../../src/app/shell/TopBar.tsx';
import { rememberCluster } from '../../src/platform/storage/recent-clusters.ts';
import { PageTitle } from '../../src/ui/PageTitle.tsx';
import { ANIMALS, NINA, type Cluster } from '../support/samples.ts';
import { expectAccessible, show, type User } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const OTHERS = [
  { ...ANIMALS, id: 6, title: 'Numbers' },
  { ...ANIMALS, id: 8, title: 'Food' },
];

beforeEach(() => {
  closeOverlay();
  clearRequest();
});

async function open(cluster: Cluster = ANIMALS, user: User = NINA) {
  const opened = vi.fn<(choice: string) => void>();
  const added = vi.fn<() => void>();
  function Scene() {
    const [, draw] = useState(0);
    return (
      <>
        <TopBar practising={false} drawerOpen={false} onMenu={() => draw(1)} onHowItWorks={() => undefined} />
        <main>
          <PageTitle title={cluster.title} />
          <ClusterPageMenu cluster={cluster} onOpen={opened} />
          <button type="button" data-shortcut="add" onClick={added}>
            Add
          </button>
          <Shortcuts practising={false} />
        </main>
      </>
    );
  }
  await show(<Scene />, {
    user,
    width: 390,
    path: `/clusters/${cluster.id}/`,
    responses: {
      'GET /api/clusters': [OTHERS[0], cluster, OTHERS[1]] as Cluster[],
      'GET /api/search': { words: [], complete: true },
      'GET /api/reviews/today': { due: 0, new: 0, learning: 0, minutes: 0, clusters: [], goals: [] },
    },
  });
  return { opened, added };
}

const menu = () => page.getByRole('button', { name: `Cluster Manager: ${ANIMALS.title}` });
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const palette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
};

describe('the menu of a cluster on its page', () => {
  test('is beside the title with all items of the card, two taps from sharing', async () => {
    const { opened } = await open();
    await expect.element(page.getByRole('banner').getByRole('button', { name: /^Cluster Manager/ })).toBeVisible();
    await menu().click();
    await expect.element(page.getByRole('menuitem', { name: 'Configure' })).toBeVisible();
    expect(items()).toEqual([
      'Import',
      'Version history',
      'Export',
      'Export as…',
      'Print',
      'Ready by…',
      'Configure',
      'Share',
      'Tags',
      'Archive',
      'Move up in the list',
      'Move down in the list',
      'Remove',
    ]);
    await expectAccessible();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    expect(opened.mock.calls).toEqual([['share']]);
  });

  test('has the same rules: what is the owner’s is disabled for others', async () => {
    const shared_by = { id: 9, first_name: 'Otto', last_name: 'Novák', email: 'otto@example.com' };
    await open({ ...ANIMALS, shared_by });
    await menu().click();
    for (const name of ['Import', 'Export', 'Configure', 'Remove'])
      await expect.element(page.getByRole('menuitem', { name, exact: true })).toBeDisabled();
    await expect.element(page.getByRole('menuitem', { name: 'Cancel share' })).toBeEnabled();
    await expect.element(page.getByRole('menuitem', { name: 'Share', exact: true })).not.toBeInTheDocument();
  });
});

describe('the palette on the page of a cluster', () => {
  test('knows where it is, and begins with the clusters that were opened last', async () => {
    const { opened, added } = await open();
    for (const id of [8, 6, ANIMALS.id]) rememberCluster(id);
    await palette();
    await waitFor(() =>
      expect(options().slice(0, 4)).toEqual(['Numbers', 'Food', 'Add a row', 'Practise this cluster']),
    );
    expect(options()).toEqual(expect.arrayContaining(['Share this cluster', 'Export as…', 'Configure…']));
    await page.getByRole('combobox').fill('share');
    await waitFor(() => expect(options()[0]).toBe('Share this cluster'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened.mock.calls).toEqual([['share']]));
    await palette();
    await page.getByRole('combobox').fill('add a row');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
  });

  test('offers nothing that the plan or the owner does not allow', async () => {
    await open(ANIMALS, { ...NINA, premium: false, tier: null });
    await palette();
    await waitFor(() => expect(options()).toContain('Configure…'));
    expect(options()).not.toContain('Share this cluster');
  });
});
