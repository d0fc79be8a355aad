/** Recognises languages by column names, in English, the language itself and the interface's languages. */
import { normalizeText } from '../text/characters.ts';
import { INTERFACE_LANGUAGE_CODES } from './interface-languages.ts';
import { canonicalLanguage, LANGUAGES } from './languages.ts';

const folded = (name: string) => normalizeText(name).toLowerCase();

/** Names that CLDR does not have. */
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
  ['kanji', 'ja'],
  ['castellano', 'es'],
  ['français', 'fr'],
  ['farsi', 'fa'],
  // Adverbial forms in Slovak, Czech, Polish and Hungarian.
  ...adverbs('sk', 'slovensky slovenský słowacku szlovákul'),
  ...adverbs('cs', 'česky český čeština czesku csehül'),
  ...adverbs('en', 'anglicky anglický angielsku angolul'),
  ...adverbs('de', 'nemecky nemecký německy německý niemiecku németül'),
  ...adverbs('fr', 'francúzsky francouzsky francusku franciául'),
  ...adverbs('es', 'španielsky španělsky hiszpańsku spanyolul'),
  ...adverbs('it', 'taliansky italsky włosku olaszul'),
  ...adverbs('ru', 'rusky ruský rosyjsku oroszul'),
  ...adverbs('uk', 'ukrajinsky ukraińsku ukránul'),
  ...adverbs('pl', 'poľsky polsky polsku lengyelül'),
  ...adverbs('hu', 'maďarsky węgiersku magyarul'),
  ...adverbs('pt', 'portugalsky portugalsku portugálul'),
  ...adverbs('ja', 'japonsky japońsku japánul'),
  ...adverbs('zh-CN', 'čínsky chińsku kínaiul'),
];

function adverbs(code: string, names: string): [string, string][] {
  return names.split(' ').map((name) => [name, code]);
}

/** Languages in which lists are often written, beside those of the interface. */
const FURTHER_LOCALES = [
  'zh',
  'zh-Hant',
  'ja',
  'ko',
  'ru',
  'nl',
  'tr',
  'ro',
  'sv',
  'da',
  'nb',
  'fi',
  'el',
  'vi',
  'bg',
  'hr',
  'sl',
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
  for (const locale of [...INTERFACE_LANGUAGE_CODES, ...FURTHER_LOCALES]) {
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
  /** The name has a code appended: words never have one. */
  coded: boolean;
}

/** The language of a column name; null without one. */
export function languageNamed(name: string): NamedLanguage | null {
  const text = folded(name);
  const known = languageNames().get(text);
  if (known !== undefined) return { language: known, coded: false };
  const regional = /[-_]/.test(text) ? languageOfCode(text) : null;
  if (regional !== null) return { language: regional, coded: true };
  const parted = WITH_CODE.exec(text);
  if (parted) {
    const code = canonicalLanguage((parted[2] ?? '').replace('_', '-')) ?? chinese(parted[2] ?? '');
    if (code !== null) return { language: code, coded: true };
    const second = languageNames().get(parted[2] ?? '');
    if (second !== undefined) return { language: second, coded: true };
  }
  // `Spanish (Latin America)`: with the variant in brackets.
  const whole = languageNames().get(text.replace(/\s{0,3}[([][^()[\]]{1,40}[)\]]$/, ''));
  if (whole !== undefined) return { language: whole, coded: false };
  // `English word`, `Slovo v nemčine`: one of the words names it.
  const words = text.split(/[\s:/()[\]_-]+/).filter((word) => word !== '');
  if (words.length > 1 && words.length < 5) {
    const spoken = words.flatMap((word) => languageNames().get(word) ?? []);
    if (spoken.length === 1 && spoken[0] !== undefined) return { language: spoken[0], coded: false };
  }
  return null;
}

const chinese = (code: string): string | null => (/^zh(?:-hans?)?$/i.test(code) ? 'zh-CN' : null);

const REGION = /^([a-z]{2,3})[-_](?:us|gb|uk|au|ca|ie|in|br|pt|mx|es|ar|co|fr|be|ch|at|de|it|nl|jp|kr|ru|ua|sa|eg)$/i;

/** Whether a text is only a language code, such as `de`, `EN` or `pt-BR`. */
export function languageOfCode(text: string): string | null {
  const code = text.trim();
  if (!/^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(code)) return null;
  return (
    canonicalLanguage(code.replace('_', '-')) ??
    chinese(code) ??
    canonicalLanguage(REGION.exec(code)?.[1] ?? '') ??
    null
  );
}
