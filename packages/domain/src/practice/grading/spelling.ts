/** Normalisation steps that remove insignificant differences. Every step gives a text to compare. */
import { foldsLikeTurkish } from '../../languages/languages.ts';
import { foldCase } from '../../text/folding.ts';
import { plainTypography, WITHOUT_STROKE } from '../../text/typography.ts';
import { type LanguageRules, words } from './language-rules.ts';
import { rulesOf } from './rules-of-language.ts';
import { withToneMarks } from './pinyin.ts';

export function withoutCase(text: string, language: string | null): string {
  return foldCase(text, foldsLikeTurkish(language)).normalize('NFC');
}

/** Sentence marks go; a sign that is part of a number or counts as a word (% € +) stays. */
export function withoutPunctuation(text: string): string {
  return text
    .replace(/(?<=\d)\.\s+(?=\d)/g, '.')
    .replace(/(?<!\d)[.,:](?!\d)|(?<=\d)[.,:](?!\d)|(?<!\d)[.,:](?=\d)/g, ' ')
    .replace(/[;!?¡¿"()[\]{}<>|~*_、。・،؛؟।॥…\u00B7\u05BE\u05F3\u05F4]/g, ' ')
    .replace(/(?<!\d)[/-]|(?<=\d)[/-](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unifies spellings of the same word: ß/ss, œ/oe, colour/color, older and newer letter forms. */
export function oneSpelling(text: string, { spellings = [] }: LanguageRules): string {
  return spellings.reduce((spelt, [from, to]) => spelt.replace(from, to), text).replaceAll("'", '');
}

export const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

const ASCII = /^[\0-\u007F]*$/;

/** Removes diacritics, and strokes that Unicode does not decompose. */
export function withoutMarks(text: string): string {
  // Fast path: most texts have none, and each is normalised many times.
  if (ASCII.test(text)) return text;
  return (
    text
      .normalize('NFD')
      // Vowels of India and its neighbours are marks too, and the voice of kana; these make the word.
      .replace(/(?![\u0900-\u109F\u1780-\u17FF\u3099\u309A])\p{Mn}/gu, '')
      .replace(/[łøđħŧıðæœþ]/g, (letter) => WITHOUT_STROKE[letter] ?? letter)
      .normalize('NFC')
  );
}

/** Hebrew and Arabic write their short vowels for learners only. */
export const withoutVowelPoints = (text: string): string =>
  text.replace(/[\u05B0-\u05BC\u05BF\u05C1\u05C2\u05C7\u064B-\u0652\u0670]/g, '');

/** Kana by the vowel they end in. */
const KANA_ROWS = {
  あ: 'あかがさざただなはばぱまやらわぁゃ',
  い: 'いきぎしじちぢにひびぴみりぃ',
  う: 'うくぐすずつづぬふぶぷむゆるぅゅ',
  え: 'えけげせぜてでねへべぺめれぇ',
  お: 'おこごそぞとどのほぼぽもよろぉょ',
};
const VOWEL_OF = new Map(
  Object.entries(KANA_ROWS).flatMap(([vowel, row]) => Array.from(row, (kana) => [kana, vowel] as const)),
);
/** How a vowel is written when it makes the kana before it longer. */
const LENGTHENS: Readonly<Record<string, string>> = { え: 'い', お: 'う' };

/** Kana by their sound: katakana as hiragana, each long vowel in one spelling. */
export function asHiragana(text: string): string {
  if (!/[\u3040-\u30FF]/.test(text)) return text;
  const hiragana = text.replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
  return Array.from(hiragana).reduce((sound, kana) => {
    const vowel = VOWEL_OF.get(sound.at(-1) ?? '');
    return sound + (vowel !== undefined && (kana === 'ー' || kana === LENGTHENS[vowel]) ? vowel : kana);
  }, '');
}

/** Kana with all vowels short. */
export const withoutLength = (text: string): string =>
  Array.from(asHiragana(text)).reduce(
    (sound, kana) => (VOWEL_OF.get(sound.at(-1) ?? '') === kana ? sound : sound + kana),
    '',
  );

/** Tone marks of Thai and Lao: without them it is another word with the same sounds. */
export const withoutTones = (text: string): string => text.replace(/[\u0E47-\u0E4C\u0EC8-\u0ECC]/g, '');

export const isKana = (text: string): boolean => /^[\u3040-\u30FFー\s]+$/u.test(text);

/** Languages that group thousands by a comma and write decimals with a point; the others the other way round. */
const COMMA_GROUPS = /^(?:en|ja|zh|ko|th|he|hi|bn|ta|te|mr|gu|pa|ur|ne|ms|tl|sw|am|my|si|km|lo|ar|fa|ga|cy|mt)(?:-|$)/;

/** Thousands without a sign between them, by the language's habit; a space and an apostrophe group everywhere. Times are written with either sign. */
export function ungrouped(text: string, language: string | null): string {
  if (!/\d[\s.,:'’]\d/.test(text)) return text;
  const commas = COMMA_GROUPS.test(language ?? '');
  const points = language !== null && !commas;
  const isGroup = (at: number) =>
    /^\d{3}(?!\d)/.test(text.slice(at + 1)) && !/(?:^|\D)0$|\d{4}$/.test(text.slice(0, at));
  const grouped = text.replace(/(?<=\d)[.,:](?=\d)/g, (sign, at: number) => {
    if (sign === ':') return /^\d\d(?!\d)/.test(text.slice(at + 1)) ? '.' : sign;
    if (sign === ',') return commas && isGroup(at) ? '' : '.';
    return points && isGroup(at) ? '' : '.';
  });
  return grouped.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '');
}

/** Numbers of a text, each as one spelling; the sign before it belongs to it. */
export function numbersIn(text: string, language: string | null): string[] {
  // 24. 12. 2024 is 24.12.2024.
  const joined = ungrouped(text, language).replace(/(?<=\d)\.\s+(?=\d)/g, '.');
  const found = joined.match(/(?:(?<![\p{L}\d])-)?\d+(?:[.,:/]\d+)*/gu) ?? [];
  return found.map((number) => number.replaceAll(',', '.'));
}

const COMMA_BELOW: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/** Look-alike letters of another keyboard or an older block, ş for ș, եւ for և: ك of Arabic, ک of Persian and Urdu. */
function lettersOfLanguage(text: string, language: string | null): string {
  if (language === 'ar')
    return text
      .replace(/ک/g, 'ك')
      .replace(/[یۍ]/g, (_ya, at: number) => (/\p{L}/u.test(text.charAt(at + 1)) ? 'ي' : 'ى'));
  if (language === 'ro') return text.replace(/[şţŞŢ]/g, (letter) => COMMA_BELOW[letter] ?? letter);
  if (language === 'hy') return text.replaceAll('եւ', 'և');
  return language === 'fa' || language === 'ur'
    ? text
        .replace(/ك/g, 'ک')
        .replace(/[يى]/g, 'ی')
        .replace(/ه(?=\u0654)/g, 'ه')
    : text;
}

/** A text with its normalisation steps, each computed lazily and once. */
export class ComparedText {
  readonly raw: string;
  readonly #language: string | null;
  readonly #steps = new Map<string, unknown>();

  constructor(raw: string, language: string | null) {
    this.raw = raw.normalize('NFC');
    this.#language = language;
  }

  /** With the usual signs, trimmed; still as it was typed in case, marks and punctuation. */
  get plain(): string {
    return this.once('plain', () => {
      const text = lettersOfLanguage(plainTypography(this.raw.replaceAll('\uFE0F', '')), this.#language)
        .replace(/\s+/g, ' ')
        .trim();
      return this.#language?.startsWith('zh') ? withToneMarks(text) : text;
    });
  }

  get numbers(): string {
    return this.once('numbers', () => numbersIn(this.plain, this.#language).join(' '));
  }

  get folded(): string {
    return this.once('folded', () => withoutCase(this.plain, this.#language));
  }

  get bare(): string {
    return this.once('bare', () => withoutPunctuation(this.folded));
  }

  /** Words in one spelling, elided articles apart. */
  get words(): readonly string[] {
    return this.once('words', () => wordsOf(oneSpelling(this.#apart, rulesOf(this.#language))));
  }

  /** Words in the spelling in which they were typed. */
  get typedWords(): readonly string[] {
    return this.once('typedWords', () => wordsOf(this.#apart.replaceAll("'", '')));
  }

  get #apart(): string {
    return this.once('apart', () => {
      const elided = (rulesOf(this.#language).elided ?? []).filter((article) => article.endsWith("'"));
      const apart = elided.reduce((cut, article) => cut.replaceAll(` ${article}`, ` ${article} `), ` ${this.folded}`);
      return withoutPunctuation(ungrouped(apart, this.#language));
    });
  }

  /** A step that is computed lazily and once. */
  once<Step>(name: string, take: () => Step): Step {
    if (!this.#steps.has(name)) this.#steps.set(name, take());
    return this.#steps.get(name) as Step;
  }
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** A word list of a language's rules, in the normal form of comparison; `plain` removes the marks too. */
export function listed(list: string | undefined, language: string | null, plain = false): ReadonlySet<string> {
  if (list === undefined) return words(list);
  let forms = LISTED.get(list);
  if (!forms) LISTED.set(list, (forms = new Map()));
  const key = `${language} ${plain}`;
  const known = forms.get(key);
  if (known) return known;
  const text = oneSpelling(withoutCase(list, language), rulesOf(language));
  const set = words(plain ? withoutMarks(text) : text);
  forms.set(key, set);
  return set;
}

/** By the list itself, which is thousands of words long and not to be copied into a key at each question. */
const LISTED = new Map<string, Map<string, ReadonlySet<string>>>();
