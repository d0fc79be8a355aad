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

/** The file's text in pieces, without its byte order mark. Bytes that mean nothing become U+FFFD. */
export async function* decodeFile(path: string, encoding: string): AsyncGenerator<string> {
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
