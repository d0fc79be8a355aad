import { directionOf, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import createCache, { type EmotionCache } from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { App } from '../app/App.tsx';
import { useLanguage } from '../app/language.ts';
import { loadFrame, Themed } from '../app/frames.tsx';
import { SCREEN_PATHS } from '../app/paths.ts';
import { Providers } from '../app/Providers.tsx';
import { SCREENS } from '../app/screens.tsx';
import { DarkSwitch } from '../app/shell/DarkSwitch.tsx';
import { UserMenu } from '../app/shell/UserMenu.tsx';
import type { ReadyStyles } from '../app/theme/ready-styles.ts';
import { asWritten } from '../app/theme/styles.ts';
import { useConnection } from '../platform/http/connection.ts';
import { queryClient } from '../platform/http/query-client.ts';
import { clustersKey, type Cluster } from '../platform/queries/clusters.ts';
import { userKey, type User } from '../platform/session/session.ts';
import { useDarkMode } from '../platform/storage/dark-mode.ts';
import { useToken } from '../platform/storage/token.ts';
import { usePageTitle } from '../ui/PageTitle.tsx';
import ownRules from './list-skeleton.css?inline';
import { exampleUser, FEW, MANY } from './example.ts';
import { PlainMarkup } from './plain-markup.ts';
import { TEMPLATE, type Part } from './slots.ts';
import { usedStyles } from './used-styles.ts';

const TITLE = /<title>([^<]*?)(?: · [^<·]*)?<\/title>/;

function AtList({ children }: { children: ReactNode }) {
  return <StaticRouter location={SCREEN_PATHS.clusters}>{children}</StaticRouter>;
}

/** What is drawn on a server shows a store as it began. */
const begin = <State extends object>(store: { getInitialState: () => State }, state: Partial<State>) =>
  Object.assign(store.getInitialState(), state);

function page(clusters: Cluster[]): string {
  queryClient.setQueryData<Cluster[]>(clustersKey, clusters);
  return renderToString(<App router={AtList} />);
}

/** One thing of the page by itself, where it looks otherwise. */
const piece = (thing: ReactNode): string =>
  renderToString(
    <Providers router={AtList}>
      <Themed>{thing}</Themed>
    </Providers>,
  );

const user = (premium: boolean) => queryClient.setQueryData<User>(userKey, exampleUser(premium));

/** Styles that keep what they would write beside each element, without what only old browsers read. */
async function collecting(language: InterfaceLanguage): Promise<EmotionCache> {
  const mirrors = directionOf(language) === 'rtl';
  const { cache, theme } = mirrors ? (await import('../app/theme/mirrored.ts')).mirrored : asWritten;
  const kept = createCache({ key: cache.key, stylisPlugins: mirrors ? [mirror] : [] });
  kept.compat = true;
  begin(useLanguage, { language, mirrored: { cache: kept, theme } });
  return kept;
}

/** What the browser's own compilation adds. */
const prefixed = (css: string): string => serialize(compile(css), middleware([prefixer, stringify]));

/** Whole rules, with states and prefixes: the app goes on with them. */
function readyOf({ key, inserted }: EmotionCache): ReadyStyles {
  const all = Object.entries(inserted).filter((one): one is [string, string] => typeof one[1] === 'string');
  const isOfClass = ([name, css]: [string, string]) => css.includes(`.${key}-${name}`) || css.startsWith('@keyframes');
  return {
    names: all.filter(isOfClass).map(([name]) => name),
    css: all
      .filter(isOfClass)
      .map(([, css]) => prefixed(css))
      .join(''),
    globals: all.filter((one) => !isOfClass(one)).map(([name, css]) => [name, prefixed(css)] as const),
  };
}

/**
 * The list of clusters of somebody who is signed in, as the app would draw it first, with places for what the answers say.
 * It is drawn in the language that is active.
 */
export async function drawList(language: InterfaceLanguage): Promise<{ template: string; ready: ReadyStyles }> {
  await Promise.all([SCREENS.clusters.load(), loadFrame(SCREENS.clusters.frame)]);
  const cache = await collecting(language);
  begin(useToken, { token: 'somebody’s' });
  begin(useDarkMode, { dark: true });
  begin(useConnection, { reachable: true });
  user(false);
  begin(usePageTitle, { title: TITLE.exec(page(FEW))?.[1] ?? '' });
  const parts = new Map<Part, string>([
    ['few', page(FEW)],
    ['many', page(MANY)],
  ]);
  begin(useDarkMode, { dark: false });
  parts.set('light', piece(<DarkSwitch />));
  user(true);
  parts.set('premium', piece(<UserMenu onHowItWorks={() => undefined} />));
  // What is drawn next is of nobody again.
  begin(useToken, { token: null });
  queryClient.clear();

  const markup = new PlainMarkup();
  const drawn = [...parts].map(
    ([part, html]) => `<div data-part="${part}">${markup.of(html.replace(TITLE, ''))}</div>`,
  );
  const content = drawn.join('');
  const rules = usedStyles(Object.values(cache.inserted).join(''), content);
  const style = `<style nonce="__CSP_NONCE__">${rules}${ownRules}${markup.rules()}</style>`;
  return { template: `<template id="${TEMPLATE}">${style}${content}</template>`, ready: readyOf(cache) };
}
