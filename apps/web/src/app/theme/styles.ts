import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { readyStyles, type ReadyStyles } from './ready-styles.ts';
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

function put(label: string, css: string): void {
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.dataset['emotion'] = label;
  style.textContent = css;
  document.head.append(style);
}

/**
 * SSR hydration of Emotion: what stands in the page under its names when the cache is made is neither compiled nor inserted again. With
 * the first draw that was a fifth of what its longest task took.
 */
function putReady(key: string, { names, css, globals }: ReadyStyles): void {
  for (const [name, rules] of globals) put(`${key}-global ${name}`, rules);
  put(`${key} ${names.join(' ')}`, css);
}

export function stylesOf(options: Options, of: typeof theme, ready: ReadyStyles | null): Styles {
  if (ready !== null) putReady(options.key, ready);
  return { cache: createCache({ ...options, ...(nonce ? { nonce } : {}) }), theme: of };
}

/** The styles as they are written, for languages that are read from the left. */
export const asWritten = stylesOf({ key: 'wc' }, theme, readyStyles);
