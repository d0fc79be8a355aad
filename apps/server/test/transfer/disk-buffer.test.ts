import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { bufferOnDisk } from '../../src/disk-buffer.ts';

const spools = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`wordcluster-export-${process.pid}-`));

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Items, each of which comes when the one before it was let through. */
function slowSource() {
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  async function* items() {
    for (const [index, gate] of gates.entries()) {
      await gate.promise;
      yield [`ř${index}`, null];
    }
  }
  return { items: items(), open: (index: number) => gates[index]?.resolve() };
}

test('the stored part is read while the rest is still on its way', async () => {
  const source = slowSource();
  source.open(0);
  const buffer = await bufferOnDisk(source.items);
  const reader = buffer.items[Symbol.asyncIterator]();
  expect((await reader.next()).value).toEqual(['ř0', null]);
  const second = reader.next();
  source.open(1);
  expect((await second).value).toEqual(['ř1', null]);
  source.open(2);
  await buffer.stored;
  expect((await reader.next()).value).toEqual(['ř2', null]);
  expect((await reader.next()).done).toBe(true);
  await buffer.discard();
  expect(await spools()).toEqual([]);
});

test('a source without items is an empty file', async () => {
  async function* nothing(): AsyncGenerator<string> {}
  const buffer = await bufferOnDisk(nothing());
  expect(await all(buffer.items)).toEqual([]);
  await buffer.discard();
});

test('a source that fails at once fails the buffer, one that fails later its reader', async () => {
  async function* failing(items: number): AsyncGenerator<number> {
    for (let item = 0; item < items; item += 1) yield item;
    throw new Error('the database went away');
  }
  await expect(bufferOnDisk(failing(0))).rejects.toThrow('went away');
  expect(await spools()).toEqual([]);
  const buffer = await bufferOnDisk(failing(2));
  await expect(buffer.stored).rejects.toThrow('went away');
  await expect(all(buffer.items)).rejects.toThrow('went away');
  await buffer.discard();
});

test('a buffer that is discarded stores no more', async () => {
  let produced = 0;
  async function* endless(): AsyncGenerator<number> {
    for (;;) yield (produced += 1);
  }
  const buffer = await bufferOnDisk(endless());
  await buffer.discard();
  await buffer.stored;
  expect(produced).toBeGreaterThan(0);
  expect(await spools()).toEqual([]);
});
