import { chown } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { identities, type Identity, type RootMode } from './identity.ts';
import { ownerOf, type Layout } from './layout.ts';
import { copyProgram, executable, linkLibraries } from './program.ts';
import { runToEnd } from './run.ts';

/** User and copy of the program with which the database runs. */
export interface Runtime {
  identity: Identity;
  program: string;
}

/**
 * Finds a working combination by trying: first the program where npm installed it, as each user; then, if that folder
 * is not accessible (a clone in a private home), a copy beside the socket.
 */
export async function chooseRuntime(
  layout: Layout,
  runFolder: string,
  installed: string,
  only?: RootMode,
): Promise<Runtime> {
  const candidates = identities(await ownerOf(layout.data), only);
  const reasons = new Set<string>();
  const attempt = async (identity: Identity, program: string): Promise<boolean> => {
    try {
      await runToEnd(identity, layout.home, executable(program, 'postgres'), ['--version']);
      return true;
    } catch (error) {
      reasons.add(`${identity.mode}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  };
  if (await linkLibraries(installed)) {
    for (const identity of candidates) if (await attempt(identity, installed)) return { identity, program: installed };
  }
  const program = path.join(runFolder, 'program');
  await copyProgram(installed, program);
  for (const identity of candidates) {
    if (identity.owner) await chown(runFolder, identity.owner.uid, identity.owner.gid);
    if (await attempt(identity, program)) return { identity, program };
  }
  throw new EmbeddedPostgresError('cannot_run', { reasons: [...reasons].join('; ') });
}
