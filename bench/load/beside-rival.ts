import { median } from '../figures.ts';
import type { Measured } from '../calls/product.ts';
import { nextStep } from './day.ts';
import { closedLoop, type Driven } from './drive.ts';
import type { Person } from './people.ts';
import { parentOf, processorTime } from './processor.ts';
import { existsThere, rivalStep, startRival, type RivalPerson } from './rival.ts';

const ROUNDS = 5;
/** Without pauses: a server's highest throughput. */
const PEOPLE = 20;
const WORDS = 50;

interface Round extends Driven {
  /** Milliseconds of a processor a call, of the server and of the database. */
  server: number;
  database: number;
}

/** The same mix at the product and at Vocascan, in turn, on one PostgreSQL. */
export async function besideRival(
  measured: Measured,
  people: Person[],
  folder: string,
  seconds: number,
  say: (line: string) => void,
): Promise<void> {
  const rival = await startRival(measured, folder);
  try {
    const theirs: RivalPerson[] = [];
    while (theirs.length < PEOPLE) theirs.push(await rival.newPerson(WORDS));
    const ours = people.slice(0, PEOPLE);
    const [first] = ours;
    if (!first) throw new Error('There is nobody.');
    const { rows } = await measured.sql.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = await parentOf(rows[0]?.pid ?? 0);

    const round = async (pid: number, drive: () => Promise<Driven>): Promise<Round> => {
      const before = [await processorTime([pid]), await processorTime([postmaster])] as const;
      const driven = await drive();
      const after = [await processorTime([pid]), await processorTime([postmaster])] as const;
      return {
        ...driven,
        server: (after[0] - before[0]) / driven.count,
        database: (after[1] - before[1]) / driven.count,
      };
    };
    const shared = (person: Person, random: () => number) => nextStep(person, random, existsThere);
    const found: Record<'product' | 'Vocascan', Round[]> = { product: [], Vocascan: [] };
    for (let n = 0; n < ROUNDS; n += 1) {
      found.product.push(await round(measured.pid(), () => closedLoop([measured.url], ours, seconds, 0, shared)));
      const step = (person: RivalPerson, random: () => number) => rivalStep(shared(first, random).name, person, random);
      found.Vocascan.push(await round(rival.pid, () => closedLoop([rival.url], theirs, seconds, 0, step)));
    }
    say(
      `\nthe same mix at the product and at Vocascan, ${PEOPLE} people without a pause, medians of ${ROUNDS} rounds in turn`,
    );
    for (const [name, rounds] of Object.entries(found)) {
      const of = (figure: keyof Omit<Round, 'failure'>) => median(rounds.map((one) => one[figure]));
      const failure = rounds.find((one) => one.failure)?.failure;
      say(
        `  ${name}:`.padEnd(14) +
          `${of('rate').toFixed(0).padStart(6)}/s  p50 ${of('p50').toFixed(0)} ms  p99 ${of('p99').toFixed(0)} ms  ` +
          `processor a call: server ${of('server').toFixed(2)} ms, database ${of('database').toFixed(2)} ms` +
          (failure ? `  FAILED (${failure})` : ''),
      );
    }
    const ratios = found.product.map(({ rate }, n) => rate / (found.Vocascan[n]?.rate ?? Number.NaN));
    say(
      `  calls a second, product to Vocascan: ${median(ratios).toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(', ')})`,
    );
  } finally {
    await rival.stop();
  }
}
