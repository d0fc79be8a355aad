import Box from '@mui/material/Box';
import { activeFirst } from '@wordcluster/domain/clusters/cluster-list';
import { hasClusterMenu } from '@wordcluster/domain/clusters/cluster-menu';
import { PAUSED } from '@wordcluster/domain/practice/state';
import { useTestStatus } from '../../../platform/storage/test-status.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { useLearned, useToday } from '../../../platform/queries/reviews.ts';
import { ClusterCard } from './ClusterCard.tsx';
import { ClusterMenu, type ClusterMenuChoice } from './ClusterMenu.tsx';

interface ClusterGridProps {
  clusters: readonly Cluster[];
  premium: boolean;
  onChoose: (action: ClusterMenuChoice, cluster: Cluster) => void;
}

/** Two cards a row on wide screens; the cluster with a paused test first, then active ones, then disabled ones. */
export function ClusterGrid({ clusters, premium, onChoose }: ClusterGridProps) {
  const test = useTestStatus();
  const { data: today } = useToday();
  const { data: learned } = useLearned();
  const isPaused = ({ id }: Cluster) => test.state === PAUSED && test.cluster_id === id;
  const ordered = activeFirst(clusters).toSorted((a, b) => Number(isPaused(b)) - Number(isPaused(a)));
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        p: 0,
        m: 0,
      }}
    >
      {ordered.map((cluster) => (
        <ClusterCard
          key={cluster.id}
          cluster={cluster}
          paused={isPaused(cluster)}
          today={today?.clusters.find(({ cluster_id }) => cluster_id === cluster.id) ?? null}
          learned={learned?.find(({ cluster_id }) => cluster_id === cluster.id) ?? null}
          menu={
            hasClusterMenu({ testState: test.cluster_id === cluster.id ? test.state : null }) && (
              <ClusterMenu cluster={cluster} premium={premium} onChoose={(action) => onChoose(action, cluster)} />
            )
          }
        />
      ))}
    </Box>
  );
}
