import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Six sizes (px at a 16 px root): 13 notes, 15 controls, 17 text, 21 titles, 28 page heads, 44 the learner's words. */
export const size = { note: '0.8125rem', control: '0.9375rem', text: '1.0625rem', title: '1.3125rem', head: '1.75rem' };

export const typography: TypographyVariantsOptions = {
  fontFamily: [
    '"Source Sans 3 Variable"',
    '"Source Sans 3"',
    'system-ui',
    '-apple-system',
    '"Segoe UI"',
    '"Noto Sans"',
    'sans-serif',
  ].join(', '),
  fontWeightLight: 400,
  fontWeightBold: 700,
  h1: {
    fontSize: 'clamp(2.125rem, 1.4rem + 2.6vw, 2.75rem)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  h2: { fontSize: size.head, fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h3: { fontSize: size.title, fontWeight: 700, lineHeight: 1.35, letterSpacing: '-0.005em' },
  h4: { fontSize: size.text, fontWeight: 700, lineHeight: 1.4 },
  h5: { fontSize: size.text, fontWeight: 500, lineHeight: 1.4 },
  h6: { fontSize: size.title, fontWeight: 700, lineHeight: 1.35, letterSpacing: '-0.005em' },
  subtitle1: { fontSize: size.text, fontWeight: 500, lineHeight: 1.5 },
  subtitle2: { fontSize: size.control, fontWeight: 500, lineHeight: 1.45 },
  body1: { fontSize: size.text, lineHeight: 1.55 },
  body2: { fontSize: size.control, lineHeight: 1.5 },
  button: { fontSize: size.control, fontWeight: 700, lineHeight: 1.4, textTransform: 'none', letterSpacing: '0.005em' },
  caption: { fontSize: size.note, lineHeight: 1.45 },
  overline: {
    fontSize: size.note,
    fontWeight: 700,
    lineHeight: 1.45,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
};
