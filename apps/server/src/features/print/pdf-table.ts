import { StyleSheet } from '@react-pdf/renderer';
import { LEADING } from '@wordcluster/domain/print/cards';
import { fillPages, linesOf, textWidth } from '@wordcluster/domain/print/pages';
import { worksheet, type Exercise } from '@wordcluster/domain/print/sheets';
import type { ReactNode } from 'react';
import {
  box,
  GREY,
  heightOf,
  INK,
  inReadingOrder,
  isPrintable,
  LINE,
  page,
  styles,
  text,
  widthOf,
} from './paper-parts.ts';
import type { Sheet } from './sheet.ts';

const SIZE = 10.5;
const LABEL = 9;
const NUMBER_WIDTH = 30;
const GUTTER = 14;
/** Above and below the text of a row. */
const PADDING = 5;
/** Space above an exercise's text for handwriting. */
const WRITING = 13;
const HEAD = 26;
const TITLE = 56;
const NAME_AND_DATE = 34;

const table = StyleSheet.create({
  head: { fontSize: 8.5, fontWeight: 700, color: GREY, lineHeight: LEADING, maxLines: 1, textOverflow: 'ellipsis' },
  headRow: { borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 5, gap: GUTTER },
  row: { borderBottomWidth: 0.5, borderBottomColor: LINE, paddingVertical: PADDING, gap: GUTTER },
  exercise: { paddingTop: WRITING, paddingBottom: PADDING, gap: GUTTER },
  cell: { flex: 1 },
  number: { width: NUMBER_WIDTH - GUTTER, fontSize: 8.5, color: GREY, lineHeight: (LEADING * SIZE) / 8.5 },
  text: { fontSize: SIZE, lineHeight: LEADING },
  gap: { flex: 1, borderBottomWidth: 0.75, borderBottomColor: GREY, height: SIZE * LEADING },
  line: { flex: 1, gap: 8, alignItems: 'flex-end' },
  rule: { flex: 1, borderBottomWidth: 0.75, borderBottomColor: GREY, height: 16 },
  label: { fontSize: LABEL, color: GREY, lineHeight: LEADING },
  lines: { gap: 28, marginBottom: 18 },
});

const cellWidth = ({ paper, columns }: Sheet) =>
  (widthOf(paper) - NUMBER_WIDTH - (columns.length - 1) * GUTTER) / columns.length;

const heightOfCells = (sheet: Sheet, cells: readonly (string | null)[], above: number) =>
  Math.max(...cells.map((cell) => linesOf(cell ?? '', cellWidth(sheet) / SIZE) * SIZE * LEADING)) +
  above +
  PADDING +
  0.5;

const heads = (sheet: Sheet) =>
  box(
    { ...table.headRow, ...inReadingOrder(sheet) },
    box({ width: NUMBER_WIDTH - GUTTER }),
    ...sheet.columns.map(({ name }) => box(table.cell, text(name, table.head))),
  );

function tableRow(
  sheet: Sheet,
  number: number,
  cells: readonly (string | null)[],
  style: typeof table.row | typeof table.exercise = table.row,
): ReactNode {
  return box(
    { ...style, ...inReadingOrder(sheet) },
    text(String(number), table.number),
    ...cells.map((cell, column) =>
      cell === null ? box(table.gap) : box(table.cell, text(cell, table.text, sheet.columns[column]?.language)),
    ),
  );
}

const unprintable = (sheet: Sheet) => (isPrintable(sheet) ? [] : [text(sheet.texts.unprintable, styles.note)]);

/** All columns of all rows, the heads on each page. */
export function listPages(sheet: Sheet): ReactNode[] {
  const rows = sheet.rows.map((cells, index) => ({ cells, number: index + 1 }));
  const others = heightOf(sheet.paper) - HEAD;
  const pages = fillPages(rows, ({ cells }) => heightOfCells(sheet, cells, PADDING), { first: others - TITLE, others });
  return pages.map((onPage, index) =>
    page(
      sheet,
      ...(index === 0 ? [text(sheet.title, styles.title), ...unprintable(sheet)] : []),
      heads(sheet),
      ...onPage.map(({ number, cells }) => tableRow(sheet, number, cells)),
    ),
  );
}

/** Exercises with a line for each answer, then the answers on a new page. */
export function worksheetPages(sheet: Sheet): ReactNode[] {
  const exercises = worksheet(sheet.rows, sheet.answer, sheet.seed);
  const others = heightOf(sheet.paper) - HEAD;
  const height = ({ cells }: Exercise) => heightOfCells(sheet, cells, WRITING);
  const pages = fillPages(exercises, height, { first: others - TITLE - NAME_AND_DATE, others });
  return [
    ...pages.map((onPage, index) =>
      page(
        sheet,
        ...(index === 0 ? [text(sheet.title, styles.title), nameAndDate(sheet), ...unprintable(sheet)] : []),
        heads(sheet),
        ...onPage.map(({ number, cells }) => tableRow(sheet, number, cells, table.exercise)),
      ),
    ),
    ...answerPages(sheet, exercises),
  ];
}

/** Measured explicitly: a right-to-left text would take the whole line. */
const labelWidth = (label: string) => textWidth(label) * LABEL + 6;

function nameAndDate(sheet: Sheet): ReactNode {
  const line = (label: string, share: number) =>
    box(
      { ...table.line, ...inReadingOrder(sheet), flex: share },
      text(label, { ...table.label, width: labelWidth(label) }),
      box(table.rule),
    );
  return box({ ...table.lines, ...inReadingOrder(sheet) }, line(sheet.texts.name, 2), line(sheet.texts.date, 1));
}

const BETWEEN = 32;

/** Numbers and answers in two columns, in column order. */
function answerPages(sheet: Sheet, exercises: readonly Exercise[]): ReactNode[] {
  const width = (widthOf(sheet.paper) - BETWEEN) / 2 - NUMBER_WIDTH;
  const height = ({ answer }: Exercise) => linesOf(answer, width / SIZE) * SIZE * LEADING + 2 * PADDING + 0.5;
  const available = heightOf(sheet.paper) - TITLE;
  const columns = fillPages(exercises, height, { first: available, others: available });
  const language = sheet.columns[sheet.answer]?.language;
  const column = (answers: readonly Exercise[] = []) =>
    box(
      table.cell,
      ...answers.map(({ number, answer }) =>
        box(
          { ...table.row, ...inReadingOrder(sheet) },
          text(String(number), table.number),
          box(table.cell, text(answer === '' ? '–' : answer, table.text, language)),
        ),
      ),
    );
  return Array.from({ length: Math.ceil(columns.length / 2) }, (_, index) =>
    page(
      sheet,
      text(sheet.texts.answers, styles.title),
      box({ ...inReadingOrder(sheet), gap: BETWEEN }, column(columns[2 * index]), column(columns[2 * index + 1])),
    ),
  );
}
