import { lockPerson } from '../../../access/lock-person.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context, Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import type { ComingFile } from '../../media/import-media.ts';
import { divideAlike, updateAlike, type AlikeChoice } from './alike-words.ts';
import { knownRows, type KnownRow } from './known-rows.ts';
import { answersIn } from './note-reviews.ts';
import type { WordReview } from './note-reviews.ts';
import type { Skipped, WordRow } from './word-rows.ts';
import { wordTargets, type WordNames, type WordsTarget } from './word-targets.ts';
import { isCluster, type ClusterKey } from '../../clusters/cluster-key.ts';

interface Placing {
  context: Context;
  trx: Db;
  viewer: Viewer;
  target: WordsTarget;
  names: WordNames;
  skipped: Skipped;
  /** Treatment of rows that exist in the chosen cluster, from other notes. */
  duplicates: AlikeChoice;
}

/** An inserted or updated row, with its imported answers. */
export interface InsertedWord {
  row: WordRow;
  rowId: number;
  clusterId: number;
  reviews: WordReview[];
  /** Its files; none if the row does not change. */
  media: ComingFile[];
}

/** Whether an imported row equals the current content of the row from the same note. */
const isSame = ({ cells, mapped, tags }: WordRow, known: KnownRow): boolean =>
  cells.every((cell, index) => mapped[index] === false || cell === (known.cells[index] ?? null)) &&
  tags.join('\n') === (known.tags ?? []).join('\n');

/** State and counters of one import. */
interface Insertion extends Placing {
  moment: RawBuilder<Date>;
  clusters: ReturnType<typeof wordTargets>;
  /** Ids of changed clusters. */
  changed: Set<number>;
  /** Rows placed by this import, which a later row of the same word changes again. */
  own: Set<number>;
  counts: { imported: number; updated: number };
}

type LocatedRow = WordRow & { row_id: number; cluster_id: number };

/**
 * Inserts or updates rows of an import in a user's clusters, batch by batch. Every cluster that may change is locked
 * until the end.
 */
export async function insertWords(placing: Placing) {
  const { context, trx, viewer } = placing;
  const moment = sql<Date>`${context.clock.now()}::timestamptz`;
  await lockPerson(trx, viewer.id);
  await sql`
    select c.id from clusters c
    where c.user_id = ${viewer.id} and (c.id in (select n.cluster_id from imported_notes n where n.user_id = ${viewer.id})
      or c.anki_exported_at is not null)
    order by c.id for no key update`.execute(trx);
  const clusters = wordTargets(placing);
  const counts = { imported: 0, updated: 0 };
  const insertion: Insertion = { ...placing, moment, clusters, changed: new Set(), own: new Set(), counts };
  const touched = () => clusters.all().filter(({ id }) => insertion.changed.has(id));
  return {
    take: (rows: WordRow[]): Promise<InsertedWord[]> => take(insertion, rows),
    touched: (): ClusterKey[] => touched(),
    result: () => ({ ...counts, clusters: touched().map(({ id, title }) => ({ id, title })) }),
  };
}

/** Updates rows whose note was imported before, unless it is unchanged, and adds the others. */
async function take(insertion: Insertion, rows: WordRow[]): Promise<InsertedWord[]> {
  const { context, trx, viewer, skipped } = insertion;
  const known = new Map((await knownRows(context, trx, viewer, rows)).map((one) => [one.place, one]));
  const results: InsertedWord[] = [];
  const fresh: WordRow[] = [];
  const updates: LocatedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const found = known.get(index);
    if (!found) fresh.push(row);
    else {
      const unchanged = row.always === true ? isSame(row, found) : row.modified <= found.modified;
      const [rowId, clusterId] = [found.row_id, found.cluster_id];
      results.push({ row, rowId, clusterId, reviews: row.reviews, media: unchanged ? [] : row.media });
      if (unchanged) skipped.add('unchanged');
      else updates.push({ ...row, row_id: found.row_id, cluster_id: found.cluster_id });
    }
  }
  if (updates.length > 0) await update(insertion, updates);
  results.push(...(await insertNew(insertion, fresh)));
  return results;
}

/** Appends new rows; those that exist in the chosen cluster stay where they are, and get their imported answers. */
async function insertNew(insertion: Insertion, rows: WordRow[]): Promise<InsertedWord[]> {
  const { trx, target, duplicates, clusters, skipped, changed, own, counts } = insertion;
  if (duplicates === 'keep' || target.into !== 'cluster' || rows.length === 0) return addAll(insertion, rows);
  const cluster = await clusters.open(target.clusterId);
  const { fresh, again, existing } = await divideAlike(trx, cluster, rows, duplicates);
  const results = await addAll(insertion, fresh);
  for (const { rowId } of results) own.add(rowId);
  const rowIds = new Map(results.map((row) => [row.row, row.rowId]));
  const alike = [
    ...existing,
    ...again.flatMap(({ row, of }) => {
      const rowId = rowIds.get(of);
      if (rowId === undefined) skipped.add('row_reviews', answersIn(row.reviews));
      return rowId === undefined ? [] : [{ row, rowId }];
    }),
  ];
  const changes = duplicates === 'update' ? await updateAlike(trx, cluster, existing) : new Set<number>();
  for (const id of own) changes.delete(id);
  if (changes.size > 0) changed.add(cluster.id);
  counts.updated += changes.size;
  skipped.add('duplicate', existing.length + again.length - changes.size);
  for (const id of changes) own.add(id);
  await upsertNotes(
    insertion,
    alike.map(({ row, rowId }) => ({ ...row, row_id: rowId, cluster_id: cluster.id })),
  );
  return [
    ...results,
    ...alike.map(({ row, rowId }) => {
      const media = duplicates === 'update' ? row.media : [];
      skipped.add('media', row.media.length - media.length);
      return { row, rowId, clusterId: cluster.id, reviews: row.reviews, media };
    }),
  ];
}

