import type { SxProps, Theme } from '@mui/material/styles';

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Hairlines on a laptop; cards with labels below 900 px, where columns would be squeezed. */
export const dataTable: SxProps<Theme> = {
  '& .unseen': unseen,
  '& .MuiTableCell-root': { px: 1.5, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& .MuiTableBody-root > :last-child > .MuiTableCell-root': { borderBottom: 0 },
  '@media (max-width: 899.95px)': {
    display: 'block',
    '& .MuiTableBody-root': { display: 'grid', gap: 2 },
    '& .MuiTableHead-root': unseen,
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
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 2,
      px: 0,
      py: 0.75,
      borderBottom: 0,
      textAlign: 'right',
      overflowWrap: 'anywhere',
      minHeight: 36,
      '&[data-label]::before': {
        content: 'attr(data-label)',
        color: 'text.secondary',
        flexShrink: 0,
        textAlign: 'left',
      },
      '&:empty': { display: 'none' },
    },
  },
};
