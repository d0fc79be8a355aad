import type { Components, Theme } from '@mui/material/styles';
import { FINGER } from './controls.ts';

type Voice = 'error' | 'warning' | 'info' | 'success';

const alertVoice = (voice: Voice) => ({
  props: { severity: voice },
  style: ({ theme }: { theme: Theme }) => ({
    borderColor: theme.vars.palette[voice].main,
    '& .MuiAlert-icon': { color: theme.vars.palette[voice].main },
  }),
});

/** Messages, badges and progress. A message is a note with a coloured edge and icon, in the text colour. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        borderWidth: '0 0 0 3px',
        borderStyle: 'solid',
        alignItems: 'center',
        backgroundColor: theme.vars.palette.tones.raised,
        color: theme.vars.palette.text.primary,
        fontSize: '0.9375rem',
        padding: '6px 12px 6px 14px',
        '& .MuiAlert-icon': { opacity: 1, paddingBlock: 8, '& svg': { width: 20, height: 20 } },
        '& .MuiAlert-message': { overflowWrap: 'anywhere', minWidth: 0, flex: 1 },
        '& .MuiAlert-action': { paddingTop: 0, alignItems: 'center', color: theme.vars.palette.text.secondary },
        variants: (['error', 'warning', 'info', 'success'] as const).map((voice) => {
          const { props, style } = alertVoice(voice);
          return { props, style: style({ theme }) };
        }),
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        height: 24,
        fontSize: '0.8125rem',
        fontWeight: 500,
        backgroundColor: theme.vars.palette.tones.raised,
        color: theme.vars.palette.text.secondary,
        variants: [
          {
            props: { clickable: true },
            style: {
              '@media (pointer: coarse)': {
                position: 'relative',
                minWidth: FINGER,
                // As large as a finger without looking larger.
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  insetInline: 0,
                  top: '50%',
                  height: FINGER,
                  transform: 'translateY(-50%)',
                },
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: { backgroundColor: 'transparent', borderColor: theme.vars.palette.tones.hairline },
          },
          {
            props: { color: 'primary' },
            style: { backgroundColor: theme.vars.palette.tones.fill, color: theme.vars.palette.tones.onFill },
          },
          {
            props: { color: 'secondary' },
            style: {
              backgroundColor: theme.vars.palette.secondary.main,
              color: theme.vars.palette.secondary.contrastText,
            },
          },
        ],
      }),
      label: { paddingInline: 8 },
      icon: { marginLeft: 8, marginRight: -3 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.tones.raised, borderRadius: 8 }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.tones.hairline }),
      bar: ({ theme }) => ({ borderRadius: 2, backgroundColor: theme.vars.palette.tones.fill }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.tones.raised,
        color: theme.vars.palette.text.primary,
        border: `1px solid ${theme.vars.palette.tones.hairline}`,
        borderRadius: 8,
        boxShadow: theme.vars.palette.tones.shadow,
      }),
    },
  },
};
