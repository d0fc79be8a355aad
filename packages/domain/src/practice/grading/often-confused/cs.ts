/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  auto barva bratr bílý bít být čas hlas člověk čtyři tři deset den dcera dobrý dům dym dvě dva hlad hlava sláva hora
  horký hořký hrad had jeden jaro jezero jíst jít jméno kámen kniha kočka kolo kost koš kluk krk krev král kroj kus les
  pes ples lev levný lidé lid loď luk louka láska maska matka město místo mléko moc noc moře most nos nový nůž oko okno
  okolo otec otevřít ovoce pán pan pět šest sest píseň písek pít plný pivo pole pračka práce pravda přítel prst prase
  ráno rána řeka ruka ryba rád řád rok růže sestra sedm síla sníh slovo slon stan stůl strom strop strýc stát sůl svět
  květ světlo syn syr sýr škola štěstí teplý tělo týden týdnu ucho ulice úkol velký věž věc večer vítr vlak vlas voda
  vůz žena země zima zub zvuk dívka dýka bába báseň bitva blízko bláto bolet boty bota brada brána brzy brzo bydlet cena
  cesta chata chodit chléb chlap chuť chyba cihla cizí cukr časopis část čekat čelo černý červ čistý číst dáma dárek
  dech dědeček delší deska déšť díra dílo dlouhý dlaň dnes dole doma dort dost drahý dráha drak druh drzý dřevo duch
  duše dveře dvůr hádat hlína hledat holka hořet host hotel houba hrát hruška hrob hrom hvězda chtít chůze játra jazyk
  jelen jídlo jistě jižní kachna kabát kapka kapr kapsa karta kaše kašel káva klid klíč klobouk koza kolej koleno konec
  konev kopec košile kostel kotě koupit kouř kouzlo kráva krásný krátký kraj krok kruh kůra kůže květen kytka lampa léto
  lézt lékař liška list lípa loket loupež louže lžíce malý malina máma máslo maso medvěd měsíc misa mladý mlha modrý
  motýl moudrý mouka moucha mrak mráz mýdlo myslet nebe nemoc nést noha obal obec obraz oběd oheň olej osel ostrov ovce
  pasta pata pátek péct peníze pero plakat plat platit plavat plot plyn počasí polevka polévka pomoc popel pořád potok
  pozor pravý prach prát práh ptát pták půda pusa pytel rada rameno role roura rybník rychlý rýže řada samota sedět
  sever silný sklo skála skok slabý sladký sláma slunce služba smích smutný sníst sobota sova spát srdce stará starý
  stěna strana strach stroj suchý sukně svatý svíčka šála šaty šedý široký špatný taška tele tence téma těžký ticho tlak
  tlustý topit tráva trouba tužka tvář tvrdý učit učitel umět úsměv ústa úzký vana váha váza vaječný vědět vejce vesnice
  veselý věta vidět víno víra vlna volat volný vrah vrata vrána vůně vstát vysoký výlet zahrada zajíc zámek západ záda
  zdraví zelený zítra zlato znak znát zpěv zvíře zvon žába židle život žlutý
`;
