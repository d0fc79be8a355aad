import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Files of HAProxy, PgBouncer and Patroni as operators take them. */
export const FOR_OPERATORS = path.resolve(import.meta.dirname, '../../../ops/many');

/** Nothing that a program of the test prints goes to the screen: each writes a file of its name here. */
export interface Workspace {
  folder: string;
}

const PACKAGES = {
  'etcd-server': 'etcd',
  patroni: 'patroni',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  iproute2: 'ip',
} as const;

/** Runs a command to its end; throws with its output if it fails. */
export function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr + stdout}`);
  return stdout;
}

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Installs missing packages by apt, and prints them. Throws where the machine does not allow what the test does. */
export function installWhatIsMissing(say: (line: string) => void): void {
  if (process.getuid?.() !== 0) throw new Error('Run this as root: it makes networks of its own and installs by apt.');
  const missing = Object.entries(PACKAGES).flatMap(([name, program]) => (isThere(program) ? [] : [name]));
  if (missing.length === 0) return;
  const args = ['install', '-y', '--no-install-recommends', ...missing];
  say(`Installing from Debian: apt-get ${args.join(' ')}`);
  // Services that Debian starts after installing are not used here and would only take memory.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) throw new Error('apt-get did not install it.');
}

/** A background program controlled by the test. */
export interface Program {
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/** Starts a program that writes into `name.log`. */
export function start({ folder }: Workspace, name: string, command: string, args: string[], env = {}): Program {
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const child = spawn(command, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } });
  const end = async (how: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(how);
    await ended;
  };
  const program: Program = { kill: () => end('SIGKILL'), signal: (how) => void child.kill(how) };
  started.push(program);
  return program;
}

const started: Program[] = [];

/** Ends all programs of the test, the last first. */
export async function stopAll(): Promise<void> {
  for (const program of started.toReversed()) await program.kill();
}

const BRIDGE = 'wcf-bridge';
/** Where everything that is no machine of its own is reached: the consensus store, the proxies and the servers. */
export const HERE = '10.203.17.1';

/** A machine: a network of its own behind a cable that can be pulled. */
export interface Machine {
  name: string;
  address: string;
  /** Starts a program on it. */
  start(program: string, command: string, args: string[]): Program;
  /** Network partition: packets from and to it are dropped, without a reset. */
  cut(): void;
  mend(): void;
  /** Everything that runs on it ends in the same moment. */
  killAll(): void;
  pids(): number[];
}

/** Removes all networks of the test, also those that an earlier run left. */
export function removeNetworks(): void {
  const names = run('ip', 'netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => name.startsWith('wcf-'));
  for (const name of names) {
    for (const pid of pidsOf(name)) process.kill(pid, 'SIGKILL');
    run('ip', 'netns', 'delete', name);
  }
  // A network that is deleted takes its cable along some moments later; who starts again at once would find it still there.
  const cables = new Set(run('ip', '-oneline', 'link').match(/\bwcf-cable\d+/g));
  for (const link of [...cables, BRIDGE]) spawnSync('ip', ['link', 'delete', link]);
}

const pidsOf = (namespace: string) => run('ip', 'netns', 'pids', namespace).split('\n').filter(Boolean).map(Number);

/** Machines on one network, with this one beside them. */
export function createMachines(workspace: Workspace, count: number): Machine[] {
  run('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  run('ip', 'address', 'add', `${HERE}/24`, 'dev', BRIDGE);
  run('ip', 'link', 'set', BRIDGE, 'up');
  return Array.from({ length: count }, (_, index) => createMachine(workspace, index + 1));
}

function createMachine(workspace: Workspace, number: number): Machine {
  const [name, address] = [`wcf-${number}`, `10.203.17.${10 + number}`];
  const [cable, plug] = [`wcf-cable${number}`, 'eth0'];
  run('ip', 'netns', 'add', name);
  run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', plug, 'netns', name);
  run('ip', 'link', 'set', cable, 'master', BRIDGE, 'up');
  const inside = (...args: string[]) => run('ip', '-n', name, ...args);
  inside('address', 'add', `${address}/24`, 'dev', plug);
  inside('link', 'set', plug, 'up');
  inside('link', 'set', 'lo', 'up');
  return {
    name,
    address,
    start: (program, command, args) =>
      start(workspace, `${program}-${number}`, 'ip', ['netns', 'exec', name, command, ...args]),
    cut: () => void run('ip', 'link', 'set', cable, 'down'),
    mend: () => void run('ip', 'link', 'set', cable, 'up'),
    killAll() {
      for (const pid of pidsOf(name)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended with another one.
        }
      }
    },
    pids: () => pidsOf(name),
  };
}

/** Waits until something is so; throws a sentence where it does not come within `seconds`. */
export async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s.`);
    await sleep(200);
  }
}
