import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  label: ReactNode;
  /** The selected value, beside the label. */
  note?: ReactNode;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** Collapsed section with a label, for advanced options. */
export function Disclosure({ label, note, open = false, children }: DisclosureProps) {
  // Afterwards the user opens and closes it.
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
