import { readFileSync } from 'node:fs';

/** Rows of one of the tables in `dictionaries/`, without its header. */
export function tableOf(name: 'english' | 'grammar' | 'nouns'): string[][] {
  const text = readFileSync(new URL(`../../dictionaries/${name}.tsv`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
