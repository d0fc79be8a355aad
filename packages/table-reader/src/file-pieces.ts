import { open } from 'node:fs/promises';

const PIECE = 256 * 1024;

/** The bytes of a file in pieces. */
export async function* filePieces(path: string): AsyncGenerator<Buffer> {
  await using file = await open(path);
  for (;;) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(PIECE) });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
