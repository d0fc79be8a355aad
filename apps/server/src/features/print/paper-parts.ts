import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { textDirection } from '@wordcluster/domain/languages/languages';
import { LEADING } from '@wordcluster/domain/print/cards';
import type { Paper } from '@wordcluster/domain/print/sheets';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import { printable } from '../pdf/font-files.ts';
import { fontsFor } from '../pdf/fonts.ts';
import type { Sheet } from './sheet.ts';

/** Points: 72 to the inch. Line height is set on each text, because a page with one loses its footer. */
export const SIZES: Readonly<Record<Paper, { name: 'A4' | 'LETTER'; width: number; height: number }>> = {
  a4: { name: 'A4', width: 595.28, height: 841.89 },
  letter: { name: 'LETTER', width: 612, height: 792 },
};
export const MARGIN = 48;
const FOOT = 56;

export const INK = '#16211b';
export const GREY = '#5b675f';
export const LINE = '#c9d3cc';

export const styles = StyleSheet.create({
  page: { paddingHorizontal: MARGIN, paddingTop: 44, paddingBottom: FOOT, color: INK },
  title: { fontSize: 19, fontWeight: 700, lineHeight: 1.25, marginBottom: 14 },
  foot: { position: 'absolute', left: MARGIN, right: MARGIN, bottom: 26, flexDirection: 'row', gap: 24 },
  footTitle: { flex: 1, fontSize: 8, color: GREY, maxLines: 1, textOverflow: 'ellipsis' },
  footNumber: { width: 60, fontSize: 8, color: GREY, textAlign: 'right', fontFamily: 'Noto Sans' },
  note: { fontSize: 8, color: GREY, lineHeight: LEADING, marginBottom: 10 },
});

/** Height of a page without its margins. */
export const heightOf = (paper: Paper) => SIZES[paper].height - 44 - FOOT;
export const widthOf = (paper: Paper) => SIZES[paper].width - 2 * MARGIN;

type Style = NonNullable<ComponentProps<typeof View>['style']>;

/** A text in the fonts and the direction that it needs. */
export function text(content: string, style: object, language: string | null = null): ReactNode {
  const shown = printable(content);
  const direction = textDirection(language, content);
  return createElement(Text, { style: { fontFamily: fontsFor(shown), direction, ...style } }, shown);
}

export const box = (style: Style, ...children: ReactNode[]) => createElement(View, { style }, ...children);

/** A row of boxes in reading direction. */
export const inReadingOrder = (sheet: Sheet) => ({
  flexDirection: sheet.direction === 'rtl' ? ('row-reverse' as const) : ('row' as const),
});

/** Whether all characters of a sheet can be rendered. */
export const isPrintable = ({ title, columns, rows }: Sheet): boolean =>
  [title, ...columns.map(({ name }) => name), ...rows.flat()].every((one) => printable(one) === one);

/** A page with title and page number in its footer. */
export function page(sheet: Sheet, ...children: ReactNode[]): ReactNode {
  const number = createElement(Text, {
    style: styles.footNumber,
    render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => `${pageNumber} / ${totalPages}`,
  });
  return createElement(
    Page,
    { size: SIZES[sheet.paper].name, style: styles.page },
    ...children,
    createElement(View, { style: styles.foot, fixed: true }, text(sheet.title, styles.footTitle), number),
  );
}
