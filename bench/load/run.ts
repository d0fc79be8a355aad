import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startProduct, type Product } from '@wordcluster/testing/product';
import { startMeasured, type Measured } from '../calls/product.ts';
import { besideRival } from './beside-rival.ts';
import { measureCosts } from './costs.ts';
import { nextStep } from './day.ts';
import { closedLoop, openLoop, type Driven } from './drive.ts';
import { makeLearners, type Person } from './people.ts';
import { parentOf, processorTime } from './processor.ts';
import { measureSizes } from './sizes.ts';

/**
 * Learners on a day: what a call costs, how many servers on one database carry, from how many calls on they do not, what a learner costs in
 * memory, and what the size of the database changes; with `--rival FOLDER` the same mix at Vocascan's server out of that folder.
 * `--only costs,servers,sizes` measures a part. The driver shares the machine with the servers: ratios matter, not absolutes.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '50,500,2000' },
    servers: { type: 'string', default: '1,2,4' },
    seconds: { type: 'string', default: '8' },
    rows: { type: 'string', default: '1000,100000,10000000' },
    only: { type: 'string', default: 'costs,servers,sizes' },
    rival: { type: 'string' },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const seconds = Number(values.seconds);
/** Milliseconds between an answer and the next call of a learner who types. */
const THINK = 2_000;
/** A server that makes one of a hundred wait longer carries no more. */
const SATURATED_MS = 500;
/** Of all servers to the database together. */
const CONNECTIONS = 20;
/** Calls a second before anything is measured. */
const WARM_RATE = 100;
const SETTINGS = { HTTP_CONNECTIONS_PER_ADDRESS: '0', LOG_LEVEL: 'warn' };

const line = (text: string) => process.stdout.write(`${text}\n`);
const shown = ({ rate, p50, p99, failures, failure }: Driven) =>
  `${rate.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms${failures > 0 ? `  ${failures} FAILED (${failure})` : ''}`;

/** Megabytes that a process holds. */
async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Runs something, and says how much of the machine's processors each side of it used: what limits. */
async function withShares(
  measured: Measured,
  servers: Product[],
  drive: () => Promise<Driven>,
): Promise<{ driven: Driven; shares: string }> {
  const { rows } = await measured.sql.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0]?.pid ?? 0);
  const spent = () => Promise.all([processorTime(servers.map((server) => server.pid())), processorTime([postmaster])]);
  const began = performance.now();
  const driver = process.cpuUsage();
  const before = await spent();
  const driven = await drive();
  const after = await spent();
  const { user, system } = process.cpuUsage(driver);
  const share = (ms: number) => `${((100 * ms) / (performance.now() - began)).toFixed(0)} %`;
  return {
    driven,
    shares:
      `of a processor: servers ${share(after[0] - before[0])}, database ${share(after[1] - before[1])}, ` +
      `driver ${share((user + system) / 1000)}`,
  };
}

/** Servers that share what connections one would have: an operator sees to that, with a pooler or by `DATABASE_CONNECTIONS`. */
async function severalServers({ connection }: Measured, count: number): Promise<Product[]> {
  const { host, user, database } = connection;
  const settings = {
    ...SETTINGS,
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(String(host))}`,
    DATABASE_CONNECTIONS: String(Math.floor(CONNECTIONS / count)),
  };
  return Promise.all(Array.from({ length: count }, () => startProduct(settings)));
}

/** Half as many calls a second more each time until they are not carried any more; then says how it is at half of the last that were. */
async function saturation(measured: Measured, servers: Product[], people: Person[]): Promise<void> {
  const urls = servers.map(({ url }) => url);
  const at = async (title: string, rate: number) => {
    const { driven, shares } = await withShares(measured, servers, () => openLoop(urls, people, seconds, rate));
    line(`  ${title}:`.padEnd(34) + `${shown(driven)}  ${shares}`);
    return driven;
  };
  let carried = 0;
  for (let rate = 100; ; rate = Math.round(rate * 1.5)) {
    const { p99, failures, rate: answered } = await at(`open loop, ${rate} a second`, rate);
    if (p99 > SATURATED_MS || failures > 0 || answered < rate * 0.9) break;
    carried = rate;
  }
  if (carried > 0) await at(`carries ${carried} a second; at half of it`, carried / 2);
}

async function measureServers(measured: Measured, people: Person[]): Promise<void> {
  for (const count of numbers(values.servers)) {
    const servers = await severalServers(measured, count);
    const urls = servers.map(({ url }) => url);
    line(`\n${count} server${count > 1 ? 's' : ''} on one database, ${availableParallelism()} processors for all`);
    // Code is compiled, connections are opened, each plans its statements.
    await openLoop(urls, people, seconds, WARM_RATE);
    const held: { people: number; megabytes: number }[] = [];
    for (const wanted of numbers(values.people)) {
      const driven = await closedLoop(urls, people.slice(0, wanted), seconds, THINK, nextStep);
      const each = await Promise.all(servers.map((server) => memoryOf(server.pid())));
      const megabytes = each.reduce((sum, one) => sum + one, 0);
      held.push({ people: wanted, megabytes });
      line(
        `  ${wanted} people, ${THINK / 1000} s between calls:`.padEnd(34) +
          `${shown(driven)}  ${megabytes.toFixed(0)} MB`,
      );
    }
    const [fewest, most] = [held[0], held.at(-1)];
    if (fewest && most && most.people > fewest.people) {
      const more = ((most.megabytes - fewest.megabytes) * 1024) / (most.people - fewest.people);
      line(`  a person more:`.padEnd(34) + `${more.toFixed(0)} kB`);
    }
    await saturation(measured, servers, people);
    await Promise.all(servers.map((server) => server.remove()));
  }
}

const wanted = values.only.split(',');
if (values.rival || wanted.includes('costs') || wanted.includes('servers')) {
  const measured = await startMeasured(SETTINGS);
  try {
    const people = await makeLearners(measured, Math.max(...numbers(values.people)));
    if (wanted.includes('costs')) {
      const { calls, server, database, word, answer } = await measureCosts(measured, people, seconds * 2);
      line(`what a call of the mix costs (${calls} calls): ${server.toFixed(2)} ms of a processor at the server,`);
      line(
        `  ${database.toFixed(2)} ms at the database; a word is kept in ${word.toFixed(0)} bytes, an answer in ${answer.toFixed(0)}`,
      );
    }
    if (values.rival) await besideRival(measured, people, values.rival, seconds, line);
    if (wanted.includes('servers')) await measureServers(measured, people);
  } finally {
    await measured.remove();
  }
}
if (wanted.includes('sizes')) await measureSizes(numbers(values.rows), SETTINGS, line);
