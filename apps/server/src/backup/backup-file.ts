import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/**
 * A backup is text under gzip: a first line, each table as COPY writes it, and a last line with the manifest. An empty
 * gzip member with the SHA-256 of all bytes before it follows, so that truncation or a change is detected before use,
 * and every gunzip can read the file.
 */
export const FIRST_LINE = '-- Wordcluster backup 1';
const MANIFEST = '-- manifest ';
export const END_OF_ROWS = '\\.\n';

/** A member with one extra field, `SH` of 32 bytes; then an empty deflate stream, its checksum and its length. */
const MEMBER_HEAD = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 36, 0, 0x53, 0x48, 32, 0]);
const MEMBER_TAIL = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const DIGEST_BYTES = 32;
const MEMBER_BYTES = MEMBER_HEAD.length + DIGEST_BYTES + MEMBER_TAIL.length;

const manifestSchema = z.object({
  made_at: z.iso.datetime(),
  /** Those that had made the schema; the last one is its version. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  numbered: z.array(z.object({ table: z.string(), column: z.string(), last: z.string(), called: z.boolean() })),
});

/** Content of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The message is shown to the operator. */
export class BackupError extends Error {}

export const manifestLine = (manifest: Manifest): string => `${MANIFEST}${JSON.stringify(manifest)}\n`;

/** The trailing gzip member for a digest of all other bytes. */
export const digestMember = (digest: Buffer): Buffer => Buffer.concat([MEMBER_HEAD, digest, MEMBER_TAIL]);

/** Reads the whole file once and returns its manifest. Throws a BackupError if its digest does not match. */
export async function readManifest(file: string): Promise<Manifest> {
  await verifyDigest(file);
  let last = '';
  for await (const part of partsOf(file)) if ('line' in part) last = part.line;
  if (!last.startsWith(MANIFEST)) throw new BackupError(`${file} has no manifest.`);
  return manifestSchema.parse(JSON.parse(last.slice(MANIFEST.length)));
}

async function verifyDigest(file: string): Promise<void> {
  const noBackup = new BackupError(`${file} is not a whole backup: it was cut or altered, or it never was one.`);
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const covered = size - MEMBER_BYTES;
    if (covered <= 0) throw noBackup;
    const member = Buffer.alloc(MEMBER_BYTES);
    await handle.read(member, 0, MEMBER_BYTES, covered);
    const hash = createHash('sha256');
    for await (const chunk of handle.createReadStream({ start: 0, end: covered - 1, autoClose: false }))
      hash.update(chunk as Buffer);
    if (!timingSafeEqual(member, digestMember(hash.digest()))) throw noBackup;
  } finally {
    await handle.close();
  }
}

/** A line outside of tables, or a piece of COPY data, cut anywhere; `copied` after the last piece of a table. */
export type BackupPart = { line: string } | { rows: Buffer } | { copied: true };

const NEWLINE = 10;
const AFTER_A_LINE = Buffer.from(`\n${END_OF_ROWS}`);

/** The content in order. In COPY's text a backslash of a value is doubled, so no row looks like the end of all rows. */
export async function* partsOf(file: string): AsyncGenerator<BackupPart> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error)).pipe(text);
  let held: Buffer = Buffer.alloc(0);
  let inTable = false;
  let first = 0;
  for await (const chunk of text as AsyncIterable<Buffer>) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (;;) {
      if (inTable) {
        const end = held.indexOf(AFTER_A_LINE);
        // A possible start of the end marker is held back until the next chunk.
        const upTo = end === -1 ? held.length - (AFTER_A_LINE.length - 1) : end + 1;
        if (upTo > 0) {
          if (upTo > first) yield { rows: held.subarray(first, upTo) };
          held = held.subarray(upTo);
          first = 0;
        }
        if (end === -1) break;
        held = held.subarray(END_OF_ROWS.length);
        inTable = false;
        yield { copied: true };
      } else {
        const end = held.indexOf(NEWLINE);
        if (end === -1) break;
        const line = held.toString('utf8', 0, end);
        inTable = line.startsWith('COPY ');
        // The line break stays, for the end of a table without rows; it is not part of them.
        held = held.subarray(inTable ? end : end + 1);
        first = inTable ? 1 : 0;
        yield { line };
      }
    }
  }
}
