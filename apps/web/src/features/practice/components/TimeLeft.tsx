import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { isUrgent, shownSeconds, timeLeft, type Timer } from '@wordcluster/domain/practice/timer';
import { useNow } from '../hooks/use-ticks.ts';

interface TimeLeftProps {
  timer: Timer;
  /** Seconds for an answer. */
  limit: number;
  hidden: boolean;
}

/** The seconds left, and a thin line that runs out. A timer is not announced by itself; readers find it when they look. */
export function TimeLeft({ timer, limit, hidden }: TimeLeftProps) {
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
