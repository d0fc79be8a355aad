import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, type ReactNode } from 'react';
import { Copyright } from '../../../ui/Copyright.tsx';
import { Logo } from '../../../ui/Logo.tsx';

// Phones never load it.
const Miniature = lazy(() => import('./Miniature.tsx'));

/** A visitor's page: the form, and on wide screens beside it what the product is. `foot` stands above the last line. */
export function AuthLayout({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const wide = useMediaQuery('(min-width: 1000px)', { noSsr: true });
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: '1fr auto',
        // The desk lamp.
        backgroundImage: `radial-gradient(60rem 44rem at ${wide ? '26% 42%' : '50% -8%'}, var(--wc-palette-tones-glow), transparent 70%)`,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: wide ? 'minmax(0, 1fr) minmax(380px, 440px)' : 'minmax(0, 440px)',
          justifyContent: 'center',
          alignItems: 'center',
          alignContent: 'center',
          gap: wide ? 'clamp(40px, 7vw, 120px)' : 3,
          width: '100%',
          maxWidth: 1240,
          mx: 'auto',
          px: { xs: 2, sm: 3, md: 5 },
          py: { xs: 3, sm: 5 },
        }}
      >
        {wide ? (
          <Box component="section" sx={{ minWidth: 0 }}>
            <Logo size={38} />
            <Typography variant="h3" component="p" sx={{ mt: 2, mb: 5, color: 'text.secondary', fontWeight: 400 }}>
              <Trans>Keep the words you meet in clusters, and practise them until they stay.</Trans>
            </Typography>
            <Suspense fallback={<Box sx={{ height: 446 }} />}>
              <Miniature />
            </Suspense>
          </Box>
        ) : (
          <Box sx={{ justifySelf: 'center' }}>
            <Logo size={26} />
          </Box>
        )}
        <Paper component="main" sx={{ border: 1, borderColor: 'divider', p: { xs: 3, sm: 5 } }}>
          {children}
        </Paper>
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        {foot}
        <Copyright />
      </Box>
    </Box>
  );
}
