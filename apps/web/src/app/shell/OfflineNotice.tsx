import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import { setRoom } from '../../ui/room.ts';
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

/** One line under the top bar while the server cannot be reached. The region is always there, so that it is announced. */
export function OfflineNotice() {
  const reachable = useConnection((state) => state.reachable);
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {!reachable && (
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
          <CloudOff size={18} aria-hidden />
          <span>
            <Trans>
              You are offline. Clusters you have opened can be read and practised; changes are not possible.
            </Trans>
          </span>
        </Box>
      )}
    </Box>
  );
}
