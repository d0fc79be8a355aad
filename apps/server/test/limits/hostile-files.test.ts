import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { makeXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import { remadePictures } from '../../src/features/media/remade-picture.ts';
import { startImportReaders } from '../../src/features/transfer/worker/import-readers.ts';
import { collectionOf, PAGE, sharedPages } from './collections.ts';
import { hasEnded, secondsOf, startedProcesses } from './started-processes.ts';

// Kind 3 and case 1 of the second security review.

const NO_MEDIA = strToU8('{}');

/** Reads files by their names and bytes, as uploads are read. */
async function fileReader(allowed?: (bytes: number) => number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const readers = startImportReaders(allowed && { allowed });
  onTestFinished(async () => {
    await readers.stop();
    await rm(folder, { recursive: true, force: true });
  });
  let files = 0;
  return async (fileName: string, content: Uint8Array, person = 1) => {
    const file = path.join(folder, String((files += 1)));
    await writeFile(file, content);
    const format = fileName.endsWith('.xlsx') ? ('xlsx' as const) : ('csv' as const);
    const request = { path: file, cache: `${file}.tables`, fileName, format, languages: [] };
    return readers.read(person, { kind: 'file', request, store: async () => undefined });
  };
}

async function reader() {
  const read = await fileReader();
  return async (person: number, collection: Buffer) =>
    (await read('words.apkg', zipSync({ 'collection.anki2': collection, media: NO_MEDIA }), person)).notes;
}

test('a small collection of pages without end is refused by its limits, and others are read meanwhile', async () => {
  const read = await reader();
  const hostile = sharedPages();
  const refused = read(1, hostile).then(
    () => 'read',
    (error: unknown) => error,
  );
  expect(await read(2, collectionOf())).toMatchObject({ rows_total: 1 });
  expect(await refused).toMatchObject({ code: 'invalid' });
});

test('wherever a collection is damaged, it is a package that cannot be read, or what is left of it', async () => {
  const read = await reader();
  const whole = collectionOf();
  const pages = whole.length / PAGE;
  await Promise.all(
    Array.from({ length: pages }, async (_, page) => {
      const damaged = Buffer.from(whole);
      damaged.fill(0xa5, page * PAGE + (page === 0 ? 100 : 0), (page + 1) * PAGE);
      const outcome = await read(page, damaged).catch((error: unknown) => error);
      if (outcome instanceof Error)
        expect(outcome).toMatchObject({ code: expect.stringMatching(/^(invalid|wrong_type)$/) });
      else expect(outcome).toMatchObject({ rows_total: expect.any(Number) });
    }),
  );
});

const ROWS = '<row><c t="inlineStr"><is><t>word</t></is></c></row>';

/** A small file per format that costs much work, with the expected message; the processor time is relative to its bytes. */
const SLOW: readonly [name: string, file: () => Uint8Array][] = [
  ['words.apkg', () => zipSync({ 'collection.anki2': sharedPages(), media: NO_MEDIA })],
  ['words.colpkg', () => zipSync({ 'collection.anki21': sharedPages(), media: NO_MEDIA })],
  [
    'zstd.apkg',
    () =>
      zipSync({
        'collection.anki21b': new Uint8Array(zstdCompressSync(sharedPages())),
        media: new Uint8Array(zstdCompressSync(Buffer.alloc(0))),
      }),
  ],
];

test.each(SLOW)('%s, which was built to be slow, ends with its process', async (fileName, file) => {
  const started = startedProcesses();
  const readFile = await fileReader();
  await expect(readFile(fileName, file())).rejects.toMatchObject({ code: 'invalid' });
  const [child, ...others] = started('reading-process.ts');
  // Only a spare process for the next job, which nothing was sent to.
  expect(others.length).toBeLessThanOrEqual(1);
  expect(others.filter(hasEnded)).toEqual([]);
  await vi.waitFor(() => expect(child?.signalCode).toMatch(/^SIG(KILL|XCPU)$/));
  // The operating system's limit ends it without a watching parent.
  expect(secondsOf(child ?? raise())).toBe(61);
});

const MEGABYTE = 1024 * 1024;

function zeros(): Promise<Uint8Array> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(210 * MEGABYTE), 'collection.anki2');
  zip.end();
  return buffer(zip.outputStream);
}

const LARGE: readonly [name: string, file: () => Uint8Array | Promise<Uint8Array>][] = [
  ['words.apkg', zeros],
  [
    'zstd.colpkg',
    () =>
      zipSync({
        'collection.anki21b': new Uint8Array(zstdCompressSync(Buffer.alloc(210 * MEGABYTE))),
        media: NO_MEDIA,
      }),
  ],
  ['words.xlsx', () => makeXlsx({ sheets: [{ name: 'S', data: ROWS.repeat(500_000) }] })],
];

test.each(LARGE)('%s, which was built to be large, is refused as too large', async (fileName, file) => {
  const readFile = await fileReader();
  await expect(readFile(fileName, await file())).rejects.toMatchObject({ code: 'too_large' });
});

test('a workbook that was built to be slow ends with its process', async () => {
  const started = startedProcesses();
  const readFile = await fileReader(() => 400);
  const data = Array.from({ length: 60_000 }, (_, n) => ROWS.replace('word', `word ${n} ${'x'.repeat(n % 50)}`)).join(
    '',
  );
  await expect(readFile('words.xlsx', makeXlsx({ sheets: [{ name: 'S', data }] }))).rejects.toMatchObject({
    message: 'This file takes too long to read. Please save it again, or split it.',
  });
  await killed(started('reading-process.ts'));
});

test('a picture that takes longer than there is time for ends with its process, and one that is too large is none', async () => {
  const started = startedProcesses();
  const side = (pixels: number) =>
    sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
  const slow = await side(7_000);
  expect(await remadePictures([slow], { id: 1 }, 30)).toEqual({ pictures: [null], spentMs: 30 });
  await killed(started('remake-process.ts'));
  const large = await remadePictures([await side(7_200), await side(30)], { id: 1 }, 12_000);
  expect(large.pictures).toEqual([null, expect.any(Buffer)]);
});

/** The single process with a job was killed, not awaited; a spare one may live. */
const killed = async (children: readonly ChildProcess[]) => {
  await vi.waitFor(() => expect(children.filter(hasEnded).map(({ signalCode }) => signalCode)).toEqual(['SIGKILL']));
  expect(children.length).toBeLessThanOrEqual(2);
};

function raise(): never {
  throw new Error('no child process was started');
}
