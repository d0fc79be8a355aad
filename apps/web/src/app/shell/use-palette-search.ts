import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foldText } from '@wordcluster/domain/text/folding';
import { call } from '../../platform/http/api.ts';
import { useClusters } from '../../platform/queries/clusters.ts';
import { recentClusters } from '../../platform/storage/recent-clusters.ts';
import { useState } from 'react';

/** Retry interval (milliseconds) while the server indexes large changed clusters. */
const AGAIN_MS = 700;
const MAX_CLUSTERS = 6;
const MAX_RECENT = 5;
const MAX_COMMANDS = 6;

/**
 * Results for a text: clusters and commands at once, words from the server. Without a text the recently opened
 * clusters, without the current one.
 */
export function usePaletteSearch<Command extends { name: string }>(
  text: string,
  commands: readonly Command[],
  here: number | null,
) {
  const { data: clusters = [] } = useClusters();
  const wanted = foldText(text.trim());
  const { data, isFetching, isError } = useQuery({
    // No debounce: each key sends a request, which cancels the one before.
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => call('GET /api/search', { query: { query: text.trim() }, signal }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    // A word may have been added a moment ago.
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.complete === false ? AGAIN_MS : false),
  });
  const titles = new Map(clusters.map(({ id, title }) => [id, title]));
  const matches = (name: string) => foldText(name).includes(wanted);
  const open = clusters.filter(({ disabled }) => !disabled);
  const [recent] = useState(recentClusters);
  const opened = recent.flatMap((id) => open.filter((one) => one.id === id && one.id !== here)).slice(0, MAX_RECENT);
  return {
    clusters: wanted === '' ? opened : open.filter(({ title }) => matches(title)).slice(0, MAX_CLUSTERS),
    commands: wanted === '' ? commands : commands.filter(({ name }) => matches(name)).slice(0, MAX_COMMANDS),
    words:
      wanted === ''
        ? []
        : (data?.words ?? []).map(({ row_id, cluster_id, col_1_value, col_2_value, col_3_value }) => ({
            row_id,
            cluster_id,
            cluster: titles.get(cluster_id) ?? '',
            values: [col_1_value, col_2_value, col_3_value].filter((value) => value !== null),
          })),
    searching: wanted !== '' && (isFetching || data?.complete === false),
    failed: wanted !== '' && isError,
  };
}
