import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumn, Play, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useClusters } from '../../../platform/queries/clusters.ts';
import type { Today } from '../../../platform/queries/reviews.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { chooseSize, SIZES, useSize } from '../state/device-choices.ts';
import { HowLong, HowMany, wordsToday } from './TodayCard.tsx';
import { WaitingAnswers } from './WaitingAnswers.tsx';

const ReviewSettingsDialog = lazy(() => import('./ReviewSettingsDialog.tsx'));

/** Numbers of the kinds of words, in a line. */
function Kinds({ today: { due, learning, new: fresh } }: { today: Pick<Today, 'due' | 'learning' | 'new'> }) {
  const parts: ReactNode[] = [];
  if (due > 0) parts.push(<Plural key="due" value={due} one="# to repeat" other="# to repeat" />);
  if (learning > 0)
    parts.push(<Plural key="learning" value={learning} one="# being learned" other="# being learned" />);
  if (fresh > 0) parts.push(<Plural key="new" value={fresh} one="# new" other="# new" />);
  return parts.flatMap((part, place) => (place === 0 ? [part] : [' · ', part]));
}

function SizeChoice() {
  const { t } = useLingui();
  const size = useSize(({ size: chosen }) => chosen);
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t`Words in a session`}
      sx={{ '&& .Mui-selected': { bgcolor: 'tones.raised', color: 'text.primary' } }}
      value={size ?? 'all'}
      onChange={(_event, value: number | 'all' | null) => {
        if (value !== null) chooseSize(value === 'all' ? null : value);
      }}
    >
      {SIZES.map((one) => (
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

/** The page of the day: how much, how it is made up, and the button to begin. */
export function TodayOverview({ today, hasRows }: { today: Today; hasRows: boolean }) {
  const { t } = useLingui();
  const [settings, setSettings] = useState(false);
  const words = wordsToday(today);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mb: 1 }}>
        <Button color="inherit" component={RouterLink} to="/progress" startIcon={<ChartNoAxesColumn />}>
          <Trans>Progress</Trans>
        </Button>
        <Button color="inherit" startIcon={<SlidersHorizontal />} onClick={() => setSettings(true)}>
          <Trans>How to practise</Trans>
        </Button>
      </Box>
      {words > 0 ? (
        <Box
          component="section"
          aria-label={t`For today`}
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
            <SizeChoice />
          </Box>
          <Button variant="contained" size="large" component={RouterLink} to="/review" startIcon={<Play />} autoFocus>
            <Trans>Practise</Trans>
          </Button>
        </Box>
      ) : (
        <EmptyState
          title={hasRows ? <Trans>All done for today</Trans> : <Trans>Nothing to practise yet</Trans>}
          actions={
            <Button
              component={RouterLink}
              to="/clusters"
              {...(hasRows ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
            >
              <Trans>To the clusters</Trans>
            </Button>
          }
        >
          {hasRows ? (
            <Trans>Words come back by themselves, just before you would forget them.</Trans>
          ) : (
            <Trans>Add words to a cluster. A few new ones are asked each day, and come back when it is time.</Trans>
          )}
        </EmptyState>
      )}
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <WaitingAnswers />
      </Box>
      <ByCluster today={today} />
      <Suspense>{settings && <ReviewSettingsDialog onClose={() => setSettings(false)} />}</Suspense>
    </>
  );
}
