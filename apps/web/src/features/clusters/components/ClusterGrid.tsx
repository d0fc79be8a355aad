import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shownClusters, type ListView } from '@wordcluster/domain/clusters/list-view';
import { hasClusterMenu } from '@wordcluster/domain/clusters/cluster-menu';
import { PAUSED } from '@wordcluster/domain/practice/state';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTestStatus } from '../../../platform/storage/test-status.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { useLearned, useToday } from '../../../platform/queries/reviews.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useMoveCluster } from '../api/calls.ts';
import { changeListView, useListView } from '../state/list-view.ts';
import { ClusterCard, type ClusterCardProps } from './ClusterCard.tsx';
import { ClusterMenu } from './ClusterMenu.tsx';
import type { ClusterMenuChoice } from '../hooks/use-cluster-menu.ts';

interface ClusterGridProps {
  clusters: readonly Cluster[];
  premium: boolean;
  onChoose: (action: ClusterMenuChoice, cluster: Cluster) => void;
}

/**
 * Number of cards on the first screen; those of a long list are rendered in further steps, to keep the page responsive.
 */
const STEP = 12;

const byId = <Counted extends { cluster_id: number }>(counted: readonly Counted[] | undefined) =>
  new Map(counted?.map((one) => [one.cluster_id, one]));

/** Number of cards rendered so far; reset for another view of the list. */
function useSteps(count: number, view: ListView): number {
  const [steps, setSteps] = useState({ view, drawn: STEP });
  const drawn = steps.view === view ? steps.drawn : STEP;
  const incomplete = drawn < count;
  useEffect(() => {
    if (!incomplete) return;
    const timer = setTimeout(() => startTransition(() => setSteps({ view, drawn: drawn + STEP })));
    return () => clearTimeout(timer);
  }, [incomplete, view, drawn]);
  return drawn;
}

/** Two cards a row on wide screens; the cluster with a paused test first, then active ones, then disabled ones. */
export function ClusterGrid({ clusters, premium, onChoose }: ClusterGridProps) {
  const { i18n } = useLingui();
  const test = useTestStatus();
  // Deferred: input is shown at once, the cards when there is time.
  const view = useDeferredValue(useListView());
  const { data: today } = useToday();
  const { data: learned } = useLearned();
  const { mutate } = useMoveCluster();
  const pausedId = test.state === PAUSED ? test.cluster_id : null;
  const listed = useMemo(() => {
    const shown = shownClusters(clusters, view, i18n.locale);
    return shown.toSorted((a, b) => Number(b.id === pausedId) - Number(a.id === pausedId));
  }, [clusters, view, i18n.locale, pausedId]);
  const drawn = listed.slice(0, useSteps(listed.length, view));
  const [todayOf, learnedOf] = useMemo(() => [byId(today?.clusters), byId(learned)], [today, learned]);
  const move = useCallback((id: number, target: number) => mutate({ id, target }), [mutate]);
  const ownOrder = view.sort === 'own';

  if (listed.length === 0) return <NothingShown />;
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
      {drawn.map((cluster, index) => (
        <ListedCluster
          key={cluster.id}
          cluster={cluster}
          premium={premium}
          paused={pausedId === cluster.id}
          hasMenu={hasClusterMenu({ testState: test.cluster_id === cluster.id ? test.state : null })}
          today={todayOf.get(cluster.id) ?? null}
          learned={learnedOf.get(cluster.id) ?? null}
          before={(ownOrder && listed[index - 1]?.id) || null}
          behind={(ownOrder && listed[index + 1]?.id) || null}
          onMove={ownOrder ? move : null}
          onChoose={onChoose}
        />
      ))}
    </Box>
  );
}

interface ListedClusterProps extends Pick<ClusterCardProps, 'cluster' | 'paused' | 'today' | 'learned'> {
  premium: boolean;
  hasMenu: boolean;
  /** Its neighbours in the user's own order. */
  before: number | null;
  behind: number | null;
  /** Null if the list is sorted otherwise. */
  onMove: ((id: number, target: number) => void) | null;
  onChoose: ClusterGridProps['onChoose'];
}

/** A card with its menu. Memoised: with 200 cards rendering is noticeable. */
const ListedCluster = memo(function ListedCluster(props: ListedClusterProps) {
  const { cluster, premium, hasMenu, before, behind, onMove, onChoose, ...shown } = props;
  const choose = (action: ClusterMenuChoice) => {
    const target = action === 'move-forward' ? before : action === 'move-back' ? behind : null;
    if (target === null) onChoose(action, cluster);
    else onMove?.(cluster.id, target);
  };
  return (
    <ClusterCard
      cluster={cluster}
      {...shown}
      onMoveTo={onMove === null ? null : (target) => onMove(cluster.id, target)}
      menu={
        hasMenu && (
          <ClusterMenu
            cluster={cluster}
            premium={premium}
            movable={{ forward: before !== null, back: behind !== null }}
            onChoose={choose}
          />
        )
      }
    />
  );
});

/** Empty result of search, tag or archive, with a reset. */
function NothingShown() {
  const { search, tag, archived } = useListView();
  const narrowed = search.trim() !== '' || tag !== null;
  return (
    <EmptyState
      title={
        narrowed ? (
          <Trans>No cluster matches</Trans>
        ) : archived ? (
          <Trans>The archive is empty</Trans>
        ) : (
          <Trans>All your clusters are in the archive</Trans>
        )
      }
      actions={
        <Button
          variant="outlined"
          onClick={() => changeListView({ search: '', tag: null, archived: narrowed ? archived : !archived })}
        >
          {narrowed ? (
            <Trans>Show all clusters</Trans>
          ) : archived ? (
            <Trans>Close archive</Trans>
          ) : (
            <Trans>Open the archive</Trans>
          )}
        </Button>
      }
    />
  );
}
