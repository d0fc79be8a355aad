import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';

/** The page of a share mail's link. Only its button blocks: mail scanners open links. */
export function BlockSender({ token }: { token: string }) {
  const block = useMutation({ mutationFn: () => call('POST /api/share-mails/block', { body: { token } }) });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h2" component="h1">
          <Trans>Block this person</Trans>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          <Trans>
            The person who sent you this e-mail can then no longer share clusters with you. What they have already
            shared stays.
          </Trans>
        </Typography>
      </div>
      {block.isError && <Banner>{failureText(asFailure(block.error))}</Banner>}
      {block.isSuccess ? (
        <Banner severity="success">{translateResponse(block.data)}</Banner>
      ) : (
        <Button
          variant="contained"
          color="error"
          size="large"
          disabled={block.isPending || token === ''}
          onClick={() => block.mutate()}
        >
          <Trans>Block</Trans>
        </Button>
      )}
    </Box>
  );
}
