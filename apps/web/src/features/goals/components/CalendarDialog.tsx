import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/http/api.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';

/** The address of the calendar feed: shown once, as the server stores only its hash. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const make = useMutation({ mutationFn: () => call('POST /api/calendar'), onSuccess: () => setCopied(false) });
  const end = useMutation({ mutationFn: () => call('DELETE /api/calendar'), onSuccess: () => make.reset() });
  const error = make.error ?? end.error;
  const url = make.data?.url;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <AppDialog
      open
      title={<Trans>In your calendar</Trans>}
      maxWidth="xs"
      onClose={onClose}
      busy={make.isPending || end.isPending}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error !== null && <Banner>{failureText(asFailure(error))}</Banner>}
        <Typography>
          <Trans>
            Calendar apps subscribe to an address. It shows the minutes of each day and the dates of your goals to
            anyone who has it.
          </Trans>
        </Typography>
        {url !== undefined && (
          <>
            <Field
              label={t`Address`}
              value={url}
              readOnly
              onFocus={({ target }) => target.select()}
              hint={<Trans>It is shown only once.</Trans>}
            />
            <Button variant="outlined" color="inherit" onClick={() => void copy(url)}>
              {copied ? <Trans>Copied</Trans> : <Trans>Copy the address</Trans>}
            </Button>
          </>
        )}
        {url === undefined && (
          <Button variant="contained" disabled={make.isPending} onClick={() => make.mutate()}>
            <Trans>Create an address</Trans>
          </Button>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>A new address replaces the earlier one.</Trans>
        </Typography>
        <Button color="inherit" disabled={end.isPending} onClick={() => end.mutate()}>
          {end.isSuccess ? <Trans>The address was turned off</Trans> : <Trans>Turn off address</Trans>}
        </Button>
      </Box>
    </AppDialog>
  );
}
