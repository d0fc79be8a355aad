import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';

const PIECE = 256 * 1024;

export async function* filePieces(path: string): AsyncGenerator<Buffer> {
  await using file = await open(path);
  for (;;) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(PIECE) });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The mark of old systems that a text has ended, with line ends behind it. */
const END_MARK = '\x1A';
const MAX_BEHIND = 8;

/** Trailing marks of a chunk, with the text behind them; empty if there are none. */
function endMark(piece: string): string {
  const at = piece.indexOf(END_MARK, Math.max(0, piece.length - MAX_BEHIND));
  const behind = at < 0 ? '' : piece.slice(at);
  return Array.from(behind).every((character) => '\r\n\x1A'.includes(character)) ? behind : '';
}

/** The file's text in chunks, without byte order mark, NUL and a trailing U+001A. Invalid bytes become U+FFFD. */
export async function* decodeFile(path: string, encoding: string): AsyncGenerator<string> {
  let held = '';
  for await (const decoded of decodedPieces(path, encoding)) {
    const piece = held + (decoded.includes('\0') ? decoded.replaceAll('\0', '') : decoded);
    held = endMark(piece);
    yield held === '' ? piece : piece.slice(0, -held.length);
  }
}

async function* decodedPieces(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = encoding.startsWith('utf-') ? unicodeDecoder(encoding) : iconv.getDecoder(encoding);
  for await (const bytes of filePieces(path)) yield decoder.write(bytes);
  yield decoder.end() ?? '';
}

/** Node's own decoder, many times as fast as one in JavaScript. */
function unicodeDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding);
  return {
    write: (bytes: Buffer) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}
