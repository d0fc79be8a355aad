/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  '- եւ|0 զրո 1 մեկ 2 երկու 3 երեք 4 չորս 5 հինգ 6 վեց 7 յոթ 8 ութ 9 ինը 10 տասն 20 քսան 30 երեսուն 40 քառասուն 50 հիսուն 60 վաթսուն 70 յոթանասուն 80 ութսուն 90 իննասուն 100 մեկհարյուր հարյուր 1000 մեկհազար հազար||';
