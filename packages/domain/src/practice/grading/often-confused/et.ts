/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  aasta aken alati auto eile elama emme enne esik hall halb hammas hein heli hing hinne hobune homme hoolima huul ilma
  ilus inimene istuma jalg janu joogi jooma jooksma julge juuksed juust jätma jääma kaal kaart kael kala kallis kalju
  kann kapp karp kardin kartul kass kask kauss keel keema keha kell kena kesk kevad kiir kiire kiri kirik kirp kivi
  kleit koer kohv kolm kool koor kook korv kott kuld kuma kuri kurk kuul kuulma kuum kuus kõik kõht kõrv kõrge kõva käsi
  küla külm külaline küps küsima laine laps lamp laud laul lehm leht leib lill lina lind linn loom lumi lõuna lõpp lugu
  lugema luule maal maja magama magus mees meel meri mesi mets mina minema minu mitte moos muna must muru mõte mõni
  mõtlema mägi naine nael naaber nali neli nimi nina noor nuga nõel näitama nädal nägema olema olen ootama ostma pael
  paha palk pall palju panema paks park parem pidama pikk pilt pilk pilv pime piim pliit pood pool poeg põld põrand
  prill puder puhas puhkus päev päike raha raamat raske rand reis riik riis rind roheline roos rott ruum rõõm saal saama
  saar saatma sada saba sein seep seisma seitse sild silm sina sinine sool soov sokk suhkur suits sull sulg surm suvi
  suur sõber sõda sõit sõna sõrm süda sügav sügis sünd süsi süüa taevas taga tagasi talv tamm tark tass teadma tegema
  tekk telk tere tool toit tooma tuba tuli tulema tull tund tuul täht tädi täna tänav tüdruk täis vaba vaene vana vanker
  vaip vald vale vara vend vesi vihm viis viha viga vili voodi vorst väike väga väin väljas võti võtma värv õhtu õpetaja
  õppima ühes ütlema
`;
