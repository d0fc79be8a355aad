/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */
export const NUMBERS =
  'm- le linh|0 khong 1 mot 2 hai 3 ba 4 bon tu 5 nam lam nham 6 sau 7 bay 8 tam 9 chin 10 muoi 100 mottram tram 1000 motnghin motngan nghin ngan|0 thukhong 1 thunhat 2 thunhi 3 thuba 4 thutu 5 thunam 6 thusau 7 thubay 8 thutam 9 thuchin 10 thumuoi 20 thuhaimuoi 40 thubonmuoi 100 thumottram 200 thuhaitram 400 thubontram 1000 thumotnghin|';
