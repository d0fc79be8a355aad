import { existsSync } from 'node:fs';
import path from 'node:path';
import { giveUp, repository } from './repository.mjs';

/** These scripts and npm run on this version and later. */
const OLDEST_FOR_SCRIPTS = 20;
/** From this version on the server's TypeScript runs as it is and threads tell their processor time. */
const OLDEST_FOR_SERVER = '24.6';

const [major, minor] = process.versions.node.split('.').map(Number);
const [serverMajor, serverMinor] = OLDEST_FOR_SERVER.split('.').map(Number);

/** Stops with a sentence when Node.js is too old even to install. */
export function requireNode() {
  if (major >= OLDEST_FOR_SCRIPTS) return;
  giveUp(
    `Wordcluster needs Node.js ${OLDEST_FOR_SCRIPTS} or newer; this is ${process.version}. Get it at https://nodejs.org`,
  );
}

/** The Node.js that runs the product: the pinned one that npm installed on Linux, elsewhere the machine's own. */
export function productNode() {
  const pinned = path.join(repository, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (major > serverMajor || (major === serverMajor && minor >= serverMinor)) return process.execPath;
  return giveUp(
    `On ${process.platform}-${process.arch} Wordcluster needs Node.js ${OLDEST_FOR_SERVER} or newer; this is ${process.version}. Get it at https://nodejs.org`,
  );
}
