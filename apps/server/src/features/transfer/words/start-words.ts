import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { AnkiError, openMedia } from '@wordcluster/anki';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Viewer } from '../../../context.ts';
import { Failure, invalidField } from '../../../failure.ts';
import { answerMessage } from '../../../http/answer-messages.ts';
import { assertWritable } from '../../clusters/policy.ts';
import { recountBytes } from '../../rows/row-counts.ts';
import { closeBlocks } from '../../rows/row-order.ts';
import { NOTHING_STAGED, type TransferContext } from '../staging/stage-import.ts';
import { withTemporaryFile } from '../staging/temporary-file.ts';
import { takeHistory } from '../../reviews/take-history.ts';
import { assertWithinQuota } from '../../media/keep-file.ts';
import { bringFiles, BroughtFiles, nameFiles, type ComingFile, type FileOfRow } from '../../media/bring-files.ts';
import type { WordsReport } from './read-words.ts';
import { placeWords } from './place-words.ts';
import type { WordsTarget } from './word-targets.ts';
import { answerSkipped, waitingContent, waitingWords } from './upload-words.ts';
import { Skipped, type ColumnFields, type WordRow } from './word-rows.ts';

type Call = 'POST /api/start-import';

/**
 * Brings the words of the waiting file into clusters, in one transaction: all that the plan takes, or nothing. Rows that came
 * from the same notes before are updated where the note has changed since, wherever they stand now.
 */
export async function startWords(
  context: TransferContext,
  viewer: Viewer,
  body: BodyOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db, clock, readers } = context;
  const waiting = await waitingWords(db, viewer.id);
  if (!waiting) throw new Failure('conflict', NOTHING_STAGED);
  const { fileName, report } = waiting;
  const columns = chosenColumns(report, body.columns);
  const decks = chosenDecks(report, body.decks);
  const target = await targetOf(context, viewer, body, fileName);
  const run = randomUUID();
  const skipped = new Skipped();
  try {
    const { found, files } = await withTemporaryFile(waitingContent(db, viewer.id), async (path) => {
      let number = 0;
      const coming = new Map<string, ComingFile>();
      const store = async (rows: WordRow[]) => {
        number += 1;
        for (const file of rows.flatMap(({ media }) => media)) coming.set(`${file.slot} ${file.name}`, file);
        const values = { user_id: viewer.id, run, number, rows: JSON.stringify(rows), created_at: clock.now() };
        await db.insertInto('word_batches').values(values).execute();
      };
      const request = { path, fileName, choice: { decks, columns: [...columns] } };
      const read = await readers.read(viewer.id, { kind: 'words', request, store });
      return {
        found: read,
        files: await bring(context, viewer, path, body.with_media === false ? [] : coming.values()),
      };
    });
    for (const { reason, count } of found.skipped) if (reason !== 'media') skipped.add(reason, count);
    if (body.with_media !== false)
      skipped.add('media', found.skipped.find(({ reason }) => reason === 'media')?.count ?? 0);
    const clusters = new Map(report.clusters ?? []);
    const keys = report.decks.map(({ id, name }): [number, string] => [id, clusters.get(id)?.key ?? name]);
    const names = { decks: new Map(keys), columns, clusters };
    const done = await db.transaction().execute(async (trx) => {
      const words = await placeWords({ context, trx, viewer, target, names, skipped });
      let reviews = 0;
      let media = 0;
      for (let number = 1; ; number += 1) {
        const batch = await trx
          .selectFrom('word_batches')
          .select('rows')
          .where('user_id', '=', viewer.id)
          .where('run', '=', run)
          .where('number', '=', number)
          .executeTakeFirst();
        if (!batch) break;
        const placed = await words.take(JSON.parse(batch.rows));
        const own = placed.flatMap(({ rowId, clusterId, media: coming }) =>
          coming.map((file) => ({ rowId, clusterId, slot: file.slot, hash: files.of(file) })),
        );
        const there = own.flatMap((file): FileOfRow[] => (file.hash === null ? [] : [{ ...file, hash: file.hash }]));
        if (body.with_media !== false) skipped.add('media', own.length - there.length);
        media += await nameFiles(context, trx, viewer.id, there);
        if (body.with_history !== false) reviews += await takeHistory(trx, viewer.id, placed, clock.now());
      }
      for (const cluster of words.touched()) {
        await closeBlocks(trx, cluster);
        await recountBytes(context, trx, cluster);
      }
      await trx.deleteFrom('word_files').where('user_id', '=', viewer.id).execute();
      if (media > 0) await assertWithinQuota(trx, viewer.id, viewer.tier !== null);
      return { ...words.result(), reviews, media };
    });
    const messages = [
      ...(done.imported > 0 ? [message('import.rows_imported', { count: done.imported })] : []),
      ...(done.updated > 0 ? [message('import.rows_updated', { count: done.updated })] : []),
      ...(done.reviews > 0 ? [message('import.reviews_taken', { count: done.reviews })] : []),
    ];
    return {
      ...answerMessage(...(messages.length > 0 ? messages : [message('import.nothing_changed')])),
      clusters: done.clusters,
      imported_rows: done.imported,
      updated_rows: done.updated,
      imported_media: done.media,
      imported_reviews: done.reviews,
      skipped: answerSkipped(skipped.list()),
    };
  } finally {
    await sql`delete from word_batches where user_id = ${viewer.id} and run = ${run}`.execute(db);
  }
}

