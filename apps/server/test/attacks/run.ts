import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { attackScenarios } from './attack-scenarios.ts';
import { fuzz } from './fuzz.ts';
import { hostileTexts } from './hostile-texts.ts';
import { knownPeople } from './known-people.ts';
import { startTarget } from './target.ts';
import { unknownCallers } from './unknown-callers.ts';
import { Fault, unnoticed } from './watch.ts';

/** Attacks the real product as hostile people do, and fails where it dies, errs, hangs or grows, or where others notice. */

const { values } = parseArgs({
  options: {
    /** A thousand calls and shorter attacks, for every run of the tests: all of them within 90 seconds. */
    short: { type: 'boolean', default: false },
    calls: { type: 'string' },
    /** Hostile calls alone, without measuring what others notice: that says something on an idle machine only. */
    'calls-only': { type: 'boolean', default: false },
    /** Only attacks whose name contains this. */
    only: { type: 'string', default: '' },
    /** The same calls again. */
    seed: { type: 'string' },
  },
});

const TEXTS = 'case 23: answers of a thousand characters with twenty synonyms';

const { short } = values;
const seed = Number(values.seed ?? randomInt(2 ** 31));
const count = Number(values.calls ?? (short ? 1_000 : 20_000));
/** Milliseconds for which an attack holds what it took. */
const strength = short ? { ms: 2_500, rows: 20_000 } : { ms: 15_000, rows: 185_000 };
const began = Date.now();
const say = (line: string) => void process.stdout.write(`${line} (${Math.round((Date.now() - began) / 1000)} s)\n`);
process.stdout.write(`seed ${seed}\n`);

const target = await startTarget();
let faults = 0;
try {
  const alone = values['calls-only'];
  const attack = async (name: string, work: () => Promise<string>) => {
    try {
      say(`${name}: ${await (alone ? work() : unnoticed(target, work))}`);
    } catch (error) {
      faults += 1;
      const told = error instanceof Fault ? error.message : error instanceof Error ? error.stack : String(error);
      process.stderr.write(`FAULT, seed ${seed}, ${name}: ${told}\n`);
    }
  };
  if (!alone)
    for (const [name, scenario] of Object.entries({ ...unknownCallers, ...attackScenarios, ...knownPeople }))
      if (name.includes(values.only)) await attack(name, () => scenario(target, strength));
  if (!alone && TEXTS.includes(values.only)) await attack(TEXTS, hostileTexts);
  if (values.only === '') await attack('calls', () => fuzz(target, count, seed));
} finally {
  await target.remove();
}
say(`${count} calls`);
process.exit(faults === 0 ? 0 : 1);
