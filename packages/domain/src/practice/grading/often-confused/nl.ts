/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  aan aap auto arm warm baan banaan been bier dier bed bad boek broek boot bord bos bus brief broer breed brood rood dag
  dak dank denk deur duur dik dom dorp droom drie druk eten een eer fiets niets fles vlees gat gast geel geld goed groen
  groot hand hond hart hard haar heer heet heel hoed hoog hoek huis muis hout jas jong kaas kast kat kamer keer keel
  kind kip klein klok koek kop koud oud kort kracht krant kant kus laag laat lang land leuk leren lezen leven lief lied
  licht lucht lijf lopen kopen maag maan man maat meer meel mens mes mond maand moe moed moeder mooi naam naar neus
  nacht nat niet noot nood noord oog oor oom ook open paard park peer pijn plaats plat poes pot raam rijk rijst rijden
  ring rok rug schaap schip slaap slecht snel soep soort spel stad straat staart stem ster stoel stof storm sterk taal
  tand tas tafel tijd touw trein trap trui tuin uit uur vader veel vier vis vriend vrouw vuur weg week weer wit wijn
  wind winter woord wonen zand zee zeep zes zeven ziek zoon zon zout zuid zus zwaar aardig aarde achter adem alles
  altijd ander appel avond baas baby bakker bang bank beer beet begin berg beter beest beurs beurt bezem bijl blaar blad
  blauw blij bloed bloem boer boom boon boor boos boter bril bruin brug buik buis buit bult buurt buur dans darm deel
  deken denken dief diep ding dochter doek doen donker dood doos dorst draad draak draag dragen drinken droog duif duim
  duin echt eend eerst eeuw eiland einde emmer even fluit fout fruit gang geluk geur geven gezin gezond gids glas gooi
  goud graag graan graf gras grap grens grijs groei groep groet grond haas haast halen half hals hamer haven heen helder
  hele hemel hemd herfst heuvel hier hoest honing hoofd hoop horen huid huig huil huren huur iets jaar jagen jurk juist
  kaart kaars kalf kans kapot kerk kers ketel keuken keus kiezen kies kijken kist klaar klap klas kleed kleur kloof knie
  knop koken komen koning kool koop koper korf kous kraag kraan krijgen krijt kruis kruid kuil kuiken kunst kussen kust
  kwaad laars lach lade lamp lappen last later leeg leer lente lepel liefde lijk lijn lijst list loket long lood luid
  luis lunch macht maken mand markt meisje melk merk meten mier midden mist moord morgen mouw munt muur naald naast
  nemen nest nicht nieuw nooit ouder oorlog oost paar paars pand pels pijp plant plas plein plek poort poot post prijs
  prins punt raad raken rand recht reden regen reis rest riem rijp rivier roep roer rook room roos ruim ruit rund rust
  ruzie saai samen schaar schaal schade scherm schoen schoon school schuur slaan slag slak slang slim slot sluis smaak
  smal sneeuw snoep snor soms spek spin spoor sport staan stal stap steen stil stok stom strand streek struik stuk
  suiker taart taak tang tante tapijt tekst tent thee tien tijger toren traag traan trek trots trouw vaak vaas vallen
  vals varken vast veer veld vers verf verhaal vijf vijver vinger vlag vlieg vloer voet vogel volk voor vork vraag vrede
  vrij vuil vuist waar wagen wakker wand wang want water weiland wens wereld werk west wiel wijd wijs winkel wolf wolk
  wond worm worst zaad zaag zaak zacht zalf zang zeer zeil zien ziel zijde zingen zoen zoet zolder zomer zool zorg zuur
  zwaan zwak zwart zwem vergeven vergeten verlaten verliezen vertellen vertrekken verkopen verhuren verdienen verdwijnen
  verwachten verzenden bewaren beloven geloven betalen bepalen behalen herhalen ophalen afhalen beginnen bezoeken zoeken
  boeken vloeken roepen hopen slopen kruipen sluipen druipen grijpen knijpen slapen stapen rapen gapen schapen schrapen
  mesje muisje huisje vraagje beetje dienen diensten danken zinken stinken springen dwingen brengen hangen vangen zangen
  dringen wringen klimmen glimmen zwemmen stemmen remmen rennen kennen wennen winnen spinnen zonnen beminnen werken
  merken sterken perken tonen lenen weigeren stijgen zwijgen liggen leggen zeggen zagen vragen klagen plagen lagen
  slagen buigen zuigen vliegen liegen bedriegen wiegen zweven streven schrijven drijven blijven wrijven kleven kloven
  raden baden laden praten laten haten maten weten vreten zitten bidden wedden redden schudden zetten letten wassen
  passen missen vissen wissen blussen fluiten sluiten spuiten ruiten buiten gieten schieten genieten bieten moeten
  groeten ontmoeten voeten zoeten heten schenken wenken enkel cirkel sleutel beitel titel tepel stapel kapel wafel nagel
  hagel kogel spiegel zegel regel tegel ezel wezel kiezel gordel wortel mossel wissel schotel hotel middel zadel edel
  meubel nieuws
`;
