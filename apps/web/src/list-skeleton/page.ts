import { FEW_CLUSTERS, shownClusters } from '@wordcluster/domain/clusters/list-view';
import type { Cluster } from '../platform/queries/clusters.ts';
import type { User } from '../platform/session/session.ts';
import { fillCard, fillTools, fillUser } from './fill.ts';
import { part } from './slots.ts';

/** As many cards as the first screen shows. */
const MOST = 8;
const CARDS = 'main ul:has(h2)';

/** As the list is when nobody has changed it. */
export const VIEW = { search: '', tag: null, archived: false, sort: 'own' } as const;

/** The card of the example that looks like a cluster's (example.ts has their order). */
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

/** The page with the list of somebody, made from the template; null where the list shows no clusters. */
export function pageOf(template: DocumentFragment, user: User, clusters: readonly Cluster[]): HTMLElement | null {
  const { lang, classList } = document.documentElement;
  const listed = shownClusters(clusters, VIEW, lang).slice(0, MOST);
  const examples = part(template, 'many').querySelector(CARDS)?.children;
  if (listed.length === 0 || examples === undefined) return null;
  const cards = listed.map((cluster) => {
    const card = document.importNode(exampleOf(examples, cluster), true);
    fillCard(card, cluster);
    return card;
  });
  const page = document.importNode(part(template, clusters.length > FEW_CLUSTERS ? 'many' : 'few'), true);
  page.querySelector(CARDS)?.replaceChildren(...cards);
  if (user.tier !== null) replace(page, 'button:has(> .lucide-chevron-down)', part(template, 'premium'));
  if (classList.contains('light')) replace(page, 'button:has(> .lucide-moon)', part(template, 'light'));
  fillUser(page, user);
  fillTools(page, clusters);
  const style = template.querySelector('style');
  if (style !== null) page.prepend(style);
  return page;
}
