import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@wordcluster/testing/free-port';
import pg from 'pg';

/** One PostgreSQL with Citus on this machine, which can be lost and come back. */
export interface Machine {
  port: number;
  /** Ends it as a power cut would. */
  kill(): void;
  /** Makes it silent: nothing is refused and nothing answered, until it goes on. */
  fallSilent(): void;
  goOn(): void;
  start(): Promise<void>;
}

export interface Machines {
  /** Where an empty database with Citus is. */
  url: string;
  coordinator: Machine;
  workers: Machine[];
  /** Asks the coordinator something. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
}

/** The programs of a PostgreSQL of this machine that has Citus, as Debian lays them; null without one. */
export function citusPrograms(): string | null {
  const [library] = globSync('/usr/lib/postgresql/*/lib/citus.so');
  return library === undefined ? null : path.join(path.dirname(library), '../bin');
}

/** As who a database runs: PostgreSQL refuses to be root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

const SETTINGS = (port: number, folder: string) => `
shared_preload_libraries = 'citus'
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
max_connections = 200
wal_level = logical
citus.node_conninfo = 'sslmode=disable'
citus.node_connection_timeout = '2s'
`;

/** Starts a coordinator and workers on free ports, and an empty database on them. `shards` of each table. */
export async function startMachines(workers: number, shards: number): Promise<Machines> {
  const programs = citusPrograms();
  if (programs === null) throw new Error('There is no Citus on this machine.');
  const folder = mkdtempSync(path.join(tmpdir(), 'wordcluster-citus-'));
  const as = owner();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  // Not waited for by standing still: a server of this process works meanwhile.
  const run = async (program: string, args: string[]) => {
    const running = spawn(path.join(programs, program), args, { ...as, cwd: folder, stdio: 'ignore' });
    const [status] = (await once(running, 'exit')) as [number | null];
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
  };
  const machine = async (name: string): Promise<Machine> => {
    const [data, port] = [path.join(folder, name), await freePort()];
    await run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-N']);
    writeFileSync(path.join(data, 'postgresql.auto.conf'), SETTINGS(port, folder));
    const start = async () => {
      const args = ['-D', data, '-l', `${data}.log`, '-w', '-t', '60', 'start'];
      // Of one that was killed, the last process may take a moment to end.
      for (let attempt = 1; ; attempt += 1)
        try {
          return await run('pg_ctl', args);
        } catch (error) {
          if (attempt === 20) throw error;
          await sleep(250);
        }
    };
    await start();
    const all = (signal: NodeJS.Signals) => signalAll(path.join(data, 'postmaster.pid'), signal);
    return {
      port,
      start,
      kill: () => all('SIGKILL'),
      fallSilent: () => all('SIGSTOP'),
      goOn: () => all('SIGCONT'),
    };
  };
  const all: Awaited<ReturnType<typeof machine>>[] = [];
  for (let index = 0; index <= workers; index += 1) all.push(await machine(`machine-${index}`));
  const [coordinator, ...rest] = all;
  if (!coordinator) throw new Error('There is no coordinator.');
  const at = async (port: number, database: string, statements: string[]) => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  for (const { port } of all) {
    await at(port, 'postgres', ['create database wordcluster']);
    await at(port, 'wordcluster', ['create extension citus']);
  }
  await at(coordinator.port, 'wordcluster', [
    `alter database wordcluster set citus.shard_count = ${shards}`,
    `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`,
    ...rest.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`),
  ]);
  const url = `postgres://postgres@127.0.0.1:${coordinator.port}/wordcluster`;
  return {
    url,
    coordinator,
    workers: rest,
    async ask(text, values = []) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async remove() {
      for (const one of all) one.kill();
      // Processes of a killed one need a moment to notice.
      await sleep(500);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Sends a database and all its processes a signal at once. */
function signalAll(pidFile: string, signal: NodeJS.Signals): void {
  if (!existsSync(pidFile)) return;
  const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
  for (const one of [pid, ...stdout.split('\n')].map(Number).filter((number) => number > 1))
    try {
      process.kill(one, signal);
    } catch {
      // It has ended by itself.
    }
}
