/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  avto bába beseda bela bled brat brati breg breza cena cesta cerkev cvet čaša časopis čelo češnja čist čoln črka daleč
  darilo dati delo delati desno deset dobra dober dolg dolina drago drevo drug drugi duša držati družina fant glas glava
  glad gledati gora gore goreti gost gozd govor grad grob hiša hitro hlad hlače hlapec hleb hoditi hrana hrast hvala
  igla igra igrati imeti izhod jabolko jama jedro jesti jezik jezero jutri jutro kava kapa kako kamen karta kaša kašelj
  kazati klic ključ klop kmalu knjiga koča kolač kolo konec konj kopati kosa kost kosilo koza koža kotel kraj kralj
  krava kriv krog kruh kuhar kupiti kuža lažje lahko lastnik lasje leto letalo lepo lepa lestev levo leži lice lisica
  list lonec luna luža majhen malo mama maša mati matere meso mesto metla mesec miza milo misliti mlad mleko mnogo moka
  moker moški močan most morje moder motor nada nebo nesti nizek noga nositi ogenj obraz obleka obrok okno osem otok
  otrok ovca paziti peči pesem petek pisati piti plača plaža plot pogled polje poln poletje pomoč pošta potok prag prah
  prav praznik prej prst ptica pust rana raca reka reči riba roka roža rosa rožič sadje sedem seda sedeti seno sestra
  sila skala skrb sladko slab slama slika sliva slon smeh sneg soba sonce spati srce star stara stena stol stopnica
  strah stran streha suša svet sveča svež šola šest šunka tast tele telo temno teči težko težak tiho topel torta trava
  trda treba trije tukaj usta učitelj učenec večer veter veja velik vera vesel vhod videti vino višina visok vlak voda
  vrat vrata vreča vroč vstati vzeti zajec zakaj zelo zemlja zima zjutraj zlato znati zvečer zvezda žaba žalost žena
  žito življenje žlica deliti peljati pljuvati plavati plačati plesati brisati risati rezati gristi grizti voditi vozit
  voziti prositi kositi kaditi saditi hladiti graditi goditi soditi buditi truditi iskati stiskati piskati čakati
  skakati kuhati kihati dihati dišati slišati bráti prati stati ostati postati obstati priti oditi najti zaiti sneti
  peti šesti devet dvajset pozdrav pozabiti rabiti ljubiti gubiti zgubiti zgodba godba glasba mladost sladkost radost
  starost hitrost milost ponos prinos
`;
