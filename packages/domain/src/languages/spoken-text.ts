import { withoutDecoration } from '../practice/grading/decoration.ts';
import { withoutLabels } from '../practice/grading/labels.ts';
import { readingsIn } from '../practice/grading/readings.ts';

/** Endings that lists put behind a noun: "die Frau, -en", "der Vater, ⸚", "el gato, -a". */
const ENDING = /[,;]\s?(?:[¨⸚"']?[-–‑~][¨"']?\p{L}{0,6}|[¨⸚])(?=$|[\s,;)])/gu;
/** Vowel points and signs of Hebrew; the maqaf (U+05BE), a hyphen, stays. */
const HEBREW_POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu;
const KANA = /^[\u3040-\u30FFー\s、。・！？…〜~-]+$/u;

/** Removes ruby readings: Japanese is read from the kana, other languages from the characters. */
function withoutReadings(text: string, language: string): string {
  const readings = readingsIn(text);
  if (readings === null) return text;
  return language === 'ja' && readings.isKana ? readings.sound : readings.surface;
}

/**
 * The spoken text of a cell: its words without labels, endings, emoji and marks that are only for reading; the text
 * itself if nothing else remains.
 * @param language the code of the column's language
 */
export function spokenText(text: string, language: string): string {
  const words = withoutLabels(withoutReadings(withoutDecoration(text), language).replace(ENDING, ''));
  const spoken = language === 'he' ? words.normalize('NFD').replace(HEBREW_POINTS, '').normalize('NFC') : words;
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : text;
}

/** The kana of a Japanese word in another cell of its row; null without any. */
export const kanaAmong = (values: readonly (string | null)[]): string | null =>
  values.find((value) => value !== null && value.trim() !== '' && KANA.test(value)) ?? null;
