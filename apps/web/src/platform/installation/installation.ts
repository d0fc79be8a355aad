import { create } from 'zustand';
import type { Installation } from '@wordcluster/contract/types';

/** As the product is specified, for pages that came from elsewhere: the development server, the build's own drawing. */
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

/** A page that the service worker kept may be older than the server's settings: the answer of the server counts. */
export const learnInstallation = (answer: Installation): void => useInstallation.setState(answer);

/** Whether plans are sold here; outside of components. */
export const hasShop = (): boolean => useInstallation.getState().shop;
