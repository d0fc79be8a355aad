import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { requireNode } from './node-version.mjs';
import { repository } from './repository.mjs';
import { ensureWebBuild } from './web-build.mjs';

/** Makes the clone ready to run: dependencies, and the built web app unless told otherwise. Safe side by side. */
export async function prepare({ web = true } = {}) {
  requireNode();
  await withLock(path.join(repository, '.cache/prepare.lock'), () => {
    ensureInstalled(repository);
    if (web) ensureWebBuild(repository);
  });
}
