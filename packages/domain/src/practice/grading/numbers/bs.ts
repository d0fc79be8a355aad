/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  '- i|0 nula 1 jedan jedno jedinica 2 dva dve 3 tri 4 cetiri 5 pet 6 sest 7 sedam 8 osam 9 devet 10 deset 11 jedenaest 12 dvanaest 13 trinaest 14 cetrnaest 15 petnaest 16 sesnaest 17 sedamnaest 18 osamnaest 19 devetnaest 20 dvadeset 30 trideset 40 cetrdeset 50 pedeset 60 sezdeset 70 sedamdeset 80 osamdeset 90 devedeset 100 sto sta 200 dvesta 400 cetristo 600 sesto 1000 jedinicahiljada hiljada||';
