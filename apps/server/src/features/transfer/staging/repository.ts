import { sql } from 'kysely';
import type { Db } from '../../../database/client.ts';
import type { ImportReport, RowBatch } from '../reading/import-report.ts';
import type { WordsReport } from '../words/read-words.ts';

/** Report of a staged file: tables, or notes with their history. */
export type StagedReport = ({ tables: ImportReport; notes?: never } | { notes: WordsReport; tables?: never }) & {
  /** The cluster that words are probably for. */
  cluster?: number;
};

export interface Staged {
  id: number;
  file_name: string;
  /** How it is read again, by its name. */
  format: 'csv' | 'xlsx' | 'text';
  report: StagedReport;
}

/** Hours until a staged file expires. */
const STAGED_HOURS = 24;

/** Bytes of staged files per user; the oldest are deleted beyond it. */
const STAGED_BYTES = 100_000_000;

const since = (now: Date) => new Date(now.getTime() - STAGED_HOURS * 3_600_000);

/** The complete staged import of the cluster, or of words without one; or undefined. */
export async function findStaged(
  db: Db,
  userId: number,
  clusterId: number | null,
  now: Date,
): Promise<Staged | undefined> {
  const found = await db
    .selectFrom('staged_imports')
    .select(['id', 'file_name', 'format', 'report'])
    .where('user_id', '=', userId)
    .where('cluster_id', clusterId === null ? 'is' : '=', clusterId)
    .where('report', 'is not', null)
    .where('created_at', '>', since(now))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found?.report) return undefined;
  const report: StagedReport = JSON.parse(found.report);
  const format = found.format === 'xlsx' || found.format === 'text' ? found.format : 'csv';
  return { ...found, format, report };
}

export async function insertStaged(
  db: Db,
  staged: {
    user_id: number;
    cluster_id: number | null;
    file_name: string;
    format: Staged['format'];
    bytes: string;
    created_at: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('staged_imports')
    .values({ ...staged, report: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertBatch(
  db: Db,
  userId: number,
  importId: number,
  { first, columns, tags }: RowBatch,
): Promise<void> {
  const [col_1, col_2, col_3] = columns;
  await db
    .insertInto('staged_batches')
    .values({ user_id: userId, import_id: importId, first, col_1, col_2, col_3, tags })
    .execute();
}

/** Removes the rows that were stored by a mapping that does not hold. */
export const deleteBatches = (db: Db, userId: number, importId: number) =>
  db.deleteFrom('staged_batches').where('import_id', '=', importId).where('user_id', '=', userId).execute();

/** Deletes the user's oldest staged files until the others fit; the newest stays in any case. */
async function freeCapacity(db: Db, userId: number): Promise<void> {
  await sql`delete from staged_imports where user_id = ${userId} and id in (
    select id from (
      select id, sum(bytes) over newest_first as together, row_number() over newest_first as place
      from staged_imports where user_id = ${userId} and report is not null
      window newest_first as (order by id desc)) as waiting
    where together > ${STAGED_BYTES} and place > 1)`.execute(db);
}

const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/**
 * Makes this the import that start-import uses; older ones of the cluster are deleted. False if it was discarded
 * concurrently.
 */
export async function completeStaged(
  db: Db,
  id: number,
  userId: number,
  clusterId: number | null,
  report: StagedReport,
  bytes: number,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('staged_imports')
      .where('user_id', '=', userId)
      .where('cluster_id', clusterId === null ? 'is' : '=', clusterId)
      .where('id', '<', id)
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('staged_imports')
      .set({ report: JSON.stringify(report), bytes: String(bytes) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await freeCapacity(trx, userId);
    return numUpdatedRows > 0n;
  });
}

export async function discardStaged(db: Db, userId: number, clusterId: number | null): Promise<void> {
  await db
    .deleteFrom('staged_imports')
    .where('user_id', '=', userId)
    .where('cluster_id', clusterId === null ? 'is' : '=', clusterId)
    .execute();
}

export const deleteStaged = (db: Db, userId: number, id: number) =>
  db.deleteFrom('staged_imports').where('id', '=', id).where('user_id', '=', userId).execute();

/** Clean-up of abandoned files, including those left unfinished by a stopped server. */
export async function deleteExpiredStaged(db: Db, now: Date): Promise<void> {
  await sql`delete from staged_imports where id in (
    select id from staged_imports where created_at < ${since(now)} limit 100)`.execute(db);
}
