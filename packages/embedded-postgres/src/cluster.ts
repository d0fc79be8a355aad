import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import type { Identity } from './identity.ts';
import { syncFolder, type Layout } from './layout.ts';
import { executable } from './program.ts';
import { ownFolder, runToEnd } from './run.ts';

/** A newer major version cannot read the files of an older one. */
const MAJOR_VERSION = '18';
const UNFINISHED = 'data.new-';

/** Makes the database files on the first start, and refuses files of another version of PostgreSQL. */
export async function ensureCluster(
  layout: Layout,
  identity: Identity,
  program: string,
  runFolder: string,
  user: string,
  cutShort?: AbortSignal,
): Promise<void> {
  const version = await readFile(path.join(layout.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return createCluster(layout, identity, program, runFolder, user, cutShort);
  if (version.trim() !== MAJOR_VERSION) {
    const values = { folder: layout.data, found: version.trim(), wanted: MAJOR_VERSION };
    throw new EmbeddedPostgresError('other_version', values);
  }
}

/** Built beside its place and renamed when whole: a start killed half way leaves nothing that looks like a database. */
async function createCluster(
  layout: Layout,
  identity: Identity,
  program: string,
  runFolder: string,
  user: string,
  cutShort: AbortSignal | undefined,
): Promise<void> {
  for (const name of await readdir(layout.home)) {
    if (name.startsWith(UNFINISHED))
      await rm(path.join(layout.home, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const unfinished = path.join(layout.home, `${UNFINISHED}${randomUUID()}`);
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordFile = path.join(runFolder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (identity.owner) {
    await chown(unfinished, identity.owner.uid, identity.owner.gid);
    await chown(passwordFile, identity.owner.uid, identity.owner.gid);
  }
  // The builtin provider sorts and folds the same on every machine, whatever its C library or ICU.
  await runToEnd(
    identity,
    unfinished,
    executable(program, 'initdb'),
    [
      `--pgdata=${ownFolder(identity, unfinished)}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--no-instructions',
    ],
    cutShort,
  );
  await rm(passwordFile);
  await writeFile(layout.password, password, { mode: 0o600 });
  await rename(unfinished, layout.data);
  await syncFolder(layout.home);
}
