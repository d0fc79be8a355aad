import '../../src/app/page.css';
import type { ResponseOf } from '@wordcluster/contract/types';
import { settled } from '@wordcluster/testing/settled';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect, inject } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { activateLanguage } from '../../src/app/language.ts';
import { Providers } from '../../src/app/frames.tsx';
import Themed from '../../src/app/theme/Themed.tsx';
import { openOutbox } from '../../src/features/review/state/outbox-store.ts';
import { queryClient } from '../../src/platform/http/query-client.ts';
import { userKey } from '../../src/platform/session/session.ts';
import { storeToken } from '../../src/platform/storage/token.ts';
import { ToastHost } from '../../src/ui/ToastHost.tsx';
import { useToasts } from '../../src/ui/toasts.ts';
import { watchWords } from './translated-words.ts';
import { respondToCalls, type Responses, type RecordedRequest } from './fake-server.ts';
import { usualResponses } from './usual-responses.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether this run is `npm run test:all`. */
    nightly: boolean;
  }
}

export type User = ResponseOf<'GET /api/user'>;

interface Scene {
  /** The address that the browser shows. */
  path?: string;
  /** The signed-in user; null for a visitor. */
  user?: User | null;
  responses?: Responses | 'away';
  /** Pixels; a desktop unless said otherwise. */
  width?: number;
}

/** Marks unsent answers of an earlier test as sent: this one would send them. */
async function clearOutbox(person: number): Promise<void> {
  const outbox = await openOutbox();
  const unsent = await outbox.list(person, 'waiting');
  await outbox.markSent(unsent.map(({ key }) => key));
  await outbox.forgetSent(person);
}

/** Shows a component as the app does: in its theme, in English, with messages at the bottom. Responds to the calls it makes. */
export async function show(
  element: ReactNode,
  { path = '/', user = null, responses = {}, width = 1280 }: Scene = {},
): Promise<RecordedRequest[]> {
  await page.viewport(width, 800);
  // Where the last test's pointer rests a tooltip would open.
  await userEvent.unhover(document.body);
  localStorage.clear();
  sessionStorage.clear();
  if (user !== null) await clearOutbox(user.id);
  queryClient.clear();
  useToasts.setState({ toasts: [] });
  storeToken(user === null ? null : 'a-token');
  if (user !== null) queryClient.setQueryData(userKey, user);
  window.history.replaceState(null, '', path);
  await activateLanguage('en');
  watchWords();
  document.cookie = 'XSRF-TOKEN=a-cookie';
  const requests = respondToCalls(responses === 'away' ? responses : { ...usualResponses(user), ...responses });
  await render(
    <Providers>
      <Themed>
        {element}
        <ToastHost />
      </Themed>
    </Providers>,
  );
  return requests;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Screens and dialogs of this file that axe has looked at. */
const checked = new Set<string>();

/** The heading of the open dialog, otherwise of the page. */
const screenShown = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], main, body')]
    .map((element) => element.querySelector('h1, h2')?.textContent ?? element.getAttribute('role') ?? '')
    .findLast((name) => name !== '') ?? '';

/** Fails on any violation of WCAG 2.2 A and AA that axe finds on the page; by day once per screen of a test file. */
export async function expectAccessible(): Promise<void> {
  await settled();
  const screen = screenShown();
  if (!inject('nightly') && checked.has(screen)) return;
  checked.add(screen);
  const { violations } = await axe.run(document.body, { runOnly: RULES });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
