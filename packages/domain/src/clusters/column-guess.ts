/** Guesses the columns of a table. */
import { languageNamed, languageOfCode } from '../languages/language-names.ts';
import { isColumnName } from './header-line.ts';
import { languageOfLetters } from '../languages/letters-of-languages.ts';
import { normalizeText } from '../text/characters.ts';

export type ColumnRole = 'value' | 'tags' | 'ignored';

export interface GuessedColumn {
  /** Index in the file, from 0. */
  index: number;
  /** From the header, if there is one. */
  name: string | null;
  samples: string[];
  language: string | null;
  role: ColumnRole;
}

interface GuessedTable {
  /** The header, if the first line is one. */
  names: readonly (string | null)[] | null;
  /** Some of the rows below it. */
  rows: readonly (readonly (string | null)[])[];
  /** How many rows have a value in each column. */
  filled: readonly number[];
  /** Languages by column index, as declared by the file. */
  languages?: readonly (string | null)[];
  /** Columns that hold tags by the file's own word. */
  tags?: readonly number[];
  /** Of the cluster that the rows are for. */
  ownNames?: readonly string[];
}

const SAMPLES = 5;
const SAMPLE_LENGTH = 200;
/** The columns of a cluster. */
const MAX_VALUES = 3;
/** Minimum share of matching cells. */
const MOST = 0.9;

const folded = (text: string) => normalizeText(text).toLowerCase();

/** Names of non-word columns, in the languages of the interface. */
const NO_WORDS = new Set(
  (
    'id uid guid uuid no nr number num № index rank ranking order position row freq frequency count level grade jlpt hsk cefr date created modified updated ' +
    'url link links audio sound image picture photo file email locale poradie číslo úroveň dátum odkaz pořadí datum rang nummer stufe häufigkeit bild número nivel fecha ' +
    'rango enlace numer poziom data szám szint sorszám dátum numéro niveau numero livello nível номер рівень дата رقم مستوى تاريخ #'
  ).split(' '),
);
const TAGS = new Set(
  'tag tags label labels keyword keywords schlagwort schlagwörter stichwörter štítok štítky značka značky štítek etiqueta etiquetas tagi etykieta etykiety címke címkék étiquette étiquettes etichetta etichette мітка мітки теги وسم وسوم'.split(
    ' ',
  ),
);

const NO_WORD_KINDS: readonly ((cell: string) => boolean)[] = [
  // Numbers, ranks and shares, also with a point or a sign behind them.
  (cell) => /^[#№]?\s?[+-]?\d[\d\s.,:/]*[.)%°]?$/.test(cell),
  // Levels: A1, N5, HSK 3, HSK3, B2+.
  (cell) =>
    /^(?:[ABC][12][+-]?|N[1-5]|(?:HSK|JLPT|TOPIK|CEFR|Level|Unit|Lesson|Lektion|Lekcia)[\s-]?[N]?\d{1,3}[+-]?)$/i.test(
      cell,
    ),
  // Dates and times.
  (cell) => /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:[T ]\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?Z?)?$/.test(cell),
  // Addresses and files.
  (cell) => /^(?:https?:\/\/|www\.)\S+$/i.test(cell) || /^\[sound:[^\]]+\]$/.test(cell),
  (cell) => /^[^\s]{1,200}\.(?:mp3|wav|ogg|m4a|jpe?g|png|gif|webp|svg)$/i.test(cell),
  // E-mail addresses, and checkboxes.
  (cell) => /^[^\s@]{1,100}@[^\s@]{1,100}\.[a-z]{2,20}$/i.test(cell),
  (cell) => /^(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|pravda|nepravda|[☐☑☒✓✔✗✘])$/i.test(cell),
  // Ids of programs.
  (cell) =>
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(cell) || /^(?=\S*\d)(?=\S*[a-f])[0-9a-f]{12,64}$/i.test(cell),
];

