import { decodeHTML } from 'entities';

/** Content of a field: its text, and its audio and picture files. */
export interface FieldContent {
  text: string;
  sounds: string[];
  images: string[];
}

/** A text with resolved HTML entities, and nothing else changed. */
export const decodeEntities = (text: string): string => decodeHTML(text);

/** Block elements: they start and end a line. */
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is not text. */
const HIDDEN = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'title', 'rp', 'noscript']);

/**
 * The visible text of a field's HTML: line breaks of block elements, collapsed white space, resolved entities. Linear
 * time, whatever its content.
 */
export function fieldContent(html: string): FieldContent {
  const found: FieldContent = { text: '', sounds: [], images: [] };
  let gap: '' | ' ' | '\n' = '';
  let lines = 0;
  const line = (more: boolean) => {
    lines = more ? lines + 1 : Math.max(1, lines);
    gap = '\n';
  };
  const write = (text: string) => {
    if (found.text !== '') found.text += gap === '\n' ? '\n'.repeat(lines) : gap;
    gap = '';
    lines = 0;
    found.text += text;
  };
  for (const token of tokens(html)) {
    if (token.type === 'text') {
      for (const piece of token.text.split(/([ \t\r\n\f]+)/)) {
        if (piece === '') continue;
        if (/^[ \t\r\n\f]/.test(piece)) gap ||= ' ';
        else write(decodeHTML(piece.replaceAll('&nbsp;', ' ')));
      }
    } else if (token.name === 'br') line(true);
    else if (token.name === '[sound') found.sounds.push(decodeHTML(token.text));
    else if (token.name === 'img') {
      const source = sourceOf(token.text);
      if (source !== '') found.images.push(source);
    } else if (token.name === 'td' || token.name === 'th') gap ||= ' ';
    else if (token.name === 'rt') write(token.text.startsWith('/') ? ')' : '(');
    else if (BLOCKS.has(token.name)) line(false);
  }
  return found;
}

interface Token {
  type: 'text' | 'tag';
  /** Of an element in small letters; `[sound` for Anki's own. */
  name: string;
  /** A text; of an element the content of its tag; of a sound its file. */
  text: string;
}

function* tokens(html: string): Generator<Token> {
  let at = 0;
  const small = html.toLowerCase();
  // An end that is not there once is not there later either: without this, many beginnings would be searched to the end each.
  const missing = new Set<string>();
  const find = (wanted: string, from: number): number => {
    if (missing.has(wanted)) return -1;
    const index = small.indexOf(wanted, from);
    if (index < 0) missing.add(wanted);
    return index;
  };
  const next = /<(?=[a-z/!?])|\[sound:/gi;
  for (;;) {
    next.lastIndex = at;
    const match = next.exec(html);
    const start = match?.index ?? html.length;
    if (start > at) yield { type: 'text', name: '', text: html.slice(at, start) };
    if (!match) return;
    if (match[0] !== '<') {
      const end = find(']', start);
      if (end < 0) {
        yield { type: 'text', name: '', text: match[0] };
        at = next.lastIndex;
      } else {
        yield { type: 'tag', name: '[sound', text: html.slice(next.lastIndex, end) };
        at = end + 1;
      }
    } else if (html.startsWith('<!--', start)) {
      const end = find('-->', start + 4);
      at = end < 0 ? html.length : end + 3;
    } else {
      const end = endOfTag(html, start + 1);
      const inside = html.slice(start + 1, end);
      const name = /^\/?([a-z][a-z0-9]*)/i.exec(inside)?.[1]?.toLowerCase() ?? '';
      yield { type: 'tag', name, text: inside };
      at = end + 1;
      if (!HIDDEN.has(name) || inside.startsWith('/') || inside.endsWith('/')) continue;
      const close = find(`</${name}`, at);
      at = close < 0 ? html.length : close;
    }
  }
}

/** End of a tag: the first `>` outside of quotation marks, or the end of the text. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character;
  }
  return html.length;
}

function sourceOf(tag: string): string {
  const value = /\ssrc=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag);
  return decodeHTML(value?.[1] ?? value?.[2] ?? value?.[3] ?? '');
}

const WHITE = /[ \t\r\n\f]/;

/**
 * A text as the HTML of a field from which `fieldContent` reads exactly that text again: no character of it is taken
 * for markup, a sound, a gap or a template's field, and no white space is lost.
 */
export function fieldHtml(text: string): string {
  let html = '';
  for (const [at, character] of text.split('').entries()) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
    if (character === '\n' && at > 0 && at + 1 < text.length) html += '<br>';
    else if (WHITE.test(character)) {
      const between = !WHITE.test(before) && !WHITE.test(after);
      html += character === ' ' && between ? ' ' : reference(character);
    } else if ('&<>\u00A0'.includes(character)) html += reference(character);
    else if ('{}'.includes(character) && (before === character || after === character)) html += reference(character);
    else if (character === '[' && MARKS.test(text.slice(at, at + 7))) html += reference(character);
    else html += character;
  }
  return html;
}

/** Bracketed text with a special meaning in Anki. */
const MARKS = /^\[(?:sound:|latex|anki:|\$)/i;
const reference = (character: string) => `&#${character.charCodeAt(0)};`;
