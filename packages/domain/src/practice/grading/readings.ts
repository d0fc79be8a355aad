/** Sounds that a cell writes into its characters, as readers for learners do: 飲[の]む, 東(とう)京(きょう), 漢(hàn)字(zì). */

export interface Readings {
  /** The characters alone. */
  readonly surface: string;
  /** The sound alone: kana, or Latin letters with tones. */
  readonly sound: string;
  readonly isKana: boolean;
}

const KANA_READING = /\s?[｜|]?([\p{Script=Han}々〆ヶ]{1,12})\s?[[(（［《]([\u3040-\u30FFー]{1,24})[\])）］》]\s?/gu;
const LATIN_READING = /([\p{Script=Han}々〆ヶ]{1,12})\s?[[(（［《]([a-zü\u00C0-\u01DC1-5\s]{1,60})[\])）］》]\s?/giu;
/** "老师 lǎoshī": the reading follows, with tone marks. */
const BEHIND = /^([\p{Script=Han}々〆ヶ]{1,12})\s([a-zü\u00C0-\u01DC\s'1-5]{1,80})$/iu;
const TONE = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ1-4]/iu;

/** Null without readings, or with a single reading of the whole text, which is handled like brackets. */
export function readingsIn(text: string): Readings | null {
  if (!/\p{Script=Han}/u.test(text)) return null;
  const behind = BEHIND.exec(text.trim());
  if (behind && TONE.test(behind[2] ?? '')) return { surface: behind[1] ?? '', sound: behind[2] ?? '', isKana: false };
  for (const [pattern, isKana] of [
    [KANA_READING, true],
    [LATIN_READING, false],
  ] as const) {
    if (text.match(pattern) === null) continue;
    const part = (group: '$1' | '$2') =>
      text
        .replace(pattern, group)
        .replace(/\s+/g, isKana ? '' : ' ')
        .trim();
    return { surface: text.replace(pattern, '$1').replace(/\s+/g, '').trim(), sound: part('$2'), isKana };
  }
  return null;
}
