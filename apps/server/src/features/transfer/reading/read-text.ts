import { CsvRecords } from './csv-records.ts';
import { decodeFile } from './decode.ts';
import { guessDelimiter, type Delimiter } from './delimiter.ts';
import { ENCODINGS, guessEncoding } from './encoding.ts';
import { unreadable } from './import-problem.ts';
import { SAMPLE_BYTES } from './limits.ts';
import type { RawRow } from './raw-row.ts';

interface TextOptions {
  kind: 'csv' | 'text';
  /** What the person chose instead of the guess. */
  encoding?: string | undefined;
  delimiter?: Delimiter | undefined;
  /** Languages of the cluster's columns. */
  languages: readonly string[];
}

interface TextFile {
  encoding: string;
  delimiter: Delimiter;
  notices: string[];
  rows: AsyncIterable<RawRow[]>;
}

/** Opens a text table: encoding and delimiter are known at once, the rows come as they are read. */
export async function readText(path: string, options: TextOptions): Promise<TextFile> {
  if (options.encoding !== undefined && !ENCODINGS.includes(options.encoding)) {
    throw unreadable('This encoding is not known.');
  }
  const { encoding, damaged } = options.encoding
    ? { encoding: options.encoding, damaged: false }
    : await guessEncoding(path, options.languages);
  const sample = await firstText(path, encoding);
  const guessed = guessDelimiter(sample, options.kind);
  const delimiter = options.delimiter ?? guessed.delimiter;
  return {
    encoding,
    delimiter,
    notices: damaged ? ['Some characters of the file are damaged and are shown as \uFFFD.'] : [],
    rows: records(path, encoding, delimiter, guessed.skip),
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

async function* records(path: string, encoding: string, delimiter: string, skip: number): AsyncGenerator<RawRow[]> {
  const reader = new CsvRecords(delimiter, skip > 0 ? 2 : 1);
  let toSkip = skip;
  for await (const piece of decodeFile(path, encoding)) {
    yield reader.push(piece.slice(toSkip), false);
    toSkip = Math.max(0, toSkip - piece.length);
  }
  yield reader.push('', true);
}
