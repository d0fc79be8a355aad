import type { SxProps, Theme } from '@mui/material/styles';

/**
 * A control that appears while the pointer or the focus is in its row, and always on touch screens. Hidden it is also
 * out of the Tab order, so that Tab does not walk through the controls of every row.
 */
export const shownWithRow: SxProps<Theme> = {
  visibility: 'hidden',
  '[role="row"]:hover &, [role="row"]:focus-within &, &[data-busy="true"]': { visibility: 'visible' },
  '@media (hover: none)': { visibility: 'visible' },
};
