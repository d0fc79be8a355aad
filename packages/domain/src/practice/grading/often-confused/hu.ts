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
  virág vonat zene zöld
`;
