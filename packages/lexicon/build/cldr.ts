import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RuleSets } from './rbnf.ts';

interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}
/** CLDR's entry of each emoji: search words and a caption. */
export type Annotations = Readonly<Record<string, Annotation>>;

const CODES: Readonly<Record<string, string>> = { 'zh-CN': 'zh', 'zh-TW': 'zh-Hant', tl: 'fil' };

/** CLDR's name of one of our languages. */
const cldrCode = (language: string) => CODES[language] ?? language;

const require = createRequire(import.meta.url);

/** The text of a file in a CLDR package; null where CLDR has none for the language. */
function readText(file: string): string | null {
  try {
    return readFileSync(require.resolve(file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

export function readAnnotations(language: string): Annotations | null {
  const text = readText(`cldr-annotations-full/annotations/${cldrCode(language)}/annotations.json`);
  if (text === null) return null;
  const file: { annotations: { annotations: Annotations } } = JSON.parse(text);
  return file.annotations.annotations;
}

export function readRuleSets(language: string): RuleSets | null {
  const text = readText(`cldr-rbnf/rbnf/${cldrCode(language)}.json`);
  if (text === null) return null;
  const file: { rbnf: { rbnf: { SpelloutRules?: RuleSets } } } = JSON.parse(text);
  return file.rbnf.rbnf.SpelloutRules ?? null;
}
