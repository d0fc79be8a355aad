import { readdir, readFile } from 'node:fs/promises';

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
