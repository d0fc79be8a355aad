import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CLUSTER_MENU_TITLE } from '@wordcluster/domain/clusters/cluster-menu';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { translateMessage } from '../../../ui/messages.ts';
import { useOpenedOnce } from '../../../ui/use-opened-once.ts';
import type { ClusterMenuChoice } from '../hooks/use-cluster-menu.ts';

const ClusterMenuList = lazy(() => import('./ClusterMenuList.tsx'));

interface ClusterMenuProps {
  cluster: Cluster;
  premium: boolean;
  /** Whether it can be moved forward or back in the user's own order. */
  movable: { forward: boolean; back: boolean };
  onChoose: (action: ClusterMenuChoice) => void;
}

/** The three-dot menu of a card. */
export function ClusterMenu({ cluster, premium, movable, onChoose }: ClusterMenuProps) {
  const { t } = useLingui();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const listWanted = useOpenedOnce(anchor !== null);
  const title = translateMessage(CLUSTER_MENU_TITLE);

  return (
    <>
      <Tooltip title={title}>
        <IconButton
          aria-label={t`${title}: ${cluster.title}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor === null ? undefined : menuId}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <EllipsisVertical />
        </IconButton>
      </Tooltip>
      {listWanted && (
        <Suspense>
          <ClusterMenuList
            id={menuId}
            cluster={cluster}
            premium={premium}
            movable={movable}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </>
  );
}
