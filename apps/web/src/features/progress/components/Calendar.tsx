import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { DayFormats } from '../hooks/use-day-formats.ts';
import { monthStarts, yearSquares, type ProgressResponse, type Square } from '../state/figures.ts';
import { INK, tickLabel } from './Bars.tsx';
import { ChartCard } from './ChartCard.tsx';

const WEEKS = 53;
/** Width of weekday names: a minimum, and a width per letter. */
const LEFT = 34;
const LETTER = 7;
const TOP = 22;
/** As small as a square may be before the year scrolls sideways. */
const LEAST = 13;
const OPACITIES = [0, 0.28, 0.5, 0.75, 1];

interface CalendarProps {
  progress: ProgressResponse;
  formats: DayFormats;
}

/** A year of days, coloured by number of answers. */
export function Calendar({ progress, formats }: CalendarProps) {
  const { t } = useLingui();
  const squares = yearSquares(progress.calendar, progress.today, WEEKS);
  const practised = squares.filter(({ answers }) => answers > 0);
  const answers = practised.reduce((sum, day) => sum + day.answers, 0);
  const [days, all] = [formats.count(practised.length), formats.count(answers)];
  return (
    <ChartCard<Square>
      wide
      title={t`The last year`}
      summary={t`${all} answers on ${days} days.`}
      // As high as its seven days: the squares grow with the width.
      height="auto"
      draw={(width) => <Year width={width} squares={squares} formats={formats} />}
      legend={<Scale />}
      table={{
        rows: practised.toReversed(),
        rowKey: ({ day }) => day,
        columns: [
          { id: 'day', label: t`Day`, cell: ({ day }) => formats.full(day) },
          { id: 'answers', label: t`Answers`, align: 'right', cell: (day) => formats.count(day.answers) },
          { id: 'minutes', label: t`Minutes`, align: 'right', cell: (day) => formats.minutes(day.minutes) },
        ],
      }}
    />
  );
}

/** Scrolls to the end, if the year is wider than the screen. */
function showEnd(scroller: HTMLElement | null): void {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}

/** Number of whole weeks that fit, minus those of a month whose name, two weeks wide, would be cut. */
function weeksShown(fitting: number, months: readonly { week: number }[]): number {
  if (fitting >= WEEKS) return WEEKS;
  const cut = months.find(({ week }) => week < WEEKS - fitting && week >= WEEKS - fitting - 2);
  // A month that would be cut is hidden completely: the first week shown is the third of it.
  return cut === undefined ? fitting : WEEKS - cut.week - 3;
}

function Year({ width, squares, formats }: { width: number; squares: readonly Square[]; formats: DayFormats }) {
  const { t } = useLingui();
  const letters = Math.max(...squares.slice(0, 7).map(({ day }) => formats.weekday(day).length));
  const left = Math.max(LEFT, letters * LETTER);
  const step = Math.min(20, Math.max(LEAST, (width - left) / WEEKS));
  const months = monthStarts(squares);
  const weeks = weeksShown(Math.floor((width - left) / step), months);
  // Focusable, so that keyboards can scroll it.
  const reached = weeks < WEEKS ? { tabIndex: 0, role: 'group', 'aria-label': t`The last year` } : {};
  return (
    // Days run from the left in every language. The names of weekdays stay while the weeks scroll.
    <Box dir="ltr" sx={{ display: 'flex', justifyContent: weeks < WEEKS ? 'space-between' : 'start' }}>
      <svg width={left} height={TOP + 7 * step} aria-hidden>
        {squares.slice(0, 7).map(({ day, weekday }) =>
          weekday % 2 === 0 ? (
            <text key={day} x={0} y={TOP + weekday * step + step / 2 + 4} {...tickLabel}>
              {formats.weekday(day)}
            </text>
          ) : null,
        )}
      </svg>
      <Box key={step} ref={showEnd} {...reached} sx={{ width: weeks * step, overflowX: 'auto', overflowY: 'hidden' }}>
        <svg width={WEEKS * step} height={TOP + 7 * step} aria-hidden>
          {months.map(({ week, day }) => (
            <text key={day} x={week * step} y={14} {...tickLabel}>
              {formats.month(day)}
            </text>
          ))}
          {squares.map((square) => (
            <rect
              key={square.day}
              x={square.week * step}
              y={TOP + square.weekday * step}
              width={step - 3}
              height={step - 3}
              rx={3}
              fill={square.level === 0 ? INK.empty : INK.green}
              fillOpacity={square.level === 0 ? 1 : OPACITIES[square.level]}
            >
              <title>{`${formats.full(square.day)}: ${formats.count(square.answers)}`}</title>
            </rect>
          ))}
        </svg>
      </Box>
    </Box>
  );
}

function Scale() {
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      <Box component="span" sx={{ mr: 0.5 }}>
        <Trans>less</Trans>
      </Box>
      {OPACITIES.map((opacity) => (
        <Box
          key={opacity}
          sx={{
            width: 12,
            height: 12,
            borderRadius: '3px',
            bgcolor: opacity ? INK.green : INK.empty,
            opacity: opacity || 1,
          }}
        />
      ))}
      <Box component="span" sx={{ ml: 0.5 }}>
        <Trans>more</Trans>
      </Box>
    </Box>
  );
}

/** The streak: the most important number, and what is still due today. */
export function Streak({ progress }: { progress: ProgressResponse }) {
  const { days, today } = progress.streak;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
      <Box component="span" sx={{ typography: 'h1', color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
        {days}
      </Box>
      <Box component="span" sx={{ typography: 'h3' }}>
        <Plural value={days} one="day streak" other="day streak" />
      </Box>
      <Box component="p" sx={{ m: 0, width: '100%', color: 'text.secondary', typography: 'body2', maxWidth: '64ch' }}>
        {today ? (
          <Trans>Today is already counted.</Trans>
        ) : (
          <Trans>
            Finish the day’s due words or give 20 answers to keep your streak. Days with nothing due don’t break it.
          </Trans>
        )}
      </Box>
    </Box>
  );
}
