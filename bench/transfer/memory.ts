import { readFile } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Runs `work` and answers by how many megabytes the process's memory rose above where it was (Linux only). */
export async function memoryGrowth<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; growth: number }> {
  const before = await residentBytes(pid);
  let highest = before;
  const timer = setInterval(() => void residentBytes(pid).then((now) => (highest = Math.max(highest, now))), 10);
  const result = await work();
  clearInterval(timer);
  return { result, growth: (highest - before) / MEGABYTE };
}
