/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  auto barwa brat być bić bok buk biały chleb czas las człowiek cztery trzy dom dym dzień dwa góra głowa głos głód
  gość kość gra gruby dobry jeden jeść iść imię kamień kasa kasza kot kto koło kolor król krowa krew brew kwiat świat
  lato ława lekki lew lód luty łóżko ładny list liść mama miasto ciasto mleko miły mały moc noc most morze może mysz
  myśl nos nowy nóż noga oko okno ojciec owoc pan pas pies pięć dzięki pić pieśń piasek pełny piwo pole prawda prawo
  praca ręka rzeka ryba rok róża raz rano rana syn ser sól stół sen siła śnieg słowo słoń słońce siedem sześć siostra
  szkoła stary strona struna suchy ucho ulica widok woda wóz wiek człek wiatr wieża wino wina włos głos zima ziemia
  ząb zupa żaba żona zona kura kora góra kury
  cześć część
`;
