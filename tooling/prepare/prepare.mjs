import path from 'node:path';
import { ensureInstalled, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { requireNode } from './node-version.mjs';
import { giveUp, repository } from './repository.mjs';
import { ensureWebBuild, isBuilt } from './web-build.mjs';

/** Makes the clone ready to run: dependencies, and the built web app unless told otherwise. Safe side by side. */
export async function prepare({ web = true } = {}) {
  requireNode();
  // A clone that is ready needs no lock, so that somebody who may only read it can run it.
  if (isInstalled(repository) && (!web || isBuilt(repository))) return;
  try {
    await withLock(path.join(repository, '.cache/prepare.lock'), () => {
      ensureInstalled(repository);
      if (web) ensureWebBuild(repository);
    });
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
    giveUp(`${repository} belongs to another user, and it is not ready to run: ${error.message}`);
  }
}
