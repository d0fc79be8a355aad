import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { BookText, Braces, FileSpreadsheet, FileText, Languages, Layers } from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';

/** A cluster's rows as files for other programs; each is a plain download. */
export default function ExportDialog({ cluster, onClose }: { cluster: Cluster; onClose: () => void }) {
  const { t } = useLingui();
  const files = [
    { format: 'xlsx', Icon: FileSpreadsheet, name: 'Excel', detail: t`An Excel workbook` },
    { format: 'apkg', Icon: Layers, name: 'Anki', detail: t`With tags and learning history` },
    { format: 'txt', Icon: FileText, name: t`Text`, detail: t`Columns separated by tabs, for Quizlet and others` },
    { format: 'csv', Icon: FileSpreadsheet, name: 'CSV', detail: t`For spreadsheets` },
    { format: 'json', Icon: Braces, name: 'JSON', detail: t`For developers` },
    { format: 'tbx', Icon: BookText, name: 'TBX', detail: t`Terms with their languages, for terminologists` },
    { format: 'tmx', Icon: Languages, name: 'TMX', detail: t`A translation memory, for translators` },
  ];
  return (
    <AppDialog
      open
      title={<Trans>Export as…</Trans>}
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
