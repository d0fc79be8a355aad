import type { Components, Theme } from '@mui/material/styles';

/** Papers, bars, dialogs and menus. Elevation is shown by tone and a hairline; only floating elements have a shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 12 },
    },
  },
  MuiCard: {
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.tones.hairline}` }) },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        color: theme.vars.palette.text.primary,
        borderBottom: `1px solid ${theme.vars.palette.tones.hairline}`,
      }),
    },
  },
  MuiToolbar: { styleOverrides: { root: { minHeight: 60, '@media (min-width: 600px)': { minHeight: 60 } } } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderRight: `1px solid ${theme.vars.palette.tones.hairline}`,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.tones.hairline}`,
        boxShadow: theme.vars.palette.tones.shadow,
        '&.MuiDialog-paperFullScreen': { border: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.3125rem', fontWeight: 700, lineHeight: 1.35 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', padding: '8px 24px 24px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(4, 8, 7, 0.64)' } },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.tones.hairline}`,
        boxShadow: theme.vars.palette.tones.shadow,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 40,
        gap: 12,
        fontSize: '0.9375rem',
        '& svg': { width: 18, height: 18, flexShrink: 0, color: theme.vars.palette.text.secondary },
        '&:hover': { backgroundColor: theme.vars.palette.tones.raised },
        '&.Mui-selected': { backgroundColor: theme.vars.palette.tones.raised, fontWeight: 700 },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        '&:hover': { backgroundColor: theme.vars.palette.tones.raised },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.tones.raised,
          color: theme.vars.palette.primary.main,
        },
      }),
    },
  },
  MuiTooltip: {
    // Above: beside its button it would cover the next one.
    defaultProps: { enterDelay: 300, describeChild: false, placement: 'top' },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '0.8125rem',
        fontWeight: 500,
        padding: '6px 10px',
        borderRadius: 8,
        maxWidth: 280,
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${theme.vars.palette.tones.hairline}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottomColor: theme.vars.palette.tones.hairline,
        fontVariantNumeric: 'tabular-nums',
        fontSize: '0.9375rem',
      }),
      head: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 500 }),
    },
  },
};
