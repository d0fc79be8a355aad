/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  auto barva bratr bílý bít být čas hlas člověk čtyři tři deset den dcera dobrý dům dym dvě dva hlad hlava sláva hora
  horký hořký hrad had hrad jeden jaro jezero jíst jít jméno kámen kniha kočka kolo kost koš kluk krk krev král kroj
  kus les pes ples lev levný lidé lid loď luk louka láska maska matka město místo mléko moc noc moře most nos nový nůž
  oko okno okolo otec otevřít ovoce pán pan pět šest sest píseň písek pít bít plný pivo pole pračka práce pravda
  přítel prst prase ráno rána řeka ruka ryba rád řád hrad rok růže sestra sedm síla sníh slovo slon stan stůl strom
  strop strýc stát sůl svět květ světlo syn syr sýr škola štěstí teplý tělo týden týdnu ucho ulice úkol velký věž věc
  večer vítr vlak vlas hlas voda vůz žena země zima zub zvuk
  dívka dýka
`;
