/** Signs and letters that are typed in several ways for the same meaning. */

/** Variants of the same sign: quotation marks, dashes, full-width letters, joiners. */
export function plainTypography(text: string): string {
  return (
    text
      // Presentation forms of Arabic letters.
      .replace(/[\uFB50-\uFDFB\uFE70-\uFEFC]/g, (shape) => shape.normalize('NFKC'))
      .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
      .replace(/[\uFF65-\uFF9F]+/g, (narrow) => narrow.normalize('NFKC'))
      .replace(/[’‘ʼʹ´`ʻ′＇‛]/g, "'")
      .replace(/[“”„‟«»″「」『』]/g, '"')
      .replace(/[‐‑‒–—―−]/g, '-')
      .replaceAll('〜', '~')
      .replace(/\^(?=\d)/g, '')
      .replace(/…/g, '...')
      .replace(/[\u2080-\u2089]/g, (low) => String((low.codePointAt(0) ?? 0) - 0x20_80))
      .replace(/(?<=\p{L})[²³]/gu, (high) => (high === '²' ? '2' : '3'))
      .replace(/(\d?)([¼-¾⅐-⅞])/g, (_, whole: string, part: string) => {
        const fraction = part.normalize('NFKC').replace('⁄', '/');
        return whole === '' ? fraction : `${whole} ${fraction}`;
      })
      // Thai and Lao "am", in one sign or in two, before or behind the mark of the tone.
      .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
      .replace(/\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g, '$1\u0EB3')
      .replace(/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33')
      // The vowel above comes before the tone mark, in whichever order they were typed.
      .replace(/([\u0E48-\u0E4C])([\u0E31\u0E34-\u0E37])/g, '$2$1')
      .replace(/(?<=[\u30A1-\u30FA])-/g, 'ー')
      .replace(/[\u00AD\u0640\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replace(/\u3000/g, ' ')
      .replace(/\p{Nd}/gu, asciiDigit)
  );
}

/** Digits of every script are runs of ten from zero, at a code point that ends in 0 or 6 (Unicode 4.6). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Letters with a stroke and ligatures, which Unicode does not decompose. */
export const WITHOUT_STROKE: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
