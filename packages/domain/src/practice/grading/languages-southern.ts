/** Languages of Ethiopia, India and Southeast Asia. What each field means stands in `language-rules.ts`; spellings say their sources. */
import type { LanguageRules } from './language-rules.ts';

/**
 * The tone of oa, oe and uy at the end of a word is on the second vowel in the older spelling and on the first in the
 * newer.
 */
const TONES_OF_TWO_VOWELS: LanguageRules['spellings'] = [
  [/oà(?!\p{L})/gu, 'òa'],
  [/oè(?!\p{L})/gu, 'òe'],
  [/(?<!q)uỳ(?!\p{L})/gu, 'ùy'],
  [/oá(?!\p{L})/gu, 'óa'],
  [/oé(?!\p{L})/gu, 'óe'],
  [/(?<!q)uý(?!\p{L})/gu, 'úy'],
  [/oả(?!\p{L})/gu, 'ỏa'],
  [/oẻ(?!\p{L})/gu, 'ỏe'],
  [/(?<!q)uỷ(?!\p{L})/gu, 'ủy'],
  [/oã(?!\p{L})/gu, 'õa'],
  [/oẽ(?!\p{L})/gu, 'õe'],
  [/(?<!q)uỹ(?!\p{L})/gu, 'ũy'],
  [/oạ(?!\p{L})/gu, 'ọa'],
  [/oẹ(?!\p{L})/gu, 'ọe'],
  [/(?<!q)uỵ(?!\p{L})/gu, 'ụy'],
];

/** Letters that have become one sound, and are mixed up in print. */
const ETHIOPIC_HOMOPHONES: LanguageRules['spellings'] = [
  [/ሐ/g, 'ሀ'],
  [/ሑ/g, 'ሁ'],
  [/ሒ/g, 'ሂ'],
  [/ሓ/g, 'ሃ'],
  [/ሔ/g, 'ሄ'],
  [/ሕ/g, 'ህ'],
  [/ሖ/g, 'ሆ'],
  [/ኀ/g, 'ሀ'],
  [/ኁ/g, 'ሁ'],
  [/ኂ/g, 'ሂ'],
  [/ኃ/g, 'ሃ'],
  [/ኄ/g, 'ሄ'],
  [/ኅ/g, 'ህ'],
  [/ኆ/g, 'ሆ'],
  [/ሠ/g, 'ሰ'],
  [/ሡ/g, 'ሱ'],
  [/ሢ/g, 'ሲ'],
  [/ሣ/g, 'ሳ'],
  [/ሤ/g, 'ሴ'],
  [/ሥ/g, 'ስ'],
  [/ሦ/g, 'ሶ'],
  [/ዐ/g, 'አ'],
  [/ዑ/g, 'ኡ'],
  [/ዒ/g, 'ኢ'],
  [/ዓ/g, 'ኣ'],
  [/ዔ/g, 'ኤ'],
  [/ዕ/g, 'እ'],
  [/ዖ/g, 'ኦ'],
  [/ፀ/g, 'ጸ'],
  [/ፁ/g, 'ጹ'],
  [/ፂ/g, 'ጺ'],
  [/ፃ/g, 'ጻ'],
  [/ፄ/g, 'ጼ'],
  [/ፅ/g, 'ጽ'],
  [/ፆ/g, 'ጾ'],
  [/ሃ/g, 'ሀ'],
  [/ኣ/g, 'አ'],
];

