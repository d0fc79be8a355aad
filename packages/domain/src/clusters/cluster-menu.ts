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

/** Share stands only on own clusters, Cancel share only on those shared by others; the rest is the owner's. */
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
 * A disabled cluster is still exported and removed, so it keeps the menu; a cluster whose test runs, is paused or
 * finished hides it. `testState` is null when the stored test belongs to another cluster.
 */
export function hasClusterMenu({ testState }: { testState: number | null }): boolean {
  return testState === null || testState === IDLE;
}
