import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's own code for "somebody else holds the lock". */
const BUSY = 5;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/** Said when the data folder belongs to a running server; the sentence is meant for the person who started this one. */
class AlreadyRunningError extends Error {
  constructor(dataDir: string) {
    super(`Another Wordcluster is already using ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`);
    this.name = 'AlreadyRunningError';
  }
}

/**
 * Takes the lock of a data folder; calling the answer gives it back.
 * The lock is SQLite's lock on an empty file: Node has no file locks of its own, and this one is taken by the
 * kernel at once or not at all and ends with its process, even after kill -9, so it can never be stale.
 * `patience` (milliseconds) lets a server that is just stopping finish.
 */
export async function takeLock(file: string, dataDir: string, patience: number): Promise<() => void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      return () => lock.close();
    } catch (error) {
      lock.close();
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw new AlreadyRunningError(dataDir);
    }
    await sleep(100);
  }
}
