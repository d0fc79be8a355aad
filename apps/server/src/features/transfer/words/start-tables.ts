import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { importMessages } from '@wordcluster/domain/clusters/import-rows';
import { message } from '@wordcluster/domain/messages/all';
import type { Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure, invalidField } from '../../../failure.ts';
import { responseMessage } from '../../../http/response-messages.ts';
import { assertWritable } from '../../clusters/policy.ts';
import { lockCluster } from '../../rows/lock-cluster.ts';
import { recountBytes } from '../../rows/row-counts.ts';
import { lockPerson } from '../../../access/lock-person.ts';
import { insertStaged, without, type InsertedRows } from '../insert-staged.ts';
import type { ImportReport } from '../reading/import-report.ts';
import type { MappingChoice } from '../reading/read-import.ts';
import { forgetOldSnapshots } from '../snapshots.ts';
import { deleteStaged, findStaged, type Staged } from '../staging/repository.ts';
import { isMapped } from '../staging/stage-import.ts';
import { NOTHING_STAGED, remapFile, type TransferContext } from '../staging/stage-file.ts';
import { createTarget, titleOfTable } from './table-targets.ts';
import { skippedDto, purposeOfStaged } from './upload-words.ts';
import { Skipped } from './word-rows.ts';

type Call = 'POST /api/start-import';
type StagedTables = Staged & { report: { tables: ImportReport } };

/** A table with its rows mapped and staged. */
interface MappedTable {
  importId: number;
  report: ImportReport;
}

/**
 * Imports the rows of one table, or of all, into clusters, in one transaction: all within the plan's limit, or nothing.
 */
export async function startTables(
  context: TransferContext,
  viewer: Viewer,
  staged: StagedTables,
  body: BodyOf<Call>,
): Promise<ResponseOf<Call>> {
  const { db, clock } = context;
  const clusterId = body.into === 'cluster' ? await writable(context, viewer, body.cluster_id) : null;
  const mapped = await mappedTables(context, viewer, staged, body);
  try {
    return await db.transaction().execute(async (trx) => {
      await lockPerson(trx, viewer.id);
      const now = clock.now();
      // Of two concurrent starts the second finds no staged file.
      if ((await findStaged(trx, viewer.id, null, now))?.id !== staged.id)
        throw new Failure('conflict', NOTHING_STAGED);
      const skipped = new Skipped();
      const clusters: { id: number; title: string }[] = [];
      const total: InsertedRows = { added: 0, updated: 0, skipped: 0, duplicates: 0, left: 0, snapshotId: null };
      for (const table of mapped) {
        const header = body.first_line_header ?? table.report.first_row_is_header;
        const { available } = without(table.report, header);
        if (available === 0 && mapped.length > 1) continue;
        const title = titleOfTable(body, table.report, staged.file_name);
        const target = clusterId ?? (await createTarget(context, trx, viewer, { title, header, ...table }));
        if (target === null) {
          skipped.add('plan', available);
          total.left += available;
          continue;
        }
        const inserted = await insertInto(context, trx, viewer, target, table, {
          header,
          ...optionsOf(body, clusterId),
        });
        countSkipped(skipped, table.report, header, inserted);
        for (const count of ['added', 'updated', 'skipped', 'duplicates', 'left'] as const)
          total[count] += inserted[count];
        total.snapshotId ??= inserted.snapshotId;
        clusters.push({ id: target, title: inserted.title });
      }
      if (clusters.length === 0 && total.left > 0) throw new Failure('plan_limit', message('plan.upgrade_clusters'));
      await deleteStaged(trx, viewer.id, staged.id);
      await forgetOldSnapshots(trx, viewer, now);
      const append = body.append !== false && clusterId !== null;
      const messages = importMessages({ imported: total.added, ...total, append });
      return {
        ...responseMessage(...messages),
        clusters,
        imported_rows: total.added,
        updated_rows: total.updated,
        duplicate_rows: total.duplicates,
        imported_media: 0,
        imported_reviews: 0,
        skipped: skippedDto(skipped.list()),
        snapshot_id: total.snapshotId,
      };
    });
  } finally {
    for (const { importId } of mapped) if (importId !== staged.id) await deleteStaged(db, viewer.id, importId);
  }
}

