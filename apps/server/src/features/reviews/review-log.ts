import type { CardKey } from '@wordcluster/domain/schedule/rules';
import type { LogEntry } from '@wordcluster/domain/schedule/log';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';

/** Key of a card: its row and direction. */
export const cardId = ({ rowId, sourceCol, targetCol }: CardKey): string => `${rowId}:${sourceCol}:${targetCol}`;

export function keyFrom(id: string): CardKey {
  const [rowId = 0, sourceCol = 0, targetCol = 0] = id.split(':').map(Number);
  return { rowId, sourceCol, targetCol };
}

/**
 * Deferred parsing: logs leave the database as one JSON text, which the main thread passes on unparsed. A row in six
 * directions has up to 120,000 entries; as objects they would take it more than a second, to parse and again to send to
 * the worker.
 */
export type LogText = string;

/** Texts of up to about 500 entries are replayed on the main thread, in a millisecond or two. */
const SHORT = 60_000;
export const isShort = (text: LogText): boolean => text.length <= SHORT;

/** An entry of a card as the text has it. */
type Line = [
  rowId: number,
  sourceCol: number,
  targetCol: number,
  kind: LogEntry['kind'],
  id: string,
  happenedAt: number,
  rating: number | null,
  way: string | null,
  durationMs: number | null,
  undoes: string | null,
  stability: number | null,
  difficulty: number | null,
];

/** The text of the entries of `e`, in a statement. */
export const logText =
  sql<LogText>`coalesce(json_agg(json_build_array(e.row_id, e.source_col, e.target_col, e.kind, e.id,
  (extract(epoch from e.happened_at) * 1000)::bigint, e.rating, e.way, e.duration_ms, e.undoes, e.stability, e.difficulty))::text, '[]')` satisfies SqlPart;

/** The logs of a user's cards. */
export async function logTextOf(trx: Db, userId: number, cards: readonly CardKey[]): Promise<LogText> {
  if (cards.length === 0) return '[]';
  const { rows } = await sql<{ log: LogText }>`
    select ${logText} as log from review_entries e
    where e.user_id = ${userId} and (e.row_id, e.source_col, e.target_col) in (
      select * from unnest(${cards.map(({ rowId }) => rowId)}::bigint[],
        ${cards.map(({ sourceCol }) => sourceCol)}::smallint[], ${cards.map(({ targetCol }) => targetCol)}::smallint[]))`.execute(
    trx,
  );
  return rows[0]?.log ?? '[]';
}

/** The logs by `cardId`; cards without entries have none. */
export function parseLogs(text: LogText): Map<string, LogEntry[]> {
  const logs = new Map<string, LogEntry[]>();
  for (const line of JSON.parse(text) as Line[]) {
    const [rowId, sourceCol, targetCol] = line;
    const key = cardId({ rowId, sourceCol, targetCol });
    const log = logs.get(key);
    if (log) log.push(entryOf(line));
    else logs.set(key, [entryOf(line)]);
  }
  return logs;
}

function entryOf([, , , kind, id, happenedAt, rating, way, durationMs, undoes, stability, difficulty]: Line): LogEntry {
  if (kind === 'undo') return { kind, id, happenedAt, undoes: undoes ?? '' };
  if (kind === 'given') return { kind, id, happenedAt, stability: stability ?? 1, difficulty: difficulty ?? 5 };
  if (kind !== 'answer') return { kind, id, happenedAt };
  return {
    kind,
    id,
    happenedAt,
    rating: (rating ?? 1) as LogAnswer['rating'],
    way: (way ?? 'type') as LogAnswer['way'],
    durationMs: durationMs ?? 0,
  };
}

type LogAnswer = Extract<LogEntry, { kind: 'answer' }>;

/** Entries in memory at a time, processed before yielding to the event loop. */
const ENTRIES_AT_A_TIME = 20_000;

/**
 * Splits rows into portions whose logs are read together, with the entries in `coming`; a row above the limit is a
 * portion of its own, and rows without entries go with any.
 */
export async function logPortions<Row>(
  db: Db,
  userId: number,
  rows: readonly Row[],
  { idOf, coming = () => 0 }: { idOf: (row: Row) => number; coming?: (row: Row) => number },
  most = ENTRIES_AT_A_TIME,
): Promise<Row[][]> {
  const { rows: counted } = await sql<{ row_id: number; entries: number }>`
    select row_id, count(*)::int as entries from review_entries
    where user_id = ${userId} and row_id = any(${rows.map(idOf)}::bigint[]) group by row_id`.execute(db);
  const there = new Map(counted.map(({ row_id, entries }) => [row_id, entries]));
  const portions: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const entries = coming(row) + (there.get(idOf(row)) ?? 0);
    if (portions.length === 0 || entries > left) {
      portions.push([]);
      left = most;
    }
    portions.at(-1)?.push(row);
    left -= entries;
  }
  return portions;
}
