import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { theme } from './theme.ts';

/** Style caches of components. */
export interface Styles {
  cache: EmotionCache;
  theme: typeof theme;
}

// The content security policy requires a nonce; the browser hides the attribute but keeps the property. At build
// (list-skeleton) there is no page.
const nonce = import.meta.env.SSR
  ? undefined
  : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export const stylesOf = (options: Options, of: typeof theme): Styles => ({
  cache: createCache({ ...options, ...(nonce ? { nonce } : {}) }),
  theme: of,
});

/** The styles as they are written, for languages that are read from the left. */
export const asWritten = stylesOf({ key: 'wc' }, theme);
