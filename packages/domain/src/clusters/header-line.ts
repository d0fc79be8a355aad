/** Whether the first line of a file names its columns. A guess: the preview shows it, and the person may say otherwise. */
import { normalizeText } from '../text/characters.ts';

type Cells = readonly (string | null)[];

/** What people write above columns of words, in the languages of the interface. */
const COLUMN_NAMES: ReadonlySet<string> = new Set(
  [
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
    'كلمة كلمات الكلمة مصطلح عبارة معنى المعنى ترجمة الترجمة تعريف مثال جملة ملاحظة ملاحظات سؤال جواب إجابة',
  ].flatMap((names) => names.split(' ')),
);

/** Longer than this is a sentence. */
const LONGEST_NAME = 40;
/** So many other lines are needed to see what kind they are of. */
const FEWEST_LINES = 3;
/** And so large a share of them has to be of it. */
const MOST = 0.9;

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

const KINDS: readonly ((cell: string) => boolean)[] = [
  (cell) => /^[\d\s.,:/%-]+$/.test(cell),
  (cell) => /^\p{Ll}/u.test(cell),
  ...SCRIPTS.map((script) => (cell: string) => script.test(cell)),
];

const folded = (text: string) => normalizeText(text).toLowerCase();

/** Points for one column: 2 for a known name, 1 for each kind that the other cells are of and the first is not. */
function pointsOf(name: string, others: readonly string[]): number {
  const known = COLUMN_NAMES.has(folded(name)) ? 2 : 0;
  if (others.length < FEWEST_LINES) return known;
  const differing = KINDS.filter((is) => !is(name) && others.filter(is).length >= others.length * MOST);
  return known + differing.length;
}

/**
 * True when the first line is more likely names of columns than a word: it begins with the name of the cluster's own
 * first column, or its cells are of another kind than those below them. `others` are some of the lines that follow.
 */
export function looksLikeHeader(first: Cells, others: readonly Cells[], ownName: string | null): boolean {
  const name = first[0] ?? '';
  if (ownName !== null && name !== '' && folded(name) === folded(ownName)) return true;
  const names = first.flatMap((cell, column) => (cell === null || cell === '' ? [] : [{ cell, column }]));
  if (names.length === 0 || new Set(names.map(({ cell }) => folded(cell))).size < names.length) return false;
  let points = 0;
  for (const { cell, column } of names) {
    const below = others.flatMap((line) => line[column] ?? []).filter((other) => other !== '');
    // A name stands once, and is no sentence.
    if (
      cell.length > LONGEST_NAME ||
      /[.!?;。？！]$/.test(cell) ||
      below.some((other) => folded(other) === folded(cell))
    )
      return false;
    points += pointsOf(cell, below);
  }
  return points >= 2;
}
