import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import Themed from './theme/Themed.tsx';

/** There is a token, but the server does not respond: the user is not logged out. */
export default function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Themed>
      <Box sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center' }}>
        <EmptyState
          picture={<CloudOff size={56} strokeWidth={1.5} />}
          title={<Trans>The server cannot be reached.</Trans>}
          actions={
            <>
              <Button variant="contained" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
              <Button href="/logout" color="inherit">
                <Trans>Log out</Trans>
              </Button>
            </>
          }
        >
          <Trans>Check your connection and try again.</Trans>
        </EmptyState>
      </Box>
    </Themed>
  );
}
