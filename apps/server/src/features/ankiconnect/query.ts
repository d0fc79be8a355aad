import { AnkiRefusal } from './refusal.ts';

/** Anki's search language: terms, "or", brackets and "-", as a tree. */
export type Query =
  | { readonly op: 'and' | 'or'; readonly parts: readonly Query[] }
  | { readonly op: 'not'; readonly part: Query }
  | { readonly op: 'term'; readonly key: string | null; readonly value: string };

const MAX_TERMS = 2000;
const MAX_DEPTH = 50;

type Token = { kind: '(' | ')' | '-' } | { kind: 'word'; text: string; quoted: boolean };

/** One token a bracket, sign or term; escapes stay for the pattern, quotation marks go. */
function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    const char = query[at] ?? '';
    if (/\s/.test(char) || char === '\u3000') {
      at += 1;
      continue;
    }
    if (char === '(' || char === ')') {
      tokens.push({ kind: char });
      at += 1;
      continue;
    }
    if (char === '-' && !/\s/.test(query[at + 1] ?? ' ')) {
      tokens.push({ kind: '-' });
      at += 1;
      continue;
    }
    const word = wordAt(query, at);
    tokens.push({ kind: 'word', text: word.text, quoted: word.quoted });
    at = word.end;
  }
  return tokens;
}

function wordAt(query: string, start: number): { text: string; quoted: boolean; end: number } {
  let [text, at, open] = ['', start, false];
  for (; at < query.length; at += 1) {
    const char = query[at] ?? '';
    if (char === '\\' && at + 1 < query.length) {
      text += query[at + 1] === '"' ? '"' : char + (query[at + 1] ?? '');
      at += 1;
    } else if (char === '"') open = !open;
    else if (!open && (/[\s()]/.test(char) || char === '\u3000')) break;
    else text += char;
  }
  if (open) throw new AnkiRefusal('invalid search: a quotation mark is not closed');
  return { text, quoted: query[start] === '"', end: at };
}

/** Parses a word into a term: the key is before the first unescaped colon. */
function termOf(text: string): Query {
  const colon = /^((?:[^\\:]|\\.)+):/s.exec(text)?.[1];
  if (colon === undefined) return { op: 'term', key: null, value: text };
  return { op: 'term', key: colon.replace(/\\(.)/gs, '$1'), value: text.slice(colon.length + 1) };
}

/** Parses a search; an empty one finds everything. Throws AnkiRefusal for a syntax error. */
export function parseQuery(query: string): Query {
  const tokens = tokensOf(query);
  if (tokens.filter(({ kind }) => kind === 'word').length > MAX_TERMS)
    throw new AnkiRefusal(`invalid search: more than ${MAX_TERMS} terms`);
  let at = 0;
  const isWord = (word: string) => {
    const token = tokens[at];
    return token?.kind === 'word' && !token.quoted && token.text.toLowerCase() === word;
  };

  function alternatives(depth: number): Query {
    if (depth > MAX_DEPTH) throw new AnkiRefusal('invalid search: too many brackets');
    const parts = [sequence(depth)];
    while (isWord('or')) {
      at += 1;
      parts.push(sequence(depth));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { op: 'or', parts };
  }

  function sequence(depth: number): Query {
    const parts: Query[] = [];
    for (;;) {
      const token = tokens[at];
      if (!token || token.kind === ')' || isWord('or')) break;
      if (isWord('and')) at += 1;
      else parts.push(single(depth));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { op: 'and', parts };
  }

  function single(depth: number): Query {
    const token = tokens[at];
    at += 1;
    if (token?.kind === '-') return { op: 'not', part: single(depth) };
    if (token?.kind === 'word') return termOf(token.text);
    if (token?.kind !== '(') throw new AnkiRefusal('invalid search: a bracket is missing');
    const inner = alternatives(depth + 1);
    if (tokens[at]?.kind !== ')') throw new AnkiRefusal('invalid search: a bracket is not closed');
    at += 1;
    return inner;
  }

  const whole = alternatives(0);
  if (at < tokens.length) throw new AnkiRefusal('invalid search: a bracket is closed that was not opened');
  return whole;
}

/** Anki's wildcards (`*` any text, `_` one character) as a pattern of LIKE; escaped ones are letters. */
export const likeOf = (value: string): string =>
  value.replace(/\\(.)|[*%]/gs, (sign, escaped: string | undefined) => {
    if (escaped !== undefined) return '%_\\'.includes(escaped) ? `\\${escaped}` : escaped;
    return sign === '*' ? '%' : `\\${sign}`;
  });

type Piece = { wild: '*' | '_' } | { letter: string };

/** The same for names compared here, ignoring case; linear in name times pattern, without backtracking over stars. */
export const matcherOf = (value: string): ((name: string) => boolean) => {
  const pieces: Piece[] = [...value.toLowerCase().matchAll(/\\(.)|([\s\S])/gu)].map(([, escaped, sign = '']) => {
    if (escaped !== undefined) return { letter: escaped };
    return sign === '*' || sign === '_' ? { wild: sign } : { letter: sign };
  });
  return (name) => {
    const letters = Array.from(name.toLowerCase());
    let [at, piece, star, from] = [0, 0, -1, 0];
    while (at < letters.length) {
      const next = pieces[piece];
      if (next && 'wild' in next && next.wild === '*') {
        star = piece;
        from = at;
        piece += 1;
      } else if (next && ('wild' in next || next.letter === letters[at])) {
        at += 1;
        piece += 1;
      } else if (star >= 0) {
        from += 1;
        at = from;
        piece = star + 1;
      } else return false;
    }
    return pieces.slice(piece).every((rest) => 'wild' in rest && rest.wild === '*');
  };
};
