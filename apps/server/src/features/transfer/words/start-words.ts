import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import type { Viewer } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { findStaged } from '../staging/repository.ts';
import { hasTables } from '../staging/stage-import.ts';
import { NOTHING_STAGED, type TransferContext } from '../staging/stage-file.ts';
import { startNotes } from './start-notes.ts';
import { startTables } from './start-tables.ts';

/** Imports the words of the staged file into clusters: rows of tables, or notes with their history. */
export async function startWords(
  context: TransferContext,
  viewer: Viewer,
  body: BodyOf<'POST /api/start-import'>,
  signal: AbortSignal,
): Promise<ResponseOf<'POST /api/start-import'>> {
  const staged = await findStaged(context.db, viewer.id, null, context.clock.now());
  if (!staged) throw new Failure('conflict', NOTHING_STAGED);
  if (hasTables(staged)) return startTables(context, viewer, staged, body);
  const { notes } = staged.report;
  if (!notes) throw new Failure('conflict', NOTHING_STAGED);
  return startNotes(context, viewer, { id: staged.id, fileName: staged.file_name, report: notes }, body, signal);
}
