import { useLingui } from '@lingui/react/macro';
import { hasClusterMenu } from '@wordcluster/domain/clusters/cluster-menu';
import {
  Dumbbell,
  FileOutput,
  History,
  Printer,
  Rows3,
  Settings2,
  Share2,
  Tag,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { useClusterMenu } from '../../features/clusters/hooks/use-cluster-menu.ts';
import { useClusters, type Cluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { useTestStatus } from '../../platform/storage/test-status.ts';
import { openOnClusterPage } from '../pages/cluster-page-request.ts';
import { screenAt } from '../paths.ts';
import { pressMarked } from './shortcuts.ts';

interface HereCommand {
  to: string;
  icon: LucideIcon;
  name: string;
}

/** Items of the cluster's menu that are commands of its page, in this order. */
const CHOICES = ['share', 'export-as', 'configure', 'import', 'print', 'tags', 'earlier-rows'] as const;
const ICONS: Record<(typeof CHOICES)[number], LucideIcon> = {
  share: Share2,
  'export-as': FileOutput,
  configure: Settings2,
  import: Upload,
  print: Printer,
  tags: Tag,
  'earlier-rows': History,
};

/** Placeholder without an open cluster, because hooks must always be called. */
const NONE: Pick<Cluster, 'shared_by' | 'row_count' | 'archived' | 'disabled'> = {
  shared_by: null,
  row_count: 0,
  archived: false,
  disabled: true,
};
const NOT_MOVABLE = { forward: false, back: false };

interface Here {
  /** Id of the open cluster. */
  id: number | null;
  commands: readonly HereCommand[];
  actions: Readonly<Record<string, () => void>>;
}

/** Palette commands of the open cluster: its menu, adding a row, a practice test. */
export function useClusterHere(): Here {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data: clusters } = useClusters();
  const premium = useUser()?.premium ?? false;
  const test = useTestStatus();
  const at = screenAt(pathname.replace(/(?<!\/)\/+$/, ''));
  const id = at?.screen === 'cluster' ? Number(at.params['cluster_id']) : null;
  const cluster = clusters?.find((one) => one.id === id && !one.disabled);
  const entries = useClusterMenu(cluster ?? NONE, { premium, movable: NOT_MOVABLE });
  if (cluster === undefined) return { id, commands: [], actions: {} };

  const named: Partial<Record<(typeof CHOICES)[number], string>> = {
    share: t`Share this cluster`,
    configure: t`Configure…`,
  };
  const hasMenu = hasClusterMenu({ testState: test.cluster_id === cluster.id ? test.state : null });
  const actions: Record<string, () => void> = {
    // After the palette has returned the focus.
    'here-add': () => void setTimeout(() => pressMarked('add')),
    'here-practise': () => void setTimeout(() => pressMarked('practise')),
  };
  const commands: HereCommand[] = [
    ...(cluster.may_write ? [{ to: 'here-add', icon: Rows3, name: t`Add a row` }] : []),
    { to: 'here-practise', icon: Dumbbell, name: t`Practise this cluster` },
  ];
  for (const choice of hasMenu ? CHOICES : []) {
    const entry = entries.find(({ action, disabled }) => action === choice && !disabled);
    if (entry === undefined) continue;
    const to = `here-${choice}`;
    actions[to] = () => openOnClusterPage(cluster.id, choice);
    commands.push({ to, icon: ICONS[choice], name: named[choice] ?? entry.label });
  }
  return { id: cluster.id, commands, actions };
}
