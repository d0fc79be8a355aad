/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  'm-|0 ባዶ 1 አንድ 2 ሁለት 3 ሦስት 4 አራት 5 አምስት 6 ስድስት 7 ሰባት 8 ስምንት 9 ዘጠኝ 10 አስር 100 መቶ 1000 ሺ|0 ባዶኛ 1 አንድኛ 2 ሁለትኛ 3 ሦስትኛ 4 አራትኛ 5 አምስትኛ 6 ስድስትኛ 7 ሰባትኛ 8 ስምንትኛ 9 ዘጠኝኛ 10 አስርኛ 100 መቶኛ 1000 ሺኛ|';
