import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { conceptsOf } from './concepts/catalogue.ts';
import { coreData, emojiData, numberData } from './data/load.ts';

export interface LexiconLanguage {
  readonly code: string;
  /** everyday: the core lexicon; things: names of things too; world: only countries, months and the like. */
  readonly level: 'everyday' | 'things' | 'world';
  readonly numbers: boolean;
}

/** Languages with words, and how many kinds; any two of them can stand side by side where both know a topic. */
export function supportedLanguages(): LexiconLanguage[] {
  const core = new Set(coreData().languages);
  return LANGUAGES.map(({ code }) => code).flatMap((code): LexiconLanguage[] => {
    const numbers = code in numberData();
    if (core.has(code)) return [{ code, level: 'everyday', numbers }];
    if (code in emojiData().names) return [{ code, level: 'things', numbers }];
    const world = conceptsOf('months').every((concept) => concept.name(code) !== null);
    return world ? [{ code, level: 'world', numbers }] : [];
  });
}
