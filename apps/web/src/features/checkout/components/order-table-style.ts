import type { SxProps, Theme } from '@mui/material/styles';

/** A bill: hairlines between the lines, prices under each other. */
export const orderTable: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', py: 1.25, pr: 2, borderBottom: 1, borderColor: 'tones.hairline' },
  '& th:last-child, & td:last-child': { textAlign: 'right', pr: 0, whiteSpace: 'nowrap' },
  '& thead th': { typography: 'body2', color: 'text.secondary', pt: 0 },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderBottom: 0 },
};
