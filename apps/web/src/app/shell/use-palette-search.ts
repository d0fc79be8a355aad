import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foldText } from '@wordcluster/domain/text/characters';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http/api.ts';
import { useClusters } from '../../platform/queries/clusters.ts';

/** Typing that pauses so long (milliseconds) is one question to the server. */
const PAUSE_MS = 120;
/** While the server still reads large clusters that have changed, it is asked again after this time. */
const AGAIN_MS = 700;
const MOST_CLUSTERS = 6;
const MOST_COMMANDS = 6;

/** What the palette shows for a text: clusters and commands at once, words when the server has found them. */
export function usePaletteSearch<Command extends { name: string }>(text: string, commands: readonly Command[]) {
  const { data: clusters = [] } = useClusters();
  const wanted = foldText(text.trim());
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => call('GET /api/search', { query: { query: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // What was typed a moment ago may have been added since.
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.complete === false ? AGAIN_MS : false),
  });
  const titles = new Map(clusters.map(({ id, title }) => [id, title]));
  const matches = (name: string) => foldText(name).includes(wanted);
  const open = clusters.filter(({ disabled }) => !disabled);
  return {
    clusters: wanted === '' ? [] : open.filter(({ title }) => matches(title)).slice(0, MOST_CLUSTERS),
    commands: wanted === '' ? commands : commands.filter(({ name }) => matches(name)).slice(0, MOST_COMMANDS),
    words:
      wanted === ''
        ? []
        : (data?.words ?? []).map(({ row_id, cluster_id, col_1_value, col_2_value, col_3_value }) => ({
            row_id,
            cluster_id,
            cluster: titles.get(cluster_id) ?? '',
            values: [col_1_value, col_2_value, col_3_value].filter((value) => value !== null),
          })),
    searching: wanted !== '' && (asked !== wanted || isFetching || data?.complete === false),
    failed: wanted !== '' && isError,
  };
}
