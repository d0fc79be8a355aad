import { open } from 'node:fs/promises';
import type { Db } from '../../../database/client.ts';

const PART_BYTES = 1024 * 1024;
/** Parts from here on are the tables of the file as they were read. */
const TABLES_FROM = 1_000_000;

/** Stores the uploaded file in parts, so that neither side holds it whole in memory. */
export const storeFile = (db: Db, userId: number, importId: number, file: string): Promise<number> =>
  storeParts(db, userId, importId, file, 0);

/** Stores its parsed tables; returns their size in bytes. */
export const storeTables = (db: Db, userId: number, importId: number, file: string): Promise<number> =>
  storeParts(db, userId, importId, file, TABLES_FROM);

async function storeParts(db: Db, userId: number, importId: number, file: string, first: number): Promise<number> {
  await using handle = await open(file);
  let bytes = 0;
  for (let part = 0; ; part += 1) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PART_BYTES), 0, PART_BYTES, part * PART_BYTES);
    if (bytesRead === 0) return bytes;
    bytes += bytesRead;
    await db
      .insertInto('staged_files')
      .values({ user_id: userId, import_id: importId, part: first + part, content: buffer.subarray(0, bytesRead) })
      .execute();
  }
}

/** The stored file, part by part. */
export const loadFile = (db: Db, userId: number, importId: number) => loadParts(db, userId, importId, 0);

/** Its tables as they were read. */
export const loadTables = (db: Db, userId: number, importId: number) => loadParts(db, userId, importId, TABLES_FROM);

async function* loadParts(db: Db, userId: number, importId: number, first: number): AsyncGenerator<Buffer> {
  for (let part = first; ; part += 1) {
    const found = await db
      .selectFrom('staged_files')
      .select('content')
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!found) return;
    yield found.content;
  }
}