/** Names of details about a word: dropped first if there are more columns than a cluster has. */
const DETAILS = new Set(
  (
    'pos class category type gender article plural singular topic theme unit lesson chapter skill status romaji transcription transliteration pronunciation ' +
    'ipa wordart artikel geschlecht genus aussprache thema lektion kategorie kategória kategorie rod výslovnosť výslovnost téma lekcia lekce člen artículo ' +
    'género categoría tema lección pronunciación rodzaj kategoria temat lekcja wymowa névelő nem kategória kiejtés lecke genre catégorie thème leçon ' +
    'prononciation genere categoria lezione pronuncia gênero lição pronúncia рід категорія тема урок вимова نطق فئة موضوع درس'
  ).split(' '),
);
const PART_OF_SPEECH =
  /^(?:part of speech|word (?:type|class)|slovný druh|slovní druh|wortart|parte del discorso|część mowy|частина мови)$/;

/** Priority of a column of words if there are more than a cluster has. */
const weightOf = (title: string): number => {
  if (DETAILS.has(title) || PART_OF_SPEECH.test(title)) return 0;
  // A language as name means words below.
  if (title !== '' && (languageNamed(title) !== null || languageOfCode(title) !== null)) return 3;
  return title !== '' && isColumnName(title) ? 2 : 1;
};

/** The most important columns in order; details are dropped if two others remain. */
function mostImportant<Column extends { title: string }>(columns: readonly Column[]): Column[] {
  if (columns.length <= MAX_VALUES) return [...columns];
  const words = columns.filter(({ title }) => weightOf(title) > 0);
  const left = words.length >= 2 ? words : columns;
  const chosen = new Set(left.toSorted((a, b) => weightOf(b.title) - weightOf(a.title)).slice(0, MAX_VALUES));
  return left.filter((column) => chosen.has(column));
}

/** A number, a level, a date, an address or an id. */
export const isNoWord = (cell: string): boolean => NO_WORD_KINDS.some((is) => is(cell));

/** A dash or an arrow between each word and its meaning. */
const isOneMark = (cells: readonly string[]): boolean =>
  cells.length > 1 && new Set(cells).size === 1 && /^[\p{P}\p{Sm}]+$/u.test(cells[0] ?? '');

const hasWords = (cells: readonly string[]): boolean =>
  !isOneMark(cells) &&
  !NO_WORD_KINDS.some((is) => cells.filter(is).length >= cells.length * MOST) &&
  // A column of mixed numbers, levels and dates is none of words either.
  cells.filter(isNoWord).length < cells.length * MOST;

/** True if the header equals the cluster's column names, as in an export. */
export function isOwnHeader(names: readonly (string | null)[] | null, ownNames: readonly string[]): boolean {
  if (names === null || ownNames.length === 0) return false;
  return ownNames.every((own, index) => folded(names[index] ?? '') === folded(own));
}

/**
 * Guesses which columns contain words, which of them are used, and their languages. A column without values is ignored.
 */
export function guessColumns(table: GuessedTable): GuessedColumn[] {
  const { names, rows, filled, languages = [], tags = [], ownNames = [] } = table;
  const own = isOwnHeader(names, ownNames);
  const width = Math.max(filled.length, own ? ownNames.length : 0);
  const found: (GuessedColumn & { words: boolean; title: string })[] = [];
  // `no` and `id` are codes of languages among other codes.
  const codes = (names ?? []).filter((name) => name !== null && languageOfCode(name) !== null).length > 1;
  for (let index = 0; index < width; index += 1) {
    if ((filled[index] ?? 0) === 0 && !(own && index < ownNames.length)) continue;
    const cells = rows.flatMap((row) => normalizeText(row[index] ?? '') || []);
    const name = names === null ? null : normalizeText(names[index] ?? '') || null;
    const title = name === null ? '' : withoutNumber(folded(name));
    const isNone = NO_WORDS.has(title.split(' ').at(-1) ?? '') && !(codes && languageOfCode(title) !== null);
    found.push({
      index,
      name,
      samples: cells.slice(0, SAMPLES).map((cell) => cell.slice(0, SAMPLE_LENGTH).toWellFormed()),
      language: languages[index] ?? languageOf(isNone ? null : name, cells),
      role: tags.includes(index) || TAGS.has(title) ? 'tags' : 'value',
      title,
      words: cells.length > 0 && !isNone && hasWords(cells),
    });
  }
  takeLanguagesFromCells(found, rows);
  takeLanguagesBeside(found, languages);
  const valued = found.filter(({ role }) => role === 'value');
  const words = valued.filter((column) => column.words);
  // Numbers beside one column of words may well be its translation.
  const taken = own ? valued.slice(0, ownNames.length) : mostImportant(words.length >= 2 ? words : valued);
  // For an export, a further column keeps its position too.
  const chosen = own ? [...taken, ...valued.slice(ownNames.length, MAX_VALUES)] : taken;
  return found.map(({ index, name, samples, language, role }) => {
    const left = role === 'value' && !chosen.some((column) => column.index === index);
    return { index, name, samples, language, role: left ? 'ignored' : role };
  });
}

