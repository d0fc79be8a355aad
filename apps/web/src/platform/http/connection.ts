import { create } from 'zustand';

interface Connection {
  /** Whether the last call reached the server. A browser that says it is online may still be behind a broken line. */
  reachable: boolean;
  /** The server is there and asked for a moment, as while its database changes its place. */
  paused: boolean;
}

export const useConnection = create<Connection>(() => ({ reachable: navigator.onLine, paused: false }));

function publish(change: Partial<Connection>): void {
  const connection = { ...useConnection.getState(), ...change };
  const { reachable, paused } = useConnection.getState();
  if (connection.reachable !== reachable || connection.paused !== paused) useConnection.setState(connection);
}

/** Told by every call. */
export const publishConnection = (reachable: boolean): void => publish({ reachable });

/** Told by every call that was answered: whether the answer asked for a moment. */
export const publishPaused = (paused: boolean): void => publish({ paused });

/** Called once at app start: the browser knows at once when the line is cut or comes back. */
export function followConnection(): void {
  window.addEventListener('offline', () => publishConnection(false));
  window.addEventListener('online', () => publishConnection(true));
}
