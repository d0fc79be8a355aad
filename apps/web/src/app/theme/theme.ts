import { createTheme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { feedback } from './feedback.ts';
import { paletteOf } from './palette.ts';
import { surfaces } from './surfaces.ts';
import { darkTones, lightTones } from './tones.ts';
import { typography } from './typography.ts';

/** A quiet study desk at night, and by day: both themes as CSS variables, chosen by a class on the html element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: 'wc' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: { palette: paletteOf(darkTones) }, light: { palette: paletteOf(lightTones) } },
  shape: { borderRadius: 8 },
  typography,
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: { ...controls, ...surfaces, ...feedback },
});
