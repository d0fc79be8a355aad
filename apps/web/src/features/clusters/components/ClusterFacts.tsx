import { useLingui, Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Learned, Today } from '../../../platform/queries/reviews.ts';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { formatDay, relativeDay } from '../../../ui/moment.ts';
import { personName } from '../../../platform/browser/person-name.ts';

interface KnownBarProps {
  rows: number;
  /** Null before it is known, and of a cluster that was never practised. */
  learned: Learned | null;
}

/** A thin bar of the words that are known, being learned and new. */
function KnownBar({ rows, learned }: KnownBarProps) {
  const { t, i18n } = useLingui();
  const known = Math.min(rows, learned?.known ?? 0);
  const learning = Math.min(rows, learned?.practised ?? 0) - known;
  const [knownText, learningText, newText] = [known, learning, rows - known - learning].map((count) =>
    i18n.number(count),
  );
  const label = t`${knownText} known, ${learningText} learning, ${newText} new`;
  return (
    <Box
      role="img"
      aria-label={label}
      title={label}
      sx={{
        position: 'relative',
        zIndex: 1,
        flex: 1,
        maxWidth: { sm: 280 },
        height: 6,
        borderRadius: 3,
        overflow: 'hidden',
        display: 'flex',
        gap: '2px',
        bgcolor: 'tones.raised',
      }}
    >
      <Box sx={{ width: `${(known / rows) * 100}%`, bgcolor: 'primary.main' }} />
      <Box sx={{ width: `${(learning / rows) * 100}%`, bgcolor: 'warning.main' }} />
    </Box>
  );
}

/** Recipients: the first by name. */
function Sharing({ cluster: { shared_by, shared_with } }: { cluster: Cluster }) {
  const [first] = shared_with;
  const person = shared_by ?? first;
  if (person === undefined) return null;
  const name = personName(person);
  const more = shared_with.length - 1;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, maxWidth: '100%' }}>
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

export interface ClusterFactsProps {
  cluster: Cluster;
  /** Words due today, and the user's progress, once known. */
  today: Today['clusters'][number] | null;
  learned: Learned | null;
}

/** A day as readers count: 'practised 3 days ago'; the exact day on hover. */
function When({ moment, children }: { moment: string; children: ReactNode }) {
  return (
    <time dateTime={moment} title={formatDay(moment)}>
      {children}
    </time>
  );
}

/** Number of rows, last practice and sharing in one line; progress; the reason if disabled. */
export function ClusterFacts({ cluster, today, learned }: ClusterFactsProps) {
  const { t } = useLingui();
  const { row_count, updated_at, last_practised_at, disabled, shared_by } = cluster;
  const words = today === null ? 0 : today.due + today.learning + today.new;
  const [changed, practised] = [relativeDay(updated_at), relativeDay(last_practised_at ?? updated_at)];
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', display: 'grid', gap: 0.75, minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1.5, minWidth: 0 }}>
        <Box
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flexShrink: 0, maxWidth: '100%' }}
        >
          <Plural value={row_count} one="# row" other="# rows" /> ·{' '}
          {last_practised_at !== null ? (
            <When moment={last_practised_at}>{t`practised ${practised}`}</When>
          ) : row_count > 0 ? (
            <span title={formatDay(updated_at)}>{t`not practised yet`}</span>
          ) : (
            <When moment={updated_at}>{t`changed ${changed}`}</When>
          )}
        </Box>
        <Sharing cluster={cluster} />
      </Box>
      {row_count > 0 && !disabled && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: '1lh' }}>
          <KnownBar rows={row_count} learned={learned} />
          {words > 0 && (
            <Box
              component="span"
              sx={{ color: 'text.primary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              <Plural value={words} one="# today" other="# today" />
            </Box>
          )}
        </Box>
      )}
      {disabled && (
        <strong>
          {shared_by === null ? t`disabled, upgrade to PREMIUM to open it` : t`paused by its owner’s plan`}
        </strong>
      )}
    </Box>
  );
}
