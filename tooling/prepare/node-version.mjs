import { existsSync } from 'node:fs';
import path from 'node:path';
import { giveUp, repository } from './repository.mjs';

/** These scripts and npm run on this version and later. */
const OLDEST_FOR_SCRIPTS = 20;
/** The server's TypeScript runs as it is from this version on. */
const OLDEST_FOR_SERVER = 24;

const major = Number(process.versions.node.split('.')[0]);

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
  if (major >= OLDEST_FOR_SERVER) return process.execPath;
  return giveUp(
    `On ${process.platform}-${process.arch} Wordcluster needs Node.js ${OLDEST_FOR_SERVER} or newer; this is ${process.version}. Get it at https://nodejs.org`,
  );
}