async function addAll(insertion: Insertion, rows: WordRow[]): Promise<InsertedWord[]> {
  const results: InsertedWord[] = [];
  for (const [deck, ofDeck] of Map.groupBy(rows, (row) => row.deck))
    results.push(...(await add(insertion, deck, ofDeck)));
  return results;
}

async function update(insertion: Insertion, rows: LocatedRow[]): Promise<void> {
  const { trx, viewer, moment, clusters, changed, counts } = insertion;
  await sql`
    update cluster_rows r set col_1_value = u.cells ->> 0,
      col_2_value = case when (u.mapped ->> 1)::boolean then u.cells ->> 1 else r.col_2_value end,
      col_3_value = case when (u.mapped ->> 2)::boolean then u.cells ->> 2 else r.col_3_value end,
      tags = nullif(u.tags, '{}')
    from json_to_recordset(${JSON.stringify(rows)}::json) as u (row_id bigint, cells json, mapped json, tags text[])
    where r.user_id = ${viewer.id} and r.id = u.row_id`.execute(trx);
  await upsertNotes(insertion, rows);
  const ids = [...new Set(rows.map((row) => row.cluster_id))];
  await sql`update clusters set updated_at = ${moment} where user_id = ${viewer.id} and id = any(${ids}::bigint[])`.execute(
    trx,
  );
  for (const id of ids) {
    changed.add(id);
    await clusters.open(id);
  }
  counts.updated += rows.length;
}

async function add(insertion: Insertion, deck: number, rows: WordRow[]): Promise<InsertedWord[]> {
  const { trx, moment, clusters, skipped, changed, counts } = insertion;
  const first = rows[0];
  if (!first) return [];
  const cluster = await clusters.ofDeck(deck, first);
  const count = cluster ? Math.min(cluster.capacity, rows.length) : 0;
  skipped.add('plan', rows.length - count);
  for (const row of rows.slice(count)) skipped.add('row_reviews', answersIn(row.reviews));
  if (!cluster || count === 0) return [];
  const taken = rows.slice(0, count);
  const inserted = await sql<{ id: number; position: string }>`
    insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
    select ${cluster.ownerId}::bigint, ${cluster.id}::bigint, ${String(cluster.position)}::numeric + s.number, s.cells ->> 0, s.cells ->> 1, s.cells ->> 2, nullif(s.tags, '{}')
    from json_to_recordset(${JSON.stringify(taken.map((row, index) => ({ ...row, number: index + 1 })))}::json)
      as s (number int, cells json, tags text[])
    order by s.number
    returning id, position`.execute(trx);
  const idOf = new Map(inserted.rows.map(({ id, position }) => [Number(BigInt(position) - cluster.position), id]));
  const results = taken.map((row, index) => ({ row, rowId: idOf.get(index + 1) ?? 0 }));
  await sql`
    update clusters set row_count = row_count + ${count}, last_position = last_position + ${count}, updated_at = ${moment}
    where ${isCluster(cluster)}`.execute(trx);
  await upsertNotes(
    insertion,
    results.map(({ row, rowId }) => ({ ...row, row_id: rowId, cluster_id: cluster.id })),
  );
  cluster.position += BigInt(count);
  cluster.capacity -= count;
  changed.add(cluster.id);
  counts.imported += count;
  return results.map(({ row, rowId }) => ({
    row,
    rowId,
    clusterId: cluster.id,
    reviews: row.reviews,
    media: row.media,
  }));
}

/** Upserts which note a row was imported from. */
async function upsertNotes({ trx, viewer, names }: Insertion, rows: LocatedRow[]): Promise<void> {
  const known = rows
    .filter(({ guid }) => guid !== '')
    .map(({ guid, ord, row_id, cluster_id, deck, modified }) => ({
      guid,
      ord,
      row_id,
      cluster_id,
      deck: names.decks.get(deck) ?? '',
      modified,
    }));
  await sql`
    insert into imported_notes (user_id, guid, ord, row_id, cluster_id, deck, modified)
    select distinct on (guid, ord) ${viewer.id}::bigint, n.*
    from json_to_recordset(${JSON.stringify(known)}::json)
      as n (guid text, ord int, row_id bigint, cluster_id bigint, deck text, modified bigint)
    on conflict (user_id, guid, ord) do update set row_id = excluded.row_id, cluster_id = excluded.cluster_id,
      deck = excluded.deck, modified = excluded.modified`.execute(trx);
}
