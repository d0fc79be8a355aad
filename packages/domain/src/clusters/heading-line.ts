/** Headings between the rows of a table: `Unit 1` on a line of its own. */

/** Units of courses and books, in the languages of the interface and some others. */
const UNITS: ReadonlySet<string> = new Set(
  (
    'unit units lesson chapter module part section topic theme week day level list set step ' +
    'lektion einheit kapitel modul teil abschnitt thema woche tag stufe ' +
    'unité leçon chapitre partie séance thème semaine jour unidad lección capítulo módulo tema parte semana día ' +
    'unità lezione capitolo modulo settimana giorno unidade lição dia ' +
    'lekcja rozdział część temat moduł tydzień dzień lekce kapitola část téma týden den lekcia časť týždeň deň ' +
    'lecke fejezet egység nap hét урок розділ частина тема тиждень день глава часть раздел неделя ' +
    'الدرس درس الوحدة وحدة الفصل فصل les hoofdstuk ders ünite bölüm'
  ).split(' '),
);

/** `Unit 1`, `Lektion 3a:`, `Kapitel II – Tiere`; and `2. lecke`. */
const NAMED = /^(\p{L}{2,12}) (?:(?:nr|no|č)\.? )?([\p{L}\d.:-]{1,8})(?: (?=\S)|$)/iu;
const NUMBER = /^(?:\d{1,3}(?:[.-]\d{1,3})?[a-f]?|[IVX]{1,6}|[A-F])[.:-]?$/;
const COUNTED = /^\d{1,3}\.? (\p{L}{2,12})(?:$|:| [–—-] )/u;
/** Numbered lessons in Chinese, Japanese and Korean. */
const EAST_ASIAN = [
  /^第\s?[\d一二三四五六七八九十百]{1,4}\s?(?:课|課|单元|單元|章|部分|レッスン|回)(?:$|[\s:：])/u,
  /^(?:제\s?)?\d{1,3}\s?(?:과|단원|장)(?:$|[\s:：.])/u,
] as const;
/** Headings of Markdown, and categories as Pleco writes them. */
const MARKED = /^(?:#{1,6}\s{1,3}|\/\/\s{0,3})(?=\S)/;

const LONGEST = 100;

const isUnit = (text: string): boolean => {
  const [, unit = '', number = ''] = NAMED.exec(text) ?? [];
  if (UNITS.has(unit.toLowerCase()) && NUMBER.test(number)) return true;
  return UNITS.has((COUNTED.exec(text)?.[1] ?? '').toLowerCase()) || EAST_ASIAN.some((heading) => heading.test(text));
};

/** The heading that the only cell of a row is, without its marks; null for a word. */
export function headingOf(cell: string): string | null {
  const text = cell.trim();
  if (text === '' || text.length > LONGEST || text.includes('\n')) return null;
  if (MARKED.test(text)) return text.replace(MARKED, '');
  return isUnit(text) ? text.replace(/[:：]$/, '') : null;
}