export const SOUTHERN: Readonly<Record<string, LanguageRules>> = {
  // Long and short i and u, and letters of one sound, are mixed up in print too.
  gu: {
    sounds: [
      [/\u0AC0/g, '\u0ABF'],
      [/\u0AC2/g, '\u0AC1'],
      [/[શષ]/g, 'સ'],
      [/ણ/g, 'ન'],
    ],
  },
  mr: {
    sounds: [
      [/\u0940/g, '\u093F'],
      [/\u0942/g, '\u0941'],
      [/[शष]/g, 'स'],
      [/ण/g, 'न'],
    ],
  },
  pa: {
    sounds: [
      [/\u0A40/g, '\u0A3F'],
      [/\u0A42/g, '\u0A41'],
      [/ਣ/g, 'ਨ'],
    ],
  },
  kn: {
    sounds: [
      [/\u0CC0/g, '\u0CBF'],
      [/[ಶಷ]/g, 'ಸ'],
      [/ಳ/g, 'ಲ'],
      [/ಣ/g, 'ನ'],
    ],
  },
  ml: {
    sounds: [
      [/[ശഷ]/g, 'സ'],
      [/ള/g, 'ല'],
      [/റ/g, 'ര'],
    ],
  },
  si: {
    sounds: [
      [/ණ/g, 'න'],
      [/ළ/g, 'ල'],
      [/[ශෂ]/g, 'ස'],
    ],
  },
  hi: {
    sounds: [
      [/\u0940/g, '\u093F'],
      [/\u0942/g, '\u0941'],
      [/ण/g, 'न'],
      [/[शष]/g, 'स'],
      [/व/g, 'ब'],
    ],
    negations: 'नहीं न मत बिना कभी ना',
    negatingPrefixes: 'अ अन ना बे',
    endings: 'ा ी े ें ों ियाँ ियों ना ने ता ती ते',
    // The dot of ज़, फ़ and क़ and the moon dot are left out in print everywhere (Central Hindi Directorate).
    spellings: [
      [/\u093C/g, ''],
      [/\u0901/g, '\u0902'],
      // The dot is missed in this word more than in any.
      [/नही(?!\u0902)/g, 'नही\u0902'],
      // A nasal before a letter of its own row is written as a dot or as half a letter: हिंदी, हिन्दी.
      [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902'],
    ],
  },
  am: { spellings: ETHIOPIC_HOMOPHONES },
  // Long and short vowels, and three letters of one sound each, are confused in print too.
  bn: {
    sounds: [
      // A consonant before half a y or b is said twice.
      [/(.)্[যব]/gu, '$1্$1'],
      [/[শষ]/g, 'স'],
      [/[ৎত]/g, 'দ'],
      [/য(?![\u09BC])/g, 'জ'],
    ],
    spellings: [
      // Two words for twenty.
      [/কুড়ি|কুড়ি/g, 'বিশ'],
      [/ী/g, 'ি'],
      [/ূ/g, 'ু'],
      [/ণ/g, 'ন'],
    ],
    negations: 'না নয় নেই কখনো বিনা',
    endings: 'া ি ে র কে তে গুলো রা',
  },
  vi: {
    negations: 'không chưa chẳng đừng vô',
    marksCount: true,
    // Classifiers are left out in lists of words, and another one is another kind of thing.
    articles: 'con cái chiếc quả trái cuốn quyển tờ ngôi căn bức',
    spellings: [...(TONES_OF_TWO_VOWELS ?? []), [/cám ơn/g, 'cảm ơn']],
  },
  th: {
    negations: 'ไม่ มิ อย่า ไร้',
    marksCount: true,
    // Letters of one sound, distinguished only by spelling.
    sounds: [
      [/ณ/g, 'น'],
      [/[ศษ]/g, 'ส'],
      [/ฬ/g, 'ล'],
      [/[ฒธฑ]/g, 'ท'],
      [/ญ/g, 'ย'],
      [/ฆ/g, 'ค'],
      [/ภ/g, 'พ'],
    ],
  },
  ta: {
    sounds: [
      [/[ணந]/g, 'ன'],
      [/[ழள]/g, 'ல'],
      [/ற/g, 'ர'],
    ],
  },
  te: {
    sounds: [
      [/ళ్[ళల]/g, 'ళ్ళ'],
      [/[శష]/g, 'స'],
    ],
  },
  ne: {
    sounds: [
      [/ण/g, 'न'],
      [/[शष]/g, 'स'],
      [/व/g, 'ब'],
      [/\u0940/g, '\u093F'],
      [/\u0942/g, '\u0941'],
    ],
  },
};
