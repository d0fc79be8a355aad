import { create } from 'zustand';

interface Connection {
  /** Whether the last call reached the server. A browser that says it is online may still be behind a broken line. */
  reachable: boolean;
  /** The server is there and asked for a moment, as while its database changes its place. */
  paused: boolean;
  /** Changes that are kept until they were sent once more. */
  waiting: number;
}

export const useConnection = create<Connection>(() => ({ reachable: navigator.onLine, paused: false, waiting: 0 }));

function publish(change: Partial<Connection>): void {
  const connection = { ...useConnection.getState(), ...change };
  const { reachable, paused, waiting } = useConnection.getState();
  const isNew = connection.reachable !== reachable || connection.paused !== paused || connection.waiting !== waiting;
  if (isNew) useConnection.setState(connection);
}

/** Told by every call. */
export const publishConnection = (reachable: boolean): void => publish({ reachable });

/** Told by every call that was answered: whether the answer asked for a moment, and whether it is sent again after it. */
export const publishPaused = (paused: boolean, again: boolean): void =>
  publish({ paused, waiting: useConnection.getState().waiting + (paused && again ? 1 : 0) });

/** Told when a change was sent again, or is not to be any more. */
export const publishSentAgain = (): void => publish({ waiting: useConnection.getState().waiting - 1 });

/** Called once at app start: the browser knows at once when the line is cut or comes back. */
export function followConnection(): void {
  window.addEventListener('offline', () => publishConnection(false));
  window.addEventListener('online', () => publishConnection(true));
}
