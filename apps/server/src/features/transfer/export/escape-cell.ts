import { escapeMarkup } from '@wordcluster/domain/text/markup';

const hex = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A cell's text. Workbooks write characters that XML cannot hold as `_xHHHH_` (ECMA-376, ST_Xstring), so text
 * that happens to look like this has its first underscore written that way. A carriage return would be read as \n.
 */
export function escapeCell(text: string): string {
  const safe = /[_\r\uFFFE\uFFFF]/.test(text)
    ? text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(/[\r\uFFFE\uFFFF]/g, hex)
    : text;
  return escapeMarkup(safe);
}
