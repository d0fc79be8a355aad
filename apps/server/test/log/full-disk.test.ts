import { existsSync, openSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Logs, waits until the lines were to be written, and says on the other stream that it still lives. */
const PROGRAM = `
  const { loggerOptions } = await import(${JSON.stringify(path.resolve(import.meta.dirname, '../../src/log.ts'))});
  loggerOptions('info').logger.stream.write('{"msg":"a line"}\\n');
  setTimeout(() => console.error('still serving'), 300);
`;

test.skipIf(!existsSync('/dev/full'))('a log whose disk is full loses lines, not the server', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  if (!child.stderr) throw new Error('no stream');
  expect(await text(child.stderr)).toContain('still serving');
});
