import type { PaletteOptions } from '@mui/material/styles';
import type { Tones } from './tones.ts';

/** Colours beyond MUI's own, as `tones.raised` in `sx` and `theme.vars.palette.tones.raised` in overrides. */
interface ToneColors {
  raised: string;
  hairline: string;
  field: string;
  fill: string;
  fillHover: string;
  onFill: string;
  alarm: string;
  onAlarm: string;
  glow: string;
  shadow: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    tones: ToneColors;
  }
  interface PaletteOptions {
    tones: ToneColors;
  }
}

const voice = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

/** The palette of one theme. Pink is for accents and a learner's mistakes, red for failures and permanent removal. */
export function paletteOf(tones: Tones): PaletteOptions {
  const { raised, hairline, field, fill, fillHover, onFill, alarm, onAlarm, glow, shadow } = tones;
  return {
    background: { default: tones.desk, paper: tones.surface },
    text: { primary: tones.text, secondary: tones.quiet, disabled: tones.field },
    divider: hairline,
    primary: voice(tones.green, tones.desk),
    secondary: voice(tones.pink, tones.onPink),
    error: voice(tones.red, tones.onRed),
    success: voice(tones.green, tones.desk),
    warning: voice(tones.amber, tones.desk),
    info: voice(tones.blue, tones.desk),
    tones: { raised, hairline, field, fill, fillHover, onFill, alarm, onAlarm, glow, shadow },
  };
}
