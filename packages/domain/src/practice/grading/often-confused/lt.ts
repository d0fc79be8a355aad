/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  akis alus anksti antis arklys ausis avis bala balta baltas balsas batas bėgti berniukas beržas broliai brolis brangus
  butas burna būti dabar daina daiktas dalis dantis darbas daryti debesis dėdė dėkui delnas dešimt dešra diena didelis
  dirbti draugas drąsa drėgnas duona duoti duktė durys dukra dvaras eiti ežeras galas galva galvoti gaidys galia garas
  garsas gatvė gera geras gerti gėda gėlė gyvas gyventi giria graži grįžti gulėti ilgas imti ieškoti jaunas juoda juokas
  jūra kaina kaimas kairė kalba kalbėti kaklas kalnas kambarys karas karalius karvė karstas karštas kartas karta kasa
  katė kava kelias kelti kepti kiaulė kitas klasė klausti klausyti knyga koja kraujas kraštas krašto kiemas kietas
  krūmas krūtis kuprinė kvapas laikas laikyti laiškas laivas langas lapas lapė laukas laukti lauko lazda lėktuvas lėtas
  lėtai liūdnas lietus liepa lova maistas malda mama mano margas marti mažas mažai medis mėnuo mėsa mesti metai metas
  miegas miestas miškas mokytis mokyti muilas namas namo naktis naujas nešti norėti noras nosis obuolys ožka oras paltas
  pasas paštas pavasaris peilis pelė pienas pigus pilna pilnas pilis pilvas pirkti pirštas plaukas plaukti protas
  prašyti raštas rašyti ratas raudona rytas ryškus rytoj ryžiai rodyti rožė ruduo ranka rasti saldus saulė sėdėti sena
  senas senis siena skanus skola skolinti skirti sodas sostas stalas stiklas stogas storas suolas sūnus sūris sveikas
  sviestas šalis šaltas šalta širdis šiltas tamsa tamsus taupyti tautą tauta teta tėvas tikras tiltas tirti turgus
  turėti ugnis vaikas vaikai vaisius vakar vakaras valgyti valanda vanduo varna vardas vartai vasara veidas vėjas vėlai
  versti vesti vežti vieta vienas virti vyras vyšnia vynas žaisti žalias žemė žiema žinia žinoti žodis žolė žuvis
  žvaigždė
`;
