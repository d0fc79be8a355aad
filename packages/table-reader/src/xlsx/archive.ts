import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { TableError } from '../errors.ts';
import { MAX_RATIO, MAX_SMALL_PART_BYTES, RATIO_FROM_BYTES } from '../limits.ts';

/** A workbook has some dozens of parts. */
const MAX_ENTRIES = 10_000;

/** The parts of a workbook by name. Sizes are those that the archive states; yauzl fails a part that unpacks to more. */
export class Archive {
  private readonly zip: ZipFile;
  private readonly entries: Map<string, Entry>;
  private readonly onPart: ((bytes: number) => void) | undefined;

  private constructor(zip: ZipFile, entries: Map<string, Entry>, onPart: ((bytes: number) => void) | undefined) {
    this.zip = zip;
    this.entries = entries;
    this.onPart = onPart;
  }

  static async open(path: string, onPart?: (bytes: number) => void): Promise<Archive> {
    let zip: ZipFile | undefined;
    try {
      zip = await openPromise(path, { autoClose: false });
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= MAX_ENTRIES) throw new TableError('unpacks_too_large');
        entries.set(partName(entry.fileName), entry);
      }
      return new Archive(zip, entries, onPart);
    } catch (error) {
      zip?.close();
      throw readable(error);
    }
  }

  has(name: string): boolean {
    return this.entries.has(partName(name));
  }

  /** Unpacks a part piece by piece, up to `maxBytes`. That it is damaged may show only behind its last piece. */
  async *read(name: string, maxBytes: number): AsyncGenerator<string> {
    const entry = this.entries.get(partName(name));
    if (!entry) throw new TableError('damaged');
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new TableError('encrypted');
    const size = entry.uncompressedSize;
    if (size > maxBytes || (size > RATIO_FROM_BYTES && size > entry.compressedSize * MAX_RATIO))
      throw new TableError('unpacks_too_large');
    this.onPart?.(size);
    try {
      let checksum = 0;
      const stream: Readable = await this.zip.openReadStreamPromise(entry);
      const decoder = new TextDecoder(await encodingOf(stream));
      for await (const piece of stream) {
        checksum = crc32(piece, checksum);
        yield decoder.decode(piece, { stream: true });
      }
      if (checksum !== entry.crc32) throw new TableError('damaged');
      yield decoder.decode();
    } catch (error) {
      throw readable(error);
    }
  }

  async readSmall(name: string): Promise<string> {
    let text = '';
    for await (const piece of this.read(name, MAX_SMALL_PART_BYTES)) text += piece;
    return text;
  }

  close(): void {
    this.zip.close();
  }
}

/** Part names are case-insensitive, with or without the leading slash, by the packaging standard. */
const partName = (name: string) => name.replace(/^\/+/, '').toLowerCase();

/** XML is UTF-8 unless it starts with the byte order mark of UTF-16. */
async function encodingOf(stream: Readable): Promise<string> {
  if (stream.readableLength === 0)
    await new Promise((resolve) => stream.once('readable', resolve).once('error', resolve));
  const head: Buffer | null = stream.read();
  if (!head) return 'utf-8';
  stream.unshift(head);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Maps any error of the library to "damaged". */
function readable(error: unknown): Error {
  return error instanceof TableError ? error : new TableError('damaged', {}, { cause: error });
}
