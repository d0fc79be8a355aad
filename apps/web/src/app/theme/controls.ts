import type { Components, Theme } from '@mui/material/styles';

/** Pixels that a finger aims at, at least. */
export const FINGER = 44;

/** Buttons, fields, switches: green fills mark the one primary action, everything else is quiet. */
export const controls: Components<Theme> = {
  // No ripple: the focus ring of the theme shows the keyboard focus.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        // Stronger than the sizes that each kind of button has for a pointer; a switch is pressed by its whole line.
        // Tags are small and pressed from above and below.
        '@media (pointer: coarse)': {
          '&&:not(.MuiSwitch-switchBase, .MuiChip-root)': { minWidth: FINGER, minHeight: FINGER },
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 40,
        padding: '8px 18px',
        transition: theme.transitions.create(['background-color', 'border-color', 'color'], { duration: 120 }),
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              backgroundColor: theme.vars.palette.tones.fill,
              color: theme.vars.palette.tones.onFill,
              '&:hover': { backgroundColor: theme.vars.palette.tones.fillHover },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.tones.hairline,
              '&:hover': { borderColor: 'currentcolor', backgroundColor: theme.vars.palette.tones.raised },
            },
          },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          { props: { size: 'large' }, style: { minHeight: 48, paddingInline: 24, fontSize: '1.0625rem' } },
          { props: { size: 'small' }, style: { minHeight: 32, padding: '4px 12px' } },
        ],
        '&.Mui-disabled': {
          color: theme.vars.palette.text.disabled,
          '&.MuiButton-contained': { backgroundColor: theme.vars.palette.tones.raised },
        },
      }),
      startIcon: { '& > svg': { width: 18, height: 18 } },
      endIcon: { '& > svg': { width: 18, height: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        minWidth: 40,
        minHeight: 40,
        '& svg': { width: 20, height: 20 },
        '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.tones.raised },
        variants: [
          {
            props: { size: 'small' },
            style: { minWidth: 32, minHeight: 32, padding: 6, '& svg': { width: 18, height: 18 } },
          },
          { props: { color: 'primary' }, style: { color: theme.vars.palette.primary.main } },
          { props: { color: 'error' }, style: { color: theme.vars.palette.error.main } },
          { props: { color: 'inherit' }, style: { color: 'inherit' } },
        ],
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ theme }) => ({
        boxShadow: theme.vars.palette.tones.shadow,
        backgroundColor: theme.vars.palette.tones.raised,
        color: theme.vars.palette.text.primary,
        border: `1px solid ${theme.vars.palette.tones.hairline}`,
        '&:hover': { backgroundColor: theme.vars.palette.tones.hairline },
        variants: [
          {
            props: { color: 'primary' },
            style: {
              border: 0,
              backgroundColor: theme.vars.palette.tones.fill,
              color: theme.vars.palette.tones.onFill,
              '&:hover': { backgroundColor: theme.vars.palette.tones.fillHover },
            },
          },
        ],
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.tones.raised,
          color: theme.vars.palette.text.disabled,
        },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.default,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tones.field },
        '&:hover:not(.Mui-disabled, .Mui-readOnly, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: theme.vars.palette.tones.raised },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tones.hairline },
      }),
      input: { padding: '12px 14px', height: 24 },
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        // Browsers paint remembered values in their own colours, which are unreadable in the dark theme.
        '&:-webkit-autofill': {
          WebkitTextFillColor: theme.vars.palette.text.primary,
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.tones.raised} inset`,
          caretColor: theme.vars.palette.text.primary,
        },
        // A long example ends with dots, not in the middle of a letter.
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: '0.8125rem' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.tones.field, borderRadius: 8 }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: FINGER } } } },
  MuiSwitch: {
    styleOverrides: {
      track: ({ theme }) => ({ backgroundColor: theme.vars.palette.tones.field, opacity: 1 }),
      thumb: { boxShadow: 'none' },
      switchBase: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette.tones.fill, opacity: 1 },
        '&.Mui-checked': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 40,
        paddingInline: 18,
        textTransform: 'none',
        borderColor: theme.vars.palette.tones.field,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.tones.fill,
          color: theme.vars.palette.tones.onFill,
        },
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
};
