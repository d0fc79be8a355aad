import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { npm } from '../prepare/install.mjs';
import { productNode } from '../prepare/node-version.mjs';
import { repository } from '../prepare/repository.mjs';

/**
 * Runs one of package.json's scripts under a heading and answers how many tests passed and failed. `count` reads
 * them from the runner's report; a script without tests counts only when it fails, as one.
 */
export async function runScript(
  heading,
  script,
  args = [],
  env = {},
  count = () => ({ passed: 0, failed: 0, failures: [] }),
) {
  process.stdout.write(`\n== ${heading}\n`);
  const began = Date.now();
  const [command, ...first] = npm();
  const withProductNode = [path.dirname(productNode()), process.env['PATH']].join(path.delimiter);
  const child = spawn(command, [...first, 'run', '--silent', script, '--', ...args], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: withProductNode, ...env },
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  const result = count();
  if (code !== 0 && result.failed === 0) result.failed = 1;
  if (result.failed > 0 && result.failures.length === 0) result.failures.push(heading);
  const seconds = (Date.now() - began) / 1000;
  process.stdout.write(`-- ${heading}: ${result.failed === 0 ? 'good' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  return { ...result, heading, seconds };
}
