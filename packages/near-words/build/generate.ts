/**
 * Writes the words of each language that are a slip away from another one, from the spelling dictionaries of npm, as data files that are
 * served beside the app: `npm run generate -w packages/near-words`. A dictionary's stems alone are read; nothing is expanded, since an
 * engine that does hangs on some of them. Files that are there already are kept as long as dictionaries and rules stay the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nearWords } from './near.ts';

const LANGUAGES = 'cs da de en es et fr it nl pl pt ru sk sv uk'.split(' ');
const TARGET = path.resolve(import.meta.dirname, '../generated');
/** Of a file, before it is compressed. */
const MOST_BYTES = 100_000;

const require = createRequire(import.meta.url);
const folderOf = (language: string): string => path.dirname(require.resolve(`dictionary-${language}`));

/** Stems of the dictionary; names begin with a capital letter, German nouns too. */
function stems(language: string): string[] {
  const lines = readFileSync(path.join(folderOf(language), 'index.dic'), 'utf8').split('\n');
  const found = new Set<string>();
  for (const line of lines.slice(1)) {
    const word = (/^[^/\s]+/.exec(line)?.[0] ?? '').normalize('NFC');
    if (!/^\p{L}+$/u.test(word) || (language !== 'de' && /^\p{Lu}/u.test(word)) || /.\p{Lu}/u.test(word)) continue;
    found.add(word.toLowerCase());
  }
  return [...found];
}

function stamp(): string {
  const hash = createHash('sha256');
  for (const file of ['generate.ts', 'near.ts', '../../domain/src/practice/grading/slips.ts'])
    hash.update(readFileSync(path.join(import.meta.dirname, file)));
  for (const language of LANGUAGES) hash.update(readFileSync(path.join(folderOf(language), 'package.json')));
  return hash.digest('hex');
}

/** The longest list that fits, the nearest to everyday words first, in the alphabet; letters shared with the word before as one digit. */
function fitting(words: readonly string[]): string {
  let most = words.length;
  let text = encoded(words);
  while (Buffer.byteLength(text) > MOST_BYTES) {
    most = Math.floor((most * MOST_BYTES) / Buffer.byteLength(text)) - 1;
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
    writeFileSync(path.join(TARGET, `${language}.txt`), fitting(await nearWords(language, stems(language))));
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
