/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  't- a ar|0 dim 1 un 2 dau dwy 3 tri tair 4 pedwar pedair 5 pump pum 6 chwech chwe 7 saith 8 wyth 9 naw 10 undeg 20 dauddeg 30 trideg 40 pedwardeg 50 pumdeg 60 chwedeg 70 saithdeg 80 wythdeg 90 nawdeg 100 uncant cant 1000 unmil mil||';
