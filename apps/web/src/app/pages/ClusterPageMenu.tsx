import { hasClusterMenu } from '@wordcluster/domain/clusters/cluster-menu';
import { useEffect, useEffectEvent } from 'react';
import { ClusterMenu } from '../../features/clusters/components/ClusterMenu.tsx';
import { useArchive } from '../../features/clusters/hooks/use-archive.ts';
import type { ClusterMenuChoice } from '../../features/clusters/hooks/use-cluster-menu.ts';
import { useNeighbours } from '../../features/clusters/hooks/use-neighbours.ts';
import type { Cluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { useTestStatus } from '../../platform/storage/test-status.ts';
import { BesideTitle } from '../../ui/PageTitle.tsx';
import { forgetAsked, useAskedOfCluster } from './asked-of-cluster.ts';

interface ClusterPageMenuProps {
  cluster: Cluster;
  onOpen: (choice: ClusterMenuChoice) => void;
}

/** The menu of the cluster's card, beside the title of its page; the palette asks for the same here. */
export function ClusterPageMenu({ cluster, onOpen }: ClusterPageMenuProps) {
  const premium = useUser()?.premium ?? false;
  const test = useTestStatus();
  const archive = useArchive();
  const { movable, moved } = useNeighbours(cluster.id);
  const choose = (choice: ClusterMenuChoice) => {
    if (choice === 'archive') archive(cluster);
    else if (!moved(choice)) onOpen(choice);
  };
  const { asked } = useAskedOfCluster();
  const doAsked = useEffectEvent(() => {
    if (asked === null) return;
    forgetAsked();
    if (asked.clusterId === cluster.id) choose(asked.choice);
  });
  useEffect(() => {
    if (asked !== null) doAsked();
  }, [asked]);
  if (!hasClusterMenu({ testState: test.cluster_id === cluster.id ? test.state : null })) return null;
  return (
    <BesideTitle>
      <ClusterMenu cluster={cluster} premium={premium} movable={movable} onChoose={choose} />
    </BesideTitle>
  );
}
