import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { CloudCog, CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../platform/http/api.ts';
import { setRoom } from '../../ui/use-layout-inset.ts';
import { useConnection } from '../../platform/http/connection.ts';

/** Pages that fill the screen are lower by it. A ref, so that it is measured as soon as it stands there. */
function tellHeight(notice: HTMLElement | null): (() => void) | undefined {
  if (notice === null) return undefined;
  const observer = new ResizeObserver(() => setRoom('--notice-height', notice.offsetHeight));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    setRoom('--notice-height', null);
  };
}

/** Milliseconds after which a server that needed a moment is asked again, where nothing else asks. */
const AGAIN_MS = 5_000;

/**
 * One line under the top bar while the server cannot be reached, or needs a moment. The region is always there, so that it is
 * announced.
 */
export function OfflineNotice() {
  const { reachable, paused, waiting } = useConnection();
  useEffect(() => {
    if (!paused) return undefined;
    const timer = setInterval(() => void call('GET /api/user').catch(() => null), AGAIN_MS);
    return () => clearInterval(timer);
  }, [paused]);
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {(!reachable || paused) && (
        <Box
          ref={tellHeight}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            bgcolor: 'tones.raised',
            borderBottom: 1,
            borderColor: 'divider',
            typography: 'body2',
            '& svg': { flexShrink: 0, color: 'warning.main' },
          }}
        >
          {reachable ? <CloudCog size={18} aria-hidden /> : <CloudOff size={18} aria-hidden />}
          <span>
            {!reachable && (
              <Trans>You’re offline. You can read and practise clusters you have opened; editing is off.</Trans>
            )}
            {reachable && waiting > 0 && (
              <Trans>The server is busy. What you have typed is kept and will be sent again.</Trans>
            )}
            {reachable && waiting === 0 && <Trans>The server is busy. Please try again shortly.</Trans>}
          </span>
        </Box>
      )}
    </Box>
  );
}
