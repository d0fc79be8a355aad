import { fieldContent } from '@wordcluster/anki';
import type { TableRow } from '@wordcluster/table-reader';

const TAG = /<(\/?)(dl|dt|dd)\b[^>]*>/gi;
/** Fewer words are a detail of a page. */
const FEWEST = 2;

/**
 * The words and meanings of a page's definition lists, one row a group (HTML, 4.4.9): several words are variants of one,
 * several meanings its senses. Closing tags may be left out. Lists within lists are text.
 */
export function definitionLists(html: string): TableRow[] {
  const rows: TableRow[] = [];
  let words: string[] = [];
  let meanings: string[] = [];
  let open: { into: string[]; from: number } | null = null;
  let depth = 0;
  const endPart = (at: number) => {
    const text = open === null ? '' : fieldContent(html.slice(open.from, at)).text.trim();
    if (text !== '') open?.into.push(text);
    open = null;
  };
  const endGroup = () => {
    const cells = [words.join(', '), meanings.join('; ')];
    if (words.length > 0 && meanings.length > 0) rows.push({ line: rows.length + 1, cells, width: 2, columns: 2 });
    words = [];
    meanings = [];
  };
  for (const match of html.matchAll(TAG)) {
    const closing = match[1] === '/';
    const tag = (match[2] ?? '').toLowerCase();
    if (tag === 'dl') {
      if (closing && depth === 1) {
        endPart(match.index);
        endGroup();
      }
      depth = Math.max(0, depth + (closing ? -1 : 1));
    } else if (depth === 1) {
      endPart(match.index);
      if (closing) continue;
      if (tag === 'dt' && meanings.length > 0) endGroup();
      open = { into: tag === 'dt' ? words : meanings, from: match.index + match[0].length };
    }
  }
  endPart(html.length);
  endGroup();
  return rows.length >= FEWEST ? rows : [];
}
