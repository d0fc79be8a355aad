import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * npm run test:mnemosyne: our Anki packages read by Debian's Mnemosyne, a program that is not ours. Wants Debian or Ubuntu with
 * python3. Nothing is installed: apt fetches the package of Mnemosyne (0.6 MB), whose importer needs Python alone, into a folder
 * of its own that is deleted in the end. Arguments are those of Vitest.
 */
const folder = mkdtempSync('/tmp/wordcluster-mnemosyne-');

function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} failed.`, { cause: error });
}

try {
  run('apt-get', ['download', 'mnemosyne'], folder);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  run('dpkg-deb', ['--extract', file, 'mnemosyne'], folder);
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  run(
    'npx',
    ['vitest', 'run', '--config', config, ...process.argv.slice(2)],
    path.resolve(import.meta.dirname, '../../..'),
    { MNEMOSYNE: path.join(folder, 'mnemosyne/usr/lib/python3/dist-packages') },
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
