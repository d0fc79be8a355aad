import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PAUSED_NOTICE } from '@wordcluster/domain/clusters/cluster-list';
import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { clusterPath, testPath } from '@wordcluster/domain/practice/routes';
import { Dumbbell, Pause, Play, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Learned, Today } from '../../../platform/queries/reviews.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { translateMessage } from '../../../ui/messages.ts';
import { formatDay } from '../../../ui/moment.ts';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import { useCardDrag } from '../hooks/use-card-drag.ts';
import { changeListView } from '../state/list-view.ts';

/** More of them would make a card higher than its neighbours. */
const MOST_TAGS = 4;

/** Stripes say at a glance, and without colour, that a cluster cannot be opened. */
const striped = 'repeating-linear-gradient(135deg, transparent 0 14px, var(--wc-palette-tones-raised) 14px 28px)';

/** At most so many lines of a text, so that a list of cards keeps its rhythm. */
const lines = (most: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: most, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;

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
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', ...lines(2) }}>
        {disabled ? (
          title
        ) : (
          <Link
            component={RouterLink}
            to={clusterPath(id)}
            data-opens
            draggable={false}
            color="inherit"
            underline="none"
            sx={{ outline: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        )}
      </Typography>
      {description !== null && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere', ...lines(2) }}>
          <bdi>{description}</bdi>
        </Typography>
      )}
    </Box>
  );
}

/** With whom it is shared: the first by name. */
function Sharing({ cluster: { shared_by, shared_with } }: { cluster: Cluster }) {
  const [first] = shared_with;
  const person = shared_by ?? first;
  if (person === undefined) return null;
  const name = `${person.first_name} ${person.last_name}`;
  const more = shared_with.length - 1;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <Users size={14} aria-hidden style={{ flexShrink: 0 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {shared_by !== null ? (
          <Trans>shared by {name}</Trans>
        ) : more > 0 ? (
          <Plural value={more} one={`shared with ${name} and # more`} other={`shared with ${name} and # more`} />
        ) : (
          <Trans>shared with {name}</Trans>
        )}
      </Box>
    </Box>
  );
}

/** How many rows, practised when and how much of it is known, with whom it is shared, and why it may be disabled. */
function Facts({ cluster, today, learned }: Pick<ClusterCardProps, 'cluster' | 'today' | 'learned'>) {
  const { t } = useLingui();
  const { row_count, updated_at, last_practised_at, disabled, shared_by } = cluster;
  const words = today === null ? 0 : today.due + today.learning + today.new;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', display: 'grid', gap: 0.25, minWidth: 0 }}>
      <Box>
        <Plural value={row_count} one="# row" other="# rows" /> · {t`changed ${formatDay(updated_at)}`}
      </Box>
      <Box>
        {last_practised_at === null ? t`not practised yet` : t`practised ${formatDay(last_practised_at)}`}
        {learned !== null && learned.practised > 0 && <> · {t`${learned.known} of ${learned.practised} known`}</>}
        {words > 0 && (
          <>
            {' '}
            · <Plural value={words} one="# for today" other="# for today" />
          </>
        )}
      </Box>
      <Sharing cluster={cluster} />
      {disabled && (
        <strong>
          {shared_by === null ? t`disabled, upgrade to PREMIUM to open it` : t`paused by its owner’s plan`}
        </strong>
      )}
    </Box>
  );
}

/** Its tags; each narrows the list to itself. */
function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t`Tags`}
      sx={{ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 0.75, width: 'fit-content' }}
    >
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <Chip
          key={tag}
          size="small"
          variant="outlined"
          label={tag}
          onClick={() => changeListView({ tag })}
          sx={{ maxWidth: 180 }}
        />
      ))}
      {tags.length > MOST_TAGS && <Chip size="small" label={`+${tags.length - MOST_TAGS}`} />}
    </Box>
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

export interface ClusterCardProps {
  cluster: Cluster;
  /** The practice test of this cluster is paused. */
  paused: boolean;
  /** What today asks of it, and how far the person is with it, once that is known. */
  today: Today['clusters'][number] | null;
  learned: Learned | null;
  /** Moves it to the place of another cluster; null where the list is sorted otherwise. */
  onMoveTo: ((target: number) => void) | null;
  menu: ReactNode;
}

/** A cluster in the list. The whole card opens it; its title is the link that keyboards and readers find. */
export function ClusterCard({ cluster, paused, today, learned, onMoveTo, menu }: ClusterCardProps) {
  const { id, disabled } = cluster;
  const { card, dragging, isTarget } = useCardDrag(id, onMoveTo);
  return (
    <Card
      component="li"
      ref={card}
      aria-disabled={disabled}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: 3,
        minHeight: 188,
        listStyle: 'none',
        // A long list is laid out where it is looked at.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 212px',
        opacity: dragging ? 0.5 : 1,
        transition: 'border-color 120ms ease-out',
        ...(disabled ? { backgroundImage: striped } : { '&:hover': { borderColor: 'primary.main' } }),
        ...(isTarget ? { borderColor: 'primary.main', borderStyle: 'dashed' } : {}),
        '&:has(a[data-opens]:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {paused && <PausedTest clusterId={id} />}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Heading cluster={cluster} />
        <Box sx={{ position: 'relative', zIndex: 1, mt: -1, mr: -1 }}>{menu}</Box>
      </Box>
      <Columns cluster={cluster} />
      <Tags tags={cluster.tags} />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2, mt: 'auto' }}>
        <Facts cluster={cluster} today={today} learned={learned} />
        {!disabled && !paused && cluster.row_count > 0 && <PractiseButton cluster={cluster} />}
      </Box>
    </Card>
  );
}
