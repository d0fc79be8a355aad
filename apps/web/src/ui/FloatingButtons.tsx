import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Floating buttons of a page, side by side at the bottom right, the main one last. What else floats in the corner says
 * how wide it is in `--chat-width`, and they stand beside it; above it where the screen is too narrow for both. Their
 * tooltips are not interactive: a pointer on its way to the next button goes through them.
 */
export function FloatingButtons({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        right: {
          xs: 'calc(16px + var(--chat-width, -12px) + 12px)',
          sm: 'calc(24px + var(--chat-width, -16px) + 16px)',
        },
        bottom: { xs: 16, sm: 20 },
        mb: 'env(safe-area-inset-bottom)',
        transition: 'right 160ms ease-out',
        '& .MuiFab-root': { width: { xs: 48, sm: 56 }, height: { xs: 48, sm: 56 }, minHeight: 0 },
        '@media (max-width: 383.95px)': { right: 16, bottom: 76 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
