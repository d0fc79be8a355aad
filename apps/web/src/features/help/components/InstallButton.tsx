import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { MonitorDown } from 'lucide-react';
import { useInstall } from '../../../platform/browser/install.ts';

/** Installs the app where the browser offers it; otherwise the text above it helps. */
export function InstallButton() {
  const install = useInstall();
  if (install === null) return null;
  return (
    <Button variant="contained" startIcon={<MonitorDown />} onClick={install} sx={{ mt: 2 }}>
      <Trans>Install Wordcluster</Trans>
    </Button>
  );
}
