/** Accepted answers of a cell: its alternatives, with and without bracketed parts. */
import { withoutDecoration } from './decoration.ts';
import { splitAtLabels, withoutLabels } from './labels.ts';
import { type LanguageRules, words } from './language-rules.ts';
import { readingsIn } from './readings.ts';
import { isAddress, listsSenses, splitAtOr } from './senses.ts';

export interface Alternative {
  readonly text: string;
  /** Only a part of the cell: an explanation in brackets, one form of several. */
  readonly part: boolean;
}

/** Bounded: a cell with many slashes and brackets would have a great many alternatives; nobody writes more by hand. */
const MOST = 32;
const MAX_CHARACTERS = 1600;

/** How dictionaries end the entry of a noun. */
const GENDER = /\s(?:mf?|nt?|f)\.$/;

const MAX_GUESSES = 12;

/** The alternatives of a cell, the whole cell first. */
export function alternativesOf(cell: string, rules: LanguageRules, language: string | null): Alternative[] {
  const found = new Map<string, boolean>();
  const most = Math.max(2, Math.min(MOST, Math.floor(MAX_CHARACTERS / (cell.length + 1))));
  const add = (text: string, isPart: boolean) => {
    const tidy = text.replace(/\s+/g, ' ').trim();
    if (tidy === '' || found.size >= most) return;
    found.set(tidy, (found.get(tidy) ?? true) && isPart);
  };
  add(cell, false);
  if (language?.startsWith('en')) add(otherShortForm(cell), false);
  const guarded = withoutSlashInPlaceholders(withoutDecoration(cell), rules);
  for (const { text: part } of splitAtSigns(guarded)) {
    const text = withoutDecoration(part);
    const sense = withoutLabels(text);
    if (sense !== text.trim()) add(text, false);
    for (const read of withoutReadings(sense)) {
      if (read.isDone) add(read.text, read.part);
      else addSense(read, { rules, language, add });
    }
  }
  return Array.from(found, ([text, isPart]) => ({ text, part: isPart }));
}

