import { Plural } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { CloudOff } from 'lucide-react';
import { useConnection } from '../../../platform/http/connection.ts';
import { useUnsentCount } from '../hooks/use-unsent-count.ts';

/** Number of unsent answers; nothing while they are being sent. */
export function UnsentCount() {
  const reachable = useConnection((state) => state.reachable);
  const count = useUnsentCount();
  return (
    <Box component="output" aria-live="polite">
      {!reachable && count > 0 && (
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'warning.main', typography: 'body2' }}
        >
          <CloudOff size={16} aria-hidden />
          <Plural
            value={count}
            one="# answer will sync when you’re online"
            other="# answers will sync when you’re online"
          />
        </Box>
      )}
    </Box>
  );
}
