import { stat } from 'node:fs/promises';
import { decodeFile } from '../file-pieces.ts';
import { ENCODINGS, guessEncoding } from '../encoding/encoding.ts';
import { TableError } from '../errors.ts';
import { SAMPLE_BYTES } from '../limits.ts';
import type { Table, TableOptions, TableRow } from '../table.ts';
import { CsvRecords } from './csv-records.ts';
import { guessDelimiter } from './delimiter.ts';

/** The encoding of a text file: the user's choice, or the guess. */
export async function textEncoding(
  path: string,
  { encoding, languages = [] }: Pick<TableOptions, 'encoding' | 'languages'>,
): Promise<{ encoding: string; damaged: boolean }> {
  if (encoding === undefined) return guessEncoding(path, languages);
  if (!ENCODINGS.includes(encoding)) throw new TableError('unknown_encoding');
  return { encoding, damaged: false };
}

/** Opens a text table: encoding and delimiter are known at once, the rows are streamed. */
export async function readText(path: string, format: 'csv' | 'text', options: TableOptions): Promise<Table> {
  options.onPart?.((await stat(path)).size);
  const { encoding, damaged } = await textEncoding(path, options);
  const sample = await firstText(path, encoding);
  // Next line, line separator and paragraph separator end rows only if nothing else does.
  const softEnds = !/[\r\n]/.test(sample) && /[\u0085\u2028\u2029]/.test(sample);
  const guessed = guessDelimiter(sample, format, softEnds);
  const delimiter = options.delimiter ?? guessed.delimiter;
  const reader = new CsvRecords(delimiter, {
    line: guessed.skip > 0 ? 2 : 1,
    columns: options.columns,
    softEnds,
  });
  return {
    format,
    encoding,
    delimiter,
    sheet: null,
    notices: () => (damaged ? [{ code: 'damaged_characters' }] : []),
    rows: records(path, encoding, reader, guessed.skip),
  };
}

/** The beginning of a text file, by which it is judged. */
export async function firstText(path: string, encoding: string): Promise<string> {
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
