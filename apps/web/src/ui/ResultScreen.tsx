import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

interface ResultScreenProps {
  celebration: ReactNode;
  /** The result; focused, so that screen readers start there. */
  heading: ReactNode;
  /** With a large part below the heading. */
  dense?: boolean;
  children: ReactNode;
}

/** The end of a practice test or review session. */
export function ResultScreen({ celebration, heading, dense = false, children }: ResultScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: dense ? 1.5 : 2,
        minHeight: 'calc(100dvh - 61px)',
        px: { xs: 2, sm: 3 },
        py: dense ? { xs: 4, sm: 5 } : { xs: 5, sm: 8 },
        textAlign: 'center',
        background: 'radial-gradient(60% 45% at 50% 12%, var(--wc-palette-tones-glow), transparent)',
      }}
    >
      {celebration}
      <Typography
        ref={title}
        tabIndex={-1}
        variant="h1"
        component="h2"
        sx={{ outline: 'none', fontVariantNumeric: 'tabular-nums' }}
      >
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
