import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DotSeparated } from './DotSeparated.tsx';

export interface ListedEvent {
  id: number;
  what: ReactNode;
  /** Subject, acting user and network, in one line. */
  details: readonly (string | null)[];
  when: string;
}

/** Events, the newest first: label, time and details. */
export function EventList({ label, events }: { label: string; events: readonly ListedEvent[] }) {
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map(({ id, what, details, when }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
            columnGap: 3,
            rowGap: 0.25,
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography>{what}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <DotSeparated parts={details} />
            </Typography>
          </Box>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {when}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
