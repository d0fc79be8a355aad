import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Milliseconds between two looks. All times here are counted in looks: a process that stood still itself sees one look
 * late, and not a database that did not answer.
 */
const TICK = 200;
/** After so many looks at a statement that is not answered, the database is asked whether it is there at all. */
const UNEASY = 3;
/** In so many it has to say anything then. */
const REPLY = 6;
/** After so many, somebody else is sent: what was asked may have been lost on the way. */
const AGAIN = 10;

/** PostgreSQL's code of a connection that failed. */
const CONNECTION_FAILURE = '08006';

export class DatabaseSilent extends Error {
  readonly code = CONNECTION_FAILURE;
  constructor() {
    super('The database says nothing.');
  }
}

/** Tells a database that is silent from one that is slow. */
export interface Pulse {
  /** Why nothing should be asked now; null where the database was heard, or nobody had to wait. */
  silence(): DatabaseSilent | null;
  /** Waits with whoever asked; `giveUp` is called where the database says nothing to anybody. Returns what ends the waiting. */
  watch(giveUp: (why: DatabaseSilent) => void): () => void;
  end(): void;
}

interface Waiting {
  ticks: number;
  giveUp: (why: DatabaseSilent) => void;
}

/**
 * While a statement waits, a connection of its own asks the database for a sign of life. A slow one gives it, and the statement
 * has all its time; of one that is frozen, or lost behind a pooler or a network, everybody who waits is told within three
 * seconds, and whoever comes next at once, until it is heard again.
 */
export function databasePulse(connection: pg.PoolConfig): Pulse {
  const waiting = new Set<Waiting>();
  let silent = false;
  let beat: { ticks: number; socket: Socket } | null = null;
  let clock: NodeJS.Timeout | null = null;

  function fallSilent(): void {
    silent = true;
    for (const { giveUp } of waiting) giveUp(new DatabaseSilent());
    waiting.clear();
  }

  function isHeard(): void {
    silent = false;
    for (const one of waiting) one.ticks = 0;
  }

  function endBeat(): void {
    beat?.socket.destroy();
    beat = null;
  }

  function startBeat(): void {
    const own = { ticks: 0, socket: new Socket() };
    beat = own;
    const client = new pg.Client({ ...connection, application_name: 'wordcluster-pulse', stream: () => own.socket });
    client.on('error', () => undefined);
    const over = (heard: boolean) => {
      if (beat !== own) return;
      endBeat();
      if (heard) isHeard();
      else fallSilent();
    };
    client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => client.end().then(() => over(true)),
        // A refusal with a reason is a sign of life too.
        (error: unknown) => over(error instanceof pg.DatabaseError),
      )
      .catch(() => over(true));
  }

  function look(): void {
    let uneasy = silent;
    for (const one of waiting) if ((one.ticks += 1) >= UNEASY) uneasy = true;
    if (beat) {
      beat.ticks += 1;
      if (beat.ticks === REPLY) fallSilent();
      if (beat.ticks === AGAIN) endBeat();
    } else if (uneasy) startBeat();
    else if (waiting.size === 0) stop();
  }

  function stop(): void {
    if (clock) clearInterval(clock);
    clock = null;
  }

  return {
    silence: () => (silent ? new DatabaseSilent() : null),
    watch(giveUp) {
      const one = { ticks: 0, giveUp };
      waiting.add(one);
      clock ??= setInterval(look, TICK).unref();
      return () => void waiting.delete(one);
    },
    end() {
      stop();
      endBeat();
    },
  };
}
