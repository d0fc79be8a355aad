import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { readyStylesMirrored } from './ready-styles-mirrored.ts';
import { stylesOf } from './styles.ts';
import { theme } from './theme.ts';

/** Left and right changed places, for languages that are read from the right. Loaded with the first of them. */
export const mirrored = stylesOf(
  // Emotion leaves its own prefixes out where plugins are named.
  { key: 'wc-rtl', stylisPlugins: [prefixer, mirror] },
  { ...theme, direction: 'rtl' },
  readyStylesMirrored,
);
