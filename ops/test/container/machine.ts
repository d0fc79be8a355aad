import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Requirements of the test on its machine. */
const PACKAGES = { buildah: 'buildah', podman: 'podman', crun: 'crun', debootstrap: 'debootstrap' } as const;
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Installs missing packages by apt, and prints them. */
export function installWhatIsMissing(): void {
  if (process.getuid?.() !== 0) throw new Error('Run this as root: it installs by apt and mounts file systems.');
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (missing.length === 0) return;
  const args = ['install', '-y', '--no-install-recommends', ...missing];
  say(`Installing from Debian: apt-get ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) throw new Error('apt-get did not install it.');
}

export interface Ended {
  status: number;
  output: string;
}

/** Images and containers of the test alone, in a folder of its own. */
export interface Engine {
  /** Runs `buildah` to its end; throws with its output if it fails. */
  buildah: (...args: string[]) => string;
  /** Runs `podman`; a refusal is a result too. */
  podman: (...args: string[]) => Ended;
  /** Releases the machine's resources, except the folder. */
  end: () => void;
}

/**
 * Podman wants control groups that it may not set on some machines (in a container itself, for example): it gets an empty folder in their
 * place, in a view of the file system that is its own. All its commands share that view, as what runs is seen there alone.
 */
const OWN_VIEW = 'mount -t tmpfs none /sys/fs/cgroup && echo ready && exec sleep infinity';

export async function createEngine(folder: string): Promise<Engine> {
  const settings = path.join(folder, 'containers.conf');
  // Limits are taken over as they are: not every machine lets them be raised.
  const files = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout) || 1024;
  writeFileSync(
    settings,
    `[containers]\ndefault_ulimits = ["nofile=${files}:${files}", "nproc=4096:4096"]\n[engine]\nruntime = "crun"\nevents_logger = "file"\ncgroup_manager = "cgroupfs"\n`,
  );
  const paths = ['--root', path.join(folder, 'images'), '--runroot', path.join(folder, 'run')];
  const env = { ...process.env, CONTAINERS_CONF: settings, XDG_RUNTIME_DIR: '' };
  const run = (command: string, args: string[]): Ended => {
    const options = { encoding: 'utf8', env, maxBuffer: 1e8 } as const;
    const { status, stdout, stderr, error } = spawnSync(command, args, options);
    return { status: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
  };
  const view = spawn('unshare', ['--mount', 'sh', '-c', OWN_VIEW], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(view.stdout, 'data');
  const inView = [`--target=${view.pid}`, '--mount', 'podman', ...paths];
  return {
    buildah: (...args) => {
      const { status, output } = run('buildah', [...paths, ...args]);
      if (status !== 0) throw new Error(`buildah ${args.join(' ')}:\n${output.slice(-4000)}`);
      return output.trim();
    },
    podman: (...args) => run('nsenter', [...inView, ...args]),
    end() {
      view.kill();
      // Buildah leaves the folder of layers mounted upon itself.
      spawnSync('umount', [path.join(folder, 'images/overlay')]);
    },
  };
}

/** The folder of the npm that runs this: where its packages for all are follows from whichever Node.js runs it. */
function ownNpm(): string {
  const program = process.env['npm_execpath'];
  if (program === undefined) throw new Error('Run this by npm: npm run test:container.');
  return path.resolve(program, '../..');
}

/** Where Debian's packages are taken from. */
const DEBIAN = 'http://deb.debian.org/debian';

/**
 * The image that the Containerfile begins with: from its registry, or, where none can be reached, one like it under the same name:
 * Debian's smallest system with the pinned Node.js and this machine's npm and certificates. Returns which of them.
 */
export function provideBase({ buildah }: Engine, name: string, folder: string): 'pulled' | 'made' {
  try {
    buildah('pull', '--quiet', name);
    return 'pulled';
  } catch {
    say(`${name} cannot be pulled; making one like it with debootstrap…`);
  }
  const system = path.join(folder, 'system');
  const made = spawnSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system, DEBIAN]);
  if (made.status !== 0) throw new Error(`debootstrap: ${String(made.stdout).slice(-2000)}`);
  const local = path.join(system, 'usr/local');
  const { resolve } = createRequire(import.meta.url);
  copyFileSync(resolve(`node-linux-${process.arch}/bin/node`), path.join(local, 'bin/node'));
  mkdirSync(path.join(local, 'lib/node_modules'), { recursive: true });
  cpSync(ownNpm(), path.join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  const account = ['--root', system, '--create-home', '--uid', '1000', '--shell', '/bin/bash', 'node'];
  if (spawnSync('useradd', account).status !== 0) throw new Error('useradd failed.');
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(certificates)) copyFileSync(certificates, path.join(system, certificates));
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, system, '/');
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, '--cmd', 'node', container);
  buildah('commit', '--quiet', '--rm', container, name);
  return 'made';
}
