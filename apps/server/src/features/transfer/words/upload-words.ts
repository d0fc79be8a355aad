import { open } from 'node:fs/promises';
import type { AnswerOf } from '@wordcluster/contract/types';
import { CELL_MAX } from '@wordcluster/domain/clusters/cells';
import { SKIP_MESSAGES } from '@wordcluster/domain/clusters/import-rows';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/message';
import type { Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import type { Source, TransferContext } from '../staging/stage-import.ts';
import { withTemporaryFile } from '../staging/temporary-file.ts';
import type { WordsReport } from './read-words.ts';
import type { WordSkip } from './word-rows.ts';

const PART_BYTES = 1024 * 1024;

const SKIPPED: Readonly<Record<WordSkip, Message>> = {
  ...SKIP_MESSAGES,
  too_long: message('import.skipped_cell_long', { most: CELL_MAX }),
  no_gaps: message('import.skipped_no_gaps'),
  unchanged: message('import.skipped_unchanged'),
  plan: message('import.skipped_plan'),
  media: message('import.skipped_media'),
  reviews: message('import.skipped_reviews'),
};

/** What is not kept, with its reason as a sentence. */
export const answerSkipped = (skipped: readonly { reason: WordSkip; count: number }[]) =>
  skipped.map(({ reason, count }) => {
    const { id, values, text } = SKIPPED[reason];
    return { reason, count, text, message_id: id, values };
  });

/** Reads a file of words and keeps it for its import; it takes the place of the person's former one. */
export async function uploadWords(
  context: TransferContext,
  viewer: Viewer,
  { fileName, content }: Pick<Source, 'fileName' | 'content'>,
): Promise<AnswerOf<'POST /api/upload-import'>> {
  const { db, clock, readers } = context;
  return withTemporaryFile(content, async (path) => {
    const request = { path, fileName };
    const report = await readers.read(viewer.id, { kind: 'words', request, store: async () => undefined });
    await db.transaction().execute(async (trx) => {
      const kept = { file_name: fileName, report: JSON.stringify(report), created_at: clock.now() };
      // First, because it locks: of files sent at the same moment each replaces the whole of the one before.
      await trx
        .insertInto('word_files')
        .values({ user_id: viewer.id, ...kept })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
        .execute();
      await trx.deleteFrom('word_file_parts').where('user_id', '=', viewer.id).execute();
      await storeParts(trx, viewer.id, path);
    });
    return { ...report, file_name: fileName, skipped: answerSkipped(report.skipped) };
  });
}

async function storeParts(trx: Db, userId: number, path: string): Promise<void> {
  await using file = await open(path);
  for (let part = 0; ; part += 1) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PART_BYTES), 0, PART_BYTES, part * PART_BYTES);
    if (bytesRead === 0) return;
    await trx
      .insertInto('word_file_parts')
      .values({ user_id: userId, part, content: buffer.subarray(0, bytesRead) })
      .execute();
  }
}

/** The file that waits, or undefined. */
export async function waitingWords(
  db: Db,
  userId: number,
): Promise<{ fileName: string; report: WordsReport } | undefined> {
  const found = await db.selectFrom('word_files').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return found && { fileName: found.file_name, report: JSON.parse(found.report) };
}

export async function* waitingContent(db: Db, userId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const found = await db
      .selectFrom('word_file_parts')
      .select('content')
      .where('user_id', '=', userId)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!found) return;
    yield found.content;
  }
}
