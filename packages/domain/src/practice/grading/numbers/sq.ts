/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  'mt- e|0 zero 1 nje 2 dy 3 tre tri 4 kater 5 pese 6 gjashte 7 shtate 8 tete 9 nente 10 dhjete 11 njembedhjete 12 dymbedhjete 13 trembedhjete 14 katermbedhjete 15 pesembedhjete 16 gjashtembedhjete 17 shtatembedhjete 18 tetembedhjete 19 nentembedhjete 20 njezet 40 dyzet 100 njeqind qind 1000 njemije mije||';
