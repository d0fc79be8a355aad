/** Whether the first line of a file is a header. A guess: the preview shows it, and the user can change it. */
import { languageNamed, languageOfCode } from '../languages/language-names.ts';
import { normalizeText } from '../text/characters.ts';

type Cells = readonly (string | null)[];

const namesOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((names) => names.split(' ')));

/** Common headers of word columns, in the languages of the interface. */
const COLUMN_NAMES = namesOf([
  'word words term phrase expression meaning translation definition example sentence note notes front back question answer',
  'slovo slová slovíčko výraz význam preklad príklad veta poznámka poznámky otázka odpoveď',
  'slova slovíčka překlad příklad věta',
  'wort wörter vokabel begriff ausdruck bedeutung übersetzung beispiel satz beispielsatz notiz frage antwort',
  'palabra palabras término expresión significado traducción ejemplo frase nota pregunta respuesta',
  'słowo słowa słówko słówka wyraz wyrażenie termin zwrot znaczenie tłumaczenie definicja przykład zdanie notatka notatki uwagi pytanie odpowiedź',
  'szó szavak kifejezés fogalom jelentés fordítás meghatározás példa mondat példamondat megjegyzés jegyzet kérdés válasz',
  'mot mots terme vocabulaire signification sens traduction définition exemple remarque remarques réponse',
  'parola parole termine espressione significato traduzione definizione esempio nota domanda risposta',
  'palavra palavras termo expressão significado tradução definição exemplo frase observação pergunta resposta',
  'слово слова термін вираз значення переклад визначення приклад речення примітка нотатка питання запитання відповідь',
  '单词 單詞 词语 詞語 生词 生詞 词汇 詞彙 意思 释义 釋義 解释 解釋 例句 翻译 翻譯 単語 意味 例文 訳 단어 뜻 의미 예문',
  'كلمة كلمات الكلمة مصطلح عبارة معنى المعنى ترجمة الترجمة تعريف مثال جملة ملاحظة ملاحظات سؤال جواب إجابة',
]);

/** Headers that can also be words of a list: two of them make a header. */
const FURTHER_NAMES = namesOf([
  'kanji kana reading pinyin hanzi romaji hiragana katakana furigana simplified traditional transcription transliteration pronunciation ipa',
  'rank level frequency id no nr number index unit lesson chapter topic theme category class type pos gender article plural singular tag tags label labels',
  '汉字 漢字 拼音 注音 假名 読み 読み方 かな 振り仮名 ふりがな 发音 發音 発音 词性 詞性 품사 발음 한자',
  'english foreign native source target side country capital city year event synonym synonyms antonym audio sound image picture link url date comment comments hint description text vocabulary lemma',
  'poradie číslo úroveň lekcia téma kategória rod výslovnosť značky štítky popis pořadí lekce kategorie výslovnost štítek',
  'rang nummer stufe lektion thema kategorie geschlecht aussprache schlagwort schlagwörter artikel kommentar häufigkeit',
  'rango número nivel lección tema categoría género pronunciación etiqueta etiquetas comentario frecuencia',
  'numer poziom lekcja temat kategoria rodzaj wymowa tagi etykieta etykiety komentarz',
  'szám szint lecke téma kategória nem kiejtés címke címkék',
  'numéro niveau leçon thème catégorie genre prononciation étiquette étiquettes commentaire fréquence',
  'numero livello lezione categoria genere pronuncia etichetta etichette commento frequenza',
  'número nível lição categoria gênero pronúncia etiqueta comentário frequência',
  'номер рівень урок тема категорія рід вимова мітка мітки коментар',
  'رقم مستوى درس موضوع فئة نطق وسم وسوم تعليق',
]);

/** Longer than this is a sentence. */
const LONGEST_NAME = 40;
/** Longer words than this are no codes. */
const LONGEST_CODE = 3;
/** Minimum number of other lines to detect their kind. */
const FEWEST_LINES = 3;
/** Minimum share of lines of that kind. */
const MOST = 0.9;
/** Lines above a header that are the title of a table. */
const MAX_TITLES = 5;

const SCRIPTS = [
  /\p{scx=Latin}/u,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Arabic}/u,
  /\p{scx=Hebrew}/u,
  /\p{scx=Devanagari}/u,
  /\p{scx=Thai}/u,
  /\p{scx=Hangul}/u,
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
];

const isNumber = (cell: string): boolean => /^[\d\s.,:/%-]+$/.test(cell);

const KINDS: readonly ((cell: string) => boolean)[] = [
  isNumber,
  (cell) => /^\p{Ll}/u.test(cell),
  ...SCRIPTS.map((script) => (cell: string) => script.test(cell)),
];

const folded = (text: string) => normalizeText(text).toLowerCase();
const isLetter = (text: string) => /^\p{L}\p{M}*$/u.test(normalizeText(text));

