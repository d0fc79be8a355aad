import { styled } from '@mui/material/styles';

/** One character of the answer, to type. */
export const LetterBox = styled('input')(({ theme }) => ({
  font: 'inherit',
  fontSize: 'clamp(1.375rem, 1rem + 1.6vw, 1.75rem)',
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: 'center',
  boxSizing: 'border-box',
  width: 'clamp(36px, 9vw, 48px)',
  height: 'clamp(48px, 12vw, 60px)',
  padding: 0,
  margin: 0,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.tones.field}`,
  borderBottomWidth: 3,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  caretColor: theme.vars.palette.primary.main,
  transition: 'border-color 120ms ease-out, background-color 120ms ease-out, transform 120ms ease-out',
  '&::selection': { backgroundColor: 'transparent' },
  '&[data-filled="true"]': { backgroundColor: theme.vars.palette.tones.raised },
  '&:focus': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
    borderColor: 'transparent',
    transform: 'translateY(-2px)',
  },
  '&[data-verdict]': { transform: 'none' },
  '&[data-verdict="correct"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    outline: 'none',
  },
  '&[data-verdict="wrong"]': {
    borderColor: theme.vars.palette.secondary.main,
    borderStyle: 'dashed',
    color: theme.vars.palette.secondary.main,
    textDecoration: 'line-through',
    outline: 'none',
  },
  // What an input method composes is longer than a character and must be readable until it is finished.
  '&[data-composing="true"]': {
    width: 'auto',
    minWidth: 'clamp(36px, 9vw, 48px)',
    maxWidth: '100%',
    fieldSizing: 'content',
    paddingInline: 8,
  },
}));
