/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  'im- og|0 null 1 einn eitt ein 2 tveir tvo tvaer 3 thrir thrju thrjar 4 fjorir fjogur fjorar 5 fimm 6 sex 7 sjo 8 atta 9 niu 10 tiu 11 ellefu 12 tolf 13 threttan 14 fjortan 15 fimmtan 16 sextan 17 sautjan 18 atjan 19 nitjan 20 tuttugu 30 thrjatiu 40 fjorutiu 100 eitthundrad hundrad 1000 eittthusund thusund||';
