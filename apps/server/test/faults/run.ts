import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { clockJumps } from './clock-jumps.ts';
import { databaseAway } from './database-away.ts';
import { fullDisk } from './full-disk.ts';
import { kills } from './kills.ts';
import { providers } from './providers.ts';
import { purchases } from './purchases.ts';
import { Fault, type Scenario } from './scenario.ts';

/** Every way in which this product is harmed on purpose. Each prints how much it did and ends with a Fault if anything is wrong. */
const scenarios: Record<string, Scenario> = {
  purchases,
  kills,
  database: databaseAway,
  disk: fullDisk,
  clock: clockJumps,
  providers,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A few of each, for every run of the tests: all of them within 90 seconds. */
    short: { type: 'boolean', default: false },
    purchases: { type: 'string' },
    kills: { type: 'string' },
    /** The same choices again; the moments still depend on the machine. */
    seed: { type: 'string' },
  },
});

const unknown = positionals.filter((name) => !scenarios[name]);
if (unknown.length > 0) {
  process.stderr.write(`There is no scenario ${unknown.join(', ')}. Known: ${Object.keys(scenarios).join(', ')}.\n`);
  process.exit(1);
}
const seed = Number(values.seed ?? randomInt(2 ** 31));
process.stdout.write(`seed ${seed}\n`);
const options = {
  seed,
  short: values.short,
  purchases: Number(values.purchases ?? (values.short ? 50 : 1000)),
  kills: Number(values.kills ?? (values.short ? 5 : 200)),
};

let faults = 0;
async function play([name, scenario]: [string, Scenario]): Promise<void> {
  const start = Date.now();
  try {
    process.stdout.write(`${await scenario(options)} (${Math.round((Date.now() - start) / 1000)} s)\n`);
  } catch (error) {
    faults += 1;
    const summary = error instanceof Fault ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${name}, seed ${seed}: ${summary}\n`);
  }
}

const chosen = Object.entries(scenarios).filter(([name]) => positionals.length === 0 || positionals.includes(name));
// Side by side: most of each is waiting for deadlines, and each has a database of its own.
await Promise.all(chosen.map(play));
process.exit(faults === 0 ? 0 : 1);
