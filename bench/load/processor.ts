import { readdir, readFile } from 'node:fs/promises';

/** Of Linux: hundredths of a second. */
const TICKS = 100;

/** Processor time of a process in milliseconds, with that of its children that have ended; zero where it is gone. */
async function timeOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program stands in parentheses and may hold spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field || 0), 0);
  return (ticks * 1000) / TICKS;
}

/** The processes that a process has started and that still run. */
async function childrenOf(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const line = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) === pid) found.push(Number(name));
  }
  return found;
}

/** Processor time of processes and of all that they have started, in milliseconds: other work on the machine does not change it much. */
export async function processorTime(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids) {
    const all = [pid, ...(await childrenOf(pid))];
    for (const one of all) sum += await timeOf(one);
  }
  return sum;
}

/** Parent of a process: of one of PostgreSQL's connections, the database. */
export async function parentOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
}
