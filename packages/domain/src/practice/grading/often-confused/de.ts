/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  aber ober alle allee apfel äpfel arm warm arzt ärzte auf auge aus haus bach buch bad band bild wild binden finden
  bitte bitter blatt bleiben beliebt blind boden boot brot brief brille brücke rücken bruder brüder bucht bäcker backen
  decke ecke denken danken dich dicht dick dorf dort drei drücken drucken du dünn dumm durch durst ehe ehre eis eisen
  erst ernst essen fahren erfahren fallen gefallen feier feuer fest fisch frisch tisch finger flasche tasche fliegen
  fließen fordern fördern frage frau froh früh fuß gabel garten gärten karten geben leben gegen gehen sehen stehen geld
  gelb gast gas gern gestern gesicht geschichte gesund glas gras gleich gleis gut gurt haar halt kalt hand hund mund
  rund hatte hätte hase hose maus heft heiß heiße heißt hell held hemd herr herz her hier hof hoch höhle hölle hören
  gehören hut huhn hunger jung junge kaffee kamm kann kennen können konnte könnte karte katze kasse tasse kind rind
  kirche kirsche küche kuchen kissen küssen klein kleid kopf knopf kaufen laufen kraft krank schrank kuh kühl lachen
  machen laden läden land lang langsam lampe lassen lasten laut leer lehrer lehre leid leicht licht leider kleider leise
  reise leiter letzte liebe liegen legen lied list löffel luft lust mädchen märchen mal mantel mäntel mann mein meinen
  meist messe messer mögen mochte möchte monat mond mord morgen mücke mutter mütter butter nach nacht macht name nahe
  nase nass netz nett neu neun nein nicht nichts nichte nie noch nummer nur ofen öfen offen oft ohr uhr oma opa ort rot
  paar packen pass platz pferd preis prinz punkt rad rat rasen nasen recht rechts regal regen segen reich reif reisen
  reiten ring rock rose ruf rufen ruhe ruhig sache sagen salat salz satz schaf scharf schal schale schule schatten
  schiff schloss schluss schlafen schlagen schlange schlecht schmal schmerz schmutz schnee schnell schon schön schreiben
  schreien schuh schwarz schwer schwester see seele sehr seide seife seit seite sich sicher sie sieben lieben singen
  springen sinken trinken sitzen schwitzen sohn sonne sommer spiel ziel spät stadt statt stein stelle stimme stirn stern
  stock stolz straße strafe streng strand stuhl stunde sturm suchen besuchen süß tag tal tat tante tanne teil teller
  tief tier tür toll ton topf tot tragen fragen traum raum trocken treppe treten retten über übung um und uns unten
  unter vater väter verkaufen vergessen viel vier vogel vögel voll von vor wachsen waschen wagen wählen wald wand wann
  wenn wange warten wasser wein weiß weit welt wenig wer werden wurde würde weg wetter wichtig wie wieder wind wohnen
  wohl wolf wolke wolle wort wunde wunsch zahl zahlen zählen zahn zehn zeigen zeit zelt zimmer zug zunge schlüssel
  schüssel freuen frauen schießen schließen scheißen schicken schenken schinken stinken winken wirken wecken wissen
  wiese weise weisen beißen reißen heizen reizen hassen küsten kosten kasten kästen kisten kiste küste rosten rasten
  raten reden baden bieten beten betten bitten bluten blüten blüte brauchen rauchen riechen reichen kriechen kriegen
  lügen lagen lehren leeren lernen lesen lösen messen müssen nutzen putzen pflücken fliege flug fluss führen fühlen
  füllen fällen fehlen teilen heilen holen decken locken lecken lücke lüge lage laune leine leute läuten lauten mauer
  maul maurer minze münze miete mitte motte mühle müll mücken nadel nudel nagel nebel nüsse nässe ohren uhren osten
  ostern pfeil pfeile pfanne pfund rabe rebe rübe räuber raupe ratte ritter rinde runde rinder kinder sage säge sahne
  socke sack salbe silbe schere schwere schulter schalter schimmel schirm schwarm schwein schwan schwanz spaten spinne
  spange sparen spüren sperren stecken strecken stück stuck stütze spritze stange stängel steuern stören stürmen sünde
  sande tanz tinte tonne töten treffen triefen tropfen topfen tüte tote vase vers fell wabe waffe waffel würfel wanne
  wiege wimper winkel wunder wander wandern würze wurzel zange zaun zahm zehe zeh ziege ziehen zielen zuhören zunehmen
  abnehmen annehmen aufstehen ausstehen verstehen bestehen entstehen gestehen versuchen untersuchen bekommen entkommen
  ankommen verlieren verlieben verbieten vertragen verraten verreisen zerreißen abend adler affe alter ampel amsel angel
  angst anker anfang antrag anzug apotheke arbeit armut asche auftrag ausflug ausgang ausgabe ausweis aufgabe eingang
  einfluss einkauf eintritt austritt abgang abgabe angabe beitrag betrag betrug besuch versuch bauch brauch strauch
  rauch bauer trauer sauer dauer lauer bein beil keil seil schein rein kein dein beere besen besten bogen bohne böse
  braut braun breit brett bett fett beet bibel bier biene birne blasen blase bluse blick block blume brote bunt wund
  büro bürste bursche wurst wüste pausche pause pauke dach fach loch koch doch dackel deckel henkel enkel engel esel
  igel hagel segel kugel kegel regel riegel spiegel siegel ziegel zügel flügel hügel bügel prügel dame dampf kampf
  krampf sumpf strumpf stumpf rumpf trumpf dieb diener dienst ding donner wonne nonne dose lose drachen rachen wachen
  krachen sachen drossel druck eimer eifer eile meile feile weile zeile keule beule säule schüler schatz spatz tatze
  fratze glatze matratze fabel kabel nabel fackel faden faust feder leder feld ferien fieber fleisch flach flucht frucht
  furcht zucht sucht wucht forelle form frosch fuchs luchs gang gans ganz gasse gebet gebiet gedanke gefahr gefühl
  gehalt gemüse genau gericht gedicht gewicht gerade getränk gewinn gewitter gift griff grube gruppe suppe puppe kuppe
  lippe rippe klippe krippe grund gruß güte hüte hafen hafer hahn bahn halle hals hammer kammer jammer kummer schlummer
  schimmer harfe hecke heide heimat heirat hering herbst herde erde pferde hirsch hobel möbel hobby honig könig hocker
  höcker hosen husten fasten tasten insel pinsel jacke backe hacke zacke jahr jäger juli juni kabine kaiser kalb kanne
  kante karotte käse keller heller kerze herze kette wette klage klasse masse rasse klavier klee knabe knie kohl kohle
  sohle koffer kopie korb kork kragen kreis kreide kreuz krug krone küken kuss kessel sessel fessel lager laken lack
  last latte leber leiste leistung letter leuchte linie linse lohn mohn lupe made magen mais mandel mappe marke märz
  maske meer mehl mehr meise melone menge miene milch möwe motor musik muskel muschel nachbar nacken narbe nebenan nest
  neid niere note norden mordern orden ordnung opfer orkan otter paket palast panzer pappe park party perle pfad pfeffer
  pfeife pflanze pflaster pflicht pfote pilz pforte plakat plan planet pocken post presse prüfung pudel pudding pulver
  pumpe qual quelle rache rahmen rakete rand rang rätsel raub regierung reihe reim reiter reling rente rest rezept
  roggen rohr rolle rost rüssel säbel saft schacht schade schaden schaum scheibe scheune schicht schild schilf schlag
  schleife schlitten schlucht schluck schmied schminke schnabel schnecke schnur schock schraube schrei schritt schrift
  schuld schuss schürze schwalbe schwamm schwelle schwert sekt senf sieb sieg silber sinn sitte soldat sorge sorte
  spalte spargel specht speck speise spott sprache sprung spur stab stamm stall star statue staub staude stempel stich
  stiefel stier stift stoff strahl strick strom stroh stufe sturz tafel takt tank tapete tausch teich teig teppich test
  text thema tiger titel tochter torte trick tritt trost truhe tuch turm turnen tulpe ufer unfall unsinn urlaub urteil
  verein verkehr vertrag verdacht vieh villa volk vorhang vorteil waage wahl wahrheit walze wanze warze watte weide
  welle werk werft wert wesen westen weste wille wirt witz witwe woche wurm wurf zander zebra zeichen zeitung zelle
  zettel ziffer zimt zirkel zirkus zoll zopf zorn zucker zweck zweig zwerg zwiebel erziehen verziehen erkennen bekennen
  erfinden empfinden befinden erhalten behalten enthalten verhalten erklären verklären ersetzen besetzen versetzen
  entdecken bedecken verdecken erleben beleben erlauben glauben rauben schrauben bewegen bewerben verwerben gewinnen
  beginnen besinnen spinnen schwimmen stimmen bestimmen brummen summen kommen klettern blättern schmettern zittern
  füttern ändern feiern fiebern zaubern säubern liefern ärgern zögern lächeln löcheln wechseln wickeln entwickeln
  sammeln stammeln klingeln ringeln angeln bügeln segeln nageln regeln rechnen zeichnen trocknen öffnen ordnen atmen
`;
