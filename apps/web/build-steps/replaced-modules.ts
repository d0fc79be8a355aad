import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the catalogues of messages by id, as Lingui does the web app's own: the browser has no compiler. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'compiled-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /messages\/catalogues\/\w+\.json$/ },
      handler(json) {
        const texts = Object.entries<string>(JSON.parse(json));
        return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
      },
    },
  };
}

/**
 * Lucide's icons collect their attributes and classes anew in every draw, from several sets of defaults, and name themselves when they are
 * loaded. Ours do neither: of the list's first draw that was a tenth.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler(_source, importer) {
        const fromIcon = importer !== undefined && /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(importer);
        return fromIcon ? path.join(import.meta.dirname, '../src/ui/light-icon.ts') : null;
      },
    },
  };
}

/** MUI calls Emotion's `styled` with a tag and never as `styled.div`, of which it makes 139 when it is loaded: without them. */
export function styledWithoutTags(): Plugin {
  return {
    name: 'styled-without-tags',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@emotion\/styled$/ },
      handler(_source, importer) {
        const fromMui = importer !== undefined && /@mui[\\/]styled-engine[\\/]/.test(importer);
        return fromMui ? this.resolve('@emotion/styled/base', importer) : null;
      },
    },
  };
}

/**
 * The theme turns the ripple of buttons off (motion that explains nothing), but its code would still be loaded with
 * the first page: 3 kB with the animation library behind it. An empty component takes its place.
 */
export function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/TouchRipple(\.\w+)?$/ },
      handler(_source, importer) {
        const fromButton = importer !== undefined && /@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase/.test(importer);
        return fromButton ? path.join(import.meta.dirname, '../src/ui/NoRipple.tsx') : null;
      },
    },
  };
}
