import { directionOf, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import createCache, { type EmotionCache } from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { App } from '../app/App.tsx';
import { useLanguage } from '../app/language.ts';
import { loadFrame, Providers, Themed } from '../app/frames.tsx';
import { SCREEN_PATHS } from '../app/paths.ts';
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
import { TEMPLATE, type Part, SLOTS } from './slots.ts';
import { usedStyles } from './used-styles.ts';

/** Attributes for interaction; the skeleton is only visual. */
const OF_USE = / (?:id|for|name|role|tabindex|title|aria-[\w-]+|data-[\w-]+)="[^"]*"/g;
/** Removed, because their position is known only to the app. They contain no div. */
const FLOATING = /<div[^>]* data-floats="true".*?<\/div>/g;
const COMMENT = /<!--.*?-->/g;
const STYLED = /<[a-z][^>]*? style="([^"]*)"[^>]*>/g;

/** Rendered components as markup that the content security policy allows, and that cannot be focused. */
export class PlainMarkup {
  readonly #classes = new Map<string, string>();

  of(html: string): string {
    return html
      .replace(FLOATING, '')
      .replace(COMMENT, '')
      .replace(OF_USE, '')
      .replace(STYLED, (tag, style: string) => this.#withClass(tag.replace(` style="${style}"`, ''), style));
  }

  /** The policy forbids style attributes: each becomes a class. */
  rules(): string {
    return [...this.#classes].map(([style, name]) => `.${name}{${style}}`).join('');
  }

  #withClass(tag: string, style: string): string {
    const name = this.#classes.get(style) ?? `first-${this.#classes.size}`;
    this.#classes.set(style, name);
    return tag.includes(' class="')
      ? tag.replace(' class="', ` class="${name} `)
      : tag.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  }
}

/** Example responses; values that are not visible are arbitrary. */
const exampleUser = (premium: boolean): User => ({
  id: 1,
  first_name: SLOTS.firstName,
  last_name: SLOTS.lastName,
  email: '',
  username: null,
  role: 'person',
  street: null,
  city: null,
  postal_code: null,
  country_code: null,
  phone_number: null,
  premium,
  tier: premium ? 'great' : null,
  is_admin: false,
  email_is_of_settings: false,
  has_password: true,
  ai_available: true,
  voice_available: true,
  text_characters_remaining: 0,
  voice_characters_remaining: 0,
  text_characters_limit: 0,
  voice_characters_limit: 0,
  characters_today_remaining: null,
  characters_today_limit: null,
});

const ANY_DAY = '2026-01-01T00:00:00.000Z';

const cluster = (id: number, different: Partial<Cluster>): Cluster => ({
  id,
  title: SLOTS.title,
  description: SLOTS.description,
  col_1_name: SLOTS.column,
  col_1_language: SLOTS.language,
  col_2_name: null,
  col_2_language: null,
  col_3_name: null,
  col_3_language: null,
  row_count: 0,
  created_at: ANY_DAY,
  updated_at: ANY_DAY,
  disabled: false,
  shared_by: { id: 2, first_name: SLOTS.sharer, last_name: '', email: '' },
  shared_with: [],
  invitations: [],
  may_write: true,
  export: null,
  // More than a card shows, so that it also shows "more".
  tags: Array.from({ length: 9 }, () => SLOTS.tag),
  archived: false,
  last_practised_at: null,
  ...different,
});

/** A cluster with words, one without, one that is disabled, in this order; the archive holds another one. */
const MANY: Cluster[] = [
  cluster(1, { row_count: 1 }),
  cluster(2, {}),
  cluster(3, { disabled: true }),
  cluster(4, { archived: true, tags: [] }),
];

/** Too few for search and sorting. */
const FEW: Cluster[] = [cluster(1, {}), cluster(4, { archived: true, tags: [] })];

const TITLE = /<title>([^<]*?)(?: · [^<·]*)?<\/title>/;

function AtList({ children }: { children: ReactNode }) {
  return <StaticRouter location={SCREEN_PATHS.clusters}>{children}</StaticRouter>;
}

/** Server rendering uses a store's initial state. */
const begin = <State extends object>(store: { getInitialState: () => State }, state: Partial<State>) =>
  Object.assign(store.getInitialState(), state);

function page(clusters: Cluster[]): string {
  queryClient.setQueryData<Cluster[]>(clustersKey, clusters);
  return renderToString(<App router={AtList} />);
}

/** A variant of a part of the page. */
const piece = (thing: ReactNode): string =>
  renderToString(
    <Providers router={AtList}>
      <Themed>{thing}</Themed>
    </Providers>,
  );

const user = (premium: boolean) => queryClient.setQueryData<User>(userKey, exampleUser(premium));

/** An Emotion cache that collects styles instead of writing them beside each element, without legacy prefixes. */
async function collecting(language: InterfaceLanguage): Promise<EmotionCache> {
  const mirrors = directionOf(language) === 'rtl';
  const { cache, theme } = mirrors ? (await import('../app/theme/mirrored.ts')).mirrored : asWritten;
  const created = createCache({ key: cache.key, stylisPlugins: mirrors ? [mirror] : [] });
  created.compat = true;
  begin(useLanguage, { language, mirrored: { cache: created, theme } });
  return created;
}

/** Styles added by the browser's own compilation. */
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

/** Renders the list of clusters of a signed-in user as a template, with slots for values. In the active language. */
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
  // The following is rendered without a user again.
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
