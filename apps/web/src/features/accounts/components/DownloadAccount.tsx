import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { useExportAccount } from '../api/own-profile.ts';

/** Offers everything of the account as one file before it is deleted. */
export function DownloadAccount() {
  const { mutate, isPending, error, reset } = useExportAccount();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>
          You can take everything along first: your clusters as spreadsheets, your profile, orders and chat in one file.
        </Trans>
      </Typography>
      {error && <Banner onClose={reset}>{failureText(asFailure(error))}</Banner>}
      <Button variant="outlined" startIcon={<Download />} disabled={isPending} onClick={() => mutate()}>
        <Trans>Download everything</Trans>
      </Button>
    </Box>
  );
}
