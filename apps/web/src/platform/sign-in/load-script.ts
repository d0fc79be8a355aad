import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from '../http/api-failure.ts';
const loading = new Map<string, Promise<void>>();

/** Loads another origin's script once, under this page's nonce. Rejects when it cannot be reached. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      reject(browserFailure(message('browser.part_not_loaded')));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}
