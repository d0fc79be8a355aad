import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  label: ReactNode;
  /** What is chosen inside, beside the label. */
  note?: ReactNode;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** What few need, folded away behind a line that names it. */
export function Disclosure({ label, note, open = false, children }: DisclosureProps) {
  // Later it is the reader who opens and closes it.
  const [initially] = useState(open);
  return (
    <Box
      component="details"
      open={initially || undefined}
      sx={{
        '&[open] > div': { pt: 2 },
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
        '& > summary': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.75,
          width: 'fit-content',
          maxWidth: '100%',
          py: 1.5,
          my: -0.5,
          pr: 1,
          cursor: 'pointer',
          // The browser's own triangle, for the one of all other menus.
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        },
      }}
    >
      <Typography component="summary" variant="subtitle2" sx={{ color: 'primary.main' }}>
        {label}
        <ChevronDown size={18} aria-hidden />
        {note !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        )}
      </Typography>
      <div>{children}</div>
    </Box>
  );
}
