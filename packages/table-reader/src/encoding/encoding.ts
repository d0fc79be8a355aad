import { open, type FileHandle } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import { TableError } from '../errors.ts';
import iconv from 'iconv-lite';
import { EAST_ASIAN_ENCODINGS, eastAsianLikelihood } from './east-asian.ts';
import { LETTER_PROFILES, type LetterProfile } from './letter-frequencies.ts';

/** Legacy encodings, by their common names. */
const LEGACY_ENCODINGS: readonly string[] = [
  ...new Set(LETTER_PROFILES.flatMap(({ encodings }) => encodings)),
  ...new Set(LETTER_PROFILES.flatMap(({ rare }) => rare)),
  ...EAST_ASIAN_ENCODINGS.map(({ encoding }) => encoding),
];

/** Typographic characters that any text may have. */
const PUNCTUATION = new Set('„“”‘’‚‹›«»–—…•·°§€£©®™´¨×½\u00A0\u00AD');

/** Log probabilities: a letter foreign to a language, a symbol inside of words, an invalid byte. */
const FOREIGN = Math.log(0.00003);
const SYMBOL = Math.log(0.000005);
const MEANINGLESS = Math.log(0.0000005);
const NEUTRAL = Math.log(0.001);
/** Denominator of the profiles' counts. */
const LETTERS = 10_000;
/** An encoding is the likelier the commoner it is; a hint of the cluster's languages weighs as much as some letters. */
const RARER = -1;
const HINTED = 5;
/** Baltic and Vietnamese lists are rarer than those of the large encodings, which share most of their letters. */
const SELDOM: Record<string, number> = { 'windows-1257': -2, 'windows-1258': -3 };

/**
 * The legacy encoding whose decoding fits best one of its languages. Byte frequencies alone cannot distinguish
 * Windows-1250 from 1252 in a short word list, so the characters themselves are scored. `languages` are those of the
 * cluster's columns.
 */
function guessLegacyEncoding(sample: Buffer, languages: readonly string[]): string {
  const hinted = (language: string) => (languages.some((code) => code.split('-')[0] === language) ? HINTED : 0);
  let best = { encoding: 'windows-1252', score: -Infinity };
  const consider = (encoding: string, score: number) => {
    if (score > best.score) best = { encoding, score };
  };
  const candidates = LETTER_PROFILES.flatMap(({ language, encodings, rare }) =>
    hinted(language) > 0 ? [...encodings, ...rare] : encodings,
  );
  for (const encoding of new Set(candidates)) {
    const text = iconv.decode(sample, encoding);
    const characters = countCharacters(text);
    const ascii = text.match(/[A-Za-z]/g)?.length ?? 0;
    for (const profile of LETTER_PROFILES) {
      const rank = (hinted(profile.language) > 0 ? [...profile.encodings, ...profile.rare] : profile.encodings).indexOf(
        encoding,
      );
      if (rank < 0) continue;
      const prior = hinted(profile.language) + (rank > 0 ? RARER * (rank + 2) : 0) + (SELDOM[encoding] ?? 0);
      consider(encoding, likelihood(characters, ascii, profile) + prior);
    }
  }
  for (const { encoding, language } of EAST_ASIAN_ENCODINGS) {
    consider(encoding, eastAsianLikelihood(iconv.decode(sample, encoding), encoding) + hinted(language));
  }
  return best.encoding;
}

/** Latin letters, and the accents that Vietnamese writes behind them. */
const OF_LATIN = /[\p{Script=Latin}\p{Script=Inherited}]/u;

interface Counted {
  character: string;
  count: number;
  /** Number of them between letters. */
  inWord: number;
  /** Number of non-Latin letters beside an ASCII letter, which no word has. */
  mixed: number;
}

/** The non-ASCII characters in lower case, with counts of their contexts. */
function countCharacters(text: string): Counted[] {
  const counts = new Map<string, Counted>();
  for (const match of text.matchAll(/[^\0-\x7F]/gu)) {
    const upper = match[0];
    const before = text.charAt(match.index - 1);
    const after = text.charAt(match.index + upper.length);
    // A capital behind a small letter is not how words look; it is judged as the rare thing it is.
    const strange = upper !== upper.toLowerCase() && /\p{Ll}/u.test(before);
    const character = strange ? upper : upper.toLowerCase();
    const found = counts.get(character) ?? { character, count: 0, inWord: 0, mixed: 0 };
    found.count += 1;
    if (/\p{L}/u.test(before) && /\p{L}/u.test(after)) found.inWord += 1;
    if (/[a-z]/i.test(before + after) && /[\p{L}\p{M}]/u.test(upper) && !OF_LATIN.test(upper)) found.mixed += 1;
    counts.set(character, found);
  }
  return [...counts.values()];
}