async function writable(context: TransferContext, viewer: Viewer, clusterId: number | undefined): Promise<number> {
  if (clusterId === undefined) throw invalidField('cluster_id', message('request.invalid'));
  await assertWritable(context, viewer, clusterId);
  return clusterId;
}

const optionsOf = ({ append, duplicates }: BodyOf<Call>, clusterId: number | null) => ({
  append: clusterId === null || append !== false,
  duplicates: clusterId === null ? ('keep' as const) : (duplicates ?? 'keep'),
});

/** The selected tables and their mappings. */
function wantedMappings({ tables: report }: { tables: ImportReport }, body: BodyOf<Call>): MappingChoice[] {
  const columns = body.columns?.flatMap((one) => (typeof one === 'number' ? [one] : []));
  const named = (body.columns ?? []).flatMap((one) => (typeof one === 'number' ? [] : [one]));
  const chosen = body.table ?? report.table;
  const mappingOf = (table: number): MappingChoice => {
    const overview = report.tables[table];
    if (!overview) throw invalidField('table', message('import.unknown_table'));
    const fields = named.find(({ note_type_id }) => note_type_id === table)?.fields;
    if (fields) {
      const indexes = fields.map((field) => {
        if (field === null) return null;
        const found = overview.columns.find(({ index, name }) => (name ?? `Column ${index + 1}`) === field);
        if (!found) throw invalidField('columns', message('import.unknown_column'));
        return found.index;
      });
      if (indexes[0] === null) throw invalidField('columns', message('import.package_not_columns'));
      return { table, columns: indexes.flatMap((position) => position ?? []), tags: body.tag_columns };
    }
    if (table === chosen && columns !== undefined && columns.length > 0)
      return { table, columns, tags: body.tag_columns };
    if (table === chosen && body.tag_columns !== undefined) return { table, tags: body.tag_columns };
    // The user's choices of the preview are kept.
    return table === report.table
      ? { table, columns: report.mapped.flatMap((one) => one ?? []), tags: report.tags }
      : { table };
  };
  if (body.into !== 'decks') return [mappingOf(chosen)];
  const decks = body.decks ?? report.tables.map(({ index }) => index);
  return [...new Set(decks)].map(mappingOf);
}

async function mappedTables(
  context: TransferContext,
  viewer: Viewer,
  staged: StagedTables,
  body: BodyOf<Call>,
): Promise<MappedTable[]> {
  const mapped: MappedTable[] = [];
  const { purpose } = await purposeOfStaged(context, viewer, staged);
  try {
    for (const mapping of wantedMappings(staged.report, body)) {
      if (isMapped(staged.report.tables, mapping)) {
        mapped.push({ importId: staged.id, report: staged.report.tables });
        continue;
      }
      const { importId, report } = await remapFile(context, viewer, purpose, staged, mapping, { alone: true });
      if (report.tables) mapped.push({ importId, report: report.tables });
    }
    return mapped;
  } catch (error) {
    for (const { importId } of mapped) if (importId !== staged.id) await deleteStaged(context.db, viewer.id, importId);
    throw error;
  }
}

async function insertInto(
  context: TransferContext,
  trx: Db,
  viewer: Viewer,
  clusterId: number,
  table: MappedTable,
  options: Parameters<typeof insertStaged>[4],
): Promise<InsertedRows & { title: string }> {
  const cluster = await lockCluster(context, trx, viewer, clusterId);
  const { title } = await trx
    .selectFrom('clusters')
    .select('title')
    .where('id', '=', clusterId)
    .where('user_id', '=', cluster.ownerId)
    .executeTakeFirstOrThrow();
  const inserted = await insertStaged(trx, viewer, cluster, table, options, context.clock.now());
  await recountBytes(context, trx, cluster);
  return { ...inserted, title };
}

/** Counts the skipped rows of a table by reason. */
function countSkipped(skipped: Skipped, report: ImportReport, header: boolean, inserted: InsertedRows): void {
  const first = Math.min(...report.skipped.flatMap(({ lines }) => lines));
  for (const { reason, count, lines } of report.skipped)
    skipped.add(reason, count - Number(header && report.first_row_skipped && lines.includes(first)));
  skipped.add('plan', inserted.left);
  skipped.add('duplicate', inserted.duplicates);
}
