import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Shortcuts } from '../../src/app/shell/Shortcuts.tsx';
import { closeOverlay, shortcutOf } from '../../src/app/shell/shortcuts.ts';
import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import type { Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const FOUND = { row_id: 7, cluster_id: 5, col_1_value: 'der Hund', col_2_value: 'pes', col_3_value: null };

async function open({
  practising = false,
  width = 1280,
  responses = {},
}: { practising?: boolean; width?: number; responses?: Responses } = {}) {
  closeOverlay();
  const pressed = vi.fn<(what: string) => void>();
  const requests = await show(
    <main>
      <input aria-label="Search" data-shortcut="search" />
      <textarea aria-label="Text" />
      <button type="button" data-shortcut="add" disabled onClick={() => pressed('disabled')}>
        Disabled
      </button>
      <button type="button" data-shortcut="add" onClick={() => pressed('add')}>
        Add
      </button>
      <button type="button" data-shortcut="practise" onClick={() => pressed('practise')}>
        Practise
      </button>
      <Shortcuts practising={practising} />
    </main>,
    {
      user: NINA,
      width,
      path: '/clusters',
      responses: {
        'GET /api/clusters': [ANIMALS, { ...ANIMALS, id: 6, title: 'Čísla' }],
        'GET /api/search': { words: [FOUND], complete: true },
        ...responses,
      },
    },
  );
  return { asked: requests, pressed };
}

const field = () => page.getByRole('combobox', { name: 'Find clusters, words and commands' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

describe('the keys of every page', () => {
  test('search, add, practise and list themselves; what is typed stays text', async () => {
    const { pressed } = await open();
    await userEvent.keyboard('np');
    expect(pressed.mock.calls.flat()).toEqual(['add', 'practise']);
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('n/p?');
    await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveValue('n/p?');
    expect(pressed).toHaveBeenCalledTimes(2);
    await userEvent.click(document.body);
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('n{Escape}');
    expect(pressed).toHaveBeenCalledTimes(2);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  // Specification: S0-1.196
  test('of a single character are off where the person wants it, Ctrl+K is not', () => {
    const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
    expect(['?', '/', 'n', 'N', 'p', 'x'].map((one) => shortcutOf(key(one), true))).toEqual([
      'shortcuts',
      'search',
      'add',
      'add',
      'practise',
      null,
    ]);
    expect(['?', '/', 'n', 'p'].map((one) => shortcutOf(key(one), false))).toEqual([null, null, null, null]);
    expect(shortcutOf(key('k', { ctrlKey: true }), false)).toBe('palette');
    expect(shortcutOf(key('n', { ctrlKey: true }), true)).toBeNull();
  });

  test('leave a running test alone, but for the list', async () => {
    const { pressed } = await open({ practising: true });
    await userEvent.keyboard('n{Control>}k{/Control}');
    expect(pressed).not.toHaveBeenCalled();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the palette', () => {
  test.each([1280, 390])('finds commands, clusters and words, by keyboard alone (%i px)', async (width) => {
    const { asked } = await open({ width });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field()).toHaveFocus();
    await waitFor(() => expect(options().length).toBeGreaterThan(8));
    await expectAccessible();
    await field().fill('cisl');
    await waitFor(() => expect(options()[0]).toBe('Čísla'));
    await field().fill('hund');
    await waitFor(() => expect(options()).toEqual(['der Hundpes · Animals']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/clusters/5/'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(asked.filter(({ name }) => name === 'GET /api/search').length).toBeGreaterThan(0);
  });

  test.each([
    ['import', 'Import', 'words'],
    ['ask', 'Ask A. I. Teacher', 'teacher'],
    ['create', 'Create cluster', 'create'],
  ])('“%s” leads to the list, where its dialog opens', async (text, name, asked) => {
    await open({ responses: { 'GET /api/search': { words: [], complete: true } } });
    await userEvent.keyboard('{Control>}k{/Control}');
    await field().fill(text);
    await waitFor(() => expect(options()[0]).toBe(name));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { asked } }));
    expect(window.location.pathname).toBe('/clusters');
  });

  test('switches between dark and light, and has pages that are in no menu', async () => {
    await open({ responses: { 'GET /api/search': { words: [], complete: true } } });
    const dark = () => localStorage.getItem('dark_mode');
    const before = dark();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(['Add a word', 'Language', 'How it works'])));
    expect(options()).not.toContain('Reported links');
    await field().fill('dark');
    await waitFor(() => expect(options()[0]).toBe('Dark mode'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dark()).not.toBe(before));
  });

  test('opens the entry selected by arrows, and says when nothing is found', async () => {
    await open({ responses: { 'GET /api/search': { words: [], complete: true } } });
    await userEvent.keyboard('{Control>}k{/Control}');
    await field().fill('pr');
    await waitFor(() => expect(options().slice(0, 2)).toEqual(['Practise today’s words', 'Progress']));
    await field().fill('zebra');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await field().fill('pr');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/progress'));
  });
});

test('a size of text, a theme and keys are chosen, kept with the account, and taken back where it refuses', async () => {
  const { default: PreferencesPage } = await import('../../src/app/pages/PreferencesPage.tsx');
  const { ApplyPreferences } = await import('../../src/app/theme/ApplyPreferences.tsx');
  const own = { language: null, grading: 'strict', grading_chosen: false, voice_autoplay: false } as const;
  const standard = { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...own };
  let stored: Record<string, unknown> = standard;
  const requests = await show(
    <>
      <ApplyPreferences />
      <PreferencesPage />
    </>,
    {
      user: NINA,
      responses: {
        'GET /api/clusters': [],
        'GET /api/user/preferences': () => stored as typeof standard,
        'PATCH /api/user/preferences': (change) => {
          if (change.email_sharing === false) throw new TypeError('The server is away.');
          stored = { ...stored, ...change };
          return stored as typeof standard;
        },
      },
    },
  );
  await page.getByRole('combobox', { name: 'Text size' }).selectOptions('large');
  await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('18px'));
  await page.getByRole('combobox', { name: 'Theme' }).selectOptions('light');
  await waitFor(() => expect(localStorage.getItem('dark_mode')).toBe('false'));
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'Compact rows in tables' }).click();
  const chosen = { text_size: 'large', theme: 'light', single_keys: false, compact_rows: true };
  await waitFor(() => expect(stored).toMatchObject(chosen));
  await expectAccessible();
  const sharing = page.getByRole('checkbox', { name: 'When somebody shares a cluster with me' });
  await sharing.click();
  await waitFor(() => expect(requests.filter(({ name }) => name === 'PATCH /api/user/preferences')).toHaveLength(5));
  await expect.element(sharing).toBeChecked();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
