import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import { useLingui, Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { changeListView } from '../state/list-view.ts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { clusterPath, testPath } from '@wordcluster/domain/practice/routes';
import { Dumbbell, Plus, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { ClusterFacts, type ClusterFactsProps } from './ClusterFacts.tsx';
import { PAUSED_NOTICE } from '@wordcluster/domain/clusters/cluster-list';
import { translateMessage } from '../../../ui/messages.ts';

// Loaded after the first render of the list.
const loadDragging = () => import('../card-drag.ts');

/** Makes a card draggable to the position of another one, if the list is in the user's own order. */
function useCardDrag(clusterId: number, onMoveTo: ((target: number) => void) | null) {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [isTarget, setTarget] = useState(false);
  const enabled = onMoveTo !== null;
  const move = useEffectEvent((target: number) => onMoveTo?.(target));

  useEffect(() => {
    const element = card.current;
    if (!enabled || element === null) return;
    let end: (() => void) | null = null;
    let wanted = true;
    void (async () => {
      const { makeCardDraggable } = await loadDragging();
      if (wanted) end = makeCardDraggable(element, clusterId, { setDragged, setTarget, onMoveTo: move });
    })().catch(() => null);
    return () => {
      wanted = false;
      end?.();
    };
  }, [clusterId, enabled]);

  return { card, dragging: isDragged, isTarget };
}

/** Resumes the paused test of this cluster. */
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

/** The names of its columns, each with its language. */
export function ClusterColumns({ cluster }: { cluster: Cluster }) {
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

/** More would make a card higher than its neighbours. */
const MAX_TAG_COUNT = 4;

/** Its tags; each narrows the list to itself. */
function ClusterTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t`Tags`}
      sx={{ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 0.75, width: 'fit-content' }}
    >
      {tags.slice(0, MAX_TAG_COUNT).map((tag) => (
        <Chip
          key={tag}
          size="small"
          variant="outlined"
          label={tag}
          onClick={() => changeListView({ tag })}
          sx={{ maxWidth: 180 }}
        />
      ))}
      {tags.length > MAX_TAG_COUNT && <Chip size="small" label={`+${tags.length - MAX_TAG_COUNT}`} />}
    </Box>
  );
}

/** Stripes show without colour that a cluster cannot be opened. */
const striped = 'repeating-linear-gradient(135deg, transparent 0 14px, var(--wc-palette-tones-raised) 14px 28px)';

/** Line clamp, so that cards have similar heights. */
const lines = (most: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: most, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;

/** Title and description. A disabled cluster cannot be opened, so its title is no link. */
function Heading({ cluster: { id, title, description, disabled } }: { cluster: Cluster }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }} translate="no">
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
            sx={{ outline: 'none', py: 0.5, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        )}
      </Typography>
      {description !== null && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere', ...lines(1) }}>
          <bdi>{description}</bdi>
        </Typography>
      )}
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

/** Opens a cluster without rows, which offers ways to add some. A button, because the card has one link, its title. */
function AddWordsButton({ cluster: { id, title } }: { cluster: Cluster }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Button
      variant="outlined"
      startIcon={<Plus />}
      aria-label={t`Add words to ${title}`}
      onClick={() => void navigate(clusterPath(id))}
      sx={{ position: 'relative', zIndex: 1, flexShrink: 0 }}
    >
      <Trans>Add words</Trans>
    </Button>
  );
}

export interface ClusterCardProps extends ClusterFactsProps {
  /** The practice test of this cluster is paused. */
  paused: boolean;
  /** Moves it to the position of another cluster; null if the list is sorted otherwise. */
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
        minHeight: 164,
        listStyle: 'none',
        // Lazy layout of a long list, with the height of a typical card, to avoid layout shifts.
        contentVisibility: 'auto',
        containIntrinsicSize: { xs: 'auto 182px', sm: 'auto 138px' },
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
      <ClusterColumns cluster={cluster} />
      <ClusterTags tags={cluster.tags} />
      <Box
        sx={{
          display: 'flex',
          // Beside the button the facts of a phone would break in the middle.
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'flex-end' },
          justifyContent: 'space-between',
          gap: 2,
          mt: 'auto',
        }}
      >
        <ClusterFacts cluster={cluster} today={today} learned={learned} />
        {!disabled && !paused && cluster.row_count > 0 && <PractiseButton cluster={cluster} />}
        {!disabled && cluster.row_count === 0 && cluster.may_write && <AddWordsButton cluster={cluster} />}
      </Box>
    </Card>
  );
}
