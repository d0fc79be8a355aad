/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  '-|0 sifir 1 bir 2 iki 3 uc 4 dort 5 bes 6 alti 7 yedi 8 sekiz 9 dokuz 10 on 20 yirmi 30 otuz 40 kirk 50 elli 60 altmis 70 yetmis 80 seksen 90 doksan 100 yuz 1000 bin|0 sifirinci 1 birinci 2 ikinci 3 ucuncu 4 dorduncu 5 besinci 6 altinci 7 yedinci 8 sekizinci 9 dokuzuncu 10 onuncu 20 yirminci 30 otuzuncu 40 kirkinci 50 ellinci 60 altmisinci 70 yetmisinci 80 sekseninci 90 doksaninci 100 yuzuncu 1000 bininci|1/4 ceyrek 1/2 yarim yari birboluiki';
