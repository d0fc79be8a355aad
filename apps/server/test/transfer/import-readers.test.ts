import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { describe, expect, onTestFinished, test } from 'vitest';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { inlineRow, makeXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import { startImportReaders, allowedTime } from '../../src/features/transfer/worker/import-readers.ts';

import { message } from '@wordcluster/domain/messages/all';
import { fairQueue } from '../../src/limited-process/limited-processes.ts';

const ALICE = 1;
const BOB = 2;
const CAROL = 3;

async function fileWith(bytes: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-readers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return file;
}

async function start(...options: Parameters<typeof startImportReaders>) {
  const readers = startImportReaders(...options);
  onTestFinished(() => readers.stop());
  const read = async (person: number, bytes: string | Uint8Array, format: 'csv' | 'xlsx' = 'csv') => {
    const request = { path: await fileWith(bytes), format, languages: [], fileName: 'words' };
    const rows: string[] = [];
    const report = await readers.read(person, {
      kind: 'file',
      request,
      store: async (batch) => {
        if (!Array.isArray(batch)) rows.push(batch.columns[0]);
      },
    });
    return { ...report.tables, stored: rows };
  };
  return { readers, read };
}

describe('a reading', () => {
  test('sends its rows before it ends, and reports what is wrong with a file', async () => {
    const { read } = await start();
    expect(await read(ALICE, 'pes;dog\nkočka;cat\n')).toMatchObject({ valid: 2, stored: ['{"pes","kočka"}'] });
    await expect(read(ALICE, '')).rejects.toMatchObject({ code: 'invalid', message: 'The file is empty.' });
    expect(await read(ALICE, 'again\n')).toMatchObject({ valid: 1 });
  });

  test.runIf(NIGHTLY)(
    'that uses more processor time than its size allows is ended, and the next one is read',
    async () => {
      const progress: number[] = [];
      const { read } = await start({
        allowed: (bytes) => {
          progress.push(bytes);
          return bytes > 1_000_000 ? 1 : 60_000;
        },
      });
      const large = 'word;meaning of the word;an example with the word\n'.repeat(190_000);
      await expect(read(ALICE, large)).rejects.toMatchObject({
        code: 'too_large',
        message: 'This file takes too long to read. Please save it again, or split it.',
      });
      expect(progress).toContain(large.length);
      expect(await read(ALICE, 'pes\n')).toMatchObject({ valid: 1 });
    },
  );

  test('that cannot be stored fails with the reason', async () => {
    const { readers } = await start();
    const request = { path: await fileWith('pes\n'), format: 'csv' as const, languages: [], fileName: 'words' };
    const full = readers.read(ALICE, {
      kind: 'file',
      request,
      store: () => Promise.reject(new Error('disk full')),
    });
    await expect(full).rejects.toThrow('disk full');
  });

  test.runIf(NIGHTLY)('ends when the server stops', async () => {
    const { readers } = await start();
    const request = {
      path: await fileWith('word\n'.repeat(190_000)),
      format: 'csv' as const,
      languages: [],
      fileName: 'words',
    };
    const begun = Promise.withResolvers<void>();
    const stored = Promise.withResolvers<void>();
    // It cannot have finished: its rows are not stored yet.
    const reading = readers.read(ALICE, { kind: 'file', request, store: () => (begun.resolve(), stored.promise) });
    const refused = expect(reading).rejects.toMatchObject({ message: 'The server is stopping. Please try again.' });
    await begun.promise;
    const stopped = readers.stop();
    stored.resolve();
    await refused;
    await stopped;
  });

  test('may take five seconds of processor time, five more for each megabyte, a minute at most', () => {
    expect([0, 3_200, 2_000_000, 400_000_000].map(allowedTime)).toEqual([5_000, 5_016, 15_000, 60_000]);
  });
});

describe('files that were made to take long', () => {
  const sheets = [{ name: 'S', data: inlineRow(1, 'pes') }];

  test.each(['[', '"', '\\'])('a number format of millions of %s is read as quickly as any other', async (part) => {
    const { read } = await start();
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="${part.replace('"', '&quot;').repeat(500_000)}"/></numFmts>`;
    const bytes = makeXlsx({ sheets, styles });
    expect(bytes.length).toBeLessThan(20_000);
    const began = performance.now();
    expect(await read(ALICE, bytes, 'xlsx')).toMatchObject({ valid: 1 });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('sixty sheets of one part are one sheet', async () => {
    const { read } = await start();
    const parts = unzipSync(makeXlsx({ sheets: [{ name: 'S', data: '<row/>'.repeat(500_000) }] }));
    const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const many = workbook.replace(/<sheet [^>]*>/, (sheet) => sheet.repeat(60));
    const bytes = zipSync({ ...parts, 'xl/workbook.xml': strToU8(many) });
    const began = performance.now();
    await expect(read(ALICE, bytes, 'xlsx')).rejects.toThrow('no visible sheet with rows');
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('fair queue', () => {
  const BOUNDS = {
    atOnce: 2,
    maxQueuedPerUser: 3,
    maxQueued: 50,
    ownBusy: message('import.own_busy'),
    busy: message('import.busy'),
  };

  function scene(bounds = BOUNDS) {
    const queue = fairQueue(bounds);
    const order: string[] = [];
    const take = (person: number, name: string) => queue.take(person).then(() => void order.push(name));
    const pass = async (person: number) => {
      queue.pass(person);
      await sleep(0);
    };
    return { take, pass, order };
  }

  test('a person has one file read at a time', async () => {
    const { take, pass, order } = scene();
    for (const name of ['a1', 'a2']) void take(ALICE, name);
    await sleep(0);
    expect(order).toEqual(['a1']);
    await pass(ALICE);
    expect(order).toEqual(['a1', 'a2']);
  });

  test('a later user waits for at most one file of each other user', async () => {
    const { take, pass, order } = scene();
    for (const name of ['a1', 'a2', 'a3']) void take(ALICE, name);
    for (const name of ['b1', 'b2', 'b3']) void take(BOB, name);
    void take(CAROL, 'c1');
    await sleep(0);
    expect(order).toEqual(['a1', 'b1']);
    await pass(ALICE);
    expect(order).toEqual(['a1', 'b1', 'c1']);
    await pass(BOB);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2']);
    await pass(CAROL);
    expect(order.at(-1)).toBe('b2');
  });

  test('a fourth queued file is refused to its sender alone', async () => {
    const { take } = scene();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void take(ALICE, name);
    await expect(take(ALICE, 'a5')).rejects.toMatchObject({ code: 'too_many', retryAfter: 10 });
    await expect(take(BOB, 'b1')).resolves.toBeUndefined();
  });

  test('when too many are queued in all, the next gets 503 with Retry-After', async () => {
    const { take } = scene({ ...BOUNDS, maxQueued: 1 });
    for (const person of [ALICE, BOB, CAROL]) void take(person, '');
    await expect(take(4, '')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  });
});
