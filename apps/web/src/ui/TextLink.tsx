import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link inside the app, as text. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  fontWeight: 500,
  borderRadius: 4,
  '&:hover': { textDecorationColor: 'currentcolor' },
}));
