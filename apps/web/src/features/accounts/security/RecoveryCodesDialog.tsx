import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy, Download } from 'lucide-react';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** The recovery codes, shown once: to copy, to keep as a file, or to write down. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: t`Recovery codes were copied.`, severity: 'success' }),
      () => showToast({ message: t`Couldn’t copy. Please select and copy them.`, severity: 'warning' }),
    );
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'wordcluster-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <AppDialog
      open
      title={<Trans>Your recovery codes</Trans>}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>
            Each code works once when you do not have your second factor. They are not shown again: keep them somewhere
            safe.
          </Trans>
        </Typography>
        <Box
          component="ul"
          aria-label={t`Recovery codes`}
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            borderRadius: 1,
            bgcolor: 'tones.raised',
            fontFamily: 'ui-monospace, monospace',
            fontSize: 15,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" startIcon={<Copy />} onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="outlined" startIcon={<Download />} onClick={save}>
            <Trans>Save as a file</Trans>
          </Button>
        </Box>
      </Box>
    </AppDialog>
  );
}
