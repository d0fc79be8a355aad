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
  const socket = new Socket();
  const client = new pg.Client({ ...connection, application_name: 'wordcluster-pulse', stream: () => socket });
  client.on('error', () => undefined);
  client
    .connect()
    .then(() => client.query(question))
    .then(
      () => client.end().then(() => over(true)),
      (error: unknown) => over(isSignOfLife(error)),
    )
    .catch(() => over(true));
  return () => void socket.destroy();
}
