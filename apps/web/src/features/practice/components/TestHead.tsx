import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { isUrgent, shownSeconds, timeLeft, type Timer } from '@wordcluster/domain/practice/timer';
import { useNow } from '../hooks/use-ticks.ts';
import LinearProgress from '@mui/material/LinearProgress';
import { questionProgress, type PracticeState } from '@wordcluster/domain/practice/state';
import { SHORT_SCREEN } from '../../../ui/use-layout-inset.ts';

interface TimeLeftProps {
  timer: Timer;
  /** Seconds for an answer. */
  limit: number;
  hidden: boolean;
}

/** The remaining seconds, with a progress line. Not a live region: screen readers find it on demand. */
function TimeLeft({ timer, limit, hidden }: TimeLeftProps) {
  const { t } = useLingui();
  const now = useNow();
  const left = timeLeft(timer, limit, now) ?? limit;
  const color = isUrgent(left) ? 'error.main' : 'text.secondary';
  const visibility = hidden ? 'hidden' : 'visible';
  return (
    <>
      <Box component="span" role="timer" sx={{ color, visibility, fontWeight: isUrgent(left) ? 700 : 500 }}>
        {t`Time left: ${shownSeconds(left)} seconds`}
      </Box>
      <Box
        aria-hidden
        sx={{ flexBasis: '100%', height: 3, mt: 1, borderRadius: 2, bgcolor: 'tones.hairline', visibility }}
      >
        <Box
          sx={{
            height: '100%',
            borderRadius: 2,
            bgcolor: isUrgent(left) ? 'error.main' : 'tones.fill',
            transformOrigin: 'left',
            transition: 'transform 500ms linear, background-color 200ms ease-out',
          }}
          style={{ transform: `scaleX(${Math.max(0, Math.min(1, left / limit))})` }}
        />
      </Box>
    </>
  );
}

/** Progress in the test: a line, 'Question n/total', and the remaining time. */
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
