import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { xlsxFile } from '../../src/features/transfer/export/xlsx-file.ts';
import { readBytes } from '../setup/read-bytes.ts';

const run = promisify(execFile);

function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const installed = hasLibreOffice();
if (!installed) process.stdout.write('LibreOffice is not installed: its own files are not tried here.\n');

/** Lets LibreOffice write a file as another kind. */
async function convert(content: Uint8Array | string, from: string, to: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'libreoffice-'));
  try {
    const file = path.join(folder, `table.${from}`);
    await writeFile(file, content);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run('soffice', [profile, '--headless', '--convert-to', to, '--outdir', path.join(folder, 'out'), file]);
    return await readFile(path.join(folder, 'out', `table.${to.split(':')[0]}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const words = [
  ['žltý kôň', 'yellow horse', '=1+1'],
  ['two\nlines', 'say "hi"', "'quoted"],
  ['日本語', '😀', '_x0041_'],
];

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

describe.skipIf(!installed)('LibreOffice', () => {
  test('opens what we export', async () => {
    const ours = await buffer(xlsxFile('Words', { header: ['Word', 'Meaning', 'Example'], batches: once(words) }));
    const theirs = await convert(ours, 'xlsx', 'csv:Text - txt - csv (StarCalc):44,34,76,1');
    const read = await readBytes(theirs, 'csv');
    expect(read.values).toEqual([['Word', 'Meaning', 'Example'], ...words]);
  });

  test.each(['xlsx'])('writes %s files that we read', async (kind) => {
    const text = words.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
    const read = await readBytes(await convert(`${text}\n`, 'csv', kind), 'xlsx');
    expect(read.values.map((row) => row[0])).toEqual(words.map((row) => row[0]));
  });
});
