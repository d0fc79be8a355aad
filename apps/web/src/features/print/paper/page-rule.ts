import type { Paper, PrintLayout } from '@wordcluster/domain/print/sheets';

/** Millimetres. */
export const PAPER_SIZES: Readonly<Record<Paper, { name: string; width: number; height: number }>> = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'letter', width: 215.9, height: 279.4 },
};
/** Most printers reach so far to the edge (millimetres). */
export const EDGE = 10;

/** A text as a CSS string; characters that would end it, or the line, are escaped. */
const cssString = (text: string) =>
  `"${text.replace(/[\p{Cc}"\\]/gu, (character) => `\\${(character.codePointAt(0) ?? 32).toString(16)} `)}"`;

/** The paper, its margins, and the browser's page footer. */
export function pageRule(layout: PrintLayout, paper: Paper, title: string): string {
  const { name } = PAPER_SIZES[paper];
  if (layout === 'cards') return `@page { size: ${name} portrait; margin: ${EDGE}mm; }`;
  const foot = 'font-size: 8pt; color: #5b675f; vertical-align: top; padding-top: 4mm;';
  return `@page {
    size: ${name} portrait;
    margin: 15mm 17mm 20mm;
    @bottom-left { content: ${cssString(title)}; ${foot} }
    @bottom-right { content: counter(page) " / " counter(pages); ${foot} }
  }`;
}

/** Follows the rule as long as the sheet is there. A style sheet of its own needs no permission of the content security policy. */
export function followPageRule(rule: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
