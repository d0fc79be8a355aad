import { readdir, readFile } from 'node:fs/promises';

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

const VOICE = 'voice-espeak';

/** Resident memory (MiB) of the voice processes that a server has started; zero where there is no /proc. */
export async function voiceMemory(server: number): Promise<{ processes: number; mib: number }> {
  const found: number[] = [];
  for (const pid of await readdir('/proc').catch(() => [])) {
    const status = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') : '';
    const command = status ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
    if (!command.includes(VOICE) || !status.includes(`PPid:\t${server}\n`)) continue;
    found.push(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
  }
  return { processes: found.length, mib: found.reduce((sum, mib) => sum + mib, 0) };
}
