import Box from '@mui/material/Box';
import Fab, { type FabProps } from '@mui/material/Fab';
import type { ReactNode } from 'react';

/** Pixels below what floats at the bottom, and how high it is closed: all in one line. */
export const FLOOR = { xs: 16, sm: 20 };
export const FLOATING = { xs: 48, sm: 52 };

/**
 * Floating buttons of a page, side by side at the bottom right, the main one last. What else floats in the corner says
 * how wide it is in `--chat-width`, and they stand beside it; above it where the screen is too narrow for both. Their
 * tooltips are not interactive: a pointer on its way to the next button goes through them.
 */
export function FloatingButtons({ children }: { children: ReactNode }) {
  return (
    <Box
      data-floats="true"
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
        bottom: FLOOR,
        mb: 'env(safe-area-inset-bottom)',
        transition: 'right 160ms ease-out',

        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

interface WideFabProps extends Omit<FabProps, 'variant'> {
  icon: ReactNode;
}

/** A floating button that shows its words where there is room for them; on phones its icon alone. */
export function WideFab({ icon, children, ...props }: WideFabProps) {
  return (
    <Fab
      {...props}
      variant="extended"
      sx={{
        height: FLOATING,
        // Round: where fingers aim the theme knows a least width of its own.
        width: { ...FLOATING, md: 'auto' },
        minWidth: FLOATING,
        px: { xs: 0, md: 2.5 },
        gap: 1,
        whiteSpace: 'nowrap',
        '& > span': { display: { xs: 'none', md: 'inline' } },
      }}
    >
      {icon}
      <span>{children}</span>
    </Fab>
  );
}
