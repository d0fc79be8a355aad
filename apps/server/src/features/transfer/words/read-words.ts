import { open } from 'node:fs/promises';
import {
  AnkiError,
  fieldContent,
  readPackage,
  type AnkiErrorCode,
  type AnkiNote,
  type AnkiNoteType,
} from '@wordcluster/anki';
import { isNoWord } from '@wordcluster/domain/clusters/column-guess';
import { judgeRow } from '@wordcluster/domain/clusters/import-rows';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { TableError } from '@wordcluster/table-reader';
import { EXPANDS, ImportProblem, problemOf, tooLarge, unreadable } from '../reading/import-problem.ts';
import { accountColumns, addToTable, tablesOf, type DeckOverview, type DeckTable } from './deck-tables.ts';
import { openAccount, type AccountCluster, type AccountFile, type AccountRow } from './account-file.ts';
import { isKvtml, readKvtml } from './kvtml.ts';
import { withinLog } from './note-reviews.ts';
import { rowBatches } from './row-batches.ts';
import { MAX_ROWS, textSource, type Source } from './text-source.ts';
import {
  guessColumns,
  rowsOfNote,
  Skipped,
  storableTags,
  type ColumnFields,
  type WordRow,
  type WordSkip,
} from './word-rows.ts';

/** Report of a file of words, as data that crosses threads and is stored with the file. */
export interface WordsReport {
  format: 'apkg' | 'colpkg' | 'text' | 'kvtml' | 'account';
  rows_total: number;
  importable_rows: number;
  decks: { id: number; name: string; notes: number }[];
  note_types: { id: number; name: string; fields: string[]; notes: number; columns: ColumnFields | null }[];
  media_total: number;
  reviews_total: number;
  skipped: { reason: WordSkip; count: number }[];
  /** Rows that can be imported, by deck. */
  rows_of_decks: number[];
  /** One for each deck and note type. */
  tables: DeckOverview[];
  /** Of an account's archive: how its clusters are made again, by the ids of its decks. */
  clusters?: [number, AccountCluster][];
}

export interface WordsRequest {
  path: string;
  fileName: string;
  /** Absent for a preview: guesses, and every deck. */
  choice?: { decks: number[]; columns: [number, ColumnFields | null][] };
  /** For a preview: passes on the rows of the guess, without answers and media. */
  rows?: boolean;
  /** Milliseconds since 1970: later answers are rejected. */
  now?: number;
}

interface Listener {
  batch: (rows: WordRow[]) => Promise<void>;
  part: (bytes: number) => void;
}

const HEAD_BYTES = 64 * 1024;
/** Of Anki: every collection has it. */
const DEFAULT_DECK = 1;

const REASONS: Record<AnkiErrorCode, () => Message> = {
  not_a_package: () => message('import.words_file_type'),
  encrypted: () => message('import.package_damaged'),
  damaged: () => message('import.package_damaged'),
  unpacks_too_large: () => EXPANDS,
  unknown_version: () => message('import.package_newer'),
};

/** Reads a package or a text of words: its report and, with a choice, its rows in batches. */
export async function readWords(request: WordsRequest, { batch, part }: Listener): Promise<WordsReport> {
  try {
    const account = await openAccount(request.path, part);
    if (account) return await collectAccount(account, request, batch);
    const { source, format } = await openWords(request, part);
    try {
      return await collect(source, format, request, batch);
    } finally {
      source.close();
    }
  } catch (error) {
    if (error instanceof TableError) throw problemOf(error);
    if (!(error instanceof AnkiError)) throw error;
    const code =
      error.code === 'not_a_package' ? 'wrong_type' : error.code === 'unpacks_too_large' ? 'too_large' : 'invalid';
    throw new ImportProblem(code, REASONS[error.code](), { cause: error });
  }
}

async function openWords({ path, fileName }: WordsRequest, part: (bytes: number) => void) {
  await using file = await open(path);
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
  if (bytesRead === 0) throw unreadable(message('import.empty_file'));
  if (head.toString('latin1', 0, 2) === 'PK') {
    const format = fileName.toLowerCase().endsWith('.colpkg') ? ('colpkg' as const) : ('apkg' as const);
    return { source: (await readPackage(path, { onPart: part })) as Source, format };
  }
  const text = head.toString('utf8', 0, bytesRead);
  if (isKvtml(text)) return { source: await readKvtml(path, MAX_ROWS), format: 'kvtml' as const };
  return { source: await textSource(path), format: 'text' as const };
}

