import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ClustersPage from '../../src/app/pages/ClustersPage.tsx';
import { changeListView } from '../../src/features/clusters/state/list-view.ts';
import { message, saying, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA, type Cluster } from '../support/samples.ts';
import { formatDay } from '../../src/ui/moment.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const EVA = { id: 9, first_name: 'Eva', last_name: 'Malá', email: 'eva@example.com' };
const JAN = { id: 10, first_name: 'Ján', last_name: 'Veľký', email: 'jan@example.com' };
const cluster = (id: number, title: string, more: Partial<Cluster> = {}): Cluster => ({
  ...ANIMALS,
  id,
  title,
  ...more,
});

const OWN = { language: null, grading: 'strict', grading_chosen: false, voice_autoplay: false } as const;
const PREFERENCES = { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...OWN };

const LIST = [
  cluster(1, 'Animals', {
    tags: ['B1', 'school'],
    shared_with: [EVA, JAN].map((person) => ({ ...person, may_write: false })),
  }),
  cluster(2, 'Čísla', { last_practised_at: '2026-03-01T09:00:00.000Z', tags: ['school'] }),
  cluster(3, 'Kitchen', { shared_by: EVA, export: null }),
  cluster(4, 'Old words', { archived: true }),
];

/** Fake: a server that stores the list. */
async function open(list: Cluster[] = LIST, width = 1280, more: Responses = {}) {
  let clusters = list;
  const responses: Responses = {
    'GET /api/clusters': () => clusters,
    'GET /api/reviews/today': { due: 0, new: 0, learning: 0, minutes: 0, clusters: [], goals: [] },
    'GET /api/reviews/clusters': { clusters: [] },
    'GET /api/listen/languages': { languages: [] },
    'PUT /api/clusters/order': ({ cluster_ids }) => {
      clusters = clusters.toSorted((a, b) => cluster_ids.indexOf(a.id) - cluster_ids.indexOf(b.id));
      return {};
    },
    'PATCH /api/clusters/:cluster_id': ({ archived, tags }) => {
      const marked = {
        ...(clusters[0] ?? ANIMALS),
        ...(archived !== undefined && { archived }),
        ...(tags && { tags }),
      };
      clusters = clusters.map((one) => (one.id === marked.id ? marked : one));
      return marked;
    },
    ...more,
  };
  changeListView({ search: '', tag: null, archived: false, sort: 'own' });
  return show(<ClustersPage />, { user: NINA, responses, width });
}

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
const choose = async (title: string, item: string) => {
  await page.getByRole('button', { name: `Cluster Manager: ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test.each([1280, 390])('an empty list has its ways to begin in even rows (%i px)', async (width) => {
  await open([], width);
  await expect.element(page.getByRole('button', { name: 'Add words yourself', exact: true })).toBeVisible();
  const ways = [...document.querySelectorAll('.empty-state .actions > *')].map((way) => way.getBoundingClientRect());
  // One thing to look at first, however many ways there are.
  const primary = [...document.querySelectorAll('.MuiButton-contained, .MuiFab-primary')].map((one) => one.textContent);
  expect(primary).toEqual(['Try a sample']);
  if (width === 390) expect(new Set(ways.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
  await expectAccessible();
});

test('the sample is of the languages that the person learns and speaks', async () => {
  const own = { native_language: 'de', learning_language: 'fr' } as const;
  const requests = await open([], 1280, {
    'GET /api/user/preferences': { ...PREFERENCES, ...own },
    'POST /api/ai/import': {
      rows: [['bonjour', 'hallo']],
      importable_rows: 1,
      real_rows: 1,
      ...saying(message('teacher.rows_prepared', { count: 1 })),
    },
    'POST /api/ai/start-import': { ...saying(message('import.rows_added', { count: 1 })), cluster_id: ANIMALS.id },
  });
  await expect.element(page.getByRole('button', { name: 'Try a sample' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your languages' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'POST /api/ai/import')?.body).toMatchObject({
      cluster_id: null,
      col_1_language: 'fr',
      col_2_language: 'de',
    }),
  );
});

describe('the clusters list', () => {
  test('the menu of a card has groups, with removal apart and in red', async () => {
    await open();
    await page.getByRole('button', { name: 'Cluster Manager: Animals' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    const lines = [...page.getByRole('menu').element().querySelectorAll('[role="menuitem"], hr, [role="separator"]')];
    const parts = lines
      .map((line) => (line.role === 'menuitem' ? line.textContent : '|'))
      .join(' ')
      .split(' | ');
    expect(parts).toHaveLength(4);
    expect(parts[0]).toMatch(/^Import .*Export/);
    expect(parts[3]).toBe('Remove');
    const colour = (name: string) =>
      getComputedStyle(page.getByRole('menuitem', { name, exact: true }).element()).color;
    expect(colour('Remove')).not.toBe(colour('Import'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
    await expect.element(page.getByRole('dialog', { name: /delete this cluster/ })).toBeVisible();
  });

  test.each([1280, 390])('says when each was practised and with whom it is shared (%i px)', async (width) => {
    await open(LIST, width);
    await expect.element(page.getByText('shared with Eva Malá and 1 more')).toBeVisible();
    await expect.element(page.getByText('shared by Eva Malá')).toBeVisible();
    await expect.element(page.getByText(/^practised /)).toBeVisible();
    expect(page.getByText('not practised yet').elements()).toHaveLength(2);
    await expectAccessible();
  });

  test.for([1280, 390])(
    'cards have two lines of grey text, days as people count them, and a bar of known words (%i px)',
    async (width) => {
      const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
      const learned = { cluster_id: 1, last_review: ago(3), practised: 4, known: 1 };
      await open([cluster(1, 'Animals', { last_practised_at: ago(3), row_count: 12 })], width, {
        'GET /api/reviews/clusters': { clusters: [learned] },
      });
      const practised = page.getByText('practised 3 days ago');
      await expect.element(practised).toBeVisible();
      await expect.element(practised).toHaveAttribute('title', formatDay(ago(3)));
      await expect.element(page.getByRole('img', { name: '1 known, 3 learning, 8 new' })).toBeVisible();
      await expectAccessible();
    },
  );

  test('on a phone search and sorting fold behind one button; what narrows the list stays in view', async () => {
    await open(LIST, 390);
    const field = page.getByRole('searchbox', { name: 'Search clusters' });
    await expect.element(page.getByRole('button', { name: 'Search and sort' })).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Search and sort' }).click();
    await expect.element(field).toBeVisible();
    await expectAccessible();
    await field.fill('cisla');
    await waitFor(() => expect(titles()).toEqual(['Čísla']));
    await expect.element(page.getByRole('button', { name: 'Search and sort' })).toBeDisabled();
  });

  test('is searched, narrowed to a tag and sorted; what finds nothing leads back', async () => {
    await open();
    await waitFor(() => expect(titles()).toEqual(['Animals', 'Čísla', 'Kitchen']));
    await page.getByRole('searchbox', { name: 'Search clusters' }).fill('cisla');
    await waitFor(() => expect(titles()).toEqual(['Čísla']));
    await page.getByRole('searchbox', { name: 'Search clusters' }).fill('zebra');
    await page.getByRole('button', { name: 'Show all clusters' }).click();
    await page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: 'school' }).click();
    await waitFor(() => expect(titles()).toEqual(['Animals', 'Čísla']));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('practised');
    await waitFor(() => expect(titles()).toEqual(['Čísla', 'Animals']));
  });

  test('is put into an order of one’s own by the menu', async () => {
    const requests = await open();
    await choose('Kitchen', 'Move up in the list');
    await waitFor(() => expect(titles()).toEqual(['Animals', 'Kitchen', 'Čísla']));
    expect(requests.find(({ name }) => name === 'PUT /api/clusters/order')?.body).toEqual({
      cluster_ids: [1, 3, 2, 4],
    });
  });

  test('archives a cluster and restores it', async () => {
    await open();
    await choose('Animals', 'Archive');
    await waitFor(() => expect(titles()).toEqual(['Čísla', 'Kitchen']));
    await page.getByRole('button', { name: 'Undo' }).click();
    await waitFor(() => expect(titles()).toEqual(['Animals', 'Čísla', 'Kitchen']));
    await page.getByRole('button', { name: 'Archive (1)' }).click();
    await waitFor(() => expect(titles()).toEqual(['Old words']));
  });

  test('gives a cluster its tags, typed or taken from those in use', async () => {
    const requests = await open([cluster(1, 'Animals'), cluster(2, 'Čísla', { tags: ['school'] })]);
    await choose('Animals', 'Tags');
    await page.getByRole('textbox', { name: 'Tags' }).fill('B1');
    await page.getByRole('group', { name: 'Tags in use' }).getByRole('button', { name: 'school' }).click();
    await expectAccessible();
    await page.getByRole('textbox', { name: 'Tags' }).click();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(requests.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ tags: ['B1', 'school'] }),
    );
    await expect
      .element(page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: 'B1' }))
      .toBeVisible();
  });

  test('that is long is drawn in steps until it is whole, and found in by typing', async () => {
    await open(Array.from({ length: 60 }, (_, n) => cluster(n + 1, `Cluster ${n + 1}`)));
    // Asking for roles again and again would take the time that the cards need.
    const drawn = () => document.querySelectorAll('h2').length;
    await waitFor(() => expect(drawn()).toBe(60));
    await page.getByRole('searchbox', { name: 'Search clusters' }).fill('cluster 57');
    await waitFor(() => expect(titles()).toEqual(['Cluster 57']));
    // Sixty cards at once would hold up the next key.
    const counts: number[] = [];
    const watching = new MutationObserver(() => counts.push(drawn()));
    watching.observe(document.body, { childList: true, subtree: true });
    await page.getByRole('searchbox', { name: 'Search clusters' }).fill('');
    await waitFor(() => expect(drawn()).toBe(60));
    watching.disconnect();
    expect(counts.find((count) => count > 1)).toBeLessThanOrEqual(24);
  });
});
