/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  auto farba brat biely biť byť čas hlas človek štyri tri desať deň dcéra dobrý dom dym dva hlad hlava sláva hora horký
  horúci hrad had jeden jar jazero jesť ísť meno kameň kniha mačka kolo kosť kôš krk krv kráľ kus les pes ples lev ľavý
  lacný ľudia loď luk lúka láska maska matka mesto miesto mäso mlieko moc noc more most nos nový nôž oko okno okolo otec
  otvoriť ovocie pán päť šesť pieseň piesok piť plný pivo pole práca pravda priateľ prst prasa ráno rana rieka ruka ryba
  rád rad rok ruža sestra sedem sila sneh slovo slon stan stôl strom strop strýko stáť štát soľ svet kvet svetlo syn syr
  škola šťastie teplý telo týždeň ucho ulica úloha veľký veža vec večer vietor vlak vlas voda voz žena zem zima zub zvuk
  mäsť sud súd vila víla krik pas pás tok ťah späť spať vlka vlky bydlisko cena cesta chata chlieb chodiť chlap chuť
  chyba cukor časť čakať čelo čierny čistý čítať dáma dedo deska dážď diera dielo dievča dlhý dnes dole doma dosť drahý
  drevo druh duch duša dvere dvor hľadať horieť hosť hrať hruška hrob huba hviezda jazyk jedlo jeseň kabát kačica kapor
  karta kaša káva kľúč klobúk koža koza koleno koleso koniec kopec košeľa kostol kúpiť krava krásny krátky kraj krok
  kruh lampa leto lietať liek list líška lyžica malý mama maslo medveď mesiac misa mier mladý modrý motýľ múdry múka
  mucha mráz mydlo myslieť nebo niesť noha obec obraz obed oheň olej osem ostrov ovca päta piatok peniaze pero plakať
  plat platiť plávať plot počasie polievka pomoc potok pozor prach ptať pýtať vták rada rameno rýchly ryža sála sedieť
  sever silný sklo skala slabý sladký slama slnko smiech smutný sobota sova srdce starý stena strana strach suchý sukňa
  svätý sviečka šaty šedý široký taška tele téma ťažký ticho tlak tráva tvár tvrdý učiť učiteľ ústa úzky váha váza
  vedieť vajce veselý veta vidieť víno viera vlna volať voľný vrana vôňa vstať vysoký výlet záhrada zajac zámok západ
  zdravie zelený zajtra zlato znak zviera zvon žaba život žltý
`;
