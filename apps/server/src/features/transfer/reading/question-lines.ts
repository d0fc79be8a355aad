/** Questions and answers with labels, as SuperMemo and people write them. */

const LINE = /\r\n|\r|\n/;

/** Labels of question and answer: short, whole words. Ambiguous ones come later. */
const LABELS: readonly (readonly [question: string, answer: string])[] = [
  ['Q|Question|F|Frage|O|Otázka', 'A|Answer|Antwort|Odpoveď|Odpověď'],
  ['Front|Term|Word|Vorderseite|Recto', 'Back|Definition|Meaning|Translation|Rückseite|Verso'],
  ['P|Pregunta|Pergunta', 'R|Respuesta|Resposta'],
  ['P|Pytanie', 'O|Odpowiedź'],
  ['Q|Question', 'R|Réponse'],
  ['D|Domanda', 'R|Risposta'],
  ['K|Kérdés', 'V|Válasz'],
  ['П|Питання|Запитання', 'В|Відповідь'],
  ['В|Вопрос', 'О|Ответ'],
  ['س|سؤال', 'ج|جواب|إجابة'],
  ['问|問|質問', '答|答え'],
];

interface Labelled {
  question: ReadonlySet<string>;
  answer: ReadonlySet<string>;
}

const namesOf = (labels: string): ReadonlySet<string> => new Set(labels.toLowerCase().split('|'));
const READERS: readonly Labelled[] = LABELS.map(([question, answer]) => ({
  question: namesOf(question),
  answer: namesOf(answer),
}));

/** A label, perhaps with a number, at the beginning of a line. */
const BEGINS = /^(\p{L}{1,14}) ?\d{0,4} ?[:：.)] ?/u;
/** One within a line, which a full stop does not make. */
const WITHIN = /[ \t](\p{L}{1,14}) ?\d{0,4} ?[:：] ?/gu;

/** The text after a label; null without one. */
function behind(line: string, labels: ReadonlySet<string>): string | null {
  const begins = BEGINS.exec(line);
  return begins && labels.has((begins[1] ?? '').toLowerCase()) ? line.slice(begins[0].length) : null;
}

/** A question and its answer on one line. */
function both(line: string, labels: Labelled): [string, string] | null {
  const rest = behind(line, labels.question);
  if (rest === null) return null;
  for (const found of rest.matchAll(WITHIN))
    if (labels.answer.has((found[1] ?? '').toLowerCase()) && found.index > 0)
      return [rest.slice(0, found.index), rest.slice(found.index + found[0].length)];
  return null;
}

/**
 * `Q:` and `A:` at the beginning of lines or on one; null unless the text starts so and every question has an answer.
 */
export function questionRows(text: string): string[][] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(LINE)
    // Chat assistants write labels in bold.
    .map((line) => line.trim().replace(/^\*\*([^*]{1,30})\*\*/, '$1'))
    // Rules between cards.
    .filter((line) => !/^(?:-{3,}|_{3,}|={3,}|\*{3,}|–{2,}|—{2,})$/.test(line));
  for (const labels of READERS) {
    const rows = rowsLabelled(lines, labels);
    if (rows) return rows;
  }
  return null;
}

function rowsLabelled(lines: readonly string[], labels: Labelled): string[][] | null {
  const rows: { question: string[]; answer: string[] | null }[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const pair = both(line, labels);
    const question = behind(line, labels.question);
    const answer = behind(line, labels.answer);
    if (pair) rows.push({ question: [pair[0]], answer: [pair[1]] });
    else if (question !== null && (last === undefined || last.answer !== null))
      rows.push({ question: [question], answer: null });
    else if (answer !== null && last) last.answer = [...(last.answer ?? []), answer];
    else if (!last || question !== null) return null;
    else (last.answer ?? last.question).push(line);
  }
  if (rows.length === 0 || rows.some(({ answer }) => answer === null)) return null;
  return rows.map(({ question, answer }) => [question.join('\n').trim(), (answer ?? []).join('\n').trim()]);
}