/** An account's rows with all answers; invalid ones are counted as everywhere. */
async function collectAccount(
  account: AccountFile,
  { choice, rows: wanted }: WordsRequest,
  batch: Listener['batch'],
): Promise<WordsReport> {
  const skipped = new Skipped();
  const decks = choice && new Set(choice.decks);
  const rows: WordRow[] = [];
  let reviews = 0;
  for (const cluster of account.clusters) {
    if (decks && !decks.has(cluster.id)) continue;
    for (const { id, values, tags, reviews: answered, media } of cluster.rows) {
      const judged = judgeRow(values, false);
      if (judged === 'blank') skipped.add('no_first_value');
      else if ('skipped' in judged) skipped.add(judged.skipped);
      else {
        const guid = `wc${account.installation}-${id}`;
        // Never newer than existing rows: importing an account restores missing rows and leaves the rest unchanged.
        const base = { deck: cluster.id, noteType: 0, guid, ord: 0, modified: 0 };
        rows.push({
          ...base,
          cells: judged.values,
          mapped: [true, true, true],
          tags: storableTags(tags),
          reviews: withinLogs(answered, skipped),
          media,
        });
        reviews += answered.length;
      }
    }
    if (rows.length > MAX_ROWS) throw tooLarge(message('import.too_many_rows'));
  }
  const batches = rowBatches(batch);
  for (const row of rows)
    if (choice) await batches.add(row);
    else if (wanted) await batches.add(bare(row));
  await batches.flush();
  const lost = lostRows(skipped);
  return {
    format: 'account',
    rows_total: rows.length + lost,
    importable_rows: rows.length,
    decks: account.clusters.map(({ id, cluster, rows: own }) => ({ id, name: cluster.title, notes: own.length })),
    note_types: [],
    media_total: new Set(
      account.clusters.flatMap(({ rows: own }) => own.flatMap(({ media }) => media.map(({ name }) => name))),
    ).size,
    reviews_total: reviews,
    skipped: skipped.list(),
    rows_of_decks: account.clusters.map(({ rows: own }) => own.length),
    tables: account.clusters.map(({ id, cluster, rows: own }, index) => ({
      index,
      name: cluster.title,
      rows: own.length,
      deck: id,
      note_type: 0,
      columns: accountColumns(cluster, own),
    })),
    clusters: account.clusters.map(({ id, cluster }) => [
      id,
      { ...cluster, key: `wc${account.installation}-cluster-${id}` },
    ]),
  };
}

/** The answers of a row, up to the limit of each direction's log. */
const withinLogs = (reviews: AccountRow['reviews'], skipped: Skipped): AccountRow['reviews'] =>
  [...Map.groupBy(reviews, ({ source, target }) => `${source} ${target}`).values()].flatMap((own) =>
    withinLog(own, skipped),
  );

/** Fields needed to compare words. */
const bare = (row: WordRow): WordRow => ({ ...row, reviews: [], media: [] });

interface Counted {
  type: AnkiNoteType;
  notes: number;
  filled: number[];
  numbers: number[];
}

