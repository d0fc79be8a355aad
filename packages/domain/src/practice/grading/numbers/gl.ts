/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  '- e|0 cero 1 unha un 2 duas dous 3 tres 4 catro 5 cinco 6 seis 7 sete 8 oito 9 nove 10 dez 11 once 12 doce 13 trece 14 catorce 15 quince 16 dezaseis 17 dezasete 18 dezaoito 19 dezanove 20 vinte 30 trinta 40 corenta 50 cincuenta 60 sesenta 70 setenta 80 oitenta 90 noventa 100 cento cen 500 cincocentos 1000 mil||1/2 medio metade';
