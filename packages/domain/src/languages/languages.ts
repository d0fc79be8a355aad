/** Languages a column can be tied to. */
import { LANGUAGE_TABLE } from './language-table.ts';

export type TextDirection = 'ltr' | 'rtl';

export interface Language {
  readonly code: string;
  readonly name: string;
  readonly nativeName: string;
  readonly direction: TextDirection;
}

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);
/** Codes of older systems and files for the same language. */
const LEGACY_CODES: ReadonlyMap<string, string> = new Map([
  ['iw', 'he'],
  ['jw', 'jv'],
]);

export const LANGUAGES: readonly Language[] = LANGUAGE_TABLE.map(([code, name, nativeName]) => ({
  code,
  name,
  nativeName,
  direction: RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr',
}));

const BY_CODE: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]));
const BY_LOWER_CODE: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.map((language) => [language.code.toLowerCase(), language]),
);

/** Exactly one of our codes; legacy and differently cased ones are for `canonicalLanguage`. */
export function isLanguageCode(code: string): boolean {
  return BY_CODE.has(code);
}

/** The language of a code; null for none or an unknown one. */
export function findLanguage(code: string | null): Language | null {
  return code === null ? null : (BY_CODE.get(code) ?? null);
}

/** Our spelling of a code in any letter case, with legacy codes replaced; null when it is not one of ours. */
export function canonicalLanguage(code: string): string | null {
  const lower = code.toLowerCase();
  return BY_LOWER_CODE.get(LEGACY_CODES.get(lower) ?? lower)?.code ?? null;
}

/** English name, or the code itself when unknown. */
export function languageName(code: string): string {
  return findLanguage(code)?.name ?? code;
}

/** For the `dir` attribute; `auto` lets the browser decide without a language. */
export function languageDirection(code: string | null): TextDirection | 'auto' {
  return findLanguage(code)?.direction ?? 'auto';
}

const BEGINS_RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;

/** Writing direction of a text: its language's, else that of the first letter. */
export function textDirection(language: string | null, text: string): TextDirection {
  const known = languageDirection(language);
  return known === 'auto' ? (BEGINS_RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr') : known;
}

/** In Turkish and Azerbaijani I is the capital of dotless ı and İ that of i. */
export function foldsLikeTurkish(code: string | null): boolean {
  return code === 'tr' || code === 'az';
}
