import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '56px 1fr', gap: 2.5, alignItems: 'start' }}>
      <Box
        aria-hidden
        sx={{
          width: 56,
          height: 56,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'tones.field',
          display: 'grid',
          placeItems: 'center',
          typography: 'h2',
          color: 'primary.main',
        }}
      >
        {number}
      </Box>
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '60ch' }}>{children}</Typography>
      </div>
    </Box>
  );
}

/** The film in words, and what follows it every day. */
export function HowItWorksSteps() {
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', p: 0, m: '0 auto', maxWidth: 760, display: 'grid', gap: 5, py: { xs: 3, sm: 8 } }}
    >
      <Step number={1} title={<Trans>Keep</Trans>}>
        <Trans>
          Create a cluster: a table of up to three columns, such as word, translation and example. Type the words in,
          import them from a file or ask the teacher for some.
        </Trans>
      </Step>
      <Step number={2} title={<Trans>Practise</Trans>}>
        <Trans>
          Start Learning & Practice. Type the answer or choose it; a word you miss comes back until you know it.
        </Trans>
      </Step>
      <Step number={3} title={<Trans>Remember</Trans>}>
        <Trans>
          Your last mistakes are kept for each cluster. Practise only those the next day, and see how much you achieved.
        </Trans>
      </Step>
      <Step number={4} title={<Trans>Today</Trans>}>
        <Trans>
          Every day, Today brings the words that are due, a few minutes at a time. Progress shows what you know.
        </Trans>
      </Step>
    </Box>
  );
}
