import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Braces, FileSpreadsheet, FileText, Layers } from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';

/** A cluster's rows as files for other programs; each is a plain download. */
export default function ExportDialog({ cluster, onClose }: { cluster: Cluster; onClose: () => void }) {
  const { t } = useLingui();
  const files = [
    { format: 'apkg', Icon: Layers, name: 'Anki', detail: t`A package with tags and what was answered so far` },
    { format: 'txt', Icon: FileText, name: t`Text`, detail: t`Columns separated by tabs, for Quizlet and others` },
    { format: 'csv', Icon: FileSpreadsheet, name: 'CSV', detail: t`For spreadsheets` },
    { format: 'json', Icon: Braces, name: 'JSON', detail: t`For programs` },
  ];
  return (
    <AppDialog
      open
      title={<Trans>Anki and other formats</Trans>}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <Button color="inherit" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <List disablePadding>
        {cluster.export !== null &&
          files.map(({ format, Icon, name, detail }) => (
            <li key={format}>
              <ListItemButton
                component="a"
                href={`${cluster.export}&format=${format}`}
                download={`${cluster.title}.${format}`}
                onClick={onClose}
                sx={{ borderRadius: 2, mx: -2 }}
              >
                <ListItemIcon sx={{ minWidth: 44 }}>
                  <Icon size={22} aria-hidden />
                </ListItemIcon>
                <ListItemText primary={name} secondary={detail} />
              </ListItemButton>
            </li>
          ))}
      </List>
    </AppDialog>
  );
}
