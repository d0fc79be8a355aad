import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '@wordcluster/testing/product';

/**
 * Makes the database of a server silent, as a machine that hangs: nothing is refused and nothing answered, until the
 * returned function lets it go on. Linux alone.
 */
export function silenceDatabase({ dataDir }: Product): () => void {
  const [file = ''] = globSync('postgres/**/postmaster.pid', { cwd: dataDir });
  const [first = ''] = readFileSync(path.join(dataDir, file), 'utf8').split('\n');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  const all = [first, ...children].map(Number);
  const send = (signal: NodeJS.Signals) => {
    for (const pid of all) process.kill(pid, signal);
  };
  send('SIGSTOP');
  return () => send('SIGCONT');
}
