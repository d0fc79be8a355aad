import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { formatDay } from '../../../ui/moment.ts';
import { usePreview, type GoalInput, type Preview } from '../api/goals.ts';

const DAY = 86_400_000;
/** Calendar days from one moment to another, in the reader's time zone; rounded, as a day of a clock change has 23 or 25 hours. */
const calendarDays = (from: number, to: number) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY);

/** Before saving: what the goal takes a day and leads to, in one honest line. */
export function PreviewLine({ input, now }: { input: GoalInput | null; now: number }) {
  const { data, error, isPlaceholderData } = usePreview(input);
  return (
    <Box
      role="status"
      sx={{
        p: 2,
        minHeight: 76,
        borderRadius: '8px',
        bgcolor: 'tones.raised',
        color: error === null ? 'text.primary' : 'error.main',
        opacity: isPlaceholderData ? 0.6 : 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {error !== null ? (
        failureText(asFailure(error))
      ) : input === null || data === undefined ? (
        <Skeleton width="80%" />
      ) : (
        <Said preview={data} input={input} now={now} />
      )}
    </Box>
  );
}

function Said({ preview, input, now }: { preview: Preview; input: GoalInput; now: number }) {
  const { words, expected, low, high, minutes_per_day: minutes, needed_minutes_per_day: needed } = preview;
  const days = Math.max(1, calendarDays(now, Date.parse(input.due_at)));
  const date = formatDay(input.due_at);
  const { i18n } = useLingui();
  const [wordsText, expectedText, lowText, highText] = [words, expected, low, high].map((one) => i18n.number(one));
  if (needed > minutes)
    return (
      <>
        <Trans>
          {expectedText} of {wordsText} words in {minutes} minutes per day, likely between {lowText} and {highText}.
        </Trans>{' '}
        <Plural
          value={needed}
          one="All of them would take # minute per day."
          other="All of them would take # minutes per day."
        />
      </>
    );
  return (
    <>
      <Plural value={words} one="# word" other="# words" />, <Plural value={days} one="# day" other="# days" />:{' '}
      <Plural value={minutes} one="about a minute per day." other="about # minutes per day." />{' '}
      <Trans>
        Likely known on {date}: {expectedText} ({lowText} to {highText}).
      </Trans>
    </>
  );
}
