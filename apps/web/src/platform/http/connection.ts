import { create } from 'zustand';

/** Whether the last call reached the server. A browser that says it is online may still be behind a broken line. */
export const useConnection = create<{ reachable: boolean }>(() => ({ reachable: navigator.onLine }));

/** Told by every call. */
export function publishConnection(reachable: boolean): void {
  if (useConnection.getState().reachable !== reachable) useConnection.setState({ reachable });
}

/** Called once at app start: the browser knows at once when the line is cut or comes back. */
export function followConnection(): void {
  window.addEventListener('offline', () => publishConnection(false));
  window.addEventListener('online', () => publishConnection(true));
}