/** The files that rows of an archive have, put where this person's lie; only an archive has any. */
async function bring(
  context: TransferContext,
  viewer: Viewer,
  path: string,
  coming: Iterable<ComingFile>,
): Promise<BroughtFiles> {
  const wanted = [...coming];
  if (wanted.length === 0) return new BroughtFiles();
  const archive = await openMedia(path);
  try {
    const owner = { id: viewer.id, premium: viewer.tier !== null };
    return await bringFiles(context, owner, wanted, async (name, maxBytes) => {
      try {
        return await archive.read(name, maxBytes);
      } catch (error) {
        // Damaged or too large: the words come without it.
        if (error instanceof AnkiError) return null;
        throw error;
      }
    });
  } finally {
    archive.close();
  }
}

/** The guesses, with what the person chose in their place; null leaves a note type out. */
function chosenColumns(report: WordsReport, chosen: BodyOf<Call>['columns']): Map<number, ColumnFields | null> {
  const columns = new Map(report.note_types.map((type) => [type.id, type.columns]));
  const types = new Map(report.note_types.map((type) => [type.id, type]));
  for (const { note_type_id, fields } of chosen ?? []) {
    const type = types.get(note_type_id);
    const unknown = fields?.some((name) => name !== null && !type?.fields.includes(name));
    if (!type || unknown || fields?.[0] === null) throw invalidField('columns', message('import.package_not_columns'));
    const [first = null, second = null, third = null] = fields ?? [];
    columns.set(note_type_id, fields === null ? null : [first, second, third]);
  }
  return columns;
}

function chosenDecks(report: WordsReport, chosen: BodyOf<Call>['decks']): number[] {
  const known = report.decks.map(({ id }) => id);
  if (chosen?.some((id) => !known.includes(id))) throw invalidField('decks', message('request.invalid'));
  return chosen ?? known;
}

async function targetOf(
  context: TransferContext,
  viewer: Viewer,
  { into, title, cluster_id }: BodyOf<Call>,
  fileName: string,
): Promise<WordsTarget> {
  if (into === 'decks') return { into };
  if (into === 'one') return { into, title: title ?? fileName.replace(/\.[^.]{1,10}$/, '') };
  if (cluster_id === undefined) throw invalidField('cluster_id', message('request.invalid'));
  await assertWritable(context, viewer, cluster_id);
  return { into, clusterId: cluster_id };
}
