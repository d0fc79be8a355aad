/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  '-|0 anaid 1 ahaon 2 ado 3 atri 4 aceathair 5 acuig 6 ase 7 aseacht 8 ahocht 9 anaoi 10 adeich 11 ahaondeag 12 adodheag 13 atrideag 14 aceathairdeag 15 acuigdeag 16 asedeag 17 aseachtdeag 18 ahochtdeag 19 anaoideag 20 fiche 30 triocha 40 daichead 50 caoga 60 seasca 70 seachto 80 ochto 90 nocha 100 cead 200 dhachead 300 trichead 400 ceithrechead 500 cuigchead 600 sechead 700 seachtgcead 800 ochtgcead 900 naoigcead 1000 mile||';
