import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './errors.ts';

/** SQLite's own code for "somebody else holds the lock". */
const BUSY = 5;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/**
 * Takes the lock of a data folder; calling what it returns gives it back.
 * The lock is SQLite's lock on an empty file: Node has no file locks of its own, and this one is taken by the
 * kernel at once or not at all and ends with its process, even after kill -9, so it can never be stale.
 * `timeoutMs` (milliseconds) lets a server that is just stopping finish.
 */
export async function takeLock(file: string, folder: string, timeoutMs: number): Promise<() => void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      return () => lock.close();
    } catch (error) {
      lock.close();
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw new EmbeddedPostgresError('already_running', { folder });
    }
    await sleep(100);
  }
}
