import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { readyStylesMirrored } from './ready-styles-mirrored.ts';
import { stylesOf } from './styles.ts';
import { theme } from './theme.ts';

/** Mirrored styles for right-to-left languages. Loaded with the first of them. */
export const mirrored = stylesOf(
  // With custom plugins Emotion omits its own prefixer.
  { key: 'wc-rtl', stylisPlugins: [prefixer, mirror] },
  { ...theme, direction: 'rtl' },
  readyStylesMirrored,
);
