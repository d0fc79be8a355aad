import { Agent } from 'node:http';
import { median } from '../figures.ts';
import { startMeasured, type Measured } from '../calls/product.ts';
import { eachStep } from './day.ts';
import { send } from './drive.ts';
import { fillWith, makeLearners, type Person } from './people.ts';

/** Whose calls are measured. They have 1,000 rows. */
const PEOPLE = 20;
/** Number of calls at each size, and of those that only warm up. */
const TIMES = 420;
const WARM = 20;

interface Size {
  rows: number;
  measured: Measured;
  people: Person[];
  /** Milliseconds of each call. */
  times: Map<string, number[]>;
}

async function sized(measured: Measured, rows: number): Promise<Size> {
  const people = await makeLearners(measured, PEOPLE);
  await fillWith(measured, rows);
  return { rows, measured, people, times: new Map() };
}

/**
 * Effect of the size of the database: each call alone, at a database of each size in turn, so that the machine's ups and downs meet all
 * of them.
 */
export async function measureSizes(
  wanted: number[],
  settings: Record<string, string>,
  say: (line: string) => void,
): Promise<void> {
  const started: Measured[] = [];
  const agent = new Agent({ keepAlive: true });
  try {
    const sizes: Size[] = [];
    for (const rows of wanted) {
      const measured = await startMeasured(settings);
      started.push(measured);
      sizes.push(await sized(measured, rows));
    }
    for (let round = 0; round < TIMES; round += 1)
      for (const { measured, people, times } of sizes) {
        const person = people[round % PEOPLE];
        if (!person) throw new Error('There is nobody.');
        for (const step of eachStep(person, Math.random)) {
          const start = performance.now();
          const status = await send(agent, measured.url, person.token, step);
          if (status >= 300) throw new Error(`${step.name}: ${status}`);
          if (round >= WARM) times.set(step.name, [...(times.get(step.name) ?? []), performance.now() - start]);
        }
      }
    say('\nwhat the size of the database changes: median of each call, and how much more it is than at the first size');
    const [first] = sizes;
    for (const { rows, times } of sizes) {
      const figures = [...times].map(([name, all]) => {
        const ms = median(all);
        return `${name} ${ms.toFixed(2)} ms (${(ms / median(first?.times.get(name) ?? [])).toFixed(2)})`;
      });
      say(`  ${rows} rows:`.padEnd(20) + figures.join('  '));
    }
  } finally {
    agent.destroy();
    for (const measured of started) await measured.remove();
  }
}
