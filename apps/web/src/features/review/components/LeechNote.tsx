import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { setAside } from '../state/answering.ts';
import type { AskedWord } from '../state/asked-word.ts';

/** A word that was failed eight times: repeating it once more does not help, something else may. */
export function LeechNote({ asked }: { asked: AskedWord }) {
  const hasExample = asked.others.length > 0;
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', mt: 2 }}>
      <Banner
        severity="info"
        action={
          <Button size="small" color="inherit" onClick={() => setAside('pause')}>
            <Trans>Pause</Trans>
          </Button>
        }
      >
        <Trans>This word slips away again and again.</Trans>{' '}
        {hasExample ? (
          <Trans>Read it aloud with its example, or pause it for a while.</Trans>
        ) : (
          <Trans>
            Add an example to <Link to={clusterPath(asked.word.cluster_id)}>its row</Link>, or pause it for a while.
          </Trans>
        )}
      </Banner>
    </Box>
  );
}
