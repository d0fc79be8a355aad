import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleCheck, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useToday, type Today } from '../../../platform/queries/reviews.ts';
import { UnsentCount } from './UnsentCount.tsx';

export const wordsToday = ({ due, learning, new: fresh }: Pick<Today, 'due' | 'learning' | 'new'>): number =>
  due + learning + fresh;

type Counts = Pick<Today, 'due' | 'learning' | 'new' | 'minutes'>;

/** How many words. */
export function HowMany({ today }: { today: Counts }) {
  return <Plural value={wordsToday(today)} one="# word" other="# words" />;
}

/** Estimated minutes. */
export function HowLong({ today }: { today: Counts }) {
  return <Plural value={Math.max(1, today.minutes)} one="about a minute" other="about # minutes" />;
}

/** One line of the card, the button at its end. Always as high, so that the list below never moves. */
function Line({ children, button }: { children: ReactNode; button?: ReactNode }) {
  return (
    <Card
      component="section"
      aria-labelledby="today-title"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 76,
        px: { xs: 2, sm: 3 },
        py: 1,
        mb: 2.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id="today-title" variant="h4" component="p">
          <Link component={RouterLink} to="/today" color="inherit" underline="hover" sx={{ py: 1.25 }}>
            <Trans>Today</Trans>
          </Link>
        </Typography>
        <Box sx={{ typography: 'body2', color: 'text.secondary', minHeight: 22 }}>{children}</Box>
        <UnsentCount />
      </Box>
      {button}
    </Card>
  );
}

/** Due words on top of the list: number, minutes, one button. */
export function TodayCard({ hasRows }: { hasRows: boolean }) {
  const { data: today, isPending } = useToday();
  if (today === undefined) return <Line>{isPending ? <Skeleton width={180} /> : null}</Line>;
  if (wordsToday(today) > 0)
    return (
      <Line
        button={
          <Button
            variant="contained"
            component={RouterLink}
            to="/review"
            startIcon={<Play />}
            data-shortcut="practise"
            sx={{ flexShrink: 0 }}
          >
            <Trans>Practise</Trans>
          </Button>
        }
      >
        <HowMany today={today} /> · <HowLong today={today} />
      </Line>
    );
  return (
    <Line>
      {hasRows ? (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <CircleCheck size={17} aria-hidden color="var(--wc-palette-primary-main)" />
          <Trans>All done. The next words appear when they are due.</Trans>
        </Box>
      ) : (
        <Trans>Words you add appear here, a few each day.</Trans>
      )}
    </Line>
  );
}
