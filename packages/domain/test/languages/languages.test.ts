import { describe, expect, it } from 'vitest';
import {
  canonicalLanguage,
  foldsLikeTurkish,
  isLanguageCode,
  languageDirection,
  languageName,
  LANGUAGES,
} from '../../src/languages/languages.ts';

describe('languages', () => {
  // Specification: S1-1.02
  it('offers 115 languages, each once, alphabetical, each with both names', () => {
    expect(LANGUAGES).toHaveLength(115);
    expect(new Set(LANGUAGES.map((language) => language.code)).size).toBe(115);
    const names = LANGUAGES.map((language) => language.name);
    expect(new Set(names).size).toBe(115);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(LANGUAGES.every((language) => language.nativeName.trim() !== '')).toBe(true);
  });
  it('uses codes that are valid language tags', () => {
    for (const { code } of LANGUAGES) expect(Intl.getCanonicalLocales(code)).toEqual([code === 'tl' ? 'fil' : code]);
  });
  // Specification: S1-1.02
  it('knows its codes exactly', () => {
    expect(['en', 'de', 'zh-CN', 'ckb'].every(isLanguageCode)).toBe(true);
    expect(['EN', 'zh-cn', 'iw', '-', '', 'xx', '__proto__'].some(isLanguageCode)).toBe(false);
  });
  it('brings legacy and differently cased codes to our spelling', () => {
    expect(canonicalLanguage('iw')).toEqual('he');
    expect(canonicalLanguage('JW')).toEqual('jv');
    expect(canonicalLanguage('zh-cn')).toEqual('zh-CN');
    expect(canonicalLanguage('tlh')).toBeNull();
  });
  it('knows the direction of writing', () => {
    expect(['ar', 'he', 'fa', 'ur', 'yi', 'ckb'].map(languageDirection)).toEqual(
      Array.from({ length: 6 }, () => 'rtl'),
    );
    expect(languageDirection('sk')).toEqual('ltr');
    expect(languageDirection(null)).toEqual('auto');
  });
  it('names languages and knows the two with a dotless i', () => {
    expect(languageName('sk')).toEqual('Slovak');
    expect(LANGUAGES.filter(({ code }) => foldsLikeTurkish(code)).map(({ code }) => code)).toEqual(['az', 'tr']);
  });
});
