import { readFileSync } from 'node:fs';

/** Resources used by a process so far. */
export interface Usage {
  processorMs: number;
  residentMb: number;
}

/** Linux counts processor time in hundredths of a second for every program (USER_HZ). */
const TICK_MS = 10;
/** Indexes in /proc/<pid>/stat behind the name, which may contain spaces. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

/**
 * Synchronous: /proc is memory, and the thread pool may be busy. Null if the system has no /proc or the process ended.
 */
export function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kilobytes = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0;
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return { processorMs: ticks * TICK_MS, residentMb: Number(kilobytes) / 1024 };
  } catch {
    return null;
  }
}
