import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { call } from '../../../platform/http/api.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useConnection } from '../../../platform/http/connection.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { useClusters } from '../../../platform/queries/clusters.ts';
import { todayQuery, useLearned } from '../../../platform/queries/reviews.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';

/** New words that are added to the day at once. */
export const MORE_WORDS = 10;

/** Whether the user's clusters have new words. */
export function useHasMore(): boolean {
  const { data: clusters = [] } = useClusters();
  const { data: learned } = useLearned();
  const reachable = useConnection((connection) => connection.reachable);
  if (!reachable || learned === undefined) return false;
  const practised = new Map(learned.map((one) => [one.cluster_id, one.practised]));
  return clusters.some(
    ({ id, row_count, disabled, archived }) => !disabled && !archived && row_count > (practised.get(id) ?? 0),
  );
}

/** Adds new words to today's allowance, then calls `begin`; a message if there are none. */
export function useMoreWords(begin: () => void): () => Promise<void> {
  const { t } = useLingui();
  return useCallback(async () => {
    try {
      const today = await call('POST /api/reviews/extra', { body: { new_words: MORE_WORDS } });
      queryClient.setQueryData(todayQuery.queryKey, today);
      if (today.new > 0) begin();
      else showToast({ message: t`There are no new words left. Add some to a cluster.` });
    } catch (error) {
      showToast({ message: failureText(asFailure(error)), severity: 'error' });
    }
  }, [begin, t]);
}
