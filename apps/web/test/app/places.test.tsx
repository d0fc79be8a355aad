import type { ResponseOf } from '@wordcluster/contract/types';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { lazy, Suspense, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activateLanguage } from '../../src/app/language.ts';
import { AccountPage } from '../../src/app/pages/AccountTabs.tsx';
import Shell from '../../src/app/shell/Shell.tsx';
import { FloatingButtons, WideFab } from '../../src/ui/FloatingButtons.tsx';
import { Page } from '../../src/ui/Page.tsx';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const COUNTS = { due: 4, learning: 1, new: 2, minutes: 3 };
const TODAY: ResponseOf<'GET /api/reviews/today'> = { ...COUNTS, clusters: [], goals: [] };

const open = (children: ReactNode, { width = 1280, path = '/clusters', practising = false } = {}) =>
  show(<Shell practising={practising}>{children}</Shell>, {
    user: NINA,
    width,
    path,
    responses: {
      'GET /api/clusters': [ANIMALS],
      'GET /api/reviews/today': TODAY,
      'GET /api/reviews/queue': { queue: [] },
      'GET /api/ai/chat': [],
      'GET /api/user/premium': { history: [], current: null },
    },
  });

const places = () => page.getByRole('navigation', { name: 'Places' });
const text = (
  <Page title="A page">
    {Array.from({ length: 60 }, (_empty, line) => (
      <p key={line}>A line of text that is as wide as the page, and a button at its end: {line}</p>
    ))}
  </Page>
);

describe('the daily links', () => {
  test.each([1280, 390, 320])('are on every page with the number of due words (%i px)', async (width) => {
    await open(text, { width, path: '/clusters/5/' });
    const today = places().getByRole('link', { name: 'Today 7 words to practise' });
    await expect.element(today).toBeVisible();
    await expect.element(today).toHaveTextContent('Today77 words to practise');
    expect(places().getByRole('link').elements()).toHaveLength(3);
    await expect.element(places().getByRole('link', { name: 'Clusters' })).toHaveAttribute('aria-current', 'true');
    await expect.element(places().getByRole('link', { name: 'Progress' })).toHaveAttribute('href', '/progress');
    const { top } = places().element().getBoundingClientRect();
    if (width < 900) expect(top).toBe(800 - 60);
    else expect(top).toBeLessThan(60);
    await expectAccessible();
  });

  test.each([1280, 390])('leave a test and a session the screen (%i px)', async (width) => {
    await open(text, { width, practising: true });
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(places()).not.toBeInTheDocument();
  });

  test('hide above the on-screen keyboard', async () => {
    await open(
      <Page title="A form">
        <input aria-label="Word" />
      </Page>,
      { width: 390 },
    );
    await expect.element(places()).toBeVisible();
    await userEvent.click(page.getByRole('textbox', { name: 'Word' }));
    await expect.element(places()).toBeVisible();
    await page.viewport(390, 460);
    await expect.element(places()).not.toBeInTheDocument();
    await page.viewport(390, 800);
    await expect.element(places()).toBeVisible();
  });
});

/** The first element below a floating button. */
function below(button: Element): string[] {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, bottom - 2].map((y) => [x, y] as const),
  );
  return points.map(([x, y]) => {
    const [first] = document.elementsFromPoint(x, y).filter((one) => one.closest('[data-floats]') === null);
    return first?.closest('[data-strip]') ? 'strip' : (first?.tagName ?? 'nothing');
  });
}

describe('floating buttons and the chat', () => {
  test.each([1280, 900, 768, 390, 320])(
    'lie over nothing of the page, wherever it is scrolled (%i px)',
    async (width) => {
      await open(
        <>
          {text}
          <FloatingButtons>
            <WideFab icon="?">Ask somebody</WideFab>
            <WideFab icon="+">Add something</WideFab>
          </FloatingButtons>
        </>,
        { width },
      );
      await expect.element(page.getByRole('button', { name: 'Question prompt' })).toBeVisible();
      const floating = () => [...document.querySelectorAll('[data-floats="true"] button')];
      expect(floating()).toHaveLength(3);
      for (const y of [0, 300, 100_000]) {
        window.scrollTo(0, y);
        await waitFor(() => expect(new Set(floating().flatMap(below))).toEqual(new Set(['strip'])));
      }
      // At its end all of the page is above the strip.
      const last = [...document.querySelectorAll('main p')].at(-1)?.getBoundingClientRect().bottom ?? Infinity;
      const strip = Math.min(...floating().map((one) => one.getBoundingClientRect().top));
      expect(last).toBeLessThan(strip);
      // Beside each other, and beside the places.
      const row = [...floating(), ...(width < 900 ? places().getByRole('link').elements() : [])].map((one) =>
        one.getBoundingClientRect(),
      );
      for (const [at, one] of row.entries())
        for (const other of row.slice(at + 1))
          expect(one.right <= other.left + 0.5 || other.right <= one.left + 0.5, `${one.left} ${other.left}`).toBe(
            true,
          );
      for (const one of row) expect(one.left).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('the account page', () => {
  const Profile = lazy(async () => ({ default: (await import('../../src/app/pages/AccountPages.tsx')).ProfilePage }));
  // Specification: S0-1.324
  test.each([1280, 390])('has five parts, each with its address (%i px)', async (width) => {
    await show(<AccountPage title="Preferences">content</AccountPage>, { user: NINA, width, path: '/preferences' });
    const tabs = page.getByRole('navigation', { name: 'Account' });
    const links = () => tabs.getByRole('link').elements();
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/account'],
      ['Security and devices', '/security'],
      ['Preferences', '/preferences'],
      ['Other apps', '/access-tokens'],
      ['My data', '/my-data'],
    ]);
    await expect.element(tabs.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-current', 'page');
    // The current one is in view, also where the tabs are scrolled.
    const { left, right } = tabs.getByRole('link', { name: 'Preferences' }).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    await expectAccessible();
  });

  test('has all parts in view at 1280 px, in each language', async () => {
    await show(<AccountPage title="Preferences">content</AccountPage>, { user: NINA, path: '/preferences' });
    const tabs = () => document.querySelector('nav:has(> [href="/my-data"])');
    const cut: string[] = [];
    for (const language of Object.keys(INTERFACE_LANGUAGES).filter(isInterfaceLanguage)) {
      await activateLanguage(language);
      await expect.poll(() => document.documentElement.lang).toBe(language);
      if ((tabs()?.scrollWidth ?? Infinity) > (tabs()?.clientWidth ?? 0)) cut.push(language);
    }
    await activateLanguage('en');
    expect(cut).toEqual([]);
  });

  test('the profile has the address, the password and the way out', async () => {
    await show(
      <Suspense>
        <Profile />
      </Suspense>,
      { user: NINA, path: '/account' },
    );
    await expect.element(page.getByRole('heading', { name: 'Nina Horváthová' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Change password' }))
      .toHaveAttribute('href', '/change-password');
    await expect
      .element(page.getByRole('link', { name: 'Profile termination' }))
      .toHaveAttribute('href', '/profile-termination');
    await expectAccessible();
  });
});
