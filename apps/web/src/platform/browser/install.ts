import { create } from 'zustand';

/** Chrome's and Edge's offer to install the app; other browsers have it in a menu only. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

const useOffer = create<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/** Called once at app start: the browser's event comes early, and only once. */
export function followInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffer.setState({ offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => useOffer.setState({ offer: null }));
}

/** Opens the browser's install prompt; null if it offers none. */
export function useInstall(): (() => void) | null {
  const offer = useOffer((state) => state.offer);
  return offer === null ? null : () => void offer.prompt().finally(() => useOffer.setState({ offer: null }));
}
