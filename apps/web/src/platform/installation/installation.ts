import { create } from 'zustand';
import type { Installation } from '@wordcluster/contract/types';

/** Defaults as specified, for the development server and the prerendered pages. */
const STANDARD: Installation = {
  shop: true,
  registration: 'open',
  password_login: true,
  mails: true,
  sign_in_providers: [],
  site_name: null,
  site_logo: null,
  imprint_url: null,
  privacy_url: null,
  terms_url: null,
};

function written(): Partial<Installation> {
  const page = typeof document === 'undefined' ? null : document.querySelector('meta[name="installation"]');
  try {
    return JSON.parse(page?.getAttribute('content') ?? '{}') as Partial<Installation>;
  } catch {
    return {};
  }
}

export const useInstallation = create<Installation>(() => ({ ...STANDARD, ...written() }));

/** A page from the service worker may be older than the server's settings: the server's response counts. */
export const learnInstallation = (answer: Installation): void => useInstallation.setState(answer);

/** Whether plans are sold here; for use outside of components. */
export const hasShop = (): boolean => useInstallation.getState().shop;
