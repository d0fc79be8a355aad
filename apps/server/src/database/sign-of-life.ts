import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Milliseconds between two looks. All times of a pulse are counted in looks: a process that stood still itself sees one look
 * late, and not a database that did not answer.
 */
export const TICK = 200;
/** Where somebody waits without an answer for so many looks, the database is asked whether it is there. */
export const UNEASY = 2;
/** In so many it has to say anything then. */
export const REPLY = 9;
/** After so many, who was asked is called back: what was asked may have been lost on the way. */
export const AGAIN = 12;

/** Half of the looks of a reply: it is asked once more then, as the first question may have been unlucky. */
export const ONCE_MORE = 4;

/** Milliseconds after which an idle connection shows that it is in use; proxies and routers forget one after a few minutes. */
const STAYS_OPEN = 30_000;

/** PostgreSQL's code of a connection that failed. */
const CONNECTION_FAILURE = '08006';

export class DatabaseSilent extends Error {
  readonly code = CONNECTION_FAILURE;
  constructor(message = 'The database says nothing.') {
    super(message);
  }
}

/** A refusal with a reason is one too, but for those of a pooler that has no database (08) and of one that ends or starts (57P). */
const isSignOfLife = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');

/** Asks on a connection of its own; `over` hears whether an answer came. What is returned ends it, also before there is one. */
export function askForLife(connection: pg.PoolConfig, question: string, over: (heard: boolean) => void): () => void {
  const line = openLine(connection);
  line.ask(question).then(
    () => line.hangUp().then(() => over(true)),
    (error: unknown) => over(isSignOfLife(error)),
  );
  return line.cut;
}

/** Asks the same again and again on one connection that is kept: to open one takes long where the database has much to do. */
export interface KeptLine {
  /** As askForLife. A connection whose question was ended is not used again. */
  ask: (over: (heard: boolean) => void) => () => void;
  /** Whether the next question has a connection already. */
  isOpen: () => boolean;
  end: () => void;
}

export function keptLine(connection: pg.PoolConfig, question: string): KeptLine {
  let idle: Line | null = null;
  let ended = false;

  function keep(line: Line): void {
    if (idle || ended) void line.hangUp();
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
      void idle?.hangUp();
      idle = null;
    },
  };
}

interface Line {
  ask: (question: string) => Promise<unknown>;
  hangUp: () => Promise<void>;
  cut: () => void;
}

function openLine(connection: pg.PoolConfig): Line {
  const socket = new Socket();
  const client = new pg.Client({
    ...connection,
    application_name: 'wordcluster-pulse',
    keepAlive: true,
    keepAliveInitialDelayMillis: STAYS_OPEN,
    stream: () => socket,
  });
  client.on('error', () => undefined);
  const open = client.connect();
  open.catch(() => undefined);
  return {
    ask: (question) => open.then(() => client.query(question)),
    hangUp: () => client.end().catch(() => undefined),
    cut: () => void socket.destroy(),
  };
}
