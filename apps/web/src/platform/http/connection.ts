import { create } from 'zustand';

interface Connection {
  /** Whether the last call reached the server. A browser may report "online" without a working connection. */
  reachable: boolean;
  /** The server is reachable but paused, as during a failover of its database. */
  paused: boolean;
  /** Number of changes waiting for their retry. */
  retrying: number;
}

export const useConnection = create<Connection>(() => ({ reachable: navigator.onLine, paused: false, retrying: 0 }));

function publish(change: Partial<Connection>): void {
  const connection = { ...useConnection.getState(), ...change };
  const { reachable, paused, retrying } = useConnection.getState();
  const isNew = connection.reachable !== reachable || connection.paused !== paused || connection.retrying !== retrying;
  if (isNew) useConnection.setState(connection);
}

/** Called after every request. */
export const publishConnection = (reachable: boolean): void => publish({ reachable });

/** Called after every response: whether the server is temporarily unavailable, and whether the request is retried. */
export const publishPaused = (paused: boolean, again: boolean): void =>
  publish({ paused, retrying: useConnection.getState().retrying + (paused && again ? 1 : 0) });

/** Called when a retry was sent, or cancelled. */
export const publishSentAgain = (): void => publish({ retrying: useConnection.getState().retrying - 1 });

/** Called once at app start: the browser reports lost and restored connections at once. */
export function followConnection(): void {
  window.addEventListener('offline', () => publishConnection(false));
  window.addEventListener('online', () => publishConnection(true));
}
