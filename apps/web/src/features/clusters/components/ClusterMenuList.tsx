import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CLUSTER_MENU_TITLE } from '@wordcluster/domain/clusters/cluster-menu';
import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  CalendarCheck,
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
import { useSayReason } from '../../../ui/WithReason.tsx';
import { useClusterMenu, type ClusterMenuChoice, type ClusterMenuEntry } from '../hooks/use-cluster-menu.ts';

const icons: Record<ClusterMenuChoice, typeof Upload> = {
  import: Upload,
  'earlier-rows': History,
  export: Download,
  'export-as': FileOutput,
  print: Printer,
  configure: Settings2,
  share: Share2,
  goal: CalendarCheck,
  tags: Tag,
  archive: Archive,
  'move-forward': ArrowUp,
  'move-back': ArrowDown,
  remove: Trash2,
  'cancel-share': Unlink,
};

/** Groups of the menu: import and export, the cluster itself, its position in the list, and removal. */
const GROUPS: readonly (readonly ClusterMenuChoice[])[] = [
  ['import', 'earlier-rows', 'export', 'export-as', 'print'],
  ['goal', 'configure', 'share', 'tags'],
  ['archive', 'move-forward', 'move-back'],
  ['remove', 'cancel-share'],
];

interface ClusterMenuListProps {
  id: string;
  cluster: Cluster;
  premium: boolean;
  movable: { forward: boolean; back: boolean };
  /** Anchor element; null closes the menu. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onChoose: (action: ClusterMenuChoice) => void;
}

/** The items of a card's menu. Export is a plain download; the others open a dialog. */
export default function ClusterMenuList(props: ClusterMenuListProps) {
  const { id, cluster, premium, movable, anchor, onClose, onChoose } = props;
  const all = useClusterMenu(cluster, { premium, movable });
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
        .flatMap((group, index) => [
          index > 0 && <Divider key={index} component="li" sx={{ my: '6px !important' }} />,
          ...group.map((item) => (
            <Item key={item.action} entry={item} cluster={cluster} onClose={onClose} onChoose={onChoose} />
          )),
        ])}
    </Menu>
  );
}

interface ItemProps extends Pick<ClusterMenuListProps, 'cluster' | 'onClose' | 'onChoose'> {
  entry: ClusterMenuEntry;
}

/** An item of the menu; if disabled, with its reason. */
function Item({ entry, cluster, onClose, onChoose }: ItemProps) {
  const { action, label, disabled: off, tooltip } = entry;
  const Icon = action === 'archive' && cluster.archived ? ArchiveRestore : icons[action];
  const choose = () => {
    onClose();
    onChoose(action);
  };
  const download =
    action === 'export' && cluster.export !== null
      ? { component: 'a', href: cluster.export, download: `${cluster.title}.xlsx`, onClick: onClose }
      : { onClick: choose };
  const sayReason = useSayReason();
  const reason = off ? tooltip : null;
  return (
    <Box
      component="li"
      role="none"
      title={reason ?? undefined}
      sx={{ listStyle: 'none' }}
      // A disabled item itself receives no clicks.
      onClick={reason === null ? undefined : () => sayReason(reason, '/premium')}
    >
      <MenuItem
        {...download}
        disabled={off}
        sx={action === 'remove' ? { color: 'error.main', '&& svg': { color: 'inherit' } } : null}
      >
        <Icon aria-hidden />
        <Box>
          {label}
          {reason !== null && <Box sx={{ fontSize: '0.8125rem' }}>{reason}</Box>}
        </Box>
      </MenuItem>
    </Box>
  );
}
