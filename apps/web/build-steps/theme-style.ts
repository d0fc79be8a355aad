import type { Plugin } from 'vite';
import { paletteOf } from '../src/app/theme/palette.ts';
import { darkTones, lightTones, type Tones } from '../src/app/theme/tones.ts';
import { size } from '../src/app/theme/typography.ts';

const PLACE = '/* theme-style */';

/** The palette under the names that the theme gives its variables (`theme.ts`: `cssVarPrefix`). */
function variables(values: object, prefix: string): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? variables(value, `${prefix}-${name}`) : [`${prefix}-${name}:${value}`],
  );
}

const rule = (selector: string, tones: Tones) =>
  `${selector}{${variables(paletteOf(tones), '--wc-palette').join(';')}}`;

/** Puts colours and sizes of the theme into the page's own styles, so that what is drawn before it looks the same. */
export const themeStyle = (): Plugin => ({
  name: 'theme-style',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(
        PLACE,
        [`:root{${variables(size, '--size').join(';')}}`, rule('.dark', darkTones), rule('.light', lightTones)].join(
          '',
        ),
      ),
  },
});
