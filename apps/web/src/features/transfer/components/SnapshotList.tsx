import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDay, formatMoment } from '../../../ui/moment.ts';
import type { Snapshot } from '../api/snapshots.ts';

interface SnapshotListProps {
  snapshots: readonly Snapshot[];
  onChoose: (snapshot: Snapshot) => void;
}

/** Newest first: when, how many rows, what came after, and until when they are kept. */
export function SnapshotList({ snapshots, onChoose }: SnapshotListProps) {
  const { t } = useLingui();
  const reasons: Record<Snapshot['reason'], string> = {
    replace: t`before an import replaced them`,
    append: t`before an import added rows`,
    restore: t`before earlier rows were restored`,
  };
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {snapshots.map((snapshot) => {
        const when = formatMoment(snapshot.created_at);
        const until = formatDay(snapshot.expires_at);
        return (
          <Box
            component="li"
            key={snapshot.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>
                <Plural value={snapshot.row_count} one="# row" other="# rows" /> · {when}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {reasons[snapshot.reason]} · <Trans>kept until {until}</Trans>
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={t`Restore the rows of ${when}`}
              onClick={() => onChoose(snapshot)}
            >
              <Trans>Restore</Trans>
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
