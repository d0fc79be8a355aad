/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  'im- in|0 nic 1 ena 2 dva dve dvije 3 tri 4 stiri 5 pet 6 sest 7 sedem 8 osem 9 devet 10 deset 11 enajst 12 dvanajst 13 trinajst 14 strinajst 15 petnajst 16 sestnajst 17 sedemnajst 18 asemnajst 19 devetnajst 20 dvaset 100 sto 200 dvjesto 600 sesto 1000 tisucu||';
