import { EASTERN } from './languages-eastern.ts';
import { FURTHER } from './languages-further.ts';
import { GERMANIC } from './languages-germanic.ts';
import { ROMANCE } from './languages-romance.ts';
import { SOUTHERN } from './languages-southern.ts';
import { relativesOf } from './relatives.ts';
import type { LanguageRules } from './language-rules.ts';

export const LANGUAGE_RULES: Readonly<Record<string, LanguageRules>> = {
  ...GERMANIC,
  ...ROMANCE,
  ...EASTERN,
  ...FURTHER,
  ...SOUTHERN,
};

const NONE: LanguageRules = {};

/** The rules of a language's code; empty without a language and for languages without rules. */
export function rulesOf(language: string | null): LanguageRules {
  const known = language === null ? undefined : relativesOf(language).find((code) => LANGUAGE_RULES[code]);
  return LANGUAGE_RULES[known ?? ''] ?? NONE;
}
