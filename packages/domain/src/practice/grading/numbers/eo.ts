/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  'm- kaj|0 nulo 1 unu 2 du 3 tri 4 kvar 5 kvin 6 ses 7 sep 8 ok 9 nau 10 dek 100 cent 1000 mil|0 nuloa 1 unua 2 dua 3 tria 4 kvara 5 kvina 6 sesa 7 sepa 8 oka 9 naua 10 deka 100 centa 1000 mila|';
