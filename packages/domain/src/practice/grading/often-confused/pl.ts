/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  auto barwa brat być bić bok buk biały chleb czas las człowiek cztery trzy dom dym dzień dwa góra głowa głos głód gość
  kość gra gruby dobry jeden jeść iść imię kamień kasa kasza kot kto koło kolor król krowa krew brew kwiat świat lato
  ława lekki lew lód luty łóżko ładny list liść mama miasto ciasto mleko miły mały moc noc most morze może mysz myśl nos
  nowy nóż noga oko okno ojciec owoc pan pas pies pięć dzięki pić pieśń piasek pełny piwo pole prawda prawo praca ręka
  rzeka ryba rok róża raz rano rana syn ser sól stół sen siła śnieg słowo słoń słońce siedem sześć siostra szkoła stary
  strona struna suchy ucho ulica widok woda wóz wiek człek wiatr wieża wino wina włos zima ziemia ząb zupa żaba żona
  zona kura kora kury cześć część bagaż bajka baran bardzo basen bieda bieg biuro blady blisko błąd błoto boleć bogaty
  brać broda brudny brzeg brzuch budzić buda bułka burza cały cena cebula chata chcieć chłop chmura choroba ciało ciasny
  cichy cień ciepły cieszyć cisza córka cudzy czarny czapka czekać czoło czyj czysty czytać dach dalej dama dawać dawno
  deszcz deska długi dług dolina drewno droga drogi drzewo drzwi duch duma duży dużo dynia dziad dziecko dziki dziura
  fala głupi godzina góral gotować grać grób groch grupa gruszka gwiazda herbata igła inny jabłko jajko jama jasny
  jechać jesień jezioro język jutro kaczka kapusta karta kawa kawał kiedy kieszeń klasa klej klucz kłaść kłopot kobieta
  kolano kolej komar koniec kopać korek kosz koszula koza kraj krok krótki krzak krzyż krzyk książka ksiądz księżyc
  kuchnia kula kupić kupa kurz lalka lampa lecz leczyć lecieć lekarz lewy leżeć liczyć lody ludzie lustro łapa łatwy
  łódka łyżka mapa matka mąka męka mądry miara mieć miejsce miesiąc mięso mina miód miska miłość młody młot mocny modny
  mokry mowa mówić mrówka mucha mydło naród nauka niebo niski nosić obcy obiad obok obraz ocean ocena ogień ogród olej
  osoba ostry owca panna palec palić papier para pasek paść pewny piec pieniądz piękny pióro piosenka pisać płacić
  płakać płot polska pomoc pora port pościel prać prąd prawy próg prosty prosić prosto prysznic ptak pusty pytać rada
  rolnik rosa rower rynek rzecz rzadki sala sąsiad serce siać siano skała sklep skóra skok słaby słodki słoma słuchać
  smak smutny spać spór stać stopa strach sufit sukienka suma szafa szary szkło szyja szybki szyba ślad śmiać środa
  światło świeca święto talerz tani tańczyć temat teraz tłum tłusty twarz twardy tyłek tydzień ubranie uczyć umieć usta
  wada waga wakacje walka wąski wazon ważny wełna wesoły wiara widzieć wielki wieś wieczór wilk wiosna wojna wolny wróg
  wrona wujek wysoki wyjść wyspa zając zamek zegar zielony zioło złoto złoty znak znać żółty życie żyto
`;
