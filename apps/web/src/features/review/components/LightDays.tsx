import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { dateFormat } from '../../../ui/moment.ts';

/** Names of days need two lines on a phone in some languages: each has its own frame. */
const SEPARATE = { m: 0, border: '1px solid', borderColor: 'text.secondary', borderRadius: 1 } as const;

/** Weekdays on which fewer words shall come due, Monday first, in the words of the interface's language. */
export function LightDays({ value, onChange }: { value: readonly number[]; onChange: (days: number[]) => void }) {
  const { t } = useLingui();
  // 2024 began with a Monday.
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    dateFormat({ weekday, timeZone: 'UTC' })(new Date(Date.UTC(2024, 0, day)));
  const days = [1, 2, 3, 4, 5, 6, 7];
  // All in one line of a phone, or four in each of two.
  const least = Math.max(...days.map((day) => nameOf(day, 'short').length)) > 3 ? 76 : 44;
  return (
    <Box>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        <Trans>Light days: schedule fewer words</Trans>
      </Typography>
      <ToggleButtonGroup
        aria-label={t`Light days`}
        value={[...value]}
        onChange={(_event, busy: number[]) => onChange(busy.toSorted((a, b) => a - b))}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(${least}px, 1fr))`,
          gap: 0.5,
          maxWidth: 420,
          '&& .MuiToggleButton-root': SEPARATE,
        }}
      >
        {days.map((day) => (
          <ToggleButton key={day} value={day} title={nameOf(day, 'long')} sx={{ px: 0.5 }}>
            {nameOf(day, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
