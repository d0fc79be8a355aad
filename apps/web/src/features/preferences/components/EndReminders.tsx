import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';

/** The page of a reminder's unsubscribe link. Only its button unsubscribes: mail scanners open links. */
export function EndReminders({ token }: { token: string }) {
  const end = useMutation({ mutationFn: () => call('POST /api/reminder-mails/end', { query: { token } }) });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h2" component="h1">
          <Trans>No more reminders</Trans>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          <Trans>You will no longer get reminder e-mails. Your words and your progress stay.</Trans>
        </Typography>
      </div>
      {end.isError && <Banner>{failureText(asFailure(end.error))}</Banner>}
      {end.isSuccess ? (
        <Banner severity="success">{translateResponse(end.data)}</Banner>
      ) : (
        <Button variant="contained" size="large" disabled={end.isPending || token === ''} onClick={() => end.mutate()}>
          <Trans>Turn off reminders</Trans>
        </Button>
      )}
    </Box>
  );
}
