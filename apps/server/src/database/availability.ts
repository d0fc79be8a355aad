import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The code that PostgreSQL, the system or a library gave an error; empty without one. */
export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Transient: the connection pool is exhausted, or the database is down, starting or failing over. */
export function isDatabaseUnavailable(error: Error): boolean {
  const code = codeOf(error);
  // PostgreSQL's codes. 40: serialization failure or deadlock; 25006: read-only after a failover; 57014: statement
  // timeout.
  if (/^(08|40|53|57P)|^(25006|57014)$/.test(code)) return true;
  // The driver's words, without a code.
  if (DRIVER_LOST_IT.some((words) => error.message.startsWith(words))) return true;
  // System errors; several in one where a host has several addresses.
  return (
    CONNECTION_LOST.has(code) &&
    (/^(connect|read|write|getaddrinfo) /.test(error.message) || error instanceof AggregateError)
  );
}

const DRIVER_LOST_IT = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  // Node's error for a connection that was closed or timed out a moment before it is written to.
  'This socket has been ended by the other party',
  'Cannot call write after a stream was destroyed',
  'write after end',
  'Socket is closed',
];

const CONNECTION_LOST = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOENT ENOTFOUND EAI_AGAIN'.split(' '),
);

/** Timeout (milliseconds) for a database that starts at the same moment, as after a power cut. */
const START_TIMEOUT_MS = 60_000;

/**
 * Retries until the database is up; `say` gets a sentence while it is not. Throws other errors at once, and this one
 * after the timeout.
 */
export async function waitForDatabase(
  connection: pg.PoolConfig,
  say: (line: string) => void,
  timeoutMs = START_TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let reported = false; ; reported = true) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      if (!reported) say(`Waiting for the database (${error.message || codeOf(error)})…`);
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(Math.min(1_000, timeoutMs));
  }
}
