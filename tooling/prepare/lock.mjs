import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from './process-table.mjs';
import { say } from './repository.mjs';

/** A lock file is empty for a moment while it is written; older and still empty (milliseconds): its writer was killed. */
const WRITING = 2_000;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isHeld(file, content) {
  try {
    const { pid, start } = JSON.parse(content);
    return start !== '' && startOf(pid) === start;
  } catch {
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < WRITING;
  }
}

/** Takes a dead process's lock file away; gives it back when somebody else was faster and holds it by now. */
function removeStale(file, content) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== content) linkSync(aside, file);
  } catch (error) {
    // Another start did the same at the same moment; the next look shows who holds it.
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

/** Runs `work` while no other process of this machine does so under the same lock file. */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  for (let announced = false; ;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const content = read(file);
    if (content === undefined) continue;
    if (!isHeld(file, content)) {
      removeStale(file, content);
      continue;
    }
    if (!announced) say('Waiting for another start in this folder to finish its preparations…');
    announced = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
