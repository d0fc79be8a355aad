import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { useExportAccount } from '../api/own-profile.ts';

/** Offers everything of the account as one file. */
export function DownloadAccount({ children }: { children?: ReactNode }) {
  const { mutate, isPending, error, reset } = useExportAccount();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {children}
      {error && <Banner onClose={reset}>{failureText(asFailure(error))}</Banner>}
      <Button variant="outlined" startIcon={<Download />} disabled={isPending} onClick={() => mutate()}>
        <Trans>Download everything</Trans>
      </Button>
    </Box>
  );
}
