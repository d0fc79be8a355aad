import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { questionProgress, type PracticeState } from '@wordcluster/domain/practice/state';
import { SHORT_SCREEN } from '../../../ui/use-layout-inset.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** Where in the test the learner is: a thin line that fills, 'Question n/total', and the time left. */
export function TestHead({ state: { settings, test } }: { state: PracticeState }) {
  const { t } = useLingui();
  const { number, total } = questionProgress(test);
  const done = test.scores.length;
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        value={(done / total) * 100}
        aria-label={t`Progress of the test`}
        sx={{ borderRadius: 0, '& .MuiLinearProgress-bar': { transitionDuration: '200ms' } }}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          maxWidth: 840,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          pt: 2,
          [SHORT_SCREEN]: { pt: 0.5 },
          typography: 'subtitle2',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{t`Question ${number}/${total}`}</span>
        {settings.time_for_answer !== null && (
          <TimeLeft timer={test.timer} limit={settings.time_for_answer} hidden={test.evaluating} />
        )}
      </Box>
    </Box>
  );
}
