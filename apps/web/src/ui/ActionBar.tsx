import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SHORT_SCREEN } from './use-layout-inset.ts';

/** Primary actions at the bottom of the screen, in reach of the thumb. */
export function ActionBar({ minHeight, children }: { minHeight?: number; children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1.5 },
          minHeight,
          maxWidth: 840,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 1.5,
          [SHORT_SCREEN]: { py: 0.5 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