/** 2 for a common header of a word column, 1 for a possible one. */
function nameStrength(name: string): number {
  const text = folded(name).replace(/[.:]$/, '');
  if (COLUMN_NAMES.has(text)) return 2;
  // `Term 1`, `Side B`, `L2`.
  const counted = text.replace(/[ _-]?(?:\d|(?<=[ _-])[ab])$/, '');
  if (counted !== text && (COLUMN_NAMES.has(counted) || FURTHER_NAMES.has(counted) || counted === 'l')) return 1;
  if (text === '№') return 1;
  const named = languageNamed(text);
  if (named?.coded === true) return 2;
  if (named !== null || FURTHER_NAMES.has(text)) return 1;
  const words = text.split(/[\s_/-]+/);
  return words.length > 1 && words.every((word) => COLUMN_NAMES.has(word) || FURTHER_NAMES.has(word)) ? 1 : 0;
}

/** Whether a header means words, meanings or a language. */
export const isColumnName = (name: string): boolean => COLUMN_NAMES.has(folded(name)) || languageNamed(name) !== null;

/** A code of a language is a word as well, in lists of short words. */
const isCode = (name: string, others: readonly string[]): boolean =>
  languageOfCode(folded(name)) !== null &&
  others.reduce((sum, { length }) => sum + length, 0) > others.length * LONGEST_CODE;

/** Whether a line consists of codes of different languages, in capitals, or above longer words. */
function areCodes(names: readonly string[], others: readonly Cells[]): boolean {
  const codes = names.map((name) => languageOfCode(folded(name)));
  if (names.length < 2 || codes.includes(null) || new Set(codes).size < names.length) return false;
  const below = others.flatMap((line) => line.flatMap((cell) => cell ?? [])).filter((cell) => cell !== '');
  if (below.length === 0 || below.some((cell) => names.some((name) => folded(name) === folded(cell)))) return false;
  const capitals = (cell: string) => /^[A-Z]{2,3}(?:[-_][A-Z]{2,4})?$/.test(cell);
  return (
    (names.every(capitals) && !below.some(capitals)) ||
    below.reduce((sum, { length }) => sum + length, 0) > below.length * LONGEST_CODE
  );
}

/** Points for one column: those of its name, and 1 for each kind that the other cells are of and the first is not. */
function pointsOf(name: string, others: readonly string[]): number {
  const known = nameStrength(name) || Number(isCode(name, others));
  // A list of such names is a list of words.
  const among = known === 1 && others.filter((other) => nameStrength(other) > 0).length * 2 > others.length;
  const strength = among ? 0 : known;
  if (others.length < FEWEST_LINES || isLetter(name)) return strength;
  const differing = KINDS.filter((is) => !is(name) && others.filter(is).length >= others.length * MOST);
  // A name without digits above numbers only is no coincidence.
  const aboveNumbers = /\p{L}/u.test(name) && !/\d/.test(name) && others.every(isNumber);
  return strength + differing.length + Number(aboveNumbers);
}

/**
 * True if the first line is more likely a header than a word: it starts with the name of the cluster's first column, or
 * its cells differ in kind from those below. `others` is a sample of the following lines.
 */
export function looksLikeHeader(first: Cells, others: readonly Cells[], ownName: string | null): boolean {
  const name = first.find((cell) => cell !== null && cell !== '') ?? '';
  if (ownName !== null && name !== '' && folded(name) === folded(ownName)) return true;
  const names = first.flatMap((cell, column) => (cell === null || cell === '' ? [] : [{ cell, column }]));
  if (names.length === 0 || new Set(names.map(({ cell }) => folded(cell))).size < names.length) return false;
  // A word beside its translation may name a language, but then both name the same one.
  const languages = names.flatMap(({ cell }) => languageNamed(cell)?.language ?? []);
  if (languages.length > 1 && new Set(languages).size === 1) return false;
  if (
    areCodes(
      names.map(({ cell }) => cell),
      others,
    )
  )
    return true;
  let points = 0;
  for (const { cell, column } of names) {
    const below = others.flatMap((line) => line[column] ?? []).filter((other) => other !== '');
    // A header is unique, has letters, and is no sentence.
    if (
      cell.length > LONGEST_NAME ||
      !/[\p{L}\p{N}#№]/u.test(cell) ||
      /[.!?;。？！]$/.test(cell.replace(/\b(?:no|nr|č)\.$/i, '')) ||
      below.some((other) => folded(other) === folded(cell))
    )
      return false;
    points += pointsOf(cell, below);
  }
  // A single letter is no header.
  return (
    points >= 2 &&
    !names.every(({ cell }) => isLetter(cell)) &&
    !(names.length < 3 && names.some(({ cell }) => isLetter(cell)))
  );
}

/**
 * How many lines at the top are the title of a table: each has one value alone, and a header of several columns follows them.
 * `lines` are those that are not blank.
 */
export function titleLines(lines: readonly Cells[], ownName: string | null): number {
  const values = (line: Cells | undefined) => (line ?? []).filter((cell) => cell !== null && cell.trim() !== '').length;
  let titles = 0;
  while (titles < MAX_TITLES && values(lines[titles]) === 1) titles += 1;
  const header = lines[titles];
  if (titles === 0 || header === undefined || values(header) < 2 || titles + 1 >= lines.length) return 0;
  return looksLikeHeader(header, lines.slice(titles + 1), ownName) ? titles : 0;
}
