import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { CLUSTER_MENU_TITLE, clusterMenu, type ClusterAction } from '@wordcluster/domain/clusters/cluster-menu';
import { Download, EllipsisVertical, History, Settings2, Share2, Trash2, Unlink, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import type { Cluster } from '../../../platform/clusters.ts';
import { translateMessage } from '../../../ui/messages.ts';

/** The rows as they were before an import come with the import. */
export type ClusterMenuChoice = ClusterAction | 'earlier-rows';

const icons: Record<ClusterMenuChoice, typeof Upload> = {
  import: Upload,
  'earlier-rows': History,
  export: Download,
  configure: Settings2,
  share: Share2,
  remove: Trash2,
  'cancel-share': Unlink,
};

interface ClusterMenuProps {
  cluster: Cluster;
  premium: boolean;
  onChoose: (action: ClusterMenuChoice) => void;
}

/** A disabled cluster can still be taken out and removed; nothing else. */
const ALSO_WHEN_DISABLED: readonly ClusterMenuChoice[] = ['export', 'remove', 'cancel-share'];

/** The three-dot menu of a card. Export is a plain download; the other items open a dialog. */
export function ClusterMenu({ cluster, premium, onChoose }: ClusterMenuProps) {
  const { t } = useLingui();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const owned = cluster.shared_by === null;
  const items: { action: ClusterMenuChoice; label: string; disabled: boolean; tooltip: string | null }[] = clusterMenu({
    owned,
    premium,
  }).flatMap((item) =>
    item.action === 'import' && owned
      ? [item, { action: 'earlier-rows', label: t`Restore earlier rows`, disabled: false, tooltip: null }]
      : [item],
  );
  const close = () => setAnchor(null);
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
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': title } }}
      >
        {items.map(({ action, label, disabled, tooltip }) => {
          const Icon = icons[action];
          const off = disabled || (cluster.disabled && !ALSO_WHEN_DISABLED.includes(action));
          const choose = () => {
            close();
            onChoose(action);
          };
          const download =
            action === 'export' && cluster.export !== null
              ? { component: 'a', href: cluster.export, download: `${cluster.title}.xlsx`, onClick: close }
              : { onClick: choose };
          return (
            <Box
              component="li"
              role="none"
              key={action}
              title={off && tooltip !== null ? translateMessage(tooltip) : undefined}
              sx={{ listStyle: 'none' }}
            >
              <MenuItem {...download} disabled={off}>
                <ListItemIcon>
                  <Icon size={18} />
                </ListItemIcon>
                <Box>
                  {translateMessage(label)}
                  {off && tooltip !== null && <Box sx={{ fontSize: '0.8125rem' }}>{translateMessage(tooltip)}</Box>}
                </Box>
              </MenuItem>
            </Box>
          );
        })}
      </Menu>
    </>
  );
}
