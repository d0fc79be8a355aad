import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { outlookQuery, useToday } from '../../../platform/queries/reviews.ts';
import { useUnsentCount } from '../hooks/use-unsent-count.ts';
import { wordsToday } from './TodayCard.tsx';

/** The streak, and when the next words are due, once the server has the answers. */
export function Outlook() {
  const unsent = useUnsentCount();
  const { data: today } = useToday();
  const { data: progress } = useQuery({ ...outlookQuery, enabled: unsent === 0 });
  if (progress === undefined || today === undefined) return null;
  const { streak, forecast } = progress;
  const left = wordsToday(today);
  const ahead = forecast.findIndex(({ due }, index) => index > 0 && due > 0);
  const due = forecast[ahead]?.due ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      {streak.days > 0 && (
        <Box component="p" sx={{ m: 0, typography: 'h4', color: 'primary.main' }}>
          <Plural value={streak.days} one="#-day streak" other="#-day streak" />
        </Box>
      )}
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {left > 0 ? (
          <Plural value={left} one="# word left for today" other="# words left for today" />
        ) : ahead === 1 ? (
          <Plural value={due} one="Next: # word tomorrow" other="Next: # words tomorrow" />
        ) : ahead > 1 ? (
          <Trans>
            <Plural value={due} one="Next: # word" other="Next: # words" />{' '}
            <Plural value={ahead} one="in # day" other="in # days" />
          </Trans>
        ) : null}
      </Box>
    </Box>
  );
}
