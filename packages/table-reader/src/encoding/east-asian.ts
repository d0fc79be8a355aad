import iconv from 'iconv-lite';

export const EAST_ASIAN_ENCODINGS = [
  { encoding: 'shift_jis', language: 'ja' },
  { encoding: 'euc-jp', language: 'ja' },
  { encoding: 'euc-kr', language: 'ko' },
  { encoding: 'gb18030', language: 'zh' },
  { encoding: 'big5', language: 'zh' },
] as const;

/** Lead bytes of the common Chinese characters in the encodings that sort them by how common they are. */
const COMMON_LEADS: Record<string, readonly [number, number]> = { gb18030: [0xb0, 0xd7], big5: [0xa4, 0xc6] };
/** The same of JIS X 0208, in EUC. */
const COMMON_KANJI: readonly [number, number] = [0xb0, 0xcf];

/** Log probabilities of a character of a kind in texts of these languages. */
const KANA = Math.log(1 / 70);
const SYLLABLE = Math.log(1 / 400);
const COMMON = Math.log(1 / 1200);
const RARE = Math.log(1 / 60_000);
const PUNCTUATION = Math.log(1 / 100);
const STRANGE = Math.log(1 / 1_000_000);
/** Beside a Latin letter, as in the middle of a word with accents. */
const MIXED = -3;
/** Japanese without a single kana is a list of names at most. */
const NO_KANA = -6;

/** How likely a decoded text is as a text of the language that the encoding was made for. */
export function eastAsianLikelihood(text: string, encoding: string): number {
  let score = 0;
  let kana = 0;
  const japanese = encoding === 'shift_jis' || encoding === 'euc-jp';
  for (const match of text.matchAll(/[^\0-\x7F]/gu)) {
    const character = match[0];
    if (/[a-z]/i.test(text.charAt(match.index - 1) + text.charAt(match.index + character.length))) score += MIXED;
    if (/[\u3041-\u30FF]/.test(character)) {
      kana += 1;
      score += japanese ? KANA : RARE;
    } else if (/[\uAC00-\uD7A3]/.test(character)) score += encoding === 'euc-kr' ? SYLLABLE : STRANGE;
    else if (/\p{Script=Han}/u.test(character)) score += isCommon(character, encoding) ? COMMON : RARE;
    else score += /[\u3000-\u3020\uFF01-\uFF5E]/.test(character) ? PUNCTUATION : STRANGE;
  }
  return japanese && kana === 0 ? score + NO_KANA : score;
}

function isCommon(character: string, encoding: string): boolean {
  if (encoding === 'euc-kr') return false;
  const [from, to] = COMMON_LEADS[encoding] ?? COMMON_KANJI;
  const lead = iconv.encode(character, encoding === 'shift_jis' ? 'euc-jp' : encoding)[0] ?? 0;
  return lead >= from && lead <= to;
}
