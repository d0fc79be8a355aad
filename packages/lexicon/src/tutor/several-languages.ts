import { coreData } from '../data/load.ts';
import { languageNamed, nameOfLanguage } from './language-words.ts';
import type { Phrases } from './phrases.ts';
import { unquote } from './requests.ts';
import { findTranslation } from './translation-reply.ts';

/** "How do you say dog in German, French and Spanish", "dog in German and French", "prelož pes do nemčiny a češtiny". */
const FORM =
  /^(?:(?:please |bitte |prosím )?(?:how (?:do|would|can) (?:you|i|we) say|translate|wie (?:sagt man|heißt)|übersetze?|ako sa povie|prelož|jak se řekne|přelož|c[oó]mo se dice|traduce|jak powiedzieć|przetłumacz|comment dit-on|traduis|come si dice|traduci|como se diz|traduza|як сказати|переклади) )?(?<text>.{1,80}?) (?:(?:in|into|to|auf|ins|po|do|en|al|na|em|in|for|для) )(?<list>[\p{L} ,]{3,120})$/iu;
const SEPARATORS = / ?, ?| (?:and|und|a|y|i|és|et|e|і|та|plus) /iu;

/** A word in each of several languages, a line each; null where fewer than two are named. */
export function severalLanguages(message: string, languages: readonly string[], phrases: Phrases): string | null {
  const text = message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![ .?!])[ .?!]+$/u, '');
  const groups = FORM.exec(text)?.groups;
  const parts =
    groups?.['list']?.split(SEPARATORS).map((part) => part.replace(/^(?:in|into|to|auf|po|do|en|em) /iu, '')) ?? [];
  const named = parts.map((part) => languageNamed(part.trim()));
  const codes = [...new Set(named.filter((code) => code !== null))];
  if (codes.length < 2 || codes.length !== named.length) return null;
  const word = unquote(groups?.['text'] ?? '');
  const lines = codes.map((to) => {
    const from = [...new Set([...languages, 'en', ...coreData().languages])].filter((code) => code !== to);
    return { to, name: findTranslation(word, to, from)?.names[0] ?? null };
  });
  if (lines.every(({ name }) => name === null)) return null;
  return lines.map(({ to, name }) => `${nameOfLanguage(to, phrases.language)}: ${name ?? '–'}`).join('\n');
}
