import { message } from '@wordcluster/domain/messages/browser';
import { antiForgeryToken } from '../http/anti-forgery.ts';
import { browserFailure } from '../http/api-failure.ts';
import { loadScript } from './load-script.ts';

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
