import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Kind 3 of the second security review: what strangers sent is read by native code in child processes alone. The third walk of five.

const SOURCE = path.resolve(import.meta.dirname, '../../src');
/** Readers of foreign files: native formats, or files built to take long. */
const READERS = [
  /import sharp\b/,
  /import \{[^}]*\b(readPackage|openMedia|Archive)\b[^}]*\} from '@wordcluster\/anki'/,
  /import \{[^}]*\b(recognise|decodeFile|textEncoding|openTable|readTable|readXlsx|CsvRecords)\b[^}]*\} from '@wordcluster\/table-reader'/,
  /import \{[^}]*\bDatabaseSync\b[^}]*\} from 'node:sqlite'/,
  /import \{[^}]*\b(zstdDecompress|inflate|gunzip|unzip|brotliDecompress)\w*\b[^}]*\} from 'node:zlib'/,
  /import \{[^}]*\} from '(yauzl|saxes|parse5|htmlparser2)'/,
];
/** Draws pictures of the server's own text. */
const OWN = new Set(['features/links/page/draw-picture.ts']);

/** The files that a module loads when it starts: imports of values, whose modules are of the server. */
function loadedBy(entry: string): Set<string> {
  const loaded = new Set<string>();
  const waiting = [path.join(SOURCE, entry)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, clause = '', from = ''] of text.matchAll(
      /(?:import|export)\s+([^;'"]*?)\s*(?:from\s+)?'(\.[^']+\.ts)'/g,
    ))
      if (!clause.startsWith('type ')) waiting.push(path.resolve(path.dirname(file), from));
    for (const [, from = ''] of text.matchAll(/import\('(\.[^']+\.ts)'\)/g))
      waiting.push(path.resolve(path.dirname(file), from));
  }
  return loaded;
}

test('the server’s process loads no reader of foreign files; each child process is entered by its own module', () => {
  const loaded = [...loadedBy('main.ts')];
  expect(loaded.length).toBeGreaterThan(400);
  expect(loaded.every((file) => existsSync(file))).toBe(true);
  const reading = loaded.filter((file) => READERS.some((reader) => reader.test(readFileSync(file, 'utf8'))));
  const names = reading.map((file) => path.relative(SOURCE, file)).filter((file) => !OWN.has(file));
  expect(names).toEqual([]);
});

test.each([
  'features/transfer/worker/reading-process.ts',
  'features/media/remake-process.ts',
  'features/print/sheet-process.ts',
])('%s is a job of a limited process', (entry) => {
  expect(readFileSync(path.join(SOURCE, entry), 'utf8')).toContain('serveJob<');
  expect(loadedBy('main.ts').has(path.join(SOURCE, entry))).toBe(false);
});
