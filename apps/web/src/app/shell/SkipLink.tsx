import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';

/** The first thing the keyboard meets: over the bar, straight to the page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'tones.fill',
        color: 'tones.onFill',
        fontWeight: 700,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      <Trans>Skip to content</Trans>
    </Box>
  );
}
