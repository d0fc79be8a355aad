/** Forms in which words are compared. */

/** The same word typed with another apostrophe, dash, space or letter case. */
export function foldCase(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[’ʼ‘`´]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[\s\u200B]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Letters that Unicode does not take apart, as people type them without their accent. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ħ: 'h' };

/** `foldCase` without accents of Latin, Greek, Cyrillic and Hebrew, and without Arabic short vowels. */
export function foldAccents(text: string): string {
  return foldCase(text)
    .normalize('NFD')
    .replaceAll(/(?<=[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Arabic}])\p{Mn}+/gu, '')
    .replaceAll(/[ßæœøłđıħ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');
}

/** The words of a sentence. */
export function words(text: string): string[] {
  return foldCase(text).match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? [];
}