async function collect(
  source: Source,
  format: WordsReport['format'],
  { choice, rows: wanted, now = Date.now() }: WordsRequest,
  batch: Listener['batch'],
): Promise<WordsReport> {
  const types = new Map<number, Counted>(
    source.noteTypes.map((type) => [
      type.id,
      { type, notes: 0, filled: type.fields.map(() => 0), numbers: type.fields.map(() => 0) },
    ]),
  );
  const notesOfDeck = new Map<number, number>();
  const deckTables = new Map<string, DeckTable>();
  const rowsOfDeck = new Map<number, number>();
  let reviews = 0;
  let notes = 0;
  for (const note of notesOf(source)) {
    const counted = types.get(note.noteTypeId);
    if (!counted) continue;
    notes += 1;
    if (notes > MAX_ROWS) throw tooLarge(message('import.too_many_rows'));
    counted.notes += 1;
    for (const [index, field] of note.fields.entries())
      if (field !== '' && index < counted.filled.length && isFilled(field)) {
        counted.filled[index] = (counted.filled[index] ?? 0) + 1;
        if (isNoWord(/[<&]/.test(field) ? fieldContent(field).text : field))
          counted.numbers[index] = (counted.numbers[index] ?? 0) + 1;
      }
    notesOfDeck.set(note.deckId, (notesOfDeck.get(note.deckId) ?? 0) + 1);
    addToTable(deckTables, note.deckId, note.noteTypeId, note.fields);
    reviews += note.cards.reduce((sum, card) => sum + card.reviews.length, 0);
  }
  if (notes === 0) throw unreadable(message('import.no_rows'));
  const used = [...types.values()].filter((one) => one.notes > 0);
  const guesses = new Map(used.map((one) => [one.type.id, guessColumns(one.type, one)]));
  const chosen = choice ? new Map(choice.columns) : guesses;
  const decks = choice && new Set(choice.decks);
  const skipped = new Skipped();
  const batches = rowBatches(batch);
  let total = 0;
  let importable = 0;
  for (const note of notesOf(source)) {
    const columns = chosen.get(note.noteTypeId);
    const type = types.get(note.noteTypeId)?.type;
    if (!columns || !type || (decks && !decks.has(note.deckId))) continue;
    const before = lostRows(skipped);
    const rows = rowsOfNote(note, type, { columns, skipped, now, always: format === 'text' });
    total += rows.length + lostRows(skipped) - before;
    importable += rows.length;
    rowsOfDeck.set(note.deckId, (rowsOfDeck.get(note.deckId) ?? 0) + rows.length);
    if (importable > MAX_ROWS) throw tooLarge(message('import.too_many_rows'));
    if (choice) for (const row of rows) await batches.add(row);
    else if (wanted) for (const row of rows) await batches.add(bare(row));
  }
  await batches.flush();
  // Of deleted cards; they belong to no deck.
  const lost = source.lostReviews?.() ?? 0;
  skipped.add('row_reviews', lost);
  return {
    format,
    rows_total: total,
    importable_rows: importable,
    decks: source.decks.flatMap(({ id, name }) => {
      const count = notesOfDeck.get(id) ?? 0;
      return count > 0 ? { id, name, notes: count } : [];
    }),
    note_types: used.map(({ type, notes: count }) => ({
      id: type.id,
      name: type.name,
      fields: type.fields,
      notes: count,
      columns: guesses.get(type.id) ?? null,
    })),
    media_total: source.media.size,
    reviews_total: reviews + lost,
    skipped: skipped.list(),
    rows_of_decks: source.decks.flatMap(({ id }) => rowsOfDeck.get(id) ?? []),
    tables: tablesOf(source, deckTables, guesses),
  };
}

/**
 * Notes of an unnamed deck belong to the first one, so that none is lost with the choice of decks; of two with one guid
 * the second gets another.
 */
function* notesOf({ decks, notes }: Pick<Source, 'decks' | 'notes'>): Generator<AnkiNote> {
  const known = new Set(decks.map(({ id }) => id));
  const first = decks.find(({ id }) => id === DEFAULT_DECK) ?? decks[0];
  const guids = new Map<string, number>();
  for (const note of notes()) {
    const before = guids.get(note.guid) ?? 0;
    if (note.guid !== '') guids.set(note.guid, before + 1);
    const deckId = first === undefined || known.has(note.deckId) ? note.deckId : first.id;
    yield before === 0 && deckId === note.deckId
      ? note
      : { ...note, deckId, guid: before === 0 ? note.guid : `${note.guid} ${before + 1}` };
  }
}

const isOfRow = (reason: WordSkip) =>
  reason !== 'media' &&
  reason !== 'reviews' &&
  reason !== 'future_reviews' &&
  reason !== 'gap_reviews' &&
  reason !== 'row_reviews' &&
  reason !== 'full_reviews';

const lostRows = ({ counts }: Skipped): number =>
  [...counts].reduce((sum, [reason, count]) => sum + (isOfRow(reason) ? count : 0), 0);

/** Fast path: most fields are plain; only others are parsed for text. */
const isFilled = (field: string) => !/[<&[]/.test(field) || fieldContent(field).text !== '';
