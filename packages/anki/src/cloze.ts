/** One gap of a cloze note, as HTML: the text with this gap open and the others filled, and its answer. */
export interface Gap {
  /** `{{c1::…}}` is 1; its card has ord 0. */
  number: number;
  question: string;
  answer: string;
}

interface Node {
  /** Numbers of the gap: `c1,2` has both. */
  numbers: number[];
  parts: (string | Node)[];
  hint: string;
}

/** Gaps within gaps; deeper ones are text. */
const DEEPEST = 8;
const MAX_GAPS = 500;
const MARK = /\{\{c(\d{1,3}(?:,\d{1,3}){0,20})::|\}\}/gi;

/**
 * The gaps of a cloze note's text in the order of their numbers. Gaps may be nested, and one number may occur several
 * times.
 */
export function clozeGaps(html: string): Gap[] {
  const root = parse(html);
  const answers = new Map<number, string[]>();
  collect(root, answers);
  return [...answers]
    .toSorted(([a], [b]) => a - b)
    .slice(0, MAX_GAPS)
    .map(([number, answer]) => ({ number, question: written(root, number), answer: answer.join(', ') }));
}

/** The text with every gap filled. */
export const clozeText = (html: string): string => written(parse(html), 0);

function parse(html: string): Node {
  const root: Node = { numbers: [], parts: [], hint: '' };
  const open: Node[] = [root];
  let at = 0;
  const inner = () => open.at(-1) ?? root;
  for (const mark of html.matchAll(MARK)) {
    inner().parts.push(html.slice(at, mark.index));
    at = mark.index + mark[0].length;
    if (mark[1] !== undefined && open.length <= DEEPEST) {
      const node: Node = { numbers: mark[1].split(',').map(Number), parts: [], hint: '' };
      inner().parts.push(node);
      open.push(node);
    } else if (mark[1] === undefined && open.length > 1) close(open.pop() ?? root);
    else inner().parts.push(mark[0]);
  }
  inner().parts.push(html.slice(at));
  // An unclosed gap is text, its opening mark included.
  for (const node of open.slice(1)) {
    node.parts.unshift(`{{c${node.numbers.join(',')}::`);
    node.numbers = [];
  }
  return root;
}

/** The text after the last `::` of a gap is its hint. */
function close(node: Node): void {
  const last = node.parts.length - 1;
  const text = node.parts[last];
  if (typeof text !== 'string') return;
  const cut = text.indexOf('::');
  if (cut < 0) return;
  node.hint = text.slice(cut + 2);
  node.parts[last] = text.slice(0, cut);
}

const written = (node: Node, gap: number): string =>
  node.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return gap > 0 && part.numbers.includes(gap) ? `[${part.hint || '…'}]` : written(part, gap);
    })
    .join('');

function collect(node: Node, answers: Map<number, string[]>): void {
  for (const part of node.parts) {
    if (typeof part === 'string') continue;
    const answer = written(part, 0);
    for (const number of new Set(part.numbers)) {
      if (number > 0 && answers.size < MAX_GAPS) {
        const known = answers.get(number);
        if (known) known.push(answer);
        else answers.set(number, [answer]);
      }
    }
    collect(part, answers);
  }
}
