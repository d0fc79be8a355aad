import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderWith } from './clone.mjs';

const children = new URL('../run/children.mjs', import.meta.url).href;

/**
 * A script that runs a program as `npm start` runs the server; answers it and the program's process id.
 * With `npm` a process stands in for npm, which starts scripts through a shell.
 */
async function runProgram(body, { npm = false } = {}) {
  const root = folderWith({ 'program.mjs': `${body} setInterval(() => {}, 1000); console.log(process.pid);` });
  const script = `
    import { endLike, passSignals, startProgram } from ${JSON.stringify(children)};
    const program = startProgram(process.execPath, [${JSON.stringify(path.join(root, 'program.mjs'))}]);
    passSignals([program]);
    endLike(program);`;
  const file = path.join(root, 'starter.mjs');
  writeFileSync(file, script);
  const throughShell = `require('child_process').spawn('sh', ['-c', '${process.execPath} ${file}; exit'], { stdio: 'inherit' })`;
  const starter = spawn(process.execPath, npm ? ['-e', throughShell] : [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: npm ? 'start' : '' },
  });
  onTestFinished(() => void starter.kill('SIGKILL'));
  const lines = createInterface({ input: starter.stdout });
  const output = [];
  lines.on('line', (line) => output.push(line));
  await once(lines, 'line');
  return { starter, pid: Number(output[0]), output };
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the exit code of the program is the exit code of the command', async () => {
  const { starter } = await runProgram('setTimeout(() => process.exit(7), 100);');
  expect(await once(starter, 'exit')).toEqual([7, null]);
});

test('a stop signal reaches the program once, though the terminal and npm both send it', async () => {
  const { starter, output } = await runProgram(
    `process.on('SIGINT', () => { console.log('stop'); setTimeout(() => process.exit(0), 300); });`,
  );
  starter.kill('SIGINT');
  starter.kill('SIGINT');
  expect(await once(starter, 'exit')).toEqual([0, null]);
  expect(output.slice(1)).toEqual(['stop']);
});

test('the program stops when the command is killed hard', async () => {
  const { starter, pid } = await runProgram('');
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
});

test.skipIf(process.platform === 'win32')('the program stops when npm is killed hard', async () => {
  const { starter, pid } = await runProgram('', { npm: true });
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
});
