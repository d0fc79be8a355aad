import { tableOf } from './tables.ts';

export interface Noun {
  readonly noun: string;
  readonly gender: 'm' | 'f' | 'n';
  /** Null where the noun has none, or none is known. */
  readonly plural: string | null;
}

let known: ReadonlyMap<string, Noun> | undefined;

/** Gender and plural of a noun in German or Italian; null where none is known. */
export function nounOf(noun: string, language: string): Noun | null {
  known ??= new Map(
    tableOf('nouns').map(([code = '', name = '', gender = '', plural = '']) => [
      `${code} ${name.toLowerCase()}`,
      { noun: name, gender: gender as Noun['gender'], plural: plural === '' ? null : plural },
    ]),
  );
  return known.get(`${language} ${noun.toLowerCase()}`) ?? null;
}

/** Definite articles of the languages that have one before the noun; Italian has more. */
const ARTICLES: Readonly<Record<string, Readonly<Record<'m' | 'f', string>>>> = {
  es: { m: 'el', f: 'la' },
  pt: { m: 'o', f: 'a' },
};

const GERMAN_ARTICLES = { m: 'der', f: 'die', n: 'das' } as const;

/** The noun behind its article, which says its gender. */
export function withArticle({ noun, gender }: Noun, language: string): string {
  if (language === 'de') return `${GERMAN_ARTICLES[gender]} ${noun}`;
  if (language !== 'it' && language !== 'fr') {
    const article = gender === 'n' ? undefined : ARTICLES[language]?.[gender];
    return article === undefined ? noun : `${article} ${noun}`;
  }
  if (language === 'fr' && !/^[aeéèêiîoœuh]/i.test(noun)) return `${gender === 'f' ? 'la' : 'le'} ${noun}`;
  const beforeVowel = language === 'fr' || /^[aeiouàèéìòù]/i.test(noun);
  if (beforeVowel) return `l'${noun}`;
  if (gender === 'f') return `la ${noun}`;
  return /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/i.test(noun) ? `lo ${noun}` : `il ${noun}`;
}
