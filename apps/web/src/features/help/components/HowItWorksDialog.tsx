import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { HowItWorksFilm } from './HowItWorksFilm.tsx';
import { HowItWorksSteps } from './HowItWorksSteps.tsx';

/** How the product works, on a full screen: a film that closes the dialog when it ends, or the same in words. */
export default function HowItWorksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [playable, setPlayable] = useState(true);
  const gotIt = (
    <Button variant="contained" onClick={onClose}>
      <Trans>Got it</Trans>
    </Button>
  );
  return (
    <AppDialog open fullScreen title={t`How it works`} onClose={onClose} actions={playable ? undefined : gotIt}>
      {playable ? (
        <>
          <HowItWorksFilm onEnd={onClose} onUnplayable={() => setPlayable(false)} />
          {/* What the film shows, for those who hear the page, and on a phone below it, where the screen would be empty. */}
          <Box sx={{ mt: { xs: 3, sm: 0 }, '@media (min-width: 600px)': visuallyHidden }}>
            <HowItWorksSteps />
          </Box>
        </>
      ) : (
        <HowItWorksSteps />
      )}
    </AppDialog>
  );
}
