/** The three-dot 'Cluster Manager' menu of a card. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/clusters.ts';
import { IDLE } from '../practice/state.ts';
import { canShare, UPGRADE_SHARING } from './free-plan.ts';

export const CLUSTER_MENU_TITLE = message('cluster.menu');

export type ClusterAction = 'import' | 'export' | 'configure' | 'share' | 'remove' | 'cancel-share';

interface ClusterMenuItem {
  readonly action: ClusterAction;
  readonly label: Message;
  readonly disabled: boolean;
  readonly tooltip: Message | null;
}

/**
 * Share is only in the menu of own clusters, Cancel share only in that of shared ones; all other items are the owner's.
 */
export function clusterMenu({ isOwner, premium }: { isOwner: boolean; premium: boolean }): ClusterMenuItem[] {
  const ownerOnly = (action: ClusterAction, label: Message): ClusterMenuItem => ({
    action,
    label,
    disabled: !isOwner,
    tooltip: null,
  });
  const shareable = canShare({ premium });
  return [
    ownerOnly('import', message('cluster.import')),
    ownerOnly('export', message('cluster.export')),
    ownerOnly('configure', message('cluster.configure')),
    ...(isOwner
      ? [
          {
            action: 'share' as const,
            label: message('cluster.share'),
            disabled: !shareable,
            tooltip: shareable ? null : UPGRADE_SHARING,
          },
        ]
      : []),
    ownerOnly('remove', message('cluster.remove')),
    ...(isOwner
      ? []
      : [{ action: 'cancel-share' as const, label: message('cluster.cancel_share'), disabled: false, tooltip: null }]),
  ];
}

/**
 * Disabled clusters can be exported and removed, so they have a menu; a cluster with a running, paused or finished test
 * hides it. `testState` is null if the stored test belongs to another cluster.
 */
export function hasClusterMenu({ testState }: { testState: number | null }): boolean {
  return testState === null || testState === IDLE;
}
