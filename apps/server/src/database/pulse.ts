import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Milliseconds between two looks. All times here are counted in looks: a process that stood still itself sees one look
 * late, and not a database that did not answer.
 */
const TICK = 200;
/** Where nothing at all was answered for so many looks, and somebody waits, the database is asked whether it is there. */
const UNEASY = 2;
/** In so many it has to say anything then; after half of them it is asked once more, as the first may have been unlucky. */
const REPLY = 9;
const ONCE_MORE = 4;
/** After so many, both are called back: what they asked may have been lost on the way. */
const AGAIN = 12;

/** PostgreSQL's code of a connection that failed. */
const CONNECTION_FAILURE = '08006';

export class DatabaseSilent extends Error {
  readonly code = CONNECTION_FAILURE;
  constructor() {
    super('The database says nothing.');
  }
}

/** A refusal with a reason is one too, but for those of a pooler that has no database (08) and of one that ends or starts (57P). */
const isSignOfLife = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');

/** Tells a database that is silent from one that is slow. */
export interface Pulse {
  /** Why nothing should be asked now; null where the database was heard, or nobody had to wait. */
  silence(): DatabaseSilent | null;
  /**
   * Waits with whoever asked; `giveUp` is called where the database says nothing to anybody. Returns what ends the waiting: an answer
   * to one is a sign of life for all.
   */
  watch(giveUp: (why: DatabaseSilent) => void): (answered: boolean) => void;
  end(): void;
}

interface Waiting {
  since: number;
  giveUp: (why: DatabaseSilent) => void;
}

interface Beat {
  since: number;
  sockets: Socket[];
}

/**
 * While a statement waits and no other is answered, a connection of its own asks the database for a sign of life. A slow one gives it,
 * and the statement has all its time; of one that is frozen, or lost behind a pooler or a network, everybody who waits is told
 * within three seconds, and whoever comes next at once, until it is heard again.
 */
export function databasePulse(connection: pg.PoolConfig): Pulse {
  const waiting = new Set<Waiting>();
  let now = 0;
  let heardAt = 0;
  let silent = false;
  let beat: Beat | null = null;
  let clock: NodeJS.Timeout | null = null;

  function fallSilent(): void {
    silent = true;
    for (const { giveUp } of waiting) giveUp(new DatabaseSilent());
    waiting.clear();
  }

  function isHeard(): void {
    heardAt = now;
    silent = false;
    endBeat();
  }

  function endBeat(): void {
    for (const socket of beat?.sockets ?? []) socket.destroy();
    beat = null;
  }

  function ask(asking: Beat): void {
    const socket = new Socket();
    asking.sockets.push(socket);
    const client = new pg.Client({ ...connection, application_name: 'wordcluster-pulse', stream: () => socket });
    client.on('error', () => undefined);
    const over = (heard: boolean) => {
      if (beat !== asking) return;
      if (heard) return isHeard();
      endBeat();
      fallSilent();
    };
    client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => client.end().then(() => over(true)),
        (error: unknown) => over(isSignOfLife(error)),
      )
      .catch(() => over(true));
  }

  function look(): void {
    now += 1;
    const longest = Math.min(...Array.from(waiting, ({ since }) => since));
    if (beat) {
      const asked = now - beat.since;
      if (asked === ONCE_MORE) ask(beat);
      if (asked === REPLY) fallSilent();
      if (asked === AGAIN) endBeat();
    } else if (silent || now - Math.max(longest, heardAt) >= UNEASY) {
      beat = { since: now, sockets: [] };
      ask(beat);
    } else if (waiting.size === 0) stop();
  }

  function stop(): void {
    if (clock) clearInterval(clock);
    clock = null;
  }

  return {
    silence: () => (silent ? new DatabaseSilent() : null),
    watch(giveUp) {
      const one = { since: now, giveUp };
      waiting.add(one);
      clock ??= setInterval(look, TICK).unref();
      return (answered) => {
        waiting.delete(one);
        if (answered && (heardAt !== now || beat)) isHeard();
      };
    },
    end() {
      stop();
      endBeat();
    },
  };
}
