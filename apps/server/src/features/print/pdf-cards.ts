import { Line, Page, StyleSheet, Svg, Text } from '@react-pdf/renderer';
import { linesOf, textWidth } from '@wordcluster/domain/print/pages';
import { CARDS_ACROSS, CARDS_DOWN, cardPages, type CardPage } from '@wordcluster/domain/print/sheets';
import { WITHOUT_SPACES } from '@wordcluster/domain/text/scripts';
import { createElement, type ReactNode } from 'react';
import { box, GREY, isPrintable, LEADING, SIZES, text } from './paper-parts.ts';
import type { Sheet } from './sheet.ts';

/** Most printers reach so far to the edge: 10 mm. */
const EDGE = 28.35;
const MARK = 10;
const PADDING = 14;
const LETTERS = [22, 18, 15, 12.5, 10.5, 9];
const SMALL = 9.5;
const SMALL_LINES = 3;

const styles = StyleSheet.create({
  page: { padding: EDGE, color: '#16211b' },
  line: { flexDirection: 'row' },
  card: { padding: PADDING, justifyContent: 'center', overflow: 'hidden' },
  more: {
    fontSize: SMALL,
    color: GREY,
    lineHeight: LEADING,
    textAlign: 'center',
    marginTop: 6,
    maxLines: SMALL_LINES,
    textOverflow: 'ellipsis',
  },
  number: { position: 'absolute', bottom: 10, right: 12, fontSize: 6.5, color: GREY, fontFamily: 'Noto Sans' },
  marks: { position: 'absolute', top: 0, left: 0 },
  foot: { position: 'absolute', bottom: 10, right: EDGE + 14, fontSize: 7, color: GREY, fontFamily: 'Noto Sans' },
  note: { position: 'absolute', top: 8, left: EDGE, right: EDGE, fontSize: 7, color: GREY, textAlign: 'center' },
});

interface Face {
  content: string;
  language: string | null;
  /** What stands small below it. */
  more: { content: string; language: string | null } | null;
}

interface Card {
  number: number;
  front: Face;
  back: Face;
}

/** The first other column asks; the answer is behind it, and what is left stands below the answer. */
function cardsOf({ rows, columns, answer }: Sheet): Card[] {
  const [front = 0, rest] = columns.map((_, index) => index).filter((index) => index !== answer);
  return rows.map((cells, index) => {
    const cell = (column: number) => ({ content: cells[column] ?? '', language: columns[column]?.language ?? null });
    const more = rest === undefined || !cells[rest] ? null : cell(rest);
    return { number: index + 1, front: { ...cell(front), more: null }, back: { ...cell(answer), more } };
  });
}

/** Fronts and backs of cards on pages in turn, with marks where to cut. */
export function cardsPages(sheet: Sheet): ReactNode[] {
  const { name, width, height } = SIZES[sheet.paper];
  const card = { width: (width - 2 * EDGE) / CARDS_ACROSS, height: (height - 2 * EDGE) / CARDS_DOWN };
  const note = isPrintable(sheet) ? [] : [text(sheet.texts.unprintable, styles.note)];
  return cardPages(cardsOf(sheet)).map((onPage, index) =>
    createElement(
      Page,
      // Boxes that are placed by themselves would begin new pages without end; a page that does not wrap is cut to its content.
      { size: name, style: styles.page, wrap: false },
      onPage.side === 'front' ? cutMarks(width, height) : null,
      box({ height: height - 2 * EDGE }, ...lines(onPage, card)),
      ...(index === 0 ? note : []),
      createElement(Text, {
        style: styles.foot,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `${pageNumber} / ${totalPages}`,
      }),
    ),
  );
}

interface Size {
  width: number;
  height: number;
}

const lines = ({ lines: all, side }: CardPage<Card>, size: Size) =>
  all.map((line) =>
    box(
      styles.line,
      ...line.map((card) =>
        box(
          { ...styles.card, ...size },
          ...(card
            ? [...face(card[side], size), createElement(Text, { style: styles.number }, String(card.number))]
            : []),
        ),
      ),
    ),
  );

function face({ content, language, more }: Face, size: Size): ReactNode[] {
  const width = size.width - 2 * PADDING;
  const below = more ? Math.min(SMALL_LINES, linesOf(more.content, width / SMALL)) * SMALL * LEADING + 6 : 0;
  const height = size.height - 2 * PADDING - below;
  const unbroken = content.split(/\s+/u).filter((word) => !WITHOUT_SPACES.test(word));
  const widest = Math.max(0, ...unbroken.map(textWidth));
  const fits = (letters: number) =>
    widest * letters <= width && linesOf(content, width / letters) * letters * LEADING <= height;
  const fontSize = LETTERS.find(fits) ?? 9;
  const maxLines = Math.max(1, Math.floor(height / (fontSize * LEADING)));
  const shown = { fontSize, lineHeight: LEADING, textAlign: 'center', maxLines, textOverflow: 'ellipsis' };
  return [text(content, shown, language), more ? text(more.content, styles.more, more.language) : null];
}

/** Short thin lines at the edge of the paper, and where four cards meet. */
function cutMarks(width: number, height: number): ReactNode {
  const across = Array.from({ length: CARDS_ACROSS + 1 }, (_, at) => EDGE + (at * (width - 2 * EDGE)) / CARDS_ACROSS);
  const down = Array.from({ length: CARDS_DOWN + 1 }, (_, at) => EDGE + (at * (height - 2 * EDGE)) / CARDS_DOWN);
  const mark = (x1: number, y1: number, x2: number, y2: number) =>
    createElement(Line, { x1, y1, x2, y2, strokeWidth: 0.4, stroke: GREY });
  const atEdges = [
    ...across.flatMap((x) => [
      mark(x, EDGE - MARK - 4, x, EDGE - 4),
      mark(x, height - EDGE + 4, x, height - EDGE + MARK + 4),
    ]),
    ...down.flatMap((y) => [
      mark(EDGE - MARK - 4, y, EDGE - 4, y),
      mark(width - EDGE + 4, y, width - EDGE + MARK + 4, y),
    ]),
  ];
  const inside = across
    .slice(1, -1)
    .flatMap((x) => down.slice(1, -1).flatMap((y) => [mark(x - 4, y, x + 4, y), mark(x, y - 4, x, y + 4)]));
  return createElement(Svg, { width, height, style: styles.marks }, ...atEdges, ...inside);
}
