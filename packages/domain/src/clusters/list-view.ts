/** View of the clusters list: search, tag, archive and sorting. */
import { foldText } from '../text/folding.ts';
import type { Cluster } from './cluster.ts';

/** So few clusters are overlooked without help. */
export const FEW_CLUSTERS = 3;

/** `own` is the user's own order, as the server returns it. */
export const CLUSTER_SORTS = ['own', 'practised', 'changed', 'title'] as const;
export type ClusterSort = (typeof CLUSTER_SORTS)[number];

export interface ListView {
  readonly search: string;
  readonly tag: string | null;
  readonly archived: boolean;
  readonly sort: ClusterSort;
}

interface ListedCluster extends Cluster {
  readonly tags: readonly string[];
  readonly archived: boolean;
  readonly disabled: boolean;
  readonly updated_at: string;
  readonly last_practised_at: string | null;
  readonly shared_by: { readonly first_name: string; readonly last_name: string } | null;
}

function searchedText(cluster: ListedCluster): string {
  const { title, description, col_1_name, col_2_name, col_3_name, tags, shared_by } = cluster;
  const person = shared_by === null ? '' : `${shared_by.first_name} ${shared_by.last_name}`;
  return foldText([title, description, col_1_name, col_2_name, col_3_name, ...tags, person].join('\n'));
}

/** Never practised ones come last. */
function comparing<Listed extends ListedCluster>(sort: ClusterSort, locale: string) {
  if (sort === 'practised')
    return (one: Listed, other: Listed) =>
      (other.last_practised_at ?? '').localeCompare(one.last_practised_at ?? '', 'en');
  if (sort === 'changed') return (one: Listed, other: Listed) => other.updated_at.localeCompare(one.updated_at, 'en');
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (one: Listed, other: Listed) => compare(one.title, other.title);
}

/** Order of lists: active clusters first, then disabled ones, each in their given order. */
export function activeFirst<T extends { readonly disabled: boolean }>(clusters: readonly T[]): T[] {
  return clusters.toSorted((a, b) => Number(a.disabled) - Number(b.disabled));
}

/** The clusters of a view in its order, disabled ones last. */
export function shownClusters<Listed extends ListedCluster>(
  clusters: readonly Listed[],
  { search, tag, archived, sort }: ListView,
  locale: string,
): Listed[] {
  const wanted = foldText(search.trim());
  const shown = clusters.filter(
    (cluster) =>
      cluster.archived === archived &&
      (tag === null || cluster.tags.includes(tag)) &&
      (wanted === '' || searchedText(cluster).includes(wanted)),
  );
  return activeFirst(sort === 'own' ? shown : shown.toSorted(comparing(sort, locale)));
}

/** All tags of some clusters, each once, in the alphabet of a language. */
export function tagsInUse(clusters: readonly Pick<ListedCluster, 'tags'>[], locale: string): string[] {
  const tags = [...new Set(clusters.flatMap(({ tags: some }) => some))];
  // A slow phone makes a collator in tens of milliseconds, which most lists do not need.
  return tags.length < 2 ? tags : tags.toSorted(new Intl.Collator(locale, { numeric: true }).compare);
}

/** The list with one cluster moved to the position of another; the same list without a move. */
export function movedTo<Listed extends { readonly id: number }>(
  clusters: readonly Listed[],
  id: number,
  target: number,
): readonly Listed[] {
  const indexOf = (wanted: number) => clusters.findIndex((cluster) => cluster.id === wanted);
  const [from, to] = [indexOf(id), indexOf(target)];
  const moved = clusters[from];
  if (moved === undefined || to < 0 || from === to) return clusters;
  return clusters.toSpliced(from, 1).toSpliced(to, 0, moved);
}