function likelihood(characters: Counted[], ascii: number, { letters }: LetterProfile): number {
  const total = Object.values(letters).reduce((sum, count) => sum + count, 0);
  // A language with many accents would show more of them. Half of the letters belong to another language: a list
  // translates.
  let score = total < LETTERS / 2 ? (ascii / 2) * Math.log(1 - total / LETTERS) : 0;
  for (const { character, count, inWord, mixed } of characters) {
    const frequency = letters[character];
    score += mixed * SYMBOL;
    if (frequency !== undefined) score += count * Math.log(frequency / LETTERS);
    else if (character === '\uFFFD' || /\p{Cc}|\p{Co}|\p{Cn}/u.test(character)) score += count * MEANINGLESS;
    else if (/[\p{L}\p{M}]/u.test(character)) score += count * FOREIGN;
    else if (PUNCTUATION.has(character)) score += inWord * SYMBOL + (count - inWord) * NEUTRAL;
    else score += count * SYMBOL;
  }
  return score;
}

export const ENCODINGS: readonly string[] = ['utf-8', 'utf-16le', 'utf-16be', ...LEGACY_ENCODINGS];

const PIECE = 256 * 1024;
/** Control characters that do not make a file binary. */
const FEW_CONTROLS = 3;
/** Bytes above ASCII that the letters are judged by. */
const JUDGED_BYTES = 24_000;

interface GuessedEncoding {
  encoding: string;
  /** True if the file is UTF-8 except for a few bytes. */
  damaged: boolean;
}

/** Byte order mark, form of UTF-8 over the whole file, zero bytes of UTF-16, then the letters. */
export async function guessEncoding(path: string, languages: readonly string[]): Promise<GuessedEncoding> {
  await using file = await open(path);
  const { buffer: start } = await file.read({ buffer: Buffer.alloc(4096), position: 0 });
  const head = start.subarray(0, Math.min(start.length, (await file.stat()).size));
  const certain = byMark(head) ?? byZeros(head);
  if (certain) return { encoding: certain, damaged: false };
  if (looksBinary(head)) throw new TableError('not_text');
  if (await isAllUtf8(file)) return { encoding: 'utf-8', damaged: false };
  const { valid, invalid, judged } = await inspect(file);
  if (invalid === 0) return { encoding: 'utf-8', damaged: false };
  if (valid > 20 * invalid) return { encoding: 'utf-8', damaged: true };
  return { encoding: guessLegacyEncoding(judged, languages), damaged: false };
}

function byMark(head: Buffer): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** ASCII characters, delimiters and line breaks at least, have a zero byte in UTF-16: before them or behind. */
function byZeros(head: Buffer): string | null {
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const needed = Math.max(2, head.length / 20);
  if (odd >= needed && even < odd / 20) return 'utf-16le';
  return even >= needed && odd < even / 20 ? 'utf-16be' : null;
}

function looksBinary(head: Buffer): boolean {
  let controls = 0;
  // DOS ends a file with U+001A, and fills it up with it or with NUL.
  const end = head.findLastIndex((byte) => byte !== 0 && byte !== 0x1a) + 1;
  for (const byte of head.subarray(0, end)) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1;
  // A few occur in any text, and in a short one they are a large share.
  return controls > Math.max(FEW_CONTROLS, end / 50);
}

/** Most files are UTF-8, which native code sees at once; only of the others bytes are counted. */
async function isAllUtf8(file: FileHandle): Promise<boolean> {
  for await (const piece of wholeLines(file)) if (!isUtf8(piece)) return false;
  return true;
}

/** Counts lines with and without valid UTF-8 beyond ASCII, and collects lines with high bytes to judge. */
async function inspect(file: FileHandle): Promise<{ valid: number; invalid: number; judged: Buffer }> {
  let valid = 0;
  let invalid = 0;
  let judgedBytes = 0;
  const judged: Buffer[] = [];
  for await (const piece of wholeLines(file)) {
    if (isUtf8(piece)) {
      valid += countHigh(piece);
      continue;
    }
    for (const line of splitLines(piece)) {
      const high = countHigh(line);
      if (high === 0) continue;
      if (isUtf8(line)) valid += high;
      else invalid += 1;
      if (judgedBytes < JUDGED_BYTES) {
        judged.push(line.subarray(0, JUDGED_BYTES));
        judgedBytes += Math.min(line.length, JUDGED_BYTES);
      }
    }
  }
  return { valid, invalid, judged: Buffer.concat(judged) };
}

async function* wholeLines(file: FileHandle): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(PIECE), position });
    position += bytesRead;
    const piece = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    const cut = bytesRead === 0 ? piece.length : piece.lastIndexOf(0x0a) + 1;
    // A line longer than two pieces is cut anywhere: memory before exactness.
    const end = cut === 0 && piece.length > 2 * PIECE ? piece.length : cut;
    if (end > 0) yield piece.subarray(0, end);
    rest = piece.subarray(end);
    if (bytesRead === 0) return;
  }
}

function* splitLines(piece: Buffer): Generator<Buffer> {
  for (let from = 0; from < piece.length;) {
    const at = piece.indexOf(0x0a, from);
    const end = at < 0 ? piece.length : at + 1;
    yield piece.subarray(from, end);
    from = end;
  }
}

function countHigh(bytes: Buffer): number {
  let high = 0;
  for (const byte of bytes) if (byte >= 0x80) high += 1;
  return high;
}
