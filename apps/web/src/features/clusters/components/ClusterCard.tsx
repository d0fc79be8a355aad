import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PAUSED_NOTICE } from '@wordcluster/domain/clusters/cluster-list';
import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { clusterPath, testPath } from '@wordcluster/domain/practice/routes';
import { Dumbbell, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Learned, Today } from '../../../platform/queries/reviews.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { translateMessage } from '../../../ui/messages.ts';
import { formatDay } from '../../../ui/moment.ts';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';

/** Stripes say at a glance, and without colour, that a cluster cannot be opened. */
const striped = 'repeating-linear-gradient(135deg, transparent 0 14px, var(--wc-palette-tones-raised) 14px 28px)';

function Columns({ cluster }: { cluster: Cluster }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.75, p: 0, m: 0, listStyle: 'none' }}
    >
      {usedColumns(cluster).map((column) => {
        const language = columnLanguage(cluster, column);
        return (
          <Box component="li" key={column} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
            {language !== null && <LanguageBadge code={language} />}
            <Typography variant="body2" noWrap>
              {columnName(cluster, column)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** The test of this cluster waits, and goes on from here. */
function PausedTest({ clusterId }: { clusterId: number }) {
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mx: -1,
        mt: -1,
        p: 1,
        pl: 1.5,
        borderRadius: 2,
        bgcolor: 'tones.raised',
      }}
    >
      <Pause size={18} aria-hidden />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 160 }}>
        {translateMessage(PAUSED_NOTICE)}
      </Typography>
      <Button size="small" variant="contained" component={RouterLink} to={testPath(clusterId)} startIcon={<Play />}>
        <Trans>Resume</Trans>
      </Button>
    </Box>
  );
}

/** Title and description. A disabled cluster cannot be opened, so its title is no link. */
function Heading({ cluster: { id, title, description, disabled } }: { cluster: Cluster }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {disabled ? (
          title
        ) : (
          <Link
            component={RouterLink}
            to={clusterPath(id)}
            data-opens
            color="inherit"
            underline="none"
            sx={{ outline: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        )}
      </Typography>
      {description !== null && (
        <Typography
          sx={{
            color: 'text.secondary',
            mt: 0.5,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          <bdi>{description}</bdi>
        </Typography>
      )}
    </Box>
  );
}

/** How many rows, changed when, whose, and why it may be disabled. */
function Facts({ cluster: { row_count, updated_at, disabled, shared_by } }: { cluster: Cluster }) {
  const { t } = useLingui();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
      <Plural value={row_count} one="# row" other="# rows" /> · {t`changed ${formatDay(updated_at)}`}
      {shared_by !== null && <> · {t`shared by ${shared_by.first_name} ${shared_by.last_name}`}</>}
      {disabled && (
        <>
          {' '}
          ·{' '}
          <strong>
            {shared_by === null ? t`disabled, upgrade to PREMIUM to open it` : t`paused by its owner’s plan`}
          </strong>
        </>
      )}
    </Typography>
  );
}

/** What is due, when it was practised last and how much of it is known; nothing of what nobody has practised yet. */
function Learning({ today, learned }: Pick<ClusterCardProps, 'today' | 'learned'>) {
  const { t } = useLingui();
  const words = today === null ? 0 : today.due + today.learning + today.new;
  const parts: ReactNode[] = [];
  if (words > 0) parts.push(<Plural key="due" value={words} one="# for today" other="# for today" />);
  if (learned !== null && learned.last_review !== null)
    parts.push(t`practised ${formatDay(learned.last_review)}`, t`${learned.known} of ${learned.practised} known`);
  return (
    // Its line is kept, so that nothing moves when it is known.
    <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 22, mt: -1 }}>
      {parts.flatMap((part, place) => (place === 0 ? [part] : [' · ', part]))}
    </Typography>
  );
}

/** Opens the cluster with the dialog of its practice test. */
function PractiseButton({ cluster: { id, title } }: { cluster: Cluster }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Button
      variant="outlined"
      startIcon={<Dumbbell />}
      aria-label={t`Practise ${title}`}
      onClick={() => void navigate(clusterPath(id), { state: { practise: true } })}
      sx={{ position: 'relative', zIndex: 1, flexShrink: 0 }}
    >
      <Trans>Practise</Trans>
    </Button>
  );
}

interface ClusterCardProps {
  cluster: Cluster;
  /** The practice test of this cluster is paused. */
  paused: boolean;
  /** What today asks of it, and how far the person is with it, once that is known. */
  today: Today['clusters'][number] | null;
  learned: Learned | null;
  menu: ReactNode;
}

/** A cluster in the list. The whole card opens it; its title is the link that keyboards and readers find. */
export function ClusterCard({ cluster, paused, today, learned, menu }: ClusterCardProps) {
  const { id, disabled } = cluster;
  return (
    <Card
      component="li"
      aria-disabled={disabled}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: 3,
        minHeight: 188,
        listStyle: 'none',
        transition: 'border-color 120ms ease-out',
        ...(disabled ? { backgroundImage: striped } : { '&:hover': { borderColor: 'primary.main' } }),
        '&:has(a[data-opens]:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {paused && <PausedTest clusterId={id} />}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Heading cluster={cluster} />
        <Box sx={{ position: 'relative', zIndex: 1, mt: -1, mr: -1 }}>{menu}</Box>
      </Box>
      <Columns cluster={cluster} />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2, mt: 'auto' }}>
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
          <Facts cluster={cluster} />
          <Learning today={today} learned={learned} />
        </Box>
        {!disabled && !paused && cluster.row_count > 0 && <PractiseButton cluster={cluster} />}
      </Box>
    </Card>
  );
}
