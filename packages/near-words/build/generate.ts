/**
 * Generates each language's words one slip away from another word, from npm's spelling dictionaries, as data files
 * served beside the app: `npm run generate -w packages/near-words`. Reads a dictionary's stems, and for everyday words
 * forms with one suffix; an engine that expands everything hangs on some of them. Existing files are reused while
 * dictionaries and rules are unchanged.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Dictionary, folderOf, formsOf, readDictionary } from './hunspell.ts';
import { everydayWords, nearForms, nearWords } from './near.ts';

const LANGUAGES = 'cs da de en es et fr it nl pl pt ru sk sv uk'.split(' ');
const TARGET = path.resolve(import.meta.dirname, '../generated');
/** Inputs of everyday words: a change regenerates the files. */
const LISTS = LANGUAGES.flatMap((language) =>
  ['everyday-words', 'near-words'].map((folder) => `../../domain/src/practice/grading/${folder}/${language}.ts`),
).filter((file) => existsSync(path.join(import.meta.dirname, file)));
/** Of a file, before it is compressed. */
const MAX_BYTES = 100_000;

/** Stems of the dictionary; names start with a capital letter, German nouns too. */
function stemsOf(language: string, { stems }: Dictionary): string[] {
  const isWord = (word: string) =>
    /^\p{L}+$/u.test(word) && (language === 'de' || !/^\p{Lu}/u.test(word)) && !/.\p{Lu}/u.test(word);
  return [...new Set([...stems.keys()].filter(isWord).map((word) => word.toLowerCase()))];
}

/** Of a verb some languages have a hundred. */
const MAX_FORMS = 120;

/** The forms of everyday words, each with its word. */
function formsOfEveryday(language: string, everyday: ReadonlySet<string>, dictionary: Dictionary): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of everyday) {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    const stem = language === 'de' && dictionary.stems.has(capital) ? capital : word;
    const forms = formsOf(stem, dictionary).filter((form) => /^\p{L}+$/u.test(form));
    for (const form of forms.slice(0, MAX_FORMS)) found.set(form.toLowerCase(), word);
  }
  return found;
}

function stamp(): string {
  const hash = createHash('sha256');
  for (const file of ['generate.ts', 'hunspell.ts', 'near.ts', '../../domain/src/practice/grading/slips.ts', ...LISTS])
    hash.update(readFileSync(path.join(import.meta.dirname, file)));
  for (const language of LANGUAGES) hash.update(readFileSync(path.join(folderOf(language), 'package.json')));
  return hash.digest('hex');
}

/** The longest list that fits, by priority, then sorted; prefix-compressed with one digit. */
function fitting(words: readonly string[]): string {
  let most = words.length;
  let text = encoded(words);
  while (Buffer.byteLength(text) > MAX_BYTES) {
    most = Math.floor((most * MAX_BYTES) / Buffer.byteLength(text)) - 1;
    text = encoded(words.slice(0, most));
  }
  return text;
}

function encoded(words: readonly string[]): string {
  let last = '';
  return words
    .toSorted()
    .map((word) => {
      let shared = 0;
      while (shared < 9 && shared < word.length && word[shared] === last[shared]) shared += 1;
      last = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join('');
}

export async function generate(): Promise<void> {
  const made = path.join(TARGET, 'made-from.txt');
  const now = stamp();
  if (existsSync(made) && readFileSync(made, 'utf8') === now) return;
  mkdirSync(TARGET, { recursive: true });
  for (const language of LANGUAGES) {
    const dictionary = readDictionary(language);
    const everyday = await everydayWords(language);
    const forms = nearForms(language, everyday, formsOfEveryday(language, everyday, dictionary));
    const found = [...forms, ...nearWords(language, everyday, stemsOf(language, dictionary))];
    writeFileSync(path.join(TARGET, `${language}.txt`), fitting([...new Set(found)]));
    const licence: { license: string } = JSON.parse(
      readFileSync(path.join(folderOf(language), 'package.json'), 'utf8'),
    );
    const named = readdirSync(folderOf(language)).find((file) => /^licen[cs]e/i.test(file)) ?? 'readme.md';
    const text = readFileSync(path.join(folderOf(language), named), 'utf8');
    writeFileSync(
      path.join(TARGET, `${language}.licence.txt`),
      `Words of dictionary-${language} (npm), under ${licence.license}. What follows is its licence.\n\n${text}`,
    );
  }
  writeFileSync(made, now);
}

if (import.meta.main) await generate();
