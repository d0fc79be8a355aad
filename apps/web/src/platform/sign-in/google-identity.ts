import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from '../http/api-failure.ts';
import { antiForgeryToken } from '../http/anti-forgery.ts';

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

interface GoogleAccounts {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
    cancel_on_tap_outside: boolean;
  }): void;
  renderButton(
    element: HTMLElement,
    options: { theme: string; size: string; width: number; shape: string; locale: string },
  ): void;
  prompt(): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } };
  }
}

/** Ties Google's token to this browser: the hash of a cookie that only this browser has. */
async function nonce(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(await antiForgeryToken()));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Google's button and one-tap, loaded when a page shows them. */
export async function googleAccounts(clientId: string, onToken: (idToken: string) => void): Promise<GoogleAccounts> {
  await loadScript('https://accounts.google.com/gsi/client');
  const accounts = window.google?.accounts.id;
  if (!accounts) throw browserFailure(message('browser.google_unreachable'));
  accounts.initialize({
    client_id: clientId,
    nonce: await nonce(),
    callback: ({ credential }) => onToken(credential),
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
  });
  return accounts;
}
