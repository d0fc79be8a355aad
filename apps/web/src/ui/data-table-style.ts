import type { SxProps, Theme } from '@mui/material/styles';

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A row as a card: each value beside its label. */
const card = {
  '& .MuiTableBody-root': { display: 'grid', gap: 2 },
  '& .MuiTableBody-root > .MuiTableRow-root': {
    display: 'block',
    border: 1,
    borderColor: 'tones.hairline',
    borderRadius: 1.5,
    px: 2,
    py: 1,
  },
  '& .MuiTableBody-root .MuiTableCell-root': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    px: 0,
    py: 0.75,
    borderBottom: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    minHeight: 36,
    '&:not([data-label])': { justifyContent: 'flex-end' },
    '&[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      flexShrink: 0,
      textAlign: 'left',
    },
  },
};

/** Headings that sort stay, as a line of buttons above the cards. */
const sortLine = {
  '&:not(.sortable) .MuiTableHead-root': unseen,
  '&.sortable .MuiTableHead-root': { display: 'block', mb: 2 },
  '&[data-sort]::before': {
    content: 'attr(data-sort)',
    display: 'block',
    mb: 0.75,
    color: 'text.secondary',
    typography: 'body2',
  },
  '& .MuiTableHead-root > .MuiTableRow-root': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& .MuiTableHead-root .MuiTableCell-root': { display: 'block', p: 0, border: 0 },
  '& .MuiTableHead-root .MuiTableCell-root:has(.unseen)': { display: 'contents' },
  '& .MuiTableSortLabel-root': { minHeight: 36, px: 1.25, border: 1, borderColor: 'tones.hairline', borderRadius: 1 },
  // An arrow that waits unseen would take room in it.
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
};

/** Hairlines on a laptop; cards with labels below 900 px, where columns would be squeezed. */
export const dataTable: SxProps<Theme> = {
  '& .unseen': unseen,
  '& .MuiTableCell-root': { px: 1.5, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& .MuiTableBody-root > :last-child > .MuiTableCell-root': { borderBottom: 0 },
  '@media (max-width: 899.95px)': { display: 'block', ...card, ...sortLine },
};
