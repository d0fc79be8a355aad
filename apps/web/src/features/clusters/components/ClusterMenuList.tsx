import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CLUSTER_MENU_TITLE, clusterMenu } from '@wordcluster/domain/clusters/cluster-menu';
import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  Download,
  FileOutput,
  History,
  Printer,
  Settings2,
  Share2,
  Tag,
  Trash2,
  Unlink,
  Upload,
} from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { translateMessage } from '../../../ui/messages.ts';
import type { ClusterMenuChoice } from './ClusterMenu.tsx';

const icons: Record<ClusterMenuChoice, typeof Upload> = {
  import: Upload,
  'earlier-rows': History,
  export: Download,
  'export-as': FileOutput,
  print: Printer,
  configure: Settings2,
  share: Share2,
  tags: Tag,
  archive: Archive,
  'move-forward': ArrowUp,
  'move-back': ArrowDown,
  remove: Trash2,
  'cancel-share': Unlink,
};

/** A disabled cluster can still be taken out, removed and kept in order; nothing else. */
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
/** What belongs together stands together: rows in and out, the cluster itself, its place in the list, and its end. */
const GROUPS: readonly (readonly ClusterMenuChoice[])[] = [
  ['import', 'earlier-rows', 'export', 'export-as', 'print'],
  ['configure', 'share', 'tags'],
  ['archive', 'move-forward', 'move-back'],
  ['remove', 'cancel-share'],
];

interface ClusterMenuListProps {
  id: string;
  cluster: Cluster;
  premium: boolean;
  movable: { forward: boolean; back: boolean };
  /** Where it opens; null closes it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onChoose: (action: ClusterMenuChoice) => void;
}

interface MenuEntry {
  action: ClusterMenuChoice;
  label: string;
  disabled: boolean;
  tooltip: string | null;
}

/** The items of a card's menu. Export is a plain download; the others open a dialog. */
export default function ClusterMenuList(props: ClusterMenuListProps) {
  const { id, cluster, premium, movable, anchor, onClose, onChoose } = props;
  const { t } = useLingui();
  const owned = cluster.shared_by === null;
  const specified = clusterMenu({ owned, premium }).flatMap(({ action, disabled, ...item }): MenuEntry[] => {
    const tooltip = item.tooltip === null ? null : translateMessage(item.tooltip);
    const own = { action, label: translateMessage(item.label), disabled, tooltip };
    if (action === 'import' && owned)
      return [own, { action: 'earlier-rows', label: t`Restore earlier rows`, disabled: false, tooltip: null }];
    return action === 'export'
      ? [own, { action: 'export-as', label: t`Anki and other formats`, disabled, tooltip }]
      : [own];
  });
  const entry = (action: ClusterMenuChoice, label: string): MenuEntry => ({
    action,
    label,
    disabled: false,
    tooltip: null,
  });
  const printed = cluster.row_count > 0 ? [entry('print', t`Print`)] : [];
  const kept = [
    entry('tags', t`Tags`),
    entry('archive', cluster.archived ? t`Take out of the archive` : t`Archive`),
    ...(movable.forward ? [entry('move-forward', t`Move forward`)] : []),
    ...(movable.back ? [entry('move-back', t`Move back`)] : []),
  ];
  const all = [...specified, ...printed, ...kept];
  const groups = GROUPS.map((group) => group.flatMap((action) => all.filter((one) => one.action === action)));
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translateMessage(CLUSTER_MENU_TITLE) } }}
    >
      {groups
        .filter((group) => group.length > 0)
        .flatMap((group, place) => [
          place > 0 && <Divider key={place} component="li" sx={{ my: '6px !important' }} />,
          ...group.map((item) => (
            <Item key={item.action} entry={item} cluster={cluster} onClose={onClose} onChoose={onChoose} />
          )),
        ])}
    </Menu>
  );
}

interface ItemProps extends Pick<ClusterMenuListProps, 'cluster' | 'onClose' | 'onChoose'> {
  entry: MenuEntry;
}

/** One line of the menu; disabled it says why. */
function Item({ entry, cluster, onClose, onChoose }: ItemProps) {
  const { action, label, disabled, tooltip } = entry;
  const Icon = action === 'archive' && cluster.archived ? ArchiveRestore : icons[action];
  const off = disabled || (cluster.disabled && !ALSO_WHEN_DISABLED.includes(action));
  const choose = () => {
    onClose();
    onChoose(action);
  };
  const download =
    action === 'export' && cluster.export !== null
      ? { component: 'a', href: cluster.export, download: `${cluster.title}.xlsx`, onClick: onClose }
      : { onClick: choose };
  return (
    <Box component="li" role="none" title={off && tooltip !== null ? tooltip : undefined} sx={{ listStyle: 'none' }}>
      <MenuItem
        {...download}
        disabled={off}
        sx={action === 'remove' ? { color: 'error.main', '&& svg': { color: 'inherit' } } : null}
      >
        <Icon aria-hidden />
        <Box>
          {label}
          {off && tooltip !== null && <Box sx={{ fontSize: '0.8125rem' }}>{tooltip}</Box>}
        </Box>
      </MenuItem>
    </Box>
  );
}
