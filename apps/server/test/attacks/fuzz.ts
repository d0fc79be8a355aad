import fc from 'fast-check';
import { hostileCalls, type HostileCall } from './hostile-calls.ts';
import type { Target } from './target.ts';
import { Fault, memoryOf, patienceFor, stillThere } from './watch.ts';
import { caller } from './wire.ts';

/** Calls under way at a time: as many as one address's browsers make. */
const AT_ONCE = 8;
const AT_A_TIME = 500;
/** The longest refusal (bytes): the header of an answer is not counted. */
const LONGEST_REFUSAL = 4096;

const described = ({ name, path, body }: HostileCall) =>
  `${name}\n  ${path}\n  ${body?.toString('utf8').slice(0, 500) ?? ''}`;

/** Makes that many hostile calls, round robin over the attackers. */
export async function fuzz(target: Target, count: number, seed: number): Promise<string> {
  const wire = caller(Number(new URL(target.product.url).port));
  const statuses = new Map<number, number>();
  const people = Object.entries(target.attackers);
  const arbitraries = people.map(([, person]) => hostileCalls(person, target.learner));
  let plateau: number | null = null;

  const ask = (call: HostileCall, who: string) =>
    wire.call(call).catch((error: NodeJS.ErrnoException) => {
      // Closed before all of a body was sent: it was refused without being read.
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') return null;
      throw new Fault(`${who}: ${error.message}\n${described(call)}`);
    });

  /** It may have waited for the machine or for the user's other calls; alone, only the product remains. */
  const slow: HostileCall[] = [];
  const again = async (call: HostileCall, who: string) => {
    const response = await ask(call, who);
    if (response && response.ms > patienceFor(call.name))
      throw new Fault(`${who} waited ${Math.round(response.ms)} ms, alone\n${described(call)}`);
  };

  const make = async (call: HostileCall, who: string) => {
    const response = await ask(call, who);
    if (response === null) return;
    const { status, bytes } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Fault(`${who} was answered ${status}\n${described(call)}`);
    if (status >= 400 && bytes > LONGEST_REFUSAL)
      throw new Fault(`${who} was refused in ${bytes} bytes\n${described(call)}`);
    if (response.ms > patienceFor(call.name)) slow.push(call);
  };

  try {
    for (let made = 0, round = 0; made < count; round += 1) {
      const index = round % people.length;
      const [who = '', arbitrary] = [people[index]?.[0], arbitraries[index]];
      if (!arbitrary) throw new Error('nobody attacks');
      const calls = fc.sample(arbitrary, { seed: seed + round, numRuns: Math.min(AT_A_TIME, count - made) });
      const workers = Array.from({ length: AT_ONCE }, async (_, worker) => {
        for (let next = worker; next < calls.length; next += AT_ONCE) {
          const call = calls[next];
          if (call) await make(call, who);
        }
      });
      await Promise.all(workers);
      for (const call of slow.splice(0)) await again(call, who);
      made += calls.length;
      await stillThere(target, plateau);
      // The first of each have filled caches and started threads.
      if (round === 2 * people.length) plateau = memoryOf(target);
    }
  } finally {
    wire.close();
  }
  const kinds = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`);
  return `${count} calls: ${kinds.join(', ')}`;
}
