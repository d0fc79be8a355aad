import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Floating buttons of a page, above each other at the bottom; left of the corner, which is the chat's. */
export function FloatingButtons({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        right: { xs: 16, sm: 24 },
        bottom: { xs: 80, sm: 88 },
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {children}
    </Box>
  );
}
