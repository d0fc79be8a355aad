/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  ajtó akar alma alsó arany asztal autó baba bank barna barát bátor beszél beteg bolt bolond bomba bors borsó bőrönd
  búza cica cikk cipő cukor csak csap csend csillag csirke csók csont csonk doboz dolog drága ebéd édes egér egész elég
  ember épül erdő erős este ezer falu fázik fehér fekete férfi fény festő fogas folyó fontos földi föld friss fürdő
  füzet gomb gomba gond gondol gyár gyenge gyerek gyors győz hagy hajó hall haláll halál hamar hang hangya harap három
  háború hegy hely helyes hideg hiszi hold holló hosszú hozó igen igaz inka ismer iszik játék jobb jövő kabát kacsa
  kalap kanál kapu kard karom kávé kell kemény kérdez kert késő kevés kicsi király kocsi kolbász konyha korán korona
  kosár könny könyv könyök könnyű köszön kövér közel kulcs kutya küld lány lakás lámpa láng lassú lecke leves levél
  lenni lusta lyuk macska magas malac marad május megy meleg mell mély mérges mond mosoly most mozi múlt munka nehéz
  négy nyak nyár nyelv nyúl olasz olcsó oldal olló olvas ország orvos öreg öröm palota papír pénz piros pohár puha rend
  repül rész régi reggel rizs róka ruha rossz sajt sárga sátor segít soha sovány sötét szabad száj szál szám száraz
  szegény szék szél széles szem szén szép szer szeret szív szoba szoknya szőlő szőr szűk talál tanár tanul táska tavasz
  tele telik tenger test tészta tiszta toll torony torta tükör utca uszik úszik vágy város vásár vers vesz vidám világ
  virág vonat zene zöld álma almak álmos álom széna körte karma korom köröm hörcsög hála háló halló hallgat hangos hálás
  halász vadász kanász ruhás várus varas foltos földes érdekes beteges féles feleség fiatal fiatalos fuvola iskola
  iskolás óvoda lakoda kocsma kocka matek mackó mese mester méter meter mozdul mozdony mosni mosás mászik mászni látni
  látás írni írás inni enni menni tenni venni vinni hinni jönni főzni fűzni fázni fizetni fűzet kérni mérni térni élni
  ülni ölni állni hullni szállni találni próbálni csinálni használni vásárolni kóstolni tanulni gyalogolni dolgozni
  játszani úszni olvasni aludni feküdni ébredni siet sietni szeretni szerelni mutatni kutatni futni jutni ugrani ugatni
  hívni vívni harapni kapni kopni lopni lépni tépni építeni kinyit bezár keres kérés kerék kenyér kényes veres véres
  vörös veréb verem vérem szoros szőrös sárkány sarkány szobor szobos tányér tenyér tehén tömeg tömör toronyi vonal
  vonás vonul vendég vidék világos virágos zenész zöldség zsák zseb zsír
`;
