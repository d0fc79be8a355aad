/** Questions and answers with what they are written before them, as SuperMemo and people write them. */

const LINE = /\r\n|\r|\n/;

/** What stands before a question and before its answer: short, and in whole words. Those that contradict others come later. */
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
  question: RegExp;
  answer: RegExp;
  /** Both on one line. */
  both: RegExp;
}

const READERS: readonly Labelled[] = LABELS.map(([asked, told]) => ({
  question: new RegExp(`^(?:${asked})\\s?\\d{0,4}\\s?[:：.)]\\s?(.*)$`, 'iu'),
  answer: new RegExp(`^(?:${told})\\s?\\d{0,4}\\s?[:：.)]\\s?(.*)$`, 'iu'),
  both: new RegExp(
    `^(?:${asked})\\s?\\d{0,4}\\s?[:：]\\s?(.{1,1000}?)\\s{1,9}(?:${told})\\s?\\d{0,4}\\s?[:：]\\s?(.*)$`,
    'iu',
  ),
}));

/** `Q:` and `A:` at the beginning of lines or on one; null unless the text begins so and every question is answered. */
export function questionRows(text: string): string[][] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(LINE)
    // Assistants write what stands before in bold.
    .map((line) => line.trim().replace(/^(\*\*|__)([^*_]{1,30}?[:：]?)\1/, '$2'));
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
    const both = labels.both.exec(line);
    const question = labels.question.exec(line);
    const answer = labels.answer.exec(line);
    if (both) rows.push({ question: [both[1] ?? ''], answer: [both[2] ?? ''] });
    else if (question && (last === undefined || last.answer !== null))
      rows.push({ question: [question[1] ?? ''], answer: null });
    else if (answer && last) last.answer = [...(last.answer ?? []), answer[1] ?? ''];
    else if (!last || question) return null;
    else (last.answer ?? last.question).push(line);
  }
  if (rows.length === 0 || rows.some(({ answer }) => answer === null)) return null;
  return rows.map(({ question, answer }) => [question.join('\n').trim(), (answer ?? []).join('\n').trim()]);
}
