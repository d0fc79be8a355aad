import Box from '@mui/material/Box';

/** A rating, with its next interval below. */
export function RatingLabel({ label, wait }: { label: string; wait: string | null }) {
  return (
    <Box component="span" sx={{ display: 'grid', lineHeight: 1.25, textAlign: 'center' }}>
      {label}
      {wait !== null && (
        <Box
          component="span"
          sx={{ fontSize: '0.75rem', fontWeight: 400, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {wait}
        </Box>
      )}
    </Box>
  );
}
