import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { attackScenarios } from './attack-scenarios.ts';
import { fuzz } from './fuzz.ts';
import { hostileTexts } from './hostile-texts.ts';
import { hostileFiles } from './hostile-files.ts';
import { ownWords } from './own-words.ts';
import { programs } from './programs.ts';
import { startTarget } from './target.ts';
import { unknownCallers } from './unknown-callers.ts';
import { Fault, isNoticed, measured, type Measured } from './watch.ts';

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
/** Milliseconds for which an attack holds its connections. */
const strength = short ? { ms: 2_500, rows: 20_000 } : { ms: 10_000, rows: 185_000 };
const began = Date.now();
const say = (line: string) => void process.stdout.write(`${line} (${Math.round((Date.now() - began) / 1000)} s)\n`);
process.stdout.write(`seed ${seed}\n`);

const reason = (error: unknown) =>
  error instanceof Fault ? error.message : error instanceof Error ? error.stack : String(error);

/** A line of the table that ends the run. */
const line = (name: string, ...figures: string[]) =>
  `${name.padEnd(62)}${figures.map((figure) => figure.padStart(9)).join('')}\n`;
const table = [line('Attack (p99 of others, ms)', 'idle', 'attack', 'most', 'calls', '')];

const target = await startTarget();
let faults = 0;
/** Runs one attack; where others are looked at, their figures go into the table. */
async function attack(name: string, work: () => Promise<string>, others = true): Promise<void> {
  let figures: Measured | null = null;
  let fault: string | undefined;
  try {
    if (others) figures = await measured(target, work);
    say(`${name}: ${figures ? figures.did : await work()}`);
    if (figures && isNoticed(figures)) fault = 'somebody who learns noticed it';
  } catch (error) {
    fault = reason(error);
  }
  if (fault !== undefined) {
    faults += 1;
    process.stderr.write(`FAULT, seed ${seed}, ${name}: ${fault}\n`);
  }
  const { idle, p99, most, calls = 0 } = figures ?? {};
  const rounded = [idle, p99, most].map((figure) => (figure === undefined ? '-' : String(Math.round(figure))));
  table.push(line(name, ...rounded, String(calls), fault === undefined ? 'held' : 'FAULT'));
}

try {
  const all = { ...unknownCallers, ...attackScenarios, ...hostileFiles, ...programs, ...ownWords };
  const chosen = values['calls-only'] ? [] : Object.entries(all).filter(([name]) => name.includes(values.only));
  for (const [name, scenario] of chosen) await attack(name, () => scenario(target, strength));
  // In this process, so that what others notice says nothing of the server.
  if (!values['calls-only'] && TEXTS.includes(values.only)) await attack(TEXTS, hostileTexts, false);
  if (values.only === '')
    await attack(`${count} hostile calls`, () => fuzz(target, count, seed), !values['calls-only']);
} finally {
  await target.remove();
}
process.stdout.write(table.join(''));
say(faults === 0 ? 'All held' : `${faults} of ${table.length - 1} attacks were not held`);
process.exit(faults === 0 ? 0 : 1);
