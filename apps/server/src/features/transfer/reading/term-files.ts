import { createReadStream } from 'node:fs';
import { message } from '@wordcluster/domain/messages/all';
import { canonicalLanguage } from '@wordcluster/domain/languages/languages';
import { SaxesParser } from 'saxes';
import { foreignFile, tooLarge, unreadable } from './import-problem.ts';
import { MAX_ROWS, type TableSource } from './scan-tables.ts';

/** Which kind of terms a document holds by its beginning; null for other XML. */
export const termKind = (head: string): 'tbx' | 'tmx' | null =>
  /<(?:martif|tbx)\b/i.test(head.slice(0, 4000)) ? 'tbx' : /<tmx\b/i.test(head.slice(0, 4000)) ? 'tmx' : null;

/** Maximum of languages; further ones are dropped. */
const MAX_LANGUAGES = 20;
/** No cell holds as much. */
const MAX_UNITS = 65_536;

interface Concept {
  /** Terms by language. */
  terms: Map<string, string[]>;
  note: string;
  tags: string[];
}

/** Concepts and their terms, whichever of the vocabularies of TBX (2008, third version) and TMX 1.4 names them. */
class Terminology {
  readonly concepts: Concept[] = [];
  readonly languages: string[] = [];
  title = '';
  names: string[] = [];
  private concept: Concept | null = null;
  private language = '';
  private readonly path: string[] = [];
  private readonly types: string[] = [];
  private text = '';
  private description = false;

  begin(tag: string, attributes: Record<string, string>): void {
    const name = local(tag);
    this.path.push(name);
    this.types.push(attributes['type'] ?? '');
    if (CONCEPTS.has(name)) {
      if (this.concepts.length >= MAX_ROWS) throw tooLarge(message('import.too_many_rows'));
      this.concept = { terms: new Map(), note: '', tags: [] };
      this.concepts.push(this.concept);
      this.text = '';
    } else if (LANGUAGES.has(name)) this.language = attributes['xml:lang'] ?? attributes['lang'] ?? '';
    // Inline elements (`hi`, `ph`, `bpt`) do not start a new text.
    if (TEXTS.has(name)) this.text = '';
    if (!TEXTS.has(name) && CODES.has(name)) this.description = true;
  }

  said(text: string): void {
    if (!this.description && this.text.length < MAX_UNITS) this.text += text;
  }

  end(): void {
    const name = this.path.pop() ?? '';
    const type = this.types.pop() ?? '';
    if (CODES.has(name)) this.description = false;
    const text = this.text.trim();
    if (name === 'title' && this.path.includes('titleStmt')) this.title = text;
    else if (name === 'p' && this.path.includes('sourceDesc') && this.text.includes('\t'))
      this.names = this.text.split('\t');
    else if (name === 'prop' && type === 'title' && this.path.at(-1) === 'header') this.title = text;
    else if (name === 'prop' && type === 'columns' && this.path.at(-1) === 'header') this.names = this.text.split('\t');
    else if (this.concept !== null) this.endOfConcept(this.concept, name, type, text);
    if (CONCEPTS.has(name)) this.concept = null;
    if (TEXTS.has(name)) this.text = '';
  }

  private endOfConcept(concept: Concept, name: string, type: string, text: string): void {
    if (text === '') return;
    if (name === 'term' || name === 'seg') {
      if (!this.languages.includes(this.language)) {
        if (this.languages.length >= MAX_LANGUAGES) return;
        this.languages.push(this.language);
      }
      const own = concept.terms.get(this.language) ?? [];
      concept.terms.set(this.language, [...own, text]);
    } else if (name === 'descrip' && type === 'subjectField') concept.tags.push(text);
    else if (name === 'prop' && (type === 'tag' || /domain|subject/i.test(type))) concept.tags.push(text);
    else if (name === 'descrip' && /^(?:definition|context|explanation)$/.test(type)) concept.note ||= text;
    else if (name === 'note' && this.path.length < 8) concept.note ||= text;
  }
}

const CONCEPTS = new Set(['termEntry', 'conceptEntry', 'tu']);
const LANGUAGES = new Set(['langSet', 'langSec', 'tuv']);
const TEXTS = new Set(['term', 'seg', 'descrip', 'note', 'prop', 'title', 'p']);
/** Inline elements of TMX whose content is code, not text. */
const CODES = new Set(['bpt', 'ept', 'ph', 'it', 'ut']);
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads a terminology as a table: a column for each language, then definitions or contexts, and subject fields as tags. */
export async function termTable(path: string, encoding: string): Promise<TableSource & { title: string }> {
  const terms = new Terminology();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => terms.begin(name, attributes));
  parser.on('text', (text) => terms.said(text));
  parser.on('cdata', (text) => terms.said(text));
  parser.on('closetag', () => terms.end());
  parser.on('error', (cause) => {
    throw cause;
  });
  try {
    const decoder = new TextDecoder(encoding);
    for await (const piece of createReadStream(path)) parser.write(decoder.decode(piece as Buffer, { stream: true }));
    parser.close();
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'reason' in error) throw error;
    throw foreignFile('xml');
  }
  if (terms.concepts.length === 0) throw unreadable(message('import.no_rows'));
  return tableOf(terms);
}

function tableOf({ concepts, languages, title, names }: Terminology): TableSource & { title: string } {
  const noted = concepts.some(({ note }) => note !== '');
  const tagged = concepts.some(({ tags }) => tags.length > 0);
  const width = languages.length + Number(noted);
  const codes = languages.map(
    (language) => canonicalLanguage(language) ?? canonicalLanguage(language.split(/[-_]/)[0] ?? ''),
  );
  const own = names.length === width ? names : null;
  const rows = concepts.map(({ terms, note, tags }, index) => {
    const cells: (string | null)[] = languages.map((language) => terms.get(language)?.join(', ') ?? null);
    if (noted) cells.push(note === '' ? null : note);
    if (tagged) cells.push(tags.length === 0 ? null : tags.join('\n'));
    return { line: index + 1, cells, width: cells.findLastIndex((cell) => cell !== null) + 1, columns: cells.length };
  });
  return {
    title,
    name: title,
    names: [
      ...(own ?? [...languages.map((language, index) => nameOf(language, index)), ...(noted ? ['Definition'] : [])]),
      ...(tagged ? ['Tags'] : []),
    ],
    languages: [...codes, ...(noted ? [null] : [])],
    ...(tagged ? { tags: [width] } : {}),
    rows: [rows],
  };
}

const nameOf = (language: string, position: number): string =>
  language === '' || language.startsWith('x-') ? `Column ${position + 1}` : language;
