/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  'i- a|0 nula 1 jeden jedno jedna 2 dva dve 3 tri 4 styri 5 pat 6 sest 7 sedem 8 osem 9 devat 10 desat 11 jedenast 12 dvanast 13 trinast 14 strnast 15 patnast 16 sestnast 17 sedemnast 18 osemnast 19 devatnast 20 dvadsat 30 tridsat 40 styridsat 50 patdesiat 60 sestdesiat 70 sedemdesiat 80 osemdesiat 90 devatdesiat 100 sto 1000 jednatisic tisic||1/4 stvrtina jednastvrtina stvrt 1/3 tretina jednatretina 1/2 polovica pol 2/3 dvetretiny 3/4 tristvrtiny';
