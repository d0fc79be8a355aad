import { open } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createProduct } from '@wordcluster/testing/product';
import { load, type Load } from '../calls/load.ts';
import { startMeasured } from '../calls/product.ts';
import { median } from '../figures.ts';
import { makePeople } from '../load/people.ts';
import { processorTime } from '../load/processor.ts';

/**
 * Cost of metrics, traces and the log's event of each call: the product beside the same server without them (`unwatched.ts`), in turn, on one
 * database. Requests a second want a quiet machine; calls a second of the server's processor time say nearly the same on a busy one.
 * `--counting` leaves trace and log as they are, so that metrics alone are measured. `--control` compares the product with itself: what the ratio would be if all of it cost nothing.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
    control: { type: 'boolean', default: false },
    counting: { type: 'boolean', default: false },
  },
});
const ROUNDS = Number(values.rounds);
const SECONDS = Number(values.seconds);
const CONNECTIONS = 10;
const line = (text: string) => process.stdout.write(`${text}\n`);

interface Round extends Load {
  /** Calls that a second of the server's processor answers. */
  perProcessor: number;
}

const watched = await startMeasured();
const { host, user, database } = watched.connection;
const log = await open(path.join(watched.dataDir, 'log-without'), 'w');
const without = await createProduct(
  {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(String(host))}`,
    LOG_LEVEL: 'info',
    UNWATCHED: values.counting ? 'metrics' : 'all',
  },
  log.fd,
  values.control ? undefined : path.join(import.meta.dirname, 'unwatched.ts'),
);
try {
  await without.start();
  const people = await makePeople(watched, CONNECTIONS);
  const calls = {
    '50 rows': people.map(({ cluster, token }) => ({
      method: 'GET' as const,
      path: `/api/clusters/${cluster}/clusterRows`,
      headers: { authorization: `Bearer ${token}` },
    })),
    'who I am': people.map(({ token }) => ({
      method: 'GET' as const,
      path: '/api/user',
      headers: { authorization: `Bearer ${token}` },
    })),
  };
  const round = async (server: typeof without, requests: (typeof calls)['50 rows']): Promise<Round> => {
    const before = await processorTime([server.pid()]);
    const found = await load(server.url, requests, CONNECTIONS, SECONDS);
    const spent = (await processorTime([server.pid()])) - before;
    if (found.failures > 0) throw new Error(`${found.failures} calls failed.`);
    return { ...found, perProcessor: (found.rate * SECONDS * 1000) / spent };
  };
  for (const [name, requests] of Object.entries(calls)) {
    const pairs: { with: Round; without: Round }[] = [];
    // The first round warms up. The order alternates, because the second finds the database warmer.
    for (let n = 0; n <= ROUNDS; n += 1) {
      const first = await round(n % 2 === 0 ? watched : without, requests);
      const second = await round(n % 2 === 0 ? without : watched, requests);
      if (n > 0) pairs.push(n % 2 === 0 ? { with: first, without: second } : { with: second, without: first });
    }
    for (const figure of ['rate', 'perProcessor'] as const) {
      const ratios = pairs.map((pair) => pair.with[figure] / pair.without[figure]).toSorted((a, b) => a - b);
      const [on, off] = [
        median(pairs.map((pair) => pair.with[figure])),
        median(pairs.map((pair) => pair.without[figure])),
      ];
      line(
        `${name}, ${figure === 'rate' ? 'calls a second' : 'calls a second of the processor'}: with ${on.toFixed(0)}, without ${off.toFixed(0)}, ` +
          `median ratio ${median(ratios).toFixed(3)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
      );
    }
  }
} finally {
  await without.remove();
  await log.close();
  await watched.remove();
}
