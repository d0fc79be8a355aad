import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The theme turns the ripple of buttons off (motion that explains nothing), but its code would still be loaded with
 * the first page: 3 kB with the animation library behind it. An empty component takes its place.
 */
export function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromButton = importer !== undefined && /@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase/.test(importer);
      return fromButton && /^\.\/TouchRipple(\.\w+)?$/.test(source)
        ? path.join(import.meta.dirname, '../src/ui/NoRipple.tsx')
        : null;
    },
  };
}
