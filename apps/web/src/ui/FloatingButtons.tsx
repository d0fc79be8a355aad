import Box from '@mui/material/Box';
import Fab, { type FabProps } from '@mui/material/Fab';
import type { ReactNode } from 'react';
import { setInset } from './use-layout-inset.ts';

/** Height in pixels of floating buttons, centred in their strip (60 high on narrow screens, else 72). */
export const FLOATING = { xs: 48, md: 52 };
export const FLOOR = { xs: 6, md: 10 };

/** Publishes the width of the buttons, for elements in the same row. */
function tellWidth(buttons: HTMLElement | null): (() => void) | undefined {
  if (buttons === null) return undefined;
  const observer = new ResizeObserver(() => setInset('--floats-width', buttons.offsetWidth));
  observer.observe(buttons);
  return () => {
    observer.disconnect();
    setInset('--floats-width', null);
  };
}

/**
 * Floating buttons of a page, side by side at the bottom right, the main one last; beside the chat, whose width is
 * `--chat-width`. Their tooltips are not interactive, so that the pointer can pass through them.
 */
export function FloatingButtons({ children }: { children: ReactNode }) {
  return (
    <Box
      ref={tellWidth}
      data-floats="true"
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 1.5 },
        right: {
          xs: 'calc(8px + var(--chat-width, -8px) + 8px)',
          md: 'calc(24px + var(--chat-width, -16px) + 16px)',
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

/** A floating button with a label if there is space; on phones an icon only. */
export function WideFab({ icon, children, ...props }: WideFabProps) {
  return (
    <Fab
      {...props}
      variant="extended"
      sx={{
        height: FLOATING,
        // Round: on touch screens the theme sets a minimum width.
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