/** "she's" alone is she is or she has, "I'd" I would or I had; spellings write out the first. */
const otherShortForm = (cell: string): string =>
  cell
    .trim()
    .replace(/^(he|she|it|that|there|here|who|what|where)['’]s$/i, '$1 has')
    .replace(/^(i|you|he|she|it|we|they)['’]d$/i, '$1 had');

interface SenseReader {
  readonly rules: LanguageRules;
  readonly language: string | null;
  readonly add: (text: string, isPart: boolean) => void;
}

function addSense(sense: Alternative, { rules, language, add }: SenseReader): void {
  for (const open of withAndWithoutBrackets(sense.text, rules)) {
    for (const listed of splitAtCommas(open.text, rules)) {
      const isPart = sense.part || open.part || listed.part;
      const labelled = withoutLabels(listed.text);
      const sides = splitAtOr(labelled, language);
      if (sides || labelled !== listed.text.trim()) add(listed.text, isPart);
      for (const one of sides ?? [labelled]) {
        for (const last of splitAtTightSlash(one, rules)) {
          add(last.text, isPart || last.part);
          add(withoutGrammar(last.text), isPart || last.part);
        }
      }
    }
  }
}

/** The characters of a text that writes its sounds into them, and those sounds: kana are the word, Latin letters another script. */
function withoutReadings(text: string): (Alternative & { readonly isDone: boolean })[] {
  const readings = readingsIn(text);
  if (readings === null || /[,;、，；]/.test(readings.surface)) return [{ text, part: false, isDone: false }];
  return [
    { text: readings.surface, part: false, isDone: false },
    { text: readings.sound, part: !readings.isKana, isDone: true },
  ];
}

const GRAMMAR = new Set('m. f. n. nt. mf. pl. sg. adj. adv. v. vt. vi. prep. conj. pf. impf. inv.'.split(' '));

/** "auf + Akk.", "casa f.", "puella, -ae f.", "je m'appelle …": dictionary annotations that need not be typed. */
function withoutGrammar(text: string): string {
  const list = text
    .replace(/^(?:…|\.{3})|(?:…|\.{3})$/g, '')
    .split(/\s/)
    .filter(Boolean);
  while (list.length > 1 && GRAMMAR.has(list.at(-1)?.toLowerCase() ?? '')) list.pop();
  if (list.length > 2 && list.at(-2) === '+') list.splice(-2);
  const before = list.at(-2);
  return before?.endsWith(',') && /^-\p{L}{1,4}$/u.test(list.at(-1) ?? '')
    ? [...list.slice(0, -2), before.slice(0, -1)].join(' ')
    : list.join(' ');
}

/** The parts of a typed list of answers, with the same separators. Longer lists are not split. */
export function guessesIn(typed: string): string[] {
  const guesses = typed
    .split(/[;；؛、،፣፤/|／｜]|,(?!\d)|，/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return guesses.length > MAX_GUESSES ? [] : guesses;
}

const whole = (text: string): Alternative => ({ text, part: false });
const part = (text: string): Alternative => ({ text, part: true });

/** "sb./sth." is one gap, not two answers. */
function withoutSlashInPlaceholders(cell: string, { placeholders }: LanguageRules): string {
  if (placeholders === undefined || !cell.includes('/')) return cell;
  const known = words(placeholders);
  const isPlaceholder = (word = '') => known.has(word.toLowerCase().replace('.', ''));
  const [first = '', ...rest] = cell.split('/');
  return rest.reduce((text, next) => {
    const between = isPlaceholder(text.trimEnd().split(' ').at(-1)) && isPlaceholder(next.trimStart().split(' ', 1)[0]);
    return text + (between ? ' ' : '/') + next;
  }, first);
}

/** "to come, to approach,": a trailing separator separates nothing. */
function withoutSeparatorsBehind(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r,،、，/'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Semicolons, spaced and full-width slashes, line breaks and bars always separate; ・ does but in names in katakana. */
function splitAtSigns(cell: string): Alternative[] {
  const pieces = cell.split(
    /[;；؛፤\n／]|(?<!^)[|｜]|\s\/\s|\s\/(?!\d)|(?<!\d)\/\s|(?<=[\p{Script=Han}\p{Script=Hiragana}])・|・(?=[\p{Script=Han}\p{Script=Hiragana}])/u,
  );
  return pieces.map(withoutSeparatorsBehind).filter(Boolean).flatMap(splitAtLabels).flatMap(splitAtLetters);
}

/** "(a) book (b) novel", "1. bank 2. shore": list labels, starting with the first. */
function splitAtLetters(text: string): Alternative[] {
  const rest = text.replace(/^\s*\(?[a-z1-9][.)]\s+(?![&,/])/, '');
  const next = /^\s*\(?a[.)]\s/.test(text)
    ? /\s\(?[b-h][.)]\s+/
    : /^\s*\(?1[.)]\s/.test(text)
      ? /\s\(?[2-9][.)]\s+/
      : null;
  return (next === null ? [rest] : rest.split(next)).map(whole);
}

/** "colo(u)r", "(sich) waschen", "bank (money)", "Freund(in)": with and without the bracketed part. */
function withAndWithoutBrackets(text: string, rules: LanguageRules): Alternative[] {
  const read: Alternative[] = [];
  const pending: Alternative[] = [whole(text)];
  while (pending.length > 0 && read.length < MOST) {
    const next = pending.shift() ?? whole('');
    const opened = pending.length < MOST ? openBracket(next, rules) : null;
    if (opened) pending.push(...opened);
    else read.push(next);
  }
  return read;
}

/** The variants of a text by its first bracket; null without one. */
function openBracket({ text, part: isPart }: Alternative, rules: LanguageRules): Alternative[] | null {
  const match = /[([（［【]([^()[\]（）［］【】]*)[)\]）］】]/.exec(text);
  if (!match) return null;
  const [before, inside = '', after] = [
    text.slice(0, match.index),
    match[1],
    text.slice(match.index + match[0].length),
  ];
  const like = (variant: string): Alternative => ({ text: variant, part: isPart });
  if (!isReading(before, inside, after) && (/\p{L}$/u.test(before) || /^\p{L}/u.test(after))) {
    const endings = inside.split('/').flatMap((ending) => withEnding(before, ending, rules));
    return [like(before + after), ...endings.map((word) => like(word + after))];
  }
  const outside = `${before}${after}`.trim() !== '';
  // "Haus (das)": a trailing article.
  if (after.trim() === '' && words(rules.articles).has(inside.toLowerCase()))
    return [like(before), like(`${inside} ${before}`)];
  // One word in two writings of its language, not its Latin letters.
  const isOtherWriting = isReading(before, inside, after) && !/\p{Script=Latin}/u.test(before + inside);
  const alone = outside && !isOtherWriting ? part(inside) : like(inside);
  return [like(`${before} ${after}`), like(`${before} ${inside} ${after}`), alone];
}

/** "犬（いぬ）", "你好(nǐ hǎo)", "いぬ【犬】": the word in another script, not an ending, which would be shorter. */
const isReading = (before: string, inside: string, after: string): boolean =>
  after.trim() === '' &&
  /\p{Script=Han}/u.test(before) !== /\p{Script=Han}/u.test(inside) &&
  /\p{Script=Han}/u.test(before + inside) &&
  (/\p{Script=Han}/u.test(inside) || Array.from(inside).length >= Array.from(before).length);

/** A word's last vowels, with the consonant that an ending of the other gender replaces too: mokyt-ojas, красив-ый. */
const LAST_VOWELS = /[aeiouyаеиоуыэюяіαεηιουω]{1,3}[sxςσ]?$/iu;
const VOWEL = /^[aeiouyаеиоуыэюяіαεηιουω]/iu;
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * "amigo" and "a" give "amigoa", which does not exist, and "amiga"; likewise "actif" and "ve", "acteur" and "trice".
 */
function withEnding(word: string, ending: string, { genderEndings }: LanguageRules): string[] {
  const bare = ending.replace(/^-/, '');
  const plain = withoutMarks(word);
  const startsWithVowel = VOWEL.test(withoutMarks(bare));
  if (!words(genderEndings).has(bare.toLowerCase()))
    return startsWithVowel && /[aeiou]$/i.test(plain) ? [word.slice(0, -1) + bare, word + bare] : [word + bare];
  const replaced = startsWithVowel ? plain.replace(LAST_VOWELS, '').length : word.length - 1;
  const shared = word.lastIndexOf(bare.charAt(0));
  const ends = [word.length, replaced, ...(bare.length > 1 && shared > 1 && shared >= word.length - 4 ? [shared] : [])];
  return [...new Set(ends.map((end) => word.slice(0, end) + bare))];
}

/**
 * A comma separates answers, also phrases or numbers, but not in a sentence, a date, or a place with its country.
 * Otherwise the text before and after it is only a part.
 */
function splitAtCommas(text: string, rules: LanguageRules): Alternative[] {
  const parts = text
    .split(/[،፣、，]\s*|,(?!\d)\s*/)
    .map((one) => one.trim())
    .filter(Boolean);
  if (parts.length < 2) return [whole(text)];
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && words(rules.articles).has(second.toLowerCase()))
    return [whole(text), whole(`${second} ${first}`)];
  const endings = parts.slice(1);
  if (endings.every((one) => /^-\p{L}{1,5}$/u.test(one))) {
    // "cansado, -a" accepts either gender; the plural of "Hund, -e" or the stem of "puella, -ae" is another form.
    const genders = words(rules.genderEndings);
    const isGender = endings.every((ending) => genders.has(ending.slice(1).toLowerCase()));
    const forms = endings.flatMap((ending) => withEnding(first, ending, rules));
    return [whole(text), whole(first), ...forms.map(isGender ? whole : part)];
  }
  // "rēx, rēgis m.": a noun as a dictionary enters it.
  if (GENDER.test(parts.at(-1) ?? '')) return [whole(text), whole(first), ...endings.map(part)];
  if (isAddress(parts.at(-1) ?? '')) return [whole(text), part(parts.slice(0, -1).join(', '))];
  if (!areForms(parts, rules)) return [whole(text), ...parts.map(listsSenses(parts, rules) ? whole : part)];
  // A noun with its plural expects the first, a word in its genders any.
  const isNoun = parts.some((one) => words(rules.articles).has((one.split(' ')[0] ?? '').toLowerCase()));
  return [
    whole(text),
    whole(first),
    (isNoun && !isOtherGender(second, rules)) || /^\p{Lu}/u.test(first) ? part(second) : whole(second),
  ];
}

/** "die Lehrerin", "la amiga": the article is of the singular. */
function isOtherGender(noun: string, { articles, pluralArticles }: LanguageRules): boolean {
  const article = (noun.split(' ')[0] ?? '').toLowerCase();
  if (pluralArticles === undefined || !words(articles).has(article)) return false;
  return !words(pluralArticles).has(article) || (pluralArticles === 'die' && noun.endsWith('in'));
}

/** "das Kind, die Kinder", "pekný, pekná": the second is the first in another form. */
function areForms([first, second, ...more]: readonly string[], rules: LanguageRules): boolean {
  const [one, other] = [first, second].map((text) => withoutMarks(nounOf(text, rules)));
  return more.length === 0 && sharedStart(one ?? '', other ?? '') >= 3;
}

const nounOf = (text = '', rules: LanguageRules): string => {
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/);
  return rest.length > 0 && words(rules.articles).has(first) ? rest.join(' ') : text.toLowerCase();
};

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * A slash without spaces joins words ("el/la estudiante", "big/large house") or endings ("niño/a", "Lehrer/in"). Each
 * side alone is an answer too if it is more than a small word.
 */
function splitAtTightSlash(text: string, rules: LanguageRules): Alternative[] {
  const joint = tightSlash(text);
  if (joint === null) return [whole(text)];
  const [left = '', ...rights] = text.slice(joint.start, joint.end).split('/');
  const names = [left, ...rights];
  const isAbbreviation = names.every((name) => name.length < 3) && names.some((name) => name.length < 2);
  if (isAbbreviation && !/\p{Script=Han}/u.test(text)) return [whole(text)];
  if (names.every((name) => /^\p{Lu}{2,5}$/u.test(name)) || FIXED_SLASHES.has(names.join('/').toLowerCase()))
    return [whole(text)];
  const before = text.slice(0, joint.start);
  const after = text.slice(joint.end);
  const endings = names.slice(1).every((name) => /^-|^\p{Ll}{1,3}$/u.test(name) && name.length < left.length);
  const filled = (endings ? [left, ...names.slice(1).flatMap((ending) => withEnding(left, ending, rules))] : names).map(
    (name) => whole(before + name + after),
  );
  if (before.trim() === '' && after.trim() === '') return filled;
  if (endings) return [...filled, part(before + left)];
  const sides = [before + left, ...names.slice(1, -1), (names.at(-1) ?? '') + after].map((side) => side.trim());
  const small = words(rules.small);
  const sideOf = (side: string, index: number) => {
    const alone = !side.includes(' ');
    const first = index === 0 && alone && after.trim() !== '';
    return first || small.has(side.toLowerCase()) ? part(side) : whole(side);
  };
  return [...filled, ...sides.map(sideOf)];
}

/** Slashes within one word. */
const FIXED_SLASHES = new Set(
  'and/or und/oder et/ou y/o e/o e/ou en/of och/eller og/eller a/nebo a/alebo i/lub и/или та/або és/vagy km/h m/s he/she/it'.split(
    ' ',
  ),
);

/** Start and end of the words around the first slash without spaces; null without one, or between digits: 24/7. */
function tightSlash(text: string): { start: number; end: number } | null {
  const slash = text.indexOf('/');
  if (slash < 1) return null;
  let [start, end] = [slash, slash];
  while (start > 0 && !/[\s,]/.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !/\s/.test(text.charAt(end))) end += 1;
  const joined = text.slice(start, end);
  return /^[^/]*(?:\d\/|\/\d)|^\/|\/$|\/\//.test(joined) ? null : { start, end };
}
