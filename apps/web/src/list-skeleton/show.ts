import { IDLE } from '@wordcluster/domain/practice/state';
import type { Cluster } from '../platform/queries/clusters.ts';
import type { User } from '../platform/session/session.ts';
import { readJson, readText } from '../platform/storage/storage.ts';
import { restoredTest, TEST_KEY } from '../platform/storage/stored-practice-test.ts';
import { SHOWN, TEMPLATE, part } from './slots.ts';
import { FEW_CLUSTERS, shownClusters } from '@wordcluster/domain/clusters/list-view';
import { fillCard, fillTools, fillUser } from './fill.ts';

/** As many cards as the first screen shows. */
const MOST = 8;
const CARD_LIST = 'main ul:has(h2)';

/** Default view of the list. */
const VIEW = { search: '', tag: null, archived: false, sort: 'own' } as const;

/** The card of the example that looks like a cluster's (`draw.tsx` has their order). */
function exampleOf(cards: HTMLCollection, { disabled, row_count }: Cluster): Element {
  const [withWords, empty, closed] = cards;
  const example = disabled ? closed : row_count > 0 ? withWords : empty;
  if (example === undefined) throw new Error('The example has no such card.');
  return example;
}

function replace(page: Element, selector: string, other: Element): void {
  const button = other.firstElementChild;
  if (button !== null) page.querySelector(selector)?.replaceWith(button);
}

/** The page with a user's list, from the template; null if there are no clusters to show. */
function pageOf(template: DocumentFragment, user: User, clusters: readonly Cluster[]): HTMLElement | null {
  const { lang, classList } = document.documentElement;
  const listed = shownClusters(clusters, VIEW, lang).slice(0, MOST);
  const examples = part(template, 'many').querySelector(CARD_LIST)?.children;
  if (listed.length === 0 || examples === undefined) return null;
  const cards = listed.map((cluster) => {
    const card = document.importNode(exampleOf(examples, cluster), true);
    fillCard(card, cluster);
    return card;
  });
  const page = document.importNode(part(template, clusters.length > FEW_CLUSTERS ? 'many' : 'few'), true);
  page.querySelector(CARD_LIST)?.replaceChildren(...cards);
  if (user.tier !== null) replace(page, 'button:has(> .lucide-chevron-down)', part(template, 'premium'));
  if (classList.contains('light')) replace(page, 'button:has(> .lucide-moon)', part(template, 'light'));
  fillUser(page, user);
  fillTools(page, clusters);
  const style = template.querySelector('style');
  if (style !== null) page.prepend(style);
  return page;
}

/** Choices in this browser that change the page. */
function isUsual(): boolean {
  const { text_size = 'normal' } = (readJson('preferences') ?? {}) as { text_size?: unknown };
  const sort = readText('cluster_sort') ?? VIEW.sort;
  return text_size === 'normal' && sort === VIEW.sort && restoredTest(readJson(TEST_KEY)).state === IDLE;
}

/** The hidden login page may be in the root, and sets its language. */
const isAppIn = (root: HTMLElement) => root.lang === '' && root.firstElementChild !== null;

/** Shows it until the app has drawn something, which it does in one go: the one is never painted with the other. */
function showUntilApp(page: HTMLElement, root: HTMLElement): void {
  // Without the app nothing can be used.
  Object.assign(page, { id: SHOWN, inert: true, ariaHidden: 'true' });
  new MutationObserver((_changes, observer) => {
    if (!isAppIn(root)) return;
    page.remove();
    observer.disconnect();
  }).observe(root, { childList: true });
  root.before(page);
}

/** The preloaded responses; the app reads them too. */
async function preloaded(): Promise<[User, Cluster[]]> {
  const read = async (url: string): Promise<unknown> => {
    const response = await globalThis.preloaded?.responses.get(url);
    if (response?.ok !== true) throw new Error('There is nothing to show.');
    return response.clone().json();
  };
  return (await Promise.all([read('/api/user'), read('/api/clusters')])) as [User, Cluster[]];
}

/**
 * Inlined behind the template (build-steps/prerender.ts): shows the user's list if the responses arrive before the app.
 */
async function showList(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>(`#${TEMPLATE}`);
  const root = document.querySelector<HTMLElement>('#root');
  if (template === null || root === null || globalThis.preloaded?.list !== true || !isUsual()) return;
  const [user, clusters] = await preloaded();
  if (isAppIn(root)) return;
  const page = pageOf(template.content, user, clusters);
  if (page !== null) showUntilApp(page, root);
}

// Errors are ignored: the app is about to render the same.
void showList().catch(() => null);
