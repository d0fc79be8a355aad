import { open, type FileHandle } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import { TableError } from '../errors.ts';
import { guessLegacyEncoding, LEGACY_ENCODINGS } from './legacy-encoding.ts';

export const ENCODINGS: readonly string[] = ['utf-8', 'utf-16le', 'utf-16be', ...LEGACY_ENCODINGS];

const PIECE = 256 * 1024;
/** Control characters that do not make a file binary. */
const FEW_CONTROLS = 3;
/** Bytes above ASCII that the letters are judged by. */
const JUDGED_BYTES = 24_000;

interface GuessedEncoding {
  encoding: string;
  /** True where the file is UTF-8 but for a few bytes. */
  damaged: boolean;
}

/** Byte order mark, form of UTF-8 over the whole file, zero bytes of UTF-16, then the letters. */
export async function guessEncoding(path: string, languages: readonly string[]): Promise<GuessedEncoding> {
  await using file = await open(path);
  const { buffer: start } = await file.read({ buffer: Buffer.alloc(4096), position: 0 });
  const head = start.subarray(0, Math.min(start.length, (await file.stat()).size));
  const certain = byMark(head) ?? byZeros(head);
  if (certain) return { encoding: certain, damaged: false };
  if (looksBinary(head)) throw new TableError('not_text');
  const { valid, invalid, judged } = await inspect(file);
  if (invalid === 0) return { encoding: 'utf-8', damaged: false };
  if (valid > 20 * invalid) return { encoding: 'utf-8', damaged: true };
  return { encoding: guessLegacyEncoding(judged, languages), damaged: false };
}

function byMark(head: Buffer): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** ASCII characters, delimiters and line breaks at least, have a zero byte in UTF-16: before them or behind. */
function byZeros(head: Buffer): string | null {
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const needed = Math.max(2, head.length / 20);
  if (odd >= needed && even < odd / 20) return 'utf-16le';
  return even >= needed && odd < even / 20 ? 'utf-16be' : null;
}

function looksBinary(head: Buffer): boolean {
  let controls = 0;
  // DOS ends a file with U+001A, and fills it up with it or with NUL.
  const end = head.findLastIndex((byte) => byte !== 0 && byte !== 0x1a) + 1;
  for (const byte of head.subarray(0, end)) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1;
  // A few may stand in any text, of which a short one has little else.
  return controls > Math.max(FEW_CONTROLS, end / 50);
}

/** Counts lines with and without valid UTF-8 beyond ASCII, and collects lines with high bytes to judge. */
async function inspect(file: FileHandle): Promise<{ valid: number; invalid: number; judged: Buffer }> {
  let valid = 0;
  let invalid = 0;
  let judgedBytes = 0;
  const judged: Buffer[] = [];
  for await (const piece of wholeLines(file)) {
    if (isUtf8(piece)) {
      valid += countHigh(piece);
      continue;
    }
    for (const line of splitLines(piece)) {
      const high = countHigh(line);
      if (high === 0) continue;
      if (isUtf8(line)) valid += high;
      else invalid += 1;
      if (judgedBytes < JUDGED_BYTES) {
        judged.push(line.subarray(0, JUDGED_BYTES));
        judgedBytes += Math.min(line.length, JUDGED_BYTES);
      }
    }
  }
  return { valid, invalid, judged: Buffer.concat(judged) };
}

async function* wholeLines(file: FileHandle): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(PIECE), position });
    position += bytesRead;
    const piece = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    const cut = bytesRead === 0 ? piece.length : piece.lastIndexOf(0x0a) + 1;
    // A line longer than two pieces is cut anywhere: memory before exactness.
    const end = cut === 0 && piece.length > 2 * PIECE ? piece.length : cut;
    if (end > 0) yield piece.subarray(0, end);
    rest = piece.subarray(end);
    if (bytesRead === 0) return;
  }
}

function* splitLines(piece: Buffer): Generator<Buffer> {
  for (let from = 0; from < piece.length;) {
    const at = piece.indexOf(0x0a, from);
    const end = at < 0 ? piece.length : at + 1;
    yield piece.subarray(from, end);
    from = end;
  }
}

function countHigh(bytes: Buffer): number {
  let high = 0;
  for (const byte of bytes) if (byte >= 0x80) high += 1;
  return high;
}
