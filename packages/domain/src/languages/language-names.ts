/** Languages by the names that people write above columns, in English, the language itself and the interface's languages. */
import { normalizeText } from '../text/characters.ts';
import { INTERFACE_LANGUAGE_CODES } from './interface-languages.ts';
import { canonicalLanguage, LANGUAGES } from './languages.ts';

const folded = (name: string) => normalizeText(name).toLowerCase();

/** Names that stand for one of our codes, but are none that CLDR has. */
const FURTHER_NAMES: readonly (readonly [string, string])[] = [
  ['chinese', 'zh-CN'],
  ['simplified', 'zh-CN'],
  ['traditional', 'zh-TW'],
  ['simplified chinese', 'zh-CN'],
  ['traditional chinese', 'zh-TW'],
  ['mandarin', 'zh-CN'],
  ['中文', 'zh-CN'],
  ['汉语', 'zh-CN'],
  ['hanzi', 'zh-CN'],
  ['日本語', 'ja'],
  ['castellano', 'es'],
  ['slovensky', 'sk'],
  ['slovenský', 'sk'],
  ['anglicky', 'en'],
  ['anglický', 'en'],
  ['nemecky', 'de'],
  ['německy', 'de'],
  ['česky', 'cs'],
  ['français', 'fr'],
  ['farsi', 'fa'],
];

let names: ReadonlyMap<string, string> | null = null;

/** Made once, when it is needed: some two thousand names. */
function languageNames(): ReadonlyMap<string, string> {
  if (names) return names;
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    if (name.length > 1 && !found.has(folded(name))) found.set(folded(name), code);
  };
  for (const [name, code] of FURTHER_NAMES) add(name, code);
  for (const { code, name, nativeName } of LANGUAGES) {
    add(name, code);
    add(nativeName, code);
  }
  for (const locale of INTERFACE_LANGUAGE_CODES) {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    for (const { code } of LANGUAGES) {
      const name = display.of(code);
      if (name !== undefined) add(name, code);
    }
  }
  names = found;
  return found;
}

/** `country:de`, `Word (de)`, `text_en`: a name with the code of its language behind it. */
const WITH_CODE = /^(.{1,60}?)\s{0,3}(?:[:/_|-]\s{0,3}|[([])([a-z]{2,3}(?:[-_][a-z]{2,4})?)[)\]]?$/i;

export interface NamedLanguage {
  language: string;
  /** A code stands behind a name: nobody writes words so. */
  coded: boolean;
}

/** The language that a column's name speaks of; null where it names none. */
export function languageNamed(name: string): NamedLanguage | null {
  const text = folded(name);
  const known = languageNames().get(text);
  if (known !== undefined) return { language: known, coded: false };
  const parted = WITH_CODE.exec(text);
  if (parted) {
    const code = canonicalLanguage((parted[2] ?? '').replace('_', '-')) ?? chinese(parted[2] ?? '');
    if (code !== null) return { language: code, coded: true };
    const second = languageNames().get(parted[2] ?? '');
    if (second !== undefined) return { language: second, coded: true };
  }
  // `English word`, `Slovo v nemčine`: one of the words names it.
  const words = text.split(/[\s:/()[\]_-]+/);
  if (words.length > 1 && words.length < 5) {
    const spoken = words.flatMap((word) => languageNames().get(word) ?? []);
    if (spoken.length === 1 && spoken[0] !== undefined) return { language: spoken[0], coded: false };
  }
  return null;
}

const chinese = (code: string): string | null => (/^zh(?:-hans?)?$/i.test(code) ? 'zh-CN' : null);

/** Whether a text is nothing but a code of a language, as `de` or `EN`. */
export const languageOfCode = (text: string): string | null =>
  /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(text.trim())
    ? (canonicalLanguage(text.trim().replace('_', '-')) ?? chinese(text.trim()))
    : null;
