import { open } from 'node:fs/promises';
import type { Db } from '../../../database/client.ts';

const PART_BYTES = 1024 * 1024;

/** Keeps the file as it was sent, in parts, so that neither side ever holds it whole. */
export async function storeFile(db: Db, userId: number, importId: number, file: string): Promise<void> {
  await using handle = await open(file);
  for (let part = 0; ; part += 1) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PART_BYTES), 0, PART_BYTES, part * PART_BYTES);
    if (bytesRead === 0) return;
    await db
      .insertInto('staged_files')
      .values({ user_id: userId, import_id: importId, part, content: buffer.subarray(0, bytesRead) })
      .execute();
  }
}

/** The stored file, part by part. */
export async function* loadFile(db: Db, userId: number, importId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
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
