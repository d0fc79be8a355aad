import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PackageWriter } from '@wordcluster/anki';
import { startMeasured } from '../calls/product.ts';
import { median } from '../figures.ts';
import { memoryGrowth } from '../memory.ts';

/** An Anki package of 100,000 notes: read by the product (`upload-import`), then brought in with its history (`start-import`). */
const NOTES = 100_000;
const ROUNDS = 3;
const say = (text: string) => process.stdout.write(`${text}\n`);

async function writePackage(file: string): Promise<void> {
  const writer = new PackageWriter(Date.UTC(2026, 0, 1));
  writer.addDeck(2, 'Slovak');
  writer.addNoteType({ id: 3, name: 'Basic', fields: ['Word', 'Meaning'], directions: [{ source: 0, target: 1 }] });
  for (let n = 0; n < NOTES; n += 1)
    writer.addNote(2, 3, {
      guid: `note-${n}`,
      modified: 1_760_000_000,
      tags: n % 10 === 0 ? ['animals'] : [],
      fields: [`slovíčko ${n}`, `meaning of word ${n}`],
      cards: [{ ord: 0, reviews: [{ at: Date.UTC(2025, 0, 1) + n * 1000, rating: 3, took: 4000 }] }],
    });
  await pipeline(writer.finish(), createWriteStream(file));
}

async function timed<Result>(work: () => Promise<Result>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-anki-'));
const file = path.join(folder, 'words.apkg');
await writePackage(file);
const product = await startMeasured();
try {
  await product.signIn('demo@wordcluster.example');
  const upload = async () => {
    const form = new FormData();
    form.set('import_file', await openAsBlob(file), 'words.apkg');
    await product.upload('/api/upload-import', form);
  };
  const reads: { ms: number; growth: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { result: ms, growth } = await memoryGrowth(product.pid(), () => timed(upload));
    reads.push({ ms, growth });
  }
  const most = Math.max(...reads.map(({ growth }) => growth));
  say(
    `${NOTES} notes read: median ${(median(reads.map(({ ms }) => ms)) / 1000).toFixed(1)} s, at most +${most.toFixed(0)} MB`,
  );
  const { result: ms, growth } = await memoryGrowth(product.pid(), () =>
    timed(() => product.call('POST', '/api/start-import', { into: 'decks' })),
  );
  say(`brought in with ${NOTES} answers: ${(ms / 1000).toFixed(1)} s, +${growth.toFixed(0)} MB`);
} finally {
  await product.remove();
  await rm(folder, { recursive: true });
}
