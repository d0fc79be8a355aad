import { Plural, Trans } from '@lingui/react/macro';
import { useClusters } from '../../../platform/queries/clusters.ts';
import type { Goal } from '../../../platform/queries/goals.ts';

/** A goal by its cluster, its tag, or the number of its rows. */
export function GoalName({
  goal: { cluster_id, tag, row_ids },
}: {
  goal: Pick<Goal, 'cluster_id' | 'tag' | 'row_ids'>;
}) {
  const { data: clusters } = useClusters();
  if (tag !== null) return tag;
  if (row_ids !== null) return <Plural value={row_ids.length} one="# chosen word" other="# chosen words" />;
  return clusters?.find(({ id }) => id === cluster_id)?.title ?? <Trans>A cluster</Trans>;
}
