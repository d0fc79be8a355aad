import { stat } from 'node:fs/promises';
import { decodeFile } from '../file-pieces.ts';
import { ENCODINGS, guessEncoding } from '../encoding/encoding.ts';
import { TableError } from '../errors.ts';
import { SAMPLE_BYTES } from '../limits.ts';
import type { Table, TableOptions, TableRow } from '../table.ts';
import { CsvRecords } from './csv-records.ts';
import { guessDelimiter } from './delimiter.ts';

/** Opens a text table: encoding and delimiter are known at once, the rows come as they are read. */
export async function readText(path: string, format: 'csv' | 'text', options: TableOptions): Promise<Table> {
  if (options.encoding !== undefined && !ENCODINGS.includes(options.encoding)) throw new TableError('unknown_encoding');
  options.onPart?.((await stat(path)).size);
  const { encoding, damaged } = options.encoding
    ? { encoding: options.encoding, damaged: false }
    : await guessEncoding(path, options.languages ?? []);
  const guessed = guessDelimiter(await firstText(path, encoding), format);
  const delimiter = options.delimiter ?? guessed.delimiter;
  const reader = new CsvRecords(delimiter, { line: guessed.skip > 0 ? 2 : 1, columns: options.columns });
  return {
    format,
    encoding,
    delimiter,
    sheet: null,
    notices: () => (damaged ? [{ code: 'damaged_characters' }] : []),
    rows: records(path, encoding, reader, guessed.skip),
  };
}

async function firstText(path: string, encoding: string): Promise<string> {
  let sample = '';
  for await (const piece of decodeFile(path, encoding)) {
    sample += piece;
    if (sample.length >= SAMPLE_BYTES) break;
  }
  return sample;
}

async function* records(path: string, encoding: string, reader: CsvRecords, skip: number): AsyncGenerator<TableRow[]> {
  let toSkip = skip;
  for await (const piece of decodeFile(path, encoding)) {
    yield reader.push(piece.slice(toSkip), false);
    toSkip = Math.max(0, toSkip - piece.length);
  }
  yield reader.push('', true);
}
