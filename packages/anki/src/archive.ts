import { crc32, zstdDecompressSync } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { AnkiError, damaged, MAX_ENTRIES } from './limits.ts';

/** The files of a package by their names in it. Nothing is ever written under such a name. */
export class Archive {
  private readonly zip: ZipFile;
  private readonly entries: Map<string, Entry>;
  private readonly onPart: (bytes: number) => void;

  private constructor(zip: ZipFile, entries: Map<string, Entry>, onPart: (bytes: number) => void) {
    this.zip = zip;
    this.entries = entries;
    this.onPart = onPart;
  }

  static async open(path: string, onPart: (bytes: number) => void): Promise<Archive> {
    let zip: ZipFile | undefined;
    try {
      zip = await openPromise(path, { autoClose: false });
      if (zip.entryCount > MAX_ENTRIES) throw new AnkiError('unpacks_too_large');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= MAX_ENTRIES) throw new AnkiError('unpacks_too_large');
        entries.set(entry.fileName, entry);
      }
      return new Archive(zip, entries, onPart);
    } catch (error) {
      zip?.close();
      throw damaged(error);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The bytes of a file of at most `maxBytes`. The size that the archive states is not believed: yauzl fails a file that has more. */
  async read(name: string, maxBytes: number): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new AnkiError('damaged');
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new AnkiError('encrypted');
    if (entry.uncompressedSize > maxBytes) throw new AnkiError('unpacks_too_large');
    this.onPart(entry.uncompressedSize);
    try {
      const content = Buffer.allocUnsafe(entry.uncompressedSize);
      let length = 0;
      for await (const piece of await this.zip.openReadStreamPromise(entry)) {
        piece.copy(content, length);
        length += piece.length;
      }
      if (length !== content.length || crc32(content) !== entry.crc32) throw new AnkiError('damaged');
      return content;
    } catch (error) {
      throw damaged(error);
    }
  }

  /** The same for a file that is additionally compressed with Zstandard. */
  async readZstd(name: string, maxBytes: number): Promise<Buffer> {
    const packed = await this.read(name, maxBytes);
    try {
      const content = zstdDecompressSync(packed, { maxOutputLength: maxBytes });
      this.onPart(content.length);
      return content;
    } catch (error) {
      const tooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      throw new AnkiError(tooLarge ? 'unpacks_too_large' : 'damaged', { cause: error });
    }
  }

  close(): void {
    this.zip.close();
  }
}
