import { mkdtemp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Db } from '../../src/database/client.ts';
import { startEmbeddedDatabase } from '../../src/database/embedded.ts';
import { insertAccessToken, insertUser } from '../../src/features/accounts/repository.ts';

/** A PostgreSQL of its own beside the servers, which can be harmed and comes back at the same address. */
export interface FaultyDatabase {
  /** For `DATABASE_URL`; the database knows who came by this name. */
  url(application: string): string;
  /** Reads the servers' results. */
  db: Db;
  /** Ends all its processes as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops all its processes from doing anything, until `thaw`. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Waits until no statement of this server runs any more. */
  forgets(application: string): Promise<void>;
  /** A confirmed person's token; with a year of Great on demand. */
  signUp: (email: string, premium?: boolean, now?: Date) => Promise<string>;
  remove(): Promise<void>;
}

/** The processes of a running PostgreSQL, its first one first. */
async function processesOf(dataFolder: string): Promise<number[]> {
  const note = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => null);
  if (note === null) return [];
  const first = Number(note.split('\n')[0]);
  const all = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  const parents = await Promise.all(
    all.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return [first, ...all.filter((_, index) => parents[index] === first)];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Starts it on `folder`, by default a new one that is deleted in the end. */
export async function startFaultyDatabase(folder?: string): Promise<FaultyDatabase> {
  const home = await mkdtemp(path.join(tmpdir(), 'wordcluster-faults-'));
  const dataDir = folder ?? path.join(home, 'database');
  await mkdir(dataDir, { recursive: true });
  // Each start has its socket in another folder: a link to it is an address that stays.
  const socket = path.join(home, 'socket');
  const open = async () => {
    const postgres = await startEmbeddedDatabase({
      dataDir,
      log: () => undefined,
      onUnexpectedEnd: () => undefined,
      settings: { max_connections: '100' },
    });
    await rm(socket, { force: true });
    await symlink(postgres.connection.host, socket);
    return postgres;
  };
  let postgres = await open();
  let frozen: number[] = [];
  const client = openDatabase({ ...postgres.connection, host: socket }, 5);
  const { user, database } = postgres.connection;
  /** Process ids of the cluster. The postmaster, which forks the others, is stopped first, so that no new one is missed. */
  const processes = async () => {
    const cluster = path.join(dataDir, 'postgres', 'data');
    signal((await processesOf(cluster)).slice(0, 1), 'SIGSTOP');
    return processesOf(cluster);
  };
  const thaw = () => {
    signal(frozen, 'SIGCONT');
    frozen = [];
  };
  return {
    url: (application) =>
      `postgres://${user}@/${database}?host=${encodeURIComponent(socket)}&application_name=${application}`,
    db: client.db,
    async kill() {
      signal(await processes(), 'SIGKILL');
      await postgres.stop();
    },
    async start() {
      postgres = await open();
    },
    async freeze() {
      frozen = await processes();
      signal(frozen, 'SIGSTOP');
    },
    thaw,
    async forgets(application) {
      for (;;) {
        const busy = await client.pool
          .query('select 1 from pg_stat_activity where application_name = $1', [application])
          .catch(() => null);
        if (busy?.rowCount === 0) return;
        await sleep(20);
      }
    },
    async signUp(email, premium = false, now = new Date()) {
      const person = { email, first_name: 'Test', last_name: 'Person', confirmed_at: now, created_at: now };
      const id = await insertUser(client.db, person);
      if (id === null) throw new Error(`${email} has an account already`);
      if (premium) {
        const ends_at = new Date(now.getTime() + 365 * 86_400_000);
        const order = { user_id: id, tier: 'great', days: 365, status: 'PAID', price_cents: 0 } as const;
        await client.db
          .insertInto('orders')
          .values({
            ...order,
            buyer_id: id,
            list_price_cents: 0,
            starts_at: now,
            ends_at,
            created_at: now,
            paid_at: now,
          })
          .execute();
      }
      return insertAccessToken(client.db, id, 'faults', now);
    },
    async remove() {
      thaw();
      await client.close();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
