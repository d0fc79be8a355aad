import { useLingui } from '@lingui/react/macro';
import Tooltip from '@mui/material/Tooltip';
import { canCreateCluster, UPGRADE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import { Plus } from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { WideFab } from '../../../ui/FloatingButtons.tsx';
import { translateMessage } from '../../../ui/messages.ts';

/** Whether the plan lets the user create another cluster. */
export function mayCreateCluster(clusters: readonly Cluster[], premium: boolean): boolean {
  const activeOwnClusters = clusters.filter(({ disabled, shared_by }) => !disabled && shared_by === null).length;
  return canCreateCluster({ premium, activeOwnClusters });
}

/** The floating add button. Disabled it still takes the focus, so that its reason can be read. */
export function AddClusterButton({ allowed, onClick }: { allowed: boolean; onClick: () => void }) {
  const { t } = useLingui();
  const reason = allowed ? t`Create cluster` : translateMessage(UPGRADE_CLUSTERS);
  return (
    <Tooltip title={reason} disableInteractive>
      <span
        tabIndex={allowed ? undefined : 0}
        role={allowed ? undefined : 'note'}
        aria-label={allowed ? undefined : reason}
      >
        <WideFab
          color="primary"
          data-shortcut="add"
          aria-label={t`Create cluster`}
          disabled={!allowed}
          onClick={onClick}
          icon={<Plus />}
        >
          {t`Create cluster`}
        </WideFab>
      </span>
    </Tooltip>
  );
}
