import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PAUSED_NOTICE } from '@wordcluster/domain/clusters/cluster-list';
import { testPath } from '@wordcluster/domain/practice/routes';
import { Pause, Play } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { translateMessage } from '../../../ui/messages.ts';

/** The test of this cluster waits, and goes on from here. */
export function PausedTest({ clusterId }: { clusterId: number }) {
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mx: -1,
        mt: -1,
        p: 1,
        pl: 1.5,
        borderRadius: 2,
        bgcolor: 'tones.raised',
      }}
    >
      <Pause size={18} aria-hidden />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 160 }}>
        {translateMessage(PAUSED_NOTICE)}
      </Typography>
      <Button size="small" variant="contained" component={RouterLink} to={testPath(clusterId)} startIcon={<Play />}>
        <Trans>Resume</Trans>
      </Button>
    </Box>
  );
}
