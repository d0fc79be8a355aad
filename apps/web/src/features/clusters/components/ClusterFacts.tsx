import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Users } from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import type { Learned, Today } from '../../../platform/queries/reviews.ts';
import { formatDay } from '../../../ui/moment.ts';

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

export interface ClusterFactsProps {
  cluster: Cluster;
  /** What today asks of it, and how far the person is with it, once that is known. */
  today: Today['clusters'][number] | null;
  learned: Learned | null;
}

/** How many rows, practised when and how much of it is known, with whom it is shared, and why it may be disabled. */
export function ClusterFacts({ cluster, today, learned }: ClusterFactsProps) {
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
        {/* “0 of 4 known” beside 16 rows would be a riddle. */}
        {learned !== null && learned.known > 0 && <> · {t`${learned.known} of ${learned.practised} known`}</>}
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
