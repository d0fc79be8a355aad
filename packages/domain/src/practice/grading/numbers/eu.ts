/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  't- ta|0 zero 1 bat 2 bi 3 hiru 4 lau 5 bost 6 sei 7 zazpi 8 zortzi 9 bederatzi 10 hamar 11 hamaika 12 hamabi 13 hamahiru 14 hamalau 15 hamabost 16 hamasei 17 hamazazpi 18 hemezortzi 19 hemeretzi 20 hogei 40 berrogei 60 hirurogei 80 laurogei 100 ehun 500 bostehun 1000 mila||1/2 erdi';
