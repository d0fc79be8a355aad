import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Milliseconds between two ticks. The monitor counts ticks, not time: a process that was suspended itself sees one late
 * tick, and not an unresponsive database.
 */
export const CHECK_INTERVAL_MS = 200;
/** Ticks without any result after which the database is probed. */
export const PROBE_AFTER_TICKS = 2;
/** Timeout of a probe, in ticks. */
export const PROBE_TIMEOUT_TICKS = 9;
/** Ticks after which the probe connection is closed and opened again: the probe may have been lost. */
export const RECONNECT_AFTER_TICKS = 12;

/** Retry: a second probe after half the probe timeout. */
export const SECOND_PROBE_TICKS = 4;

/** TCP keep-alive in milliseconds; proxies and routers drop idle connections after a few minutes. */
const STAYS_OPEN = 30_000;

/** PostgreSQL's code of a connection that failed. */
const CONNECTION_FAILURE = '08006';

export class DatabaseUnresponsive extends Error {
  readonly code = CONNECTION_FAILURE;
  constructor(message = 'The database says nothing.') {
    super(message);
  }
}

/**
 * An error response proves liveness too, except errors of a pooler without a database (08) and of a database that stops
 * or starts (57P).
 */
const isSignOfLife = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');

/** Probes on a new connection; `over` gets whether a response came. The returned function cancels it at any time. */
export function probe(connection: pg.PoolConfig, question: string, over: (alive: boolean) => void): () => void {
  const line = openLine(connection);
  line.query(question).then(
    () => line.close().then(() => over(true)),
    (error: unknown) => over(isSignOfLife(error)),
  );
  return line.cut;
}

/** Probes repeatedly on one persistent connection: opening one takes long while the database is busy. */
export interface ProbeConnection {
  /** Like `probe`. A connection whose probe was cancelled is not used again. */
  send: (over: (alive: boolean) => void) => () => void;
  /** Whether the next probe can use an open connection. */
  isOpen: () => boolean;
  end: () => void;
}

export function persistentProbe(connection: pg.PoolConfig, question: string): ProbeConnection {
  let idle: Line | null = null;
  let ended = false;

  function returnLine(line: Line): void {
    if (idle || ended) void line.close();
    else idle = line;
  }

  function send(over: (alive: boolean) => void): () => void {
    const wasIdle = idle !== null;
    const line = idle ?? openLine(connection);
    idle = null;
    let { cut } = line;
    let wasCut = false;
    const run = async () => {
      try {
        await line.query(question);
      } catch (error) {
        line.cut();
        // An idle connection may have been closed meanwhile, as by a restart: retry on a new one.
        if (wasIdle && !wasCut && !isSignOfLife(error)) cut = send(over);
        else over(isSignOfLife(error));
        return;
      }
      cut = () => undefined;
      returnLine(line);
      over(true);
    };
    void run();
    return () => {
      wasCut = true;
      cut();
    };
  }

  return {
    send,
    isOpen: () => idle !== null,
    end() {
      ended = true;
      void idle?.close();
      idle = null;
    },
  };
}

interface Line {
  query: (question: string) => Promise<unknown>;
  close: () => Promise<void>;
  cut: () => void;
}

function openLine(connection: pg.PoolConfig): Line {
  const socket = new Socket();
  const client = new pg.Client({
    ...connection,
    application_name: 'wordcluster-probe',
    keepAlive: true,
    keepAliveInitialDelayMillis: STAYS_OPEN,
    stream: () => socket,
  });
  client.on('error', () => undefined);
  const open = client.connect();
  open.catch(() => undefined);
  return {
    query: (question) => open.then(() => client.query(question)),
    close: () => client.end().catch(() => undefined),
    cut: () => void socket.destroy(),
  };
}
