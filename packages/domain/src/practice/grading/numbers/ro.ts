/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  '- si|0 zero 1 unu una 2 doi doua 3 trei 4 patru 5 cinci 6 sase 7 sapte 8 opt 9 noua 10 zece 11 unsprezece 12 doisprezece douasprezece 13 treisprezece 14 patrusprezece 15 cincisprezece 16 sasesprezece 17 saptesprezece 18 optsprezece 19 nouasprezece 20 douazeci 30 treizeci 40 patruzeci 50 cincizeci 60 sasezeci 70 saptezeci 80 optzeci 90 nouazeci 100 osuta sute 200 douasute 1000 unamie mie||';
