import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installCitus } from './install-citus.ts';
import { citusPrograms, startMachines } from './machines.ts';
import { beyondOneShard, neverExplained, unseenCalls, type Explained, type Unexplained } from './one-shard-calls.ts';

/**
 * npm run test:distributed: the server's tests on a database sharded by Citus, and tests of sharding. It is named by
 * TEST_DATABASE_URL, its coordinator with at least two workers, on which databases may be made; without that, one is started with the
 * PostgreSQL of this machine that has Citus, which is built out of CITUS_SOURCE where it is missing. Calls that are seen are held to one shard.
 * Arguments are those of Vitest; without any, every call has to be seen, a database of before with a million rows is brought to this
 * version, and what jobs read is counted with a hundred thousand people.
 */
const MACHINES = { workers: 2, shards: 4 };
const NO_CITUS = `There is no Citus: TEST_DATABASE_URL is not set, and no PostgreSQL under /usr/lib/postgresql has it.
Set CITUS_SOURCE to an archive of its source (github.com/citusdata/citus, tried with 13.2.2): on Debian 12, as root, what it wants is
installed then, and it is built.
`;
const names = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'wordcluster-explained-'));
const file = path.join(folder, 'statements.jsonl');

const vitest = (args: string[], env: Record<string, string>): boolean => {
  const { status } = spawnSync('npx', ['vitest', 'run', ...args], {
    stdio: 'inherit',
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, ...env },
  });
  return status === 0;
};

/** Prints the statements that reach several shards; true if there are none. `every`: also calls of which no statement was seen. */
function inOneShard(every: boolean): boolean {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const records = lines.map((line) => JSON.parse(line) as Explained | Unexplained);
  const explained = records.filter((one) => 'shards' in one);
  const never = neverExplained(
    explained,
    records.filter((one) => 'failure' in one),
  );
  const wrong = [...(every ? unseenCalls(explained) : []), ...beyondOneShard(explained)];
  const list = (all: string[]) => (all.length === 0 ? 'none\n' : `${all.join('\n')}\n`);
  process.stdout.write(`${explained.length} statements of calls were explained; these could not be explained:\n`);
  process.stdout.write(`${list(never)}Beyond one shard without a reason:\n${list(wrong)}`);
  return wrong.length === 0;
}

async function run(): Promise<boolean> {
  const given = process.env.TEST_DATABASE_URL;
  if (given === undefined && citusPrograms() === null) {
    const archive = process.env.CITUS_SOURCE;
    if (archive === undefined) {
      process.stderr.write(NO_CITUS);
      return false;
    }
    installCitus(archive, (line) => process.stdout.write(`${line}\n`));
  }
  const machines = given === undefined ? await startMachines(MACHINES.workers, MACHINES.shards) : null;
  try {
    const env = { TEST_DATABASE_URL: given ?? machines?.url ?? '', EXPLAINED: file };
    const config = path.join(import.meta.dirname, 'vitest.config.ts');
    const passed = vitest(['--config', config, ...names], env);
    if (names.length > 0) return inOneShard(false) && passed;
    const { MIGRATED_ROWS = '1000000', JOBS_PEOPLE = '100000' } = process.env;
    const atLength = ['apps/server/test/database/owners.test.ts', 'apps/server/test/jobs/cost-of-jobs.test.ts'];
    const migrated = vitest(['--project', 'server', ...atLength], { TEST_ALL: 'true', MIGRATED_ROWS, JOBS_PEOPLE });
    return inOneShard(true) && migrated && passed;
  } finally {
    await machines?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await run()) ? 0 : 1;
