import { INTERFACE_LANGUAGE_CODES, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { CATALOGUES } from '@wordcluster/domain/messages/catalogues';
import { tutor, type TutorMessageId } from '@wordcluster/domain/messages/server/tutor';

const textOf = (language: InterfaceLanguage, id: TutorMessageId): string =>
  language === 'en' ? tutor[id] : CATALOGUES[language][id];

/** The tutor's texts, in the language of the conversation. None of them has a plural. */
export interface Phrases {
  readonly language: InterfaceLanguage;
  /** Whether plans are sold here. */
  readonly shop: boolean;
  readonly say: (id: TutorMessageId, values?: Readonly<Record<string, string | number>>) => string;
}

const PLACE = /\{(\w+)\}/g;

/** Texts about plans, and their replacements if none are sold. */
const WITHOUT_SHOP: Readonly<Partial<Record<TutorMessageId, TutorMessageId>>> = {
  'tutor.abilities': 'tutor.abilities_people',
  'tutor.help_sharing': 'tutor.help_sharing_people',
};

export const phrasesIn = (language: InterfaceLanguage, shop = true): Phrases => ({
  language,
  shop,
  say: (id, values = {}) =>
    textOf(language, shop ? id : (WITHOUT_SHOP[id] ?? id)).replace(PLACE, (_place, name: string) =>
      String(values[name]),
    ),
});

/** A text in all languages: the conversation may have begun in another one. */
export const inAllLanguages = (id: TutorMessageId): string[] =>
  INTERFACE_LANGUAGE_CODES.map((code) => textOf(code, id));

/**
 * The values of a text in a line, from the right: a topic is a learner's text, is on the left, and may contain anything.
 * Searched, not matched by an expression, whose time a long line could drive up.
 */
function valuesOf(text: string, line: string): Readonly<Record<string, string>> | null {
  const parts = text.split(PLACE);
  const values: Record<string, string> = {};
  let end = line.length;
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const literal = parts[index] ?? '';
    const latest = end - literal.length;
    const at = latest < 0 ? -1 : index === 0 ? line.indexOf(literal) : line.lastIndexOf(literal, latest);
    const outermost = index === 0 ? at === 0 : index < parts.length - 1 || at === latest;
    if (at < 0 || at > latest || !outermost) return null;
    const name = parts[index + 1];
    const value = line.slice(at + literal.length, end);
    if (name !== undefined && (values[name] ?? value) !== value) return null;
    if (name !== undefined) values[name] = value;
    end = at;
  }
  return values;
}

/** The values in a line that the tutor said, in whichever language; null for any other line. */
export function valuesIn(id: TutorMessageId, line: string): Readonly<Record<string, string>> | null {
  for (const text of inAllLanguages(id)) {
    const values = valuesOf(text, line);
    if (values) return values;
  }
  return null;
}
