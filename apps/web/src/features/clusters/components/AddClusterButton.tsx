import { useLingui } from '@lingui/react/macro';
import { canCreateCluster, UPGRADE_CLUSTERS } from '@wordcluster/domain/clusters/free-plan';
import { Plus } from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { WideFab } from '../../../ui/FloatingButtons.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { WithReason } from '../../../ui/WithReason.tsx';

/** Whether the plan allows another cluster. */
export function mayCreateCluster(clusters: readonly Cluster[], premium: boolean): boolean {
  const activeOwnClusters = clusters.filter(({ disabled, shared_by }) => !disabled && shared_by === null).length;
  return canCreateCluster({ premium, activeOwnClusters });
}

interface AddClusterButtonProps {
  allowed: boolean;
  /** The page has another main button. */
  quiet?: boolean;
  onClick: () => void;
}

/** The floating add button. Disabled it still takes the focus, and pressed it says why. */
export function AddClusterButton({ allowed, quiet = false, onClick }: AddClusterButtonProps) {
  const { t } = useLingui();
  return (
    <WithReason reason={allowed ? null : translateMessage(UPGRADE_CLUSTERS)} title={t`Create cluster`} to="/premium">
      <WideFab
        color={quiet ? 'default' : 'primary'}
        data-shortcut="add"
        aria-label={t`Create cluster`}
        disabled={!allowed}
        onClick={onClick}
        icon={<Plus />}
      >
        {t`Create cluster`}
      </WideFab>
    </WithReason>
  );
}
