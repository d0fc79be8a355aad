import { createReadStream } from 'node:fs';
import { AnkiError, fieldHtml, type AnkiNote } from '@wordcluster/anki';
import { message } from '@wordcluster/domain/messages/all';
import { SaxesParser } from 'saxes';
import { tooLarge } from '../reading/import-problem.ts';
import type { Source } from './text-source.ts';

/** Maximum of languages of a vocabulary document. */
const MAX_LANGUAGES = 20;
const MAX_LESSONS = 10_000;
/** As with the fields of packages: no cell holds as much. */
const MAX_UNITS = 65_536;

/** Whether a file starts like a document of Parley and KWordQuiz. */
export const isKvtml = (head: string): boolean =>
  /^\uFEFF?\s*<[^>]{0,500}>?[\s\S]{0,500}<kvtml\b|^\uFEFF?\s*<kvtml\b/i.test(head.slice(0, 2000));

interface Entry {
  texts: string[];
  example: string;
}

/** SAX handler of a vocabulary document; unknown elements are ignored. */
class Vocabulary {
  title = '';
  readonly languages: string[] = [];
  /** In document order; ids of other people's files are not unique. */
  readonly entries: { id: string; entry: Entry }[] = [];
  readonly lessons: { name: string; entries: string[] }[] = [];
  private readonly most: number;
  private readonly path: string[] = [];
  private readonly open: number[] = [];
  private text = '';
  private entry: Entry = { texts: [], example: '' };
  private translation = 0;

  constructor(most: number) {
    this.most = most;
  }

  begin(name: string, attributes: Record<string, string>): void {
    const parent = this.path.at(-1);
    this.path.push(name);
    this.text = '';
    if (name === 'entry' && parent === 'entries') this.addEntry(attributes['id'] ?? `${this.entries.length}`);
    // The first version has an entry a line: the original and its translations.
    else if (name === 'e' && parent === 'kvtml') this.addEntry(`${this.entries.length}`);
    else if (name === 'translation') this.translation = indexOf(attributes['id']);
    else if (name === 'o' || name === 't') this.old(name, attributes['l']);
    else if (name === 'container') {
      if (this.lessons.length >= MAX_LESSONS) throw tooLarge(message('import.too_many_rows'));
      this.open.push(this.lessons.length);
      this.lessons.push({ name: '', entries: [] });
    } else if (name === 'entry' && parent === 'container') this.lesson()?.entries.push(attributes['id'] ?? '');
  }

  private addEntry(id: string): void {
    if (this.entries.length >= this.most) throw tooLarge(message('import.too_many_rows'));
    this.entry = { texts: [], example: '' };
    this.entries.push({ id, entry: this.entry });
    this.translation = -1;
  }

  private old(name: string, language = ''): void {
    this.translation = name === 'o' ? 0 : this.translation + 1;
    if (language !== '' && this.translation < MAX_LANGUAGES) this.languages[this.translation] ??= language;
  }

  private readonly lesson = () => this.lessons[this.open.at(-1) ?? -1];

  said(text: string): void {
    if (this.text.length < MAX_UNITS) this.text += text;
  }

  end(): void {
    const name = this.path.pop();
    const parent = this.path.at(-1);
    const text = this.text.trim();
    if (name === 'title' && parent === 'information') this.title = text;
    else if (name === 'name' && parent === 'identifier' && this.languages.length < MAX_LANGUAGES)
      this.languages.push(text);
    else if (name === 'name' && parent === 'container') {
      const lesson = this.lesson();
      if (lesson) lesson.name = text;
    } else if ((name === 'text' && parent === 'translation') || name === 'o' || name === 't') {
      if (this.translation < MAX_LANGUAGES) this.entry.texts[this.translation] = text;
    } else if ((name === 'example' || name === 'comment') && parent === 'translation') this.entry.example ||= text;
    else if (name === 'container') this.open.pop();
    this.text = '';
  }
}

const indexOf = (id: string | undefined) => (id !== undefined && /^\d{1,2}$/.test(id) ? Number(id) : MAX_LANGUAGES);

/** Reads a document of Parley or KWordQuiz: its languages are fields, its lessons decks. Grades are no log and stay out. */
export async function readKvtml(path: string, most: number): Promise<Source> {
  const vocabulary = new Vocabulary(most);
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => vocabulary.begin(name, attributes));
  parser.on('text', (text) => vocabulary.said(text));
  parser.on('cdata', (text) => vocabulary.said(text));
  parser.on('closetag', () => vocabulary.end());
  parser.on('error', (cause) => {
    throw new AnkiError('damaged', { cause });
  });
  for await (const piece of createReadStream(path, 'utf8')) parser.write(String(piece));
  parser.close();
  return sourceOf(vocabulary);
}

function sourceOf({ title, languages, entries, lessons }: Vocabulary): Source {
  const lessonOf = new Map(lessons.flatMap(({ entries: own }, index) => own.map((id) => [id, index + 2] as const)));
  const width = entries.reduce((most, { entry }) => Math.max(most, entry.texts.length), languages.length);
  const names = Array.from({ length: width }, (_, index) => languages[index] || `Column ${index + 1}`);
  const notes = entries.map(({ id, entry: { texts, example } }, index): AnkiNote => ({
    id: index + 1,
    // Ids start again in every document: they do not identify an earlier import.
    guid: '',
    modified: 0,
    noteTypeId: 1,
    deckId: lessonOf.get(id) ?? 1,
    tags: [],
    fields: [...names.map((_, column) => fieldHtml(texts[column] ?? '')), fieldHtml(example)],
    cards: [],
  }));
  return {
    decks: [{ id: 1, name: title }, ...lessons.map(({ name }, index) => ({ id: index + 2, name: name || title }))],
    noteTypes: [{ id: 1, name: '', cloze: false, fields: [...names, 'Example'], templates: [] }],
    media: { size: 0 },
    notes: () => notes,
    close: () => undefined,
  };
}
