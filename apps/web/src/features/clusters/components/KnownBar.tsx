import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Learned } from '../../../platform/queries/reviews.ts';

interface KnownBarProps {
  rows: number;
  /** Null before it is known, and of a cluster that was never practised. */
  learned: Learned | null;
}

/** A thin bar of the words that are known, being learned and new. */
export function KnownBar({ rows, learned }: KnownBarProps) {
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
        maxWidth: 280,
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
