import { closeSync, openSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ResponseOf } from '@wordcluster/contract/types';
import { createProduct } from '@wordcluster/testing/product';
import { answerOf, callAs, expectAlive, expectAway, expectBack, unexpected, type Call } from './calls.ts';
import { startFaultyDatabase } from './database.ts';
import { Fault, type FaultOptions } from './scenario.ts';
import { mountSmallDisk, NO_SMALL_DISK, type SmallDisk } from './small-disk.ts';

const DISK = 24;
/** Milliseconds: no call here has to wait. */
const REFUSED_WITHIN = 5_000;
const BACK_WITHIN = 10_000;

/**
 * The disk of the uploads' and downloads' files, and of the log, is full: what needs it is refused for now, everything else goes
 * on as ever, nothing half stays behind.
 */
export async function fullDisk({ short }: FaultOptions): Promise<string> {
  const disk = await mountSmallDisk(DISK);
  if (!disk) return `a full disk: ${NO_SMALL_DISK}`;
  const database = await startFaultyDatabase();
  const log = openSync(path.join(disk.folder, 'log'), 'a');
  const settings = { DATABASE_URL: database.url('server'), TMPDIR: disk.folder, LOG_LEVEL: 'info' };
  const server = await createProduct(settings, log);
  try {
    await server.start();
    const rounds = short ? 2 : 10;
    for (let round = 0; round < rounds; round += 1) {
      // Somebody new: how many files one person may stage in a minute is limited.
      const token = await database.signUp(`reader${round}@example.com`, true);
      await fillAndEmpty(server.url, token, disk);
    }
    const left = (await readdir(disk.folder)).filter((name) => name.startsWith('wordcluster-'));
    if (left.length > 0) throw new Fault(`files were left behind: ${left.join(', ')}`);
    return `${rounds} times a full disk: uploads and downloads were refused until there was room, all else went on`;
  } finally {
    await server.remove();
    closeSync(log);
    await database.remove();
    await disk.remove();
  }
}

async function fillAndEmpty(url: string, token: string, disk: SmallDisk): Promise<void> {
  const ask = <Body>(call: Call) => answerOf<Body>(url, token, call);
  const cluster = { method: 'POST', path: '/api/clusters', body: { title: 'Full', col_1_name: 'Word' } };
  const { id } = await ask<ResponseOf<'POST /api/clusters'>>(cluster);
  const words = `/api/clusters/${id}`;
  const paste = { method: 'POST', path: `${words}/paste-import`, body: { text: lines(1_000) } };
  const start = { method: 'POST', path: `${words}/start-import`, body: { first_line_header: false, append: true } };
  // Longer than a list's memory buffer for a slow reader.
  for (let part = 0; part < 3; part += 1) {
    await ask(paste);
    await ask(start);
  }
  const [own] = await ask<ResponseOf<'GET /api/clusters'>>({ method: 'GET', path: '/api/clusters' });
  const address = new URL(own?.export ?? '', url);
  const download = { method: 'GET', path: `${address.pathname}${address.search}&format=csv` };
  const upload = () => ({ method: 'POST', path: `${words}/upload-import`, body: form() });
  const list = { method: 'GET', path: `${words}/clusterRows` };
  const addition = { method: 'POST', path: list.path, body: { col_1_value: 'still here' } };
  const needing = () => [upload(), upload(), paste, download];

  await disk.fill();
  await expectAway(url, token, needing(), REFUSED_WITHIN);
  await expectAlive(url);
  await expectBack(url, token, [addition, { method: 'GET', path: '/api/user' }], 0);
  await wholeOrCut(url, token, list);
  await disk.empty();
  await expectBack(url, token, [...needing(), list, addition], BACK_WITHIN);
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => `${'word '.repeat(150)}${n}`).join('\n');

function form(): FormData {
  const file = new FormData();
  file.set('import_file', new Blob([lines(500)]), 'words.csv');
  return file;
}

/** A long list is buffered on disk for a slow reader: it may break off, but must never look complete. */
async function wholeOrCut(url: string, token: string, call: Call): Promise<void> {
  const result = await callAs(url, token, call);
  const isWhole = result.status === 200 && result.text.endsWith(']');
  if (!isWhole && result.status !== 503 && result.text !== 'cut off') throw unexpected(call, result, 'a whole list');
}
