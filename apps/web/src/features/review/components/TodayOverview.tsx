import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumn, Play, SlidersHorizontal, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useClusters } from '../../../platform/queries/clusters.ts';
import { PRACTICE_SETTINGS } from '../../../platform/browser/places.ts';
import { type Today, againQuery } from '../../../platform/queries/reviews.ts';
import { chooseSize, SIZES, useSize } from '../state/device-choices.ts';
import { HowLong, HowMany, wordsToday } from './TodayCard.tsx';
import { UnsentCount } from './UnsentCount.tsx';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useHasMore, useMoreWords } from '../hooks/use-more-words.ts';

interface Choice {
  id: string;
  label: ReactNode;
  to?: string;
  onClick?: () => void;
}

/** Further practice: new words beyond the allowance, today's mistakes, the hardest words. */
function useFurtherPractice(hasRows: boolean): Choice[] {
  const navigate = useNavigate();
  const hasMore = useHasMore();
  const learnMore = useMoreWords(() => void navigate('/review'));
  // Offline only today's words are available.
  const { data: again } = useQuery({ ...againQuery, enabled: hasRows });
  const rowsOf = (ids: readonly number[]) => `/review?rows=${ids.join(',')}`;
  if (!hasRows) return [];
  return [
    ...(hasMore ? [{ id: 'more', label: <Trans>Learn 10 more</Trans>, onClick: () => void learnMore() }] : []),
    ...(again && again.mistakes.length > 0
      ? [{ id: 'mistakes', label: <Trans>Repeat today’s mistakes</Trans>, to: rowsOf(again.mistakes) }]
      : []),
    ...(again && again.hardest.length > 0
      ? [{ id: 'hardest', label: <Trans>Practise the hardest words</Trans>, to: rowsOf(again.hardest) }]
      : []),
  ];
}

/** The page Today when everything is done, with further practice. */
function AllDone({ hasRows }: { hasRows: boolean }) {
  const further = useFurtherPractice(hasRows);
  const choices: Choice[] = [...further, { id: 'back', label: <Trans>Back to clusters</Trans>, to: '/clusters' }];
  return (
    <EmptyState
      title={hasRows ? <Trans>All done for today</Trans> : <Trans>Nothing to practise yet</Trans>}
      actions={choices.map(({ id, label, to, onClick }, index) => (
        <Button
          key={id}
          {...(index === 0 && (further.length > 0 || !hasRows)
            ? { variant: 'contained', size: 'large' }
            : { variant: 'outlined', color: 'inherit' })}
          {...(to === undefined ? { onClick } : { component: RouterLink, to })}
        >
          {label}
        </Button>
      ))}
    >
      {hasRows ? (
        <Trans>Words come back just before you would forget them.</Trans>
      ) : (
        <Trans>Add words to a cluster. A few new ones are introduced each day and come back when they are due.</Trans>
      )}
    </EmptyState>
  );
}

/** Numbers of the kinds of words, in a line. */
function Kinds({ today: { due, learning, new: fresh } }: { today: Pick<Today, 'due' | 'learning' | 'new'> }) {
  const parts: ReactNode[] = [];
  if (due > 0) parts.push(<Plural key="due" value={due} one="# due" other="# due" />);
  if (learning > 0) parts.push(<Plural key="learning" value={learning} one="# learning" other="# learning" />);
  if (fresh > 0) parts.push(<Plural key="new" value={fresh} one="# new" other="# new" />);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}

/** Only useful sizes: none if fewer words are due. */
function SizeChoice({ words }: { words: number }) {
  const { t } = useLingui();
  const sizes = SIZES.filter((one) => one < words);
  const size = useSize(({ size: chosen }) => chosen);
  if (sizes.length === 0) return null;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t`Words per review`}
      sx={{ '&& .Mui-selected': { bgcolor: 'tones.raised', color: 'text.primary' } }}
      value={sizes.find((one) => one === size) ?? 'all'}
      onChange={(_event, value: number | 'all' | null) => {
        if (value !== null) chooseSize(value === 'all' ? null : value);
      }}
    >
      {sizes.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 2 }}>
          {one}
        </ToggleButton>
      ))}
      <ToggleButton value="all" sx={{ px: 2 }}>
        <Trans>All</Trans>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** The clusters that have something for today, each with its own button. */
function ByCluster({ today }: { today: Today }) {
  const { t } = useLingui();
  const { data: clusters = [] } = useClusters();
  const open = today.clusters.flatMap((counts) => {
    const cluster = clusters.find(({ id }) => id === counts.cluster_id);
    return cluster && wordsToday(counts) > 0 ? [{ cluster, counts }] : [];
  });
  if (open.length < 2) return null;
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        <Trans>By cluster</Trans>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {open.map(({ cluster: { id, title }, counts }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                <Kinds today={counts} />
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              component={RouterLink}
              to={`/review?cluster=${id}`}
              aria-label={t`Practise ${title}`}
            >
              <Trans>Practise</Trans>
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface TodayOverviewProps {
  today: Today;
  hasRows: boolean;
  /** The user's goals. */
  goals?: ReactNode;
}

/** The page Today: number and kinds of due words, and the start button. */
export function TodayOverview({ today, hasRows, goals }: TodayOverviewProps) {
  const { t } = useLingui();
  const words = wordsToday(today);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mb: 1 }}>
        <Button color="inherit" component={RouterLink} to="/progress" startIcon={<ChartNoAxesColumn />}>
          <Trans>Progress</Trans>
        </Button>
        <Button color="inherit" component={RouterLink} to={PRACTICE_SETTINGS} startIcon={<SlidersHorizontal />}>
          <Trans>Practice settings</Trans>
        </Button>
      </Box>
      {words > 0 ? (
        <Box
          component="section"
          aria-label={t`Today’s words`}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            textAlign: 'center',
            gap: 1,
            py: { xs: 4, sm: 6 },
            px: 2,
            borderRadius: '12px',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'tones.hairline',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Typography variant="h1" component="p">
            <HowMany today={today} />
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            <HowLong today={today} /> · <Kinds today={today} />
          </Typography>
          <Box sx={{ mt: 2, mb: 1 }}>
            <SizeChoice words={words} />
          </Box>
          <Button variant="contained" size="large" component={RouterLink} to="/review" startIcon={<Play />} autoFocus>
            <Trans>Practise</Trans>
          </Button>
        </Box>
      ) : (
        <AllDone hasRows={hasRows} />
      )}
      {hasRows && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button color="inherit" component={RouterLink} to="/review?minutes=10" startIcon={<Timer />}>
            <Trans>I have 10 minutes</Trans>
          </Button>
        </Box>
      )}
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <UnsentCount />
      </Box>
      {goals}
      <ByCluster today={today} />
    </>
  );
}
