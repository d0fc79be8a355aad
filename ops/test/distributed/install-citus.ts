import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

/** Debian's PostgreSQL, and what building an extension of it wants. */
const PACKAGES =
  'postgresql-15 postgresql-server-dev-15 build-essential flex bison xz-utils liblz4-dev libzstd-dev libreadline-dev ' +
  'libxslt1-dev libxml2-dev libkrb5-dev libpam0g-dev libssl-dev libselinux1-dev';
const CONFIG = '/usr/lib/postgresql/15/bin/pg_config';

function run(folder: string, command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error || status !== 0)
    throw new Error(
      `${command} ${args.join(' ')}: ${error?.message ?? stderr.trim().split('\n').slice(-5).join('\n')}`,
    );
}

/** Builds Citus out of an archive of its source for Debian 12's PostgreSQL, and says what is installed for it. Wants root. */
export function installCitus(archive: string, say: (line: string) => void): void {
  if (process.getuid?.() !== 0) throw new Error('Run this as root: it installs by apt and into PostgreSQL.');
  const folder = mkdtempSync(path.join(tmpdir(), 'wordcluster-build-citus-'));
  try {
    say(`Installing from Debian: ${PACKAGES}`);
    run(folder, 'apt-get', 'update', '-qq');
    run(folder, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', ...PACKAGES.split(' '));
    say(`Building Citus out of ${archive} and installing it into PostgreSQL 15, which takes some minutes…`);
    run(folder, 'tar', 'xf', path.resolve(archive), '--strip-components=1');
    run(folder, './configure', `PG_CONFIG=${CONFIG}`, '--without-libcurl');
    run(folder, 'make', `-j${availableParallelism()}`, '-s');
    run(folder, 'make', '-s', 'install');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
