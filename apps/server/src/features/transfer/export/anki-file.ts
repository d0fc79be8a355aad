import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fieldHtml, PackageWriter, type AnkiReview, type Rating, type WrittenCard } from '@wordcluster/anki';
import { logPortions } from '../../reviews/review-log.ts';
import { effectiveEntries } from '../../reviews/effective-answers.ts';
import { columnName, COLUMN_NUMBERS, usedColumns, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { outgoingFiles, readOutgoing, type OutgoingFile } from '../../media/file-names.ts';
import { guidsOfRows } from '../words/guids.ts';

type ExportedCluster = ClusterColumns & { id: number; user_id: number; title: string; has_media: boolean };

interface Row {
  id: number;
  col_1_value: string;
  col_2_value: string | null;
  col_3_value: string | null;
  tags: string[] | null;
  guid: string | null;
}

interface Entry extends Omit<Answer, 'rating' | 'duration_ms'> {
  id: string;
  kind: 'answer' | 'undo';
  undoes: string | null;
  rating: Rating | null;
  duration_ms: number | null;
}

interface Answer {
  row_id: number;
  source_col: number;
  target_col: number;
  happened_at: Date;
  rating: Rating;
  duration_ms: number;
}

interface State {
  row_id: number;
  source_col: number;
  target_col: number;
  stability: number;
  difficulty: number;
  due: Date | null;
  paused: boolean;
}

interface Direction {
  source: number;
  target: number;
}

/** Batch size; yields to the event loop in between. */
const BATCH = 1000;
/** Ids of decks and note types are timestamps in Anki: here constant, and outside of Anki's own range. */
const DECKS = 1_000_000_000_000;
const NOTE_TYPES = 1_100_000_000_000;

/**
 * Clusters of a user as one Anki package, with tags and answers. Rows that came from Anki keep their guid, so that Anki
 * recognises them; others get one derived from their row.
 */
export async function ankiFile(
  context: Context,
  trx: Db,
  userId: number,
  clusters: readonly ExportedCluster[],
): Promise<Readable> {
  const now = context.clock.now();
  const guidOf = guidsOfRows(context);
  const writer = new PackageWriter(now.getTime());
  for (const cluster of clusters) {
    const names = await width(trx, cluster);
    const directions = await directionsOf(trx, userId, cluster.id, names);
    writer.addDeck(DECKS + cluster.id, cluster.title);
    writer.addNoteType({
      id: NOTE_TYPES + cluster.id,
      name: cluster.title,
      fields: names.map((column) => columnName(cluster, column) ?? `Column ${column}`),
      directions: directions.map(({ source, target }) => ({ source: source - 1, target: target - 1 })),
    });
    const key = { id: cluster.id, ownerId: cluster.user_id };
    const files = Map.groupBy(cluster.has_media ? await outgoingFiles(trx, key) : [], (file) => file.row_id);
    for (const { name, hash } of [...files.values()].flat())
      writer.addMedia(name, () => readOutgoing(context, cluster.user_id, hash));
    for (let behind = '-Infinity'; ;) {
      const { rows } = await sql<Row & { position: string }>`
        select r.id, r.position, r.col_1_value, r.col_2_value, r.col_3_value, r.tags, (
          select min(n.guid) from imported_notes n where n.user_id = ${userId} and n.row_id = r.id
            and not exists (select 1 from imported_notes o where o.user_id = n.user_id and o.guid = n.guid and o.ord <> n.ord)) as guid
        from cluster_rows r where r.cluster_id = ${cluster.id} and r.user_id = ${cluster.user_id} and r.position > ${behind}::numeric
        order by r.position limit ${BATCH}`.execute(trx);
      for (const portion of await logPortions(trx, userId, rows, { idOf: ({ id }) => id })) await addNotes(portion);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      behind = last.position;
    }

    async function addNotes(rows: readonly Row[]): Promise<void> {
      const cardsOf = await practised(trx, userId, rows, directions);
      for (const row of rows) {
        const values = names.map((column) => row[`col_${column}_value` as const] ?? '');
        writer.addNote(DECKS + cluster.id, NOTE_TYPES + cluster.id, {
          guid: row.guid ?? guidOf(row.id),
          modified: Math.floor(now.getTime() / 1000),
          // Anki parts tags at spaces.
          tags: (row.tags ?? []).map((tag) => tag.replaceAll(' ', '\u00A0')),
          fields: values.map((value, index) => fieldHtml(value) + filesIn(files.get(row.id) ?? [], names, index)),
          cards: shownCards(cardsOf(row.id), ({ ord }) => values[(directions[ord]?.source ?? 1) - 1] !== ''),
        });
      }
      await setImmediate();
    }
  }
  return writer.finish();
}

/** Media references in a field: the picture in the first, a recording in its column's. */
function filesIn(files: readonly OutgoingFile[], names: readonly number[], columnIndex: number): string {
  return files
    .filter(({ slot }) => Math.max(0, names.indexOf(slot)) === columnIndex)
    .map(({ slot, name }) => (slot === 0 ? `<img src="${name}">` : `[sound:${name}]`))
    .join('');
}

/** A card without a question is none, but a note without a card is nowhere. */
function shownCards(cards: WrittenCard[], hasQuestion: (card: WrittenCard) => boolean): WrittenCard[] {
  const shown = cards.filter(hasQuestion);
  return shown.length > 0 ? shown : cards.slice(0, 1);
}

/** Records the export: notes that come back from Anki unmodified since then have not changed. */
export async function noteAnkiExport(context: Context, userId: number, clusterIds: readonly number[]): Promise<void> {
  const now = context.clock.now();
  const seconds = Math.floor(now.getTime() / 1000);
  await context.db.transaction().execute(async (trx) => {
    await sql`update clusters set anki_exported_at = ${now}
      where user_id = ${userId} and id = any(${clusterIds}::bigint[])`.execute(trx);
    await sql`
      update imported_notes set modified = greatest(modified, ${seconds}::bigint)
      where user_id = ${userId} and cluster_id = any(${clusterIds}::bigint[])`.execute(trx);
  });
}

async function width(trx: Db, cluster: ExportedCluster) {
  const { rows } = await sql<{ third: boolean; second: boolean }>`
    select bool_or(col_3_value is not null) as third, bool_or(col_2_value is not null) as second
    from cluster_rows where cluster_id = ${cluster.id} and user_id = ${cluster.user_id}`.execute(trx);
  const filled = [true, rows[0]?.second || rows[0]?.third, rows[0]?.third];
  const used = usedColumns(cluster);
  return COLUMN_NUMBERS.filter((column) => filled[column - 1] || used.includes(column));
}

/** Practised directions; without any the direction from the second column to the first is added. */
async function directionsOf(
  trx: Db,
  userId: number,
  clusterId: number,
  columns: readonly number[],
): Promise<Direction[]> {
  const { rows } = await sql<Direction>`
    select distinct source_col as source, target_col as target from review_states
    where user_id = ${userId} and cluster_id = ${clusterId} order by source_col, target_col`.execute(trx);
  const known = rows.filter(({ source, target }) => columns.includes(source) && columns.includes(target));
  if (known.length > 0) return known;
  return [{ source: 1, target: columns.includes(2) ? 2 : 1 }];
}

/** Effective answers. */
const effectiveAnswers = (entries: readonly Entry[]): Answer[] =>
  effectiveEntries(entries).flatMap(({ rating, duration_ms, ...entry }) =>
    rating === null ? [] : [{ ...entry, rating, duration_ms: duration_ms ?? 0 }],
  );

/** The cards of rows, with their effective answers. */
async function practised(trx: Db, userId: number, rows: readonly Row[], directions: readonly Direction[]) {
  const ids = rows.map(({ id }) => id);
  const entries = await sql<Entry>`
    select e.id, e.kind, e.undoes, e.row_id, e.source_col, e.target_col, e.happened_at, e.rating, e.duration_ms from review_entries e
    where e.user_id = ${userId} and e.row_id = any(${ids}::bigint[]) and e.kind in ('answer', 'undo')
    order by e.happened_at, e.id`.execute(trx);
  const answers = effectiveAnswers(entries.rows);
  const states = await sql<State>`
    select row_id, source_col, target_col, stability, difficulty, due, paused from review_states
    where user_id = ${userId} and row_id = any(${ids}::bigint[])`.execute(trx);
  const key = (row: number, source: number, target: number) => `${row}:${source}:${target}`;
  const logs = Map.groupBy(answers, (one) => key(one.row_id, one.source_col, one.target_col));
  const stateOf = new Map(states.rows.map((one) => [key(one.row_id, one.source_col, one.target_col), one]));
  return (rowId: number): WrittenCard[] =>
    directions.map(({ source, target }, ord) => {
      const state = stateOf.get(key(rowId, source, target));
      const log = logs.get(key(rowId, source, target)) ?? [];
      const reviews = log.map(({ happened_at, rating, duration_ms }): AnkiReview => ({
        at: happened_at.getTime(),
        rating,
        took: duration_ms,
      }));
      const memory =
        state && state.stability > 0 ? { stability: state.stability, difficulty: state.difficulty } : undefined;
      return { ord, reviews, dueAt: state?.due?.getTime(), memory, suspended: state?.paused ?? false };
    });
}
