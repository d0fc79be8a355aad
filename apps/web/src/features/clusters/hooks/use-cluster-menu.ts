import { useLingui } from '@lingui/react/macro';
import { clusterMenu, type ClusterAction } from '@wordcluster/domain/clusters/cluster-menu';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { translateMessage } from '../../../ui/messages.ts';

/**
 * Snapshots are in the import dialog, other formats and print in the export; the following ones are the user's own, for
 * shared clusters too.
 */
export type ClusterMenuChoice =
  | ClusterAction
  | 'earlier-rows'
  | 'export-as'
  | 'print'
  | 'goal'
  | 'tags'
  | 'archive'
  | 'move-forward'
  | 'move-back';

export interface ClusterMenuEntry {
  action: ClusterMenuChoice;
  label: string;
  disabled: boolean;
  /** The reason if disabled by the plan. */
  tooltip: string | null;
}

/** A disabled cluster can only be exported, removed and organised. */
const ALSO_WHEN_DISABLED: readonly ClusterMenuChoice[] = [
  'export',
  'export-as',
  'remove',
  'cancel-share',
  'tags',
  'archive',
  'move-forward',
  'move-back',
];

type Shown = Pick<Cluster, 'shared_by' | 'row_count' | 'archived' | 'disabled'>;

interface Viewer {
  premium: boolean;
  /** Whether it can be moved forward or back in the user's own order. */
  movable: { forward: boolean; back: boolean };
}

/** The actions of a cluster: for its card, its page and the palette. */
export function useClusterMenu(cluster: Shown, { premium, movable }: Viewer): ClusterMenuEntry[] {
  const { t } = useLingui();
  const isOwner = cluster.shared_by === null;
  const specified = clusterMenu({ isOwner, premium }).flatMap(({ action, disabled, ...item }): ClusterMenuEntry[] => {
    const tooltip = item.tooltip === null ? null : translateMessage(item.tooltip);
    const own = { action, label: translateMessage(item.label), disabled, tooltip };
    if (action === 'import' && isOwner)
      return [own, { action: 'earlier-rows', label: t`Version history`, disabled: false, tooltip: null }];
    return action === 'export' ? [own, { action: 'export-as', label: t`Export as…`, disabled, tooltip }] : [own];
  });
  const entry = (action: ClusterMenuChoice, label: string): ClusterMenuEntry => ({
    action,
    label,
    disabled: false,
    tooltip: null,
  });
  const printed = cluster.row_count > 0 ? [entry('print', t`Print`), entry('goal', t`Ready by…`)] : [];
  const personal = [
    entry('tags', t`Tags`),
    entry('archive', cluster.archived ? t`Unarchive` : t`Archive`),
    ...(movable.forward ? [entry('move-forward', t`Move up in the list`)] : []),
    ...(movable.back ? [entry('move-back', t`Move down in the list`)] : []),
  ];
  const all = [...specified, ...printed, ...personal];
  return all.map((one) => ({
    ...one,
    disabled: one.disabled || (cluster.disabled && !ALSO_WHEN_DISABLED.includes(one.action)),
  }));
}
