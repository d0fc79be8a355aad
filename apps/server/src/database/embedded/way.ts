import { chown } from 'node:fs/promises';
import path from 'node:path';
import { identities, type Identity, type RootWay } from './identity.ts';
import { ownerOf, type Layout } from './layout.ts';
import { copyProgram, executable, linkLibraries } from './program.ts';
import { runToEnd } from './run.ts';

/** As whom the database runs, and from which copy of the program. */
export interface Way {
  identity: Identity;
  program: string;
}

/**
 * Finds a way that works on this machine by trying: first the program where npm put it, under each identity; then,
 * where that folder is closed to them (a clone in a private home), a copy beside the socket.
 */
export async function chooseWay(layout: Layout, runFolder: string, installed: string, only?: RootWay): Promise<Way> {
  const candidates = identities(await ownerOf(layout.data), only);
  const reasons = new Set<string>();
  const attempt = async (identity: Identity, program: string): Promise<boolean> => {
    try {
      await runToEnd(identity, layout.home, executable(program, 'postgres'), ['--version']);
      return true;
    } catch (error) {
      reasons.add(`${identity.way}: ${error instanceof Error ? error.message : String(error)}`);
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
  throw new Error(
    `The built-in database cannot run here (${[...reasons].join('; ')}). ` +
      'Start Wordcluster as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}
