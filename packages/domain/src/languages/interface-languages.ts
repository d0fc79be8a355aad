/** The languages of the interface and of mails. English is the source of all texts. */
export const INTERFACE_LANGUAGE_CODES = [
  'en',
  'sk',
  'cs',
  'de',
  'es',
  'pl',
  'hu',
  'fr',
  'it',
  'pt',
  'uk',
  'ar',
] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGE_CODES)[number];

/** Each by its own name. */
export const INTERFACE_LANGUAGES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  sk: 'Slovenčina',
  cs: 'Čeština',
  de: 'Deutsch',
  es: 'Español',
  pl: 'Polski',
  hu: 'Magyar',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
  uk: 'Українська',
  ar: 'العربية',
};

/** British English for day-first dates; Arabic with Latin digits, as in texts and fields. */
const FORMATS: Partial<Record<InterfaceLanguage, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

/** The tag by which `Intl` writes the days and numbers of an interface language. */
export const formatsOf = (language: string): string =>
  (isInterfaceLanguage(language) ? FORMATS[language] : undefined) ?? language;

/** Text direction of the language. */
export const directionOf = (language: InterfaceLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Whether the interface is available in this language. */
export function isInterfaceLanguage(code: string | null): code is InterfaceLanguage {
  return code !== null && Object.hasOwn(INTERFACE_LANGUAGES, code);
}

/** The first requested language (tags such as `de-AT`) of the interface; null if there is none. */
export function firstInterfaceLanguage(wished: readonly string[]): InterfaceLanguage | null {
  return wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isInterfaceLanguage) ?? null;
}

/** The stored language, else the first requested one that is available, else English. */
export const chosenLanguage = (stored: string | null, wished: readonly string[]): InterfaceLanguage =>
  isInterfaceLanguage(stored) ? stored : (firstInterfaceLanguage(wished) ?? 'en');

/** The first that we speak of the `Accept-Language` header: the tags in the order of their weights (RFC 9110, 12.5.4). */
export function acceptedLanguage(header: string | undefined): InterfaceLanguage | null {
  const weighed = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.replaceAll(' ', '').split(';q=');
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
  const wished = weighed.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return firstInterfaceLanguage(wished.map(({ tag }) => tag));
}