/** Minimum rows to detect a constant column. */
const FEWEST_ROWS = 3;

/** Two columns that name the languages of the two behind them, as Google Translate saves phrases. */
function takeLanguagesFromCells(
  found: (GuessedColumn & { words: boolean })[],
  rows: readonly (readonly (string | null)[])[],
): void {
  const naming = found.filter(({ index }) => {
    const cells = rows.flatMap((row) => normalizeText(row[index] ?? '') || []);
    return (
      cells.length >= FEWEST_ROWS &&
      new Set(cells).size <= 2 &&
      cells.every((cell) => languageNamed(cell) !== null || languageOfCode(cell) !== null)
    );
  });
  const others = found.filter((column) => column.words && !naming.includes(column));
  if (naming.length === 0 || others.length < 2) return;
  for (const column of naming) column.words = false;
  if (naming.length !== 2 || others.length !== 2) return;
  for (const [index, column] of others.entries()) {
    const named = [...new Set(rows.flatMap((row) => normalizeText(row[naming[index]?.index ?? 0] ?? '') || []))];
    if (named.length === 1)
      column.language ??= languageNamed(named[0] ?? '')?.language ?? languageOfCode(named[0] ?? '');
  }
}

/** `Tag1` and `Hint 2` without the number. */
const withoutNumber = (name: string): string =>
  name
    .replace(/[.:]$/, '')
    .replace(/\d{1,2}$/, '')
    .trim()
    .replace(/[_.:]$/, '');

const PINYIN = /^[a-zü']{1,8}[1-5]?(?:[ -][a-zü']{1,8}[1-5]?){0,8}$/;
/** Chinese in Latin letters, with numbers or marks for its tones in most cells. */
function isPinyin(cells: readonly string[]): boolean {
  const plain = cells.map((cell) => cell.toLowerCase().normalize('NFD'));
  const toned = plain.filter((cell) => /[a-z]:?[1-5]|[\u0300\u0301\u0304\u030C]/.test(cell));
  return (
    toned.length * 2 > cells.length &&
    plain.every((cell) => PINYIN.test(cell.replaceAll(/[\u0300\u0301\u0304\u030C:]/g, '').normalize('NFC')))
  );
}

/** Chinese characters are Japanese beside kana, and Chinese beside its Latin letters; the simplified script is the commoner one. */
function takeLanguagesBeside(found: GuessedColumn[], declared: readonly (string | null)[]): void {
  const japanese = found.some(({ language }) => language === 'ja');
  const chinese = !japanese && found.some(({ samples }) => isPinyin(samples));
  for (const column of found) {
    if ((declared[column.index] ?? null) !== null || !isHan(column.samples)) continue;
    if (japanese && languageOf(column.name, []) === null) column.language = 'ja';
    if (chinese) column.language ??= 'zh-CN';
  }
}

const isHan = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => /^[\p{Script=Han}々〆ヶ・、\s]+$/u.test(cell));

function languageOf(name: string | null, cells: readonly string[]): string | null {
  if (name !== null) {
    const named = languageNamed(name)?.language ?? languageOfCode(name);
    if (named !== null && named !== undefined) return named;
  }
  return languageOfLetters(cells);
}
