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
  '& td, & th': { px: 1.5, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  '& th': { whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '@media (max-width: 899.95px)': {
    display: 'block',
    '& tbody': { display: 'grid', gap: 2 },
    '& thead': unseen,
    '& tbody tr': { display: 'block', border: 1, borderColor: 'tones.hairline', borderRadius: 1.5, px: 2, py: 1 },
    '& tbody td': {
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
