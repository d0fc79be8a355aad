import { Line, Page, StyleSheet, Svg, Text } from '@react-pdf/renderer';
import {
  CARD_EDGE,
  CARD_PADDING,
  cardsOf,
  LEADING,
  lettersOfFace,
  SMALL_LETTERS,
  SMALL_LINES,
  type Card,
  type CardFace,
} from '@wordcluster/domain/print/cards';
import { CARDS_ACROSS, CARDS_DOWN, cardPages, type CardPage } from '@wordcluster/domain/print/sheets';
import { createElement, type ReactNode } from 'react';
import { box, GREY, isPrintable, SIZES, text } from './paper-parts.ts';
import type { Sheet } from './sheet.ts';

const MARK = 10;

const styles = StyleSheet.create({
  page: { padding: CARD_EDGE, color: '#16211b' },
  line: { flexDirection: 'row' },
  card: { padding: CARD_PADDING, justifyContent: 'center', overflow: 'hidden' },
  more: {
    fontSize: SMALL_LETTERS,
    color: GREY,
    lineHeight: LEADING,
    textAlign: 'center',
    marginTop: 6,
    maxLines: SMALL_LINES,
    textOverflow: 'ellipsis',
  },
  number: { position: 'absolute', bottom: 10, right: 12, fontSize: 6.5, color: GREY, fontFamily: 'Noto Sans' },
  marks: { position: 'absolute', top: 0, left: 0 },
  foot: { position: 'absolute', bottom: 10, right: CARD_EDGE + 14, fontSize: 7, color: GREY, fontFamily: 'Noto Sans' },
  note: {
    position: 'absolute',
    top: 8,
    left: CARD_EDGE,
    right: CARD_EDGE,
    fontSize: 7,
    color: GREY,
    textAlign: 'center',
  },
});

/** Fronts and backs of cards on alternating pages, with cut marks. */
export function cardsPages(sheet: Sheet): ReactNode[] {
  const { name, width, height } = SIZES[sheet.paper];
  const card = { width: (width - 2 * CARD_EDGE) / CARDS_ACROSS, height: (height - 2 * CARD_EDGE) / CARDS_DOWN };
  const note = isPrintable(sheet) ? [] : [text(sheet.texts.unprintable, styles.note)];
  return cardPages(cardsOf(sheet)).map((onPage, index) =>
    createElement(
      Page,
      // Absolutely positioned boxes would start new pages without end; a page that does not wrap is cut to its content.
      { size: name, style: styles.page, wrap: false },
      onPage.side === 'front' ? cutMarks(width, height) : null,
      box({ height: height - 2 * CARD_EDGE }, ...lines(onPage, card)),
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

function face(shown: CardFace, card: Size): ReactNode[] {
  const { content, language, more } = shown;
  const { size, lines: maxLines } = lettersOfFace(shown, card);
  const style = { fontSize: size, lineHeight: LEADING, textAlign: 'center', maxLines, textOverflow: 'ellipsis' };
  return [text(content, style, language), more ? text(more.content, styles.more, more.language) : null];
}

/** Cut marks: short thin lines at the edge of the paper, and where four cards meet. */
function cutMarks(width: number, height: number): ReactNode {
  const across = Array.from(
    { length: CARDS_ACROSS + 1 },
    (_, at) => CARD_EDGE + (at * (width - 2 * CARD_EDGE)) / CARDS_ACROSS,
  );
  const down = Array.from(
    { length: CARDS_DOWN + 1 },
    (_, at) => CARD_EDGE + (at * (height - 2 * CARD_EDGE)) / CARDS_DOWN,
  );
  const mark = (x1: number, y1: number, x2: number, y2: number) =>
    createElement(Line, { x1, y1, x2, y2, strokeWidth: 0.4, stroke: GREY });
  const atEdges = [
    ...across.flatMap((x) => [
      mark(x, CARD_EDGE - MARK - 4, x, CARD_EDGE - 4),
      mark(x, height - CARD_EDGE + 4, x, height - CARD_EDGE + MARK + 4),
    ]),
    ...down.flatMap((y) => [
      mark(CARD_EDGE - MARK - 4, y, CARD_EDGE - 4, y),
      mark(width - CARD_EDGE + 4, y, width - CARD_EDGE + MARK + 4, y),
    ]),
  ];
  const inside = across
    .slice(1, -1)
    .flatMap((x) => down.slice(1, -1).flatMap((y) => [mark(x - 4, y, x + 4, y), mark(x, y - 4, x, y + 4)]));
  return createElement(Svg, { width, height, style: styles.marks }, ...atEdges, ...inside);
}
