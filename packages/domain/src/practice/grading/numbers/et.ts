/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  '-|0 null 1 uks 2 kaks 3 kolm 4 neli 5 viis 6 kuus 7 seitse 8 kaheksa 9 uheksa 10 kumme 11 uksteist 12 kaksteist 13 kolmteist 14 neliteist 15 viisteist 16 kuusteist 17 seitseteist 18 kaheksateist 19 uheksateist 20 kakskummend 30 kolmkummend 40 nelikummend 50 viiskummend 60 kuuskummend 70 seitsekummend 80 kaheksakummend 90 uheksakummend 100 ukssada sada 1000 ukstuhat tuhat||';
