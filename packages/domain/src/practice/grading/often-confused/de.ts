/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  aber ober alle allee apfel äpfel arm warm arzt ärzte auf auge aus haus bach buch bad band bild wild binden finden
  bitte bitter blatt bleiben beliebt blind boden boot brot brief brille brücke rücken bruder brüder buch bucht bäcker
  backen decke ecke denken danken dich dicht dick dorf dort drei drücken drucken du dünn dumm durch durst ehe ehre eis
  eisen erst ernst essen fahren erfahren fallen fallen gefallen feier feuer fest fisch frisch tisch finger flasche
  tasche fliegen fließen fordern fördern frage frau froh früh fuß gabel garten gärten karten geben leben gegen gehen
  sehen stehen geld gelb gast gas gern gestern gesicht geschichte gesund glas gras gleich gleis gut gurt haar halt
  kalt hand hund mund rund hatte hätte hase hose haus maus heft heiß heiße heißt hell held hemd herr herz her hier hof
  hoch höhle hölle hören gehören hut huhn hund hunger jung junge kaffee kamm kann kennen können konnte könnte karte
  katze kasse tasse kind rind kirche kirsche küche kuchen kissen küssen klein kleid kopf knopf kaufen laufen kraft
  krank schrank kuh kühl lachen machen laden läden land lang langsam lampe lassen lasten laut leer lehrer lehre leid
  leicht licht leider kleider leise reise leiter letzte liebe leben liegen legen lied leid list löffel luft lust
  mädchen märchen mal mantel mäntel mann mein meinen meist messe messer mögen mochte möchte monat mond mord morgen
  mücke mutter mütter butter nach nacht macht name nahe nase nass netz nett neu neun nein nicht nichts nichte nie noch
  nummer nur ofen öfen offen oft ohr uhr oma opa ort rot paar packen pass platz pferd preis prinz punkt rad rat rasen
  nasen recht rechts regal regen segen reich reif reisen reiten ring rock rose ruf rufen ruhe ruhig sache sagen salat
  salz satz schaf scharf schal schale schule schatten schiff schloss schluss schlafen schlagen schlange schlecht
  schmal schmerz schmutz schnee schnell schon schön schreiben schreien schuh schwarz schwer schwester see seele sehr
  seide seife seit seite sich sicher sie sieben lieben singen springen sinken trinken sitzen schwitzen sohn sonne
  sommer spiel ziel spät stadt statt stein stelle stimme stirn stern stock stolz straße strafe streng strand stuhl
  stunde sturm suchen besuchen süß tag tal tat tante tanne tasche teil teller tief tier tür toll ton topf tot tragen
  fragen traum raum trocken treppe treten retten über übung um und uns unten unter vater väter verkaufen vergessen
  viel vier vogel vögel voll von vor wachsen waschen wagen wählen wald wand wann wenn wange warten wasser wein weiß
  weit welt wenig wer werden wurde würde weg wetter wichtig wie wieder wind wohnen wohl wolf wolke wolle wort wunde
  wunsch zahl zahlen zählen zahn zehn zeigen zeit zelt zimmer zug zunge schlüssel schüssel freuen frauen schießen
  schließen scheißen schicken schenken schinken stinken winken wirken wecken wissen wiese weise weisen beißen reißen
  heizen reizen hassen küsten kosten kasten kästen kisten kiste küste rosten rasten raten reden baden bieten beten
  betten bitten bluten blüten blüte brauchen rauchen riechen reichen kriechen kriegen lügen legen lagen lehren leeren
  lernen lesen lösen messen müssen nutzen putzen pflücken fliege flug fluss führen fühlen füllen fällen fehlen teilen
  heilen holen decken decke locken lecken lücke lüge lage laune leine leute läuten lauten mauer maul maurer minze
  münze miete mitte motte mühle müll mücken nadel nudel nagel nebel nüsse nässe ohren uhren osten ostern pfeil pfeile
  pfanne pfund rabe rebe rübe räuber raupe ratte ritter rinde runde rinder kinder sage säge sahne socke sack salbe
  silbe schere schwere schulter schalter schimmel schirm schwarm schwein schwan schwanz spaten spinne spange sparen
  spüren sperren stecken strecken stück stuck stütze spritze stange stängel steuern stören stürmen sünde sande tanz
  tinte tonne töten treffen triefen tropfen topfen tüte tote vase vers fell wabe waffe waffel würfel wange wanne wiege
  wagen wimper winkel wunder wander wandern würze wurzel zange zaun zahm zehe zeh ziege ziehen zielen zuhören zunehmen
  abnehmen annehmen aufstehen ausstehen verstehen bestehen entstehen gestehen versuchen untersuchen bekommen entkommen
  ankommen verlieren verlieben verbieten vertragen verraten verreisen zerreißen
`;
