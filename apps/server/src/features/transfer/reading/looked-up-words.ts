import { readFile } from 'node:fs/promises';
import { AnkiError, foreignText, openForeignDatabase, type ForeignDatabase } from '@wordcluster/anki';
import { MAX_CELL_LENGTH } from '@wordcluster/domain/clusters/cells';
import { message } from '@wordcluster/domain/messages/all';
import { tooLarge, unreadable } from './import-problem.ts';

/** A word looked up while reading. */
export interface LookedUpWord {
  word: string;
  /** The sentence, or the text around the word. */
  context: string;
  book: string;
  /** The device's code; empty if unknown. */
  language: string;
}

export interface LookedUpWords {
  kind: 'kindle' | 'koreader';
  /** In order of look-up, each once. */
  words: LookedUpWord[];
}

/** Maximum of words per file. */
const MAX_WORDS = 50_000;
/** Maximum of lookups and books per file: skipped ones cost time too. */
const MAX_LOOKUPS = 200_000;
const MAX_BOOKS = 20_000;
const MAX_TITLE_LENGTH = 500;

const KINDLE = ['words', 'lookups', 'book_info'];
const KOREADER = ['vocabulary', 'title'];

/**
 * The words stored by an e-reader: Kindle's vocab.db and KOReader's vocabulary_builder.sqlite3, recognised by their
 * tables. Null for any other database. Tables are joined here and not in SQLite, where a hostile file could make a join
 * of any length.
 */
export async function lookedUpWords(path: string): Promise<LookedUpWords | null> {
  const file = open(await readFile(path));
  if (file === null) return null;
  try {
    if (KINDLE.every((table) => file.columns.has(table))) return { kind: 'kindle', words: kindleWords(file) };
    if (file.columns.get('vocabulary')?.has('word')) return { kind: 'koreader', words: koreaderWords(file) };
    return null;
  } catch (error) {
    // SQLite's complaint of a damaged page.
    if (error instanceof Error && 'errcode' in error) throw unreadable(message('e_reader.damaged'));
    throw error;
  } finally {
    file.db.close();
  }
}

function open(content: Buffer): ForeignDatabase | null {
  try {
    return openForeignDatabase(content, { tables: [...KINDLE, ...KOREADER] });
  } catch (error) {
    if (error instanceof AnkiError) throw unreadable(message('e_reader.damaged'));
    throw error;
  }
}

/** Lines of a table with these of its columns, if it has them; more than `most` are too many. */
function* rowsOf({ db, columns }: ForeignDatabase, table: string, wanted: readonly string[], most: number) {
  const there = wanted.filter((column) => columns.get(table)?.has(column));
  if (there.length === 0) return;
  let count = 0;
  for (const row of db.prepare(`select ${there.join(', ')} from ${table}`).iterate()) {
    count += 1;
    if (count > most) throw tooLarge(message('e_reader.too_many_words', { most: MAX_WORDS }));
    yield row;
  }
}

const cell = (value: Parameters<typeof foreignText>[0]): string => oneLine(foreignText(value, 4 * MAX_CELL_LENGTH));
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const titleOf = (value: Parameters<typeof foreignText>[0]): string => oneLine(foreignText(value, MAX_TITLE_LENGTH));
/** A number or a text, as the key of another table names it. */
const keyOf = (value: Parameters<typeof foreignText>[0]): string => foreignText(value, MAX_TITLE_LENGTH);

function koreaderWords(file: ForeignDatabase): LookedUpWord[] {
  const books = new Map<string, string>();
  for (const { id, name } of rowsOf(file, 'title', ['id', 'name'], MAX_BOOKS)) books.set(keyOf(id), titleOf(name));
  const words: (LookedUpWord & { at: number })[] = [];
  // Versions before 2022 name the book in the word's own line.
  const columns = ['word', 'title_id', 'book_title', 'create_time', 'prev_context', 'next_context', 'highlight'];
  for (const row of rowsOf(file, 'vocabulary', columns, MAX_WORDS)) {
    const word = cell(row.word);
    if (word === '') continue;
    const around = [row.prev_context, row.next_context].map((part) => foreignText(part, MAX_CELL_LENGTH));
    const marked = cell(row.highlight) || word;
    words.push({
      word,
      context: around.every((part) => part.trim() === '') ? '' : cut(oneLine(`${around[0]}${marked}${around[1]}`)),
      book: books.get(keyOf(row.title_id)) ?? titleOf(row.book_title),
      language: '',
      at: typeof row.create_time === 'number' ? row.create_time : 0,
    });
  }
  return words.toSorted((a, b) => a.at - b.at).map(({ at: _at, ...word }) => word);
}

function kindleWords(file: ForeignDatabase): LookedUpWord[] {
  const books = new Map<string, string>();
  for (const { id, title } of rowsOf(file, 'book_info', ['id', 'title'], MAX_BOOKS))
    books.set(keyOf(id), titleOf(title));
  const words = new Map<string, LookedUpWord & { at: number }>();
  for (const { id, word, lang, timestamp } of rowsOf(file, 'words', ['id', 'word', 'lang', 'timestamp'], MAX_WORDS)) {
    const text = cell(word);
    if (text === '') continue;
    const at = typeof timestamp === 'number' ? timestamp : 0;
    words.set(keyOf(id), { word: text, context: '', book: '', language: foreignText(lang, 40), at });
  }
  // The first lookup of a word that has a sentence.
  for (const row of rowsOf(file, 'lookups', ['word_key', 'book_key', 'usage'], MAX_LOOKUPS)) {
    const word = words.get(keyOf(row.word_key));
    if (!word || word.context !== '') continue;
    word.context = cut(cell(row.usage));
    word.book = books.get(keyOf(row.book_key)) ?? '';
  }
  return [...words.values()].toSorted((a, b) => a.at - b.at).map(({ at: _at, ...word }) => word);
}

/** As much as a cell holds, in code points. */
const cut = (text: string): string => {
  const points = Array.from(text);
  return points.length <= MAX_CELL_LENGTH ? text : `${points.slice(0, MAX_CELL_LENGTH - 1).join('')}…`;
};
