import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Before the journeys: the web app as it is in the source, in case they are run by themselves. */
export default function buildWeb(): void {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../tooling/build.mjs')], { stdio: 'inherit' });
}
