import type { Worker } from 'node:worker_threads';

/** A reading may take so long (milliseconds of processor time), and so much more for each megabyte of its parts. */
const BASE_MS = 5_000;
const MEGABYTE_MS = 5_000;
const MOST_MS = 60_000;
const MEGABYTE = 1_000_000;
/** How often (milliseconds) a thread's time is looked at. */
const LOOK_MS = 250;

/** How many milliseconds of processor time a file may take whose parts unpack to so many bytes. */
export const allowedTime = (bytes: number): number => Math.min(MOST_MS, BASE_MS + (bytes / MEGABYTE) * MEGABYTE_MS);

/**
 * Calls `exceeded` when a thread has used more processor time from now on than `allowed` says; calling what is
 * returned ends the watch. Time in which the machine did something else does not count.
 */
export function watchProcessorTime(thread: Worker, allowed: () => number, exceeded: () => void): () => void {
  const before = thread.cpuUsage();
  const look = async () => {
    const { user, system } = await thread.cpuUsage(await before);
    if ((user + system) / 1000 > allowed()) exceeded();
  };
  // A thread that has ended has no time; its end is noticed elsewhere.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  before.catch(() => undefined);
  return () => clearInterval(timer);
}
