import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Milliseconds between two looks. All times of a monitor are counted in looks: a process that stood still itself sees one look
 * late, and not a database that did not answer.
 */
export const CHECK_INTERVAL_MS = 200;
/** Where somebody waits without an answer for so many looks, the database is asked whether it is there. */
export const PROBE_AFTER_TICKS = 2;
/** Timeout of a probe, in ticks. */
export const PROBE_TIMEOUT_TICKS = 9;
/** Ticks after which the probe connection is closed and opened again: the probe may have been lost. */
export const RECONNECT_AFTER_TICKS = 12;

/** Retry: a second probe after half the probe timeout. */
export const SECOND_PROBE_TICKS = 4;

/** Milliseconds after which an idle connection shows that it is in use; proxies and routers forget one after a few minutes. */
const STAYS_OPEN = 30_000;

/** PostgreSQL's code of a connection that failed. */
const CONNECTION_FAILURE = '08006';

export class DatabaseUnresponsive extends Error {
  readonly code = CONNECTION_FAILURE;
  constructor(message = 'The database says nothing.') {
    super(message);
  }
}

/** A refusal with a reason is one too, but for those of a pooler that has no database (08) and of one that ends or starts (57P). */
const isSignOfLife = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');

/** Asks on a connection of its own; `over` hears whether an answer came. What is returned ends it, also before there is one. */
export function probe(connection: pg.PoolConfig, question: string, over: (heard: boolean) => void): () => void {
  const line = openLine(connection);
  line.ask(question).then(
    () => line.close().then(() => over(true)),
    (error: unknown) => over(isSignOfLife(error)),
  );
  return line.cut;
}

/** Asks the same again and again on one connection that is kept: to open one takes long where the database has much to do. */
export interface ProbeConnection {
  /** As probe. A connection whose question was ended is not used again. */
  ask: (over: (heard: boolean) => void) => () => void;
  /** Whether the next question has a connection already. */
  isOpen: () => boolean;
  end: () => void;
}

export function persistentProbe(connection: pg.PoolConfig, question: string): ProbeConnection {
  let idle: Line | null = null;
  let ended = false;

  function keep(line: Line): void {
    if (idle || ended) void line.close();
    else idle = line;
  }

  function ask(over: (heard: boolean) => void): () => void {
    const wasKept = idle !== null;
    const line = idle ?? openLine(connection);
    idle = null;
    let { cut } = line;
    let wasCut = false;
    const wait = async () => {
      try {
        await line.ask(question);
      } catch (error) {
        line.cut();
        // A kept one may have been closed some time ago, as by a restart.
        if (wasKept && !wasCut && !isSignOfLife(error)) cut = ask(over);
        else over(isSignOfLife(error));
        return;
      }
      cut = () => undefined;
      keep(line);
      over(true);
    };
    void wait();
    return () => {
      wasCut = true;
      cut();
    };
  }

  return {
    ask,
    isOpen: () => idle !== null,
    end() {
      ended = true;
      void idle?.close();
      idle = null;
    },
  };
}

interface Line {
  ask: (question: string) => Promise<unknown>;
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
    ask: (question) => open.then(() => client.query(question)),
    close: () => client.end().catch(() => undefined),
    cut: () => void socket.destroy(),
  };
}
