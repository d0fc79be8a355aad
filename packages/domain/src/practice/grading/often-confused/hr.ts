/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  meko meki baba banka blizu boja bolje bolan brada brat brati breg brijeg breza brod broj brza brzo buka bukva ceste cesta cijena
  crkva crna crta cvijet čaša čamac časa čelo čekati često čist čitati čovjek čudo daleko dati deset dijete djed
  djevojka dobar dobra dodati dolina doći drago drvo drug drugi drzati držati duga dugo duša dvor glad glas glava gladan
  gledati godina gora gorjeti gore gost govor grad grana groblje grob grom grupa hlad hlače hodati hrana hrast hvala
  igla igra igrati imati jabuka jaje jama jedan jesen jesti jezik jezero juha jutro južno kaša kašalj kako kamen kapa
  kapi karta kava kiša kiselo klupa ključ knjiga koliko kolač kola kolo konac konj kopati kosa kost koza koža kraj kralj
  krava kriv krilo krug kruh kruška kuća kuna kuhar kuhati kupiti kupati lađa lagan lako lampa lani ležati leđa lijep
  lijevo lice lisica list liječnik loše lopta lovac luka lutka ljeto ljudi majka mala malo mama maslac mačka meso medo
  mesto miris mlijeko mlad mnogo moći mokar more most motor mrak mreža muha muka nada nebo nekad nizak noga nositi novac
  novi noge obraz obala oblak odijelo okus otac otok ovca ovdje papir para pasti peći pero peta petak piće pisati piti
  pismo pjesma plaća platiti plaža plava pošta polje pola pomoć posao posto potok prati prava pravi prag prah prije
  prijatelj prst ptica puno rana rame reći rijeka riječ riba riža roda rođak rosa roza ruka ruža ručak sada samo
  sastanak sestra selo sedam sila skup skupo slab slika slon slovo snijeg soba spavati srce stara star stol stolac
  staklo stajati strah stran strana sunce suza sutra svijet svijeća šala šuma škola šest šećer tanak tanjur tele telo
  tijelo tema teško tetka tiho topao torba trava treba trči tuga tući tuča učitelj učiti ujak ulica ulje ured usta važno
  vani vatra večera večer veza velik vesel vidjeti vino visok više vjetar vlak voda voditi voljeti voće vrat vrata vreća
  vrijeme vruć zemlja zima zlato znati znak zora zraka zrak zvati zvijezda žaba žena žica život žlica dijeta sjena pjena
  ljena lijena brisati crtati trčati skakati plakati plivati pjevati sjediti sjetiti sretati sresti sjesti krasti rasti
  presti plesti cvasti vesti dovesti prevesti odvesti padati prodati predati izdati rvati trgati slati spati stati
  ostati postati nastati ustati kasati disati čistiti pustiti mastiti častiti pratiti vratiti kratiti svratiti letjeti
  htjeti umjeti smjeti razumjeti živjeti željeti rilo vilo bilo djelo bijelo cijelo bijel cijel gusta guska daska maska
  puška knjižnica kuhinja meka mleko mliko rijetko rjetko mirno vjerno sjever ljetos lanac lonac kovač igrač prozor
  mozar mramor prostor otvor zatvor stvor dogovor odgovor izgovor razgovor
`;
