/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  aber ober alle allee apfel äpfel arm warm arzt ärzte auf auge aus haus bach buch bad band bild wild binden finden
  bitte bitter blatt bleiben beliebt blind boden boot brot brief brille brücke rücken bruder brüder bucht bäcker
  backen decke ecke denken danken dich dicht dick dorf dort drei drücken drucken du dünn dumm durch durst ehe ehre eis
  eisen erst ernst essen fahren erfahren fallen gefallen feier feuer fest fisch frisch tisch finger flasche tasche
  fliegen fließen fordern fördern frage frau froh früh fuß gabel garten gärten karten geben leben gegen gehen sehen
  stehen geld gelb gast gas gern gestern gesicht geschichte gesund glas gras gleich gleis gut gurt haar halt kalt hand
  hund mund rund hatte hätte hase hose maus heft heiß heiße heißt hell held hemd herr herz her hier hof hoch höhle
  hölle hören gehören hut huhn hunger jung junge kaffee kamm kann kennen können konnte könnte karte katze kasse tasse
  kind rind kirche kirsche küche kuchen kissen küssen klein kleid kopf knopf kaufen laufen kraft krank schrank kuh
  kühl lachen machen laden läden land lang langsam lampe lassen lasten laut leer lehrer lehre leid leicht licht leider
  kleider leise reise leiter letzte liebe liegen legen lied list löffel luft lust mädchen märchen mal mantel mäntel
  mann mein meinen meist messe messer mögen mochte möchte monat mond mord morgen mücke mutter mütter butter nach nacht
  macht name nahe nase nass netz nett neu neun nein nicht nichts nichte nie noch nummer nur ofen öfen offen oft ohr
  uhr oma opa ort rot paar packen pass platz pferd preis prinz punkt rad rat rasen nasen recht rechts regal regen
  segen reich reif reisen reiten ring rock rose ruf rufen ruhe ruhig sache sagen salat salz satz schaf scharf schal
  schale schule schatten schiff schloss schluss schlafen schlagen schlange schlecht schmal schmerz schmutz schnee
  schnell schon schön schreiben schreien schuh schwarz schwer schwester see seele sehr seide seife seit seite sich
  sicher sie sieben lieben singen springen sinken trinken sitzen schwitzen sohn sonne sommer spiel ziel spät stadt
  statt stein stelle stimme stirn stern stock stolz straße strafe streng strand stuhl stunde sturm suchen besuchen süß
  tag tal tat tante tanne teil teller tief tier tür toll ton topf tot tragen fragen traum raum trocken treppe treten
  retten über übung um und uns unten unter vater väter verkaufen vergessen viel vier vogel vögel voll von vor wachsen
  waschen wagen wählen wald wand wann wenn wange warten wasser wein weiß weit welt wenig wer werden wurde würde weg
  wetter wichtig wie wieder wind wohnen wohl wolf wolke wolle wort wunde wunsch zahl zahlen zählen zahn zehn zeigen
  zeit zelt zimmer zug zunge schlüssel schüssel freuen frauen schießen schließen scheißen schicken schenken schinken
  stinken winken wirken wecken wissen wiese weise weisen beißen reißen heizen reizen hassen küsten kosten kasten
  kästen kisten kiste küste rosten rasten raten reden baden bieten beten betten bitten bluten blüten blüte brauchen
  rauchen riechen reichen kriechen kriegen lügen lagen lehren leeren lernen lesen lösen messen müssen nutzen putzen
  pflücken fliege flug fluss führen fühlen füllen fällen fehlen teilen heilen holen decken locken lecken lücke lüge
  lage laune leine leute läuten lauten mauer maul maurer minze münze miete mitte motte mühle müll mücken nadel nudel
  nagel nebel nüsse nässe ohren uhren osten ostern pfeil pfeile pfanne pfund rabe rebe rübe räuber raupe ratte ritter
  rinde runde rinder kinder sage säge sahne socke sack salbe silbe schere schwere schulter schalter schimmel schirm
  schwarm schwein schwan schwanz spaten spinne spange sparen spüren sperren stecken strecken stück stuck stütze
  spritze stange stängel steuern stören stürmen sünde sande tanz tinte tonne töten treffen triefen tropfen topfen tüte
  tote vase vers fell wabe waffe waffel würfel wanne wiege wimper winkel wunder wander wandern würze wurzel zange zaun
  zahm zehe zeh ziege ziehen zielen zuhören zunehmen abnehmen annehmen aufstehen ausstehen verstehen bestehen
  entstehen gestehen versuchen untersuchen bekommen entkommen ankommen verlieren verlieben verbieten vertragen
  verraten verreisen zerreißen abend adler affe alter ampel amsel angel angst anker anfang antrag anzug apotheke
  arbeit armut asche auftrag ausflug ausgang ausgabe ausweis aufgabe eingang einfluss einkauf eintritt austritt abgang
  abgabe angabe beitrag betrag betrug besuch versuch bauch brauch strauch rauch bauer trauer sauer dauer lauer bein
  beil keil seil schein rein kein dein beere besen besten bogen bohne böse braut braun breit brett bett fett beet
  bibel bier biene birne blasen blase bluse blick block blume brote bunt wund büro bürste bursche wurst wüste pausche
  pause pauke dach fach loch koch doch dackel deckel henkel enkel engel esel igel hagel segel kugel kegel regel riegel
  spiegel siegel ziegel zügel flügel hügel bügel prügel dame dampf kampf krampf sumpf strumpf stumpf rumpf trumpf dieb
  diener dienst ding donner wonne nonne dose lose drachen rachen wachen krachen sachen drossel druck eimer eifer eile
  meile feile weile zeile keule beule säule schüler schatz spatz tatze fratze glatze matratze fabel kabel nabel fackel
  faden faust feder leder feld ferien fieber fleisch flach flucht frucht furcht zucht sucht wucht forelle form frosch
  fuchs luchs gang gans ganz gasse gebet gebiet gedanke gefahr gefühl gehalt gemüse genau gericht gedicht gewicht
  gerade getränk gewinn gewitter gift griff grube gruppe suppe puppe kuppe lippe rippe klippe krippe grund gruß güte
  hüte hafen hafer hahn bahn halle hals hammer kammer jammer kummer schlummer schimmer harfe hecke heide heimat heirat
  hering herbst herde erde pferde hirsch hobel möbel hobby honig könig hocker höcker hosen husten fasten tasten insel
  pinsel jacke backe hacke zacke jahr jäger juli juni kabine kaiser kalb kanne kante karotte käse keller heller kerze
  herze kette wette klage klasse masse rasse klavier klee knabe knie kohl kohle sohle koffer kopie korb kork kragen
  kreis kreide kreuz krug krone küken kuss kessel sessel fessel lager laken lack last latte leber leiste leistung
  letter leuchte linie linse lohn mohn lupe made magen mais mandel mappe marke märz maske meer mehl mehr meise melone
  menge miene milch möwe motor musik muskel muschel nachbar nacken narbe nebenan nest neid niere note norden orden
  ordnung opfer orkan otter paket palast panzer pappe park party perle pfad pfeffer pfeife pflanze pflaster pflicht
  pfote pilz pforte plakat plan planet pocken post presse prüfung pudel pudding pulver pumpe qual quelle rache rahmen
  rakete rand rang rätsel raub regierung reihe reim reiter reling rente rest rezept roggen rohr rolle rost rüssel
  säbel saft schacht schade schaden schaum scheibe scheune schicht schild schilf schlag schleife schlitten schlucht
  schluck schmied schminke schnabel schnecke schnur schock schraube schrei schritt schrift schuld schuss schürze
  schwalbe schwamm schwelle schwert sekt senf sieb sieg silber sinn sitte soldat sorge sorte spalte spargel specht
  speck speise spott sprache sprung spur stab stamm stall star statue staub staude stempel stich stiefel stier stift
  stoff strahl strick strom stroh stufe sturz tafel takt tank tapete tausch teich teig teppich test text thema tiger
  titel tochter torte trick tritt trost truhe tuch turm turnen tulpe ufer unfall unsinn urlaub urteil verein verkehr
  vertrag verdacht vieh villa volk vorhang vorteil waage wahl wahrheit walze wanze warze watte weide welle werk werft
  wert wesen westen weste wille wirt witz witwe woche wurm wurf zander zebra zeichen zeitung zelle zettel ziffer zimt
  zirkel zirkus zoll zopf zorn zucker zweck zweig zwerg zwiebel erziehen verziehen erkennen bekennen erfinden
  empfinden befinden erhalten behalten enthalten verhalten erklären verklären ersetzen besetzen versetzen entdecken
  bedecken verdecken erleben beleben erlauben glauben rauben schrauben bewegen bewerben gewinnen beginnen besinnen
  spinnen schwimmen stimmen bestimmen brummen summen kommen klettern blättern schmettern zittern füttern ändern feiern
  fiebern zaubern säubern liefern ärgern zögern lächeln wechseln wickeln entwickeln sammeln stammeln klingeln ringeln
  angeln bügeln segeln nageln regeln rechnen zeichnen trocknen öffnen ordnen atmen aal ab abfahrt abfall absicht acht
  achte achtzig acker adel ader ahne ahorn allein aller alles als also alt am ameise an ananas andere anders angebot
  ankunft anruf anrufen ans antwort anwalt anzahl anzeige april art artikel ast atem auch aufzug august ausland auto
  außen außer baby bahnhof bald balken balkon ball ballen banane bande bank bann bart base bass bast basteln bauen
  baum beben becher becken bei beide beim beinahe beine bekannt bellen benzin bequem berg beruf berühmt besetzt besser
  bette betteln bettler beute beutel bevor bewölkt bezirk biber bieder biegen billig binde birke bis biss bist blass
  blau blei bleich blicken blitz blond blut blöd blühen bombe bonbon bote boten braten brauen brav brechen brei breite
  bremse brennen bringen brunnen brust brücken brühe brüllen buche buchen bund burg bus busch börse bücken bürger café
  cent chef chemie cousin cousine dabei dachs dadurch dafür dagegen daher dahin damals damit damm danach dank danke
  dann daran darauf daraus darin darm darum darüber das dass datei dattel datum dauern daumen davon davor dazu degen
  deich deine delfin dem den denkmal denn der des deshalb deuten dichte dichten dichter die diebe diele dienen diese
  dieser dieses dill dir distel doof dorn dorthin draußen dreckig drehen dreieck dreißig drinnen dritte drittel drohen
  drucker drüben duften dunkel durstig dusche duschen dutzend dämlich dürfen dürre eben eber echt eckig edel efeu
  ehefrau ehemann ehren ehrlich ei eiche eier eigen eilen ein eine einem einen einer eines einfach einige eins einsam
  einzeln einzig eitel eiter ekel elch elefant elle eltern ende enden endlich energie enge enkelin ente entlang er
  erbe erben erbse erfolg ernte ernten erste es essig etwa etwas euch euer eule eure euro fabrik fahl fahrer fahrrad
  fahrt fair falke fall falle falls falsch falten familie fand fang fangen farbe farn fass fassen fast faul februar
  fegen fehler feige feilen fein feind fels felsen fenster ferkel fern ferne ferse feucht fichte film fing fink firma
  fischer flamme fleißig fliehen flog floh floß flur flut flöte folge folgen fort fracht frech frei freitag fremd
  fressen freude freund frieden frieren friseur frost früher fund funke fähre fälle förster fülle füller fünf fünfte
  fünfzig fürst gabe gar garage garbe garn gase gatte geber gebogen geburt geduld gehirn gehweg geier geige geil geist
  gelogen gemein genug gepäck gerecht gerne gerste gesetz geste gewalt gewürz gier gießen ging gipfel giraffe gitarre
  glatt glaube gleiten glück gnade gold gott grab graben grad graf gram gramm grat gratis grau grausam greifen greis
  grenze grippe groß größe grün grüne grüßen gucken gummi gurke guss gärtner günstig gürtel habe haben hacken haft
  haften hagen hai haken halb half hallen hallo halm halten handy hang harn harren hart hasen hass hasten hauch hauen
  haufen hausen haut heben heer hefe hehl heil heim heimweh heiter heizung heißen helfen helle helm henne heraus herd
  herein hetzen heute hexe hieb hierher hilfe himmel hin hinauf hinaus hinein hing hinten hinter hirn hirt hitze
  hocken hoffen hohl hohn holz horn hort hotel huf hummer hunde hundert hungrig hälfte hängen höflich höhe hübsch
  hüfte hülle hüpfen hüten ich idee ihm ihn ihnen ihr ihre im immer in innen ins jacht jagen januar jede jeder jedes
  jedoch jemand jene jener jenes jetzt joghurt jucken jugend kahl kahn kakao kamel kamin kannte kappe karpfen karren
  karton kauen kauern kauf kaum kehren keim keine keiner keks kelle kellner kerbe kern kerne ketten kiefer kies kilo
  kinn kino kiosk kippen klagen klang klar klauen kleben kleber kleiden klima klingel klingen klinke klopfen klug
  knapp kneifen kneipe knochen knurren kochen kollege komisch komma konto korn krabbe kralle kratzen krebs kredit
  krieg krumm krähe kröte kunde kundin kunst kupfer kurs kurve kurz käfer käfig kälte kämpfen köchin königin körper
  kühe kümmel kürbis küsse lachs lahm lallen lamm lappen lasche laub laube lauch lauf lauge laus lecker ledig leere
  leger lehm lehne lehnen leiche leiden leier leihen leim leinen leiten lenken lenkrad leser lieb lieber lieder lief
  liege lieh lies ließ lila lilie linde lineal link linke links liste liter loben locke locker losen lunge lustig
  länge lärm löschen löse lösung löwe mager mahl mahlen mai malen maler man manche mancher marder markt mast matt maß
  medizin mehrere meiden meine meinung melden mensch merken metall meter metzger mich mieder mieten mieter mild
  million minder mine minute mir mischen mitleid mittag mode modern montag moos morden munter museum muss muster mut
  mutig mähen mähne möglich möhre mönch mörder müde müller mütze nabe nachdem nachher nackt nagen nah nahm naht narren
  naschen natur neben neblig necken neffe nehmen nelke nennen nerv nervös nessel nette neunte neunzig nicken nieder
  niemals niemand niesen nocken normal null nun nuss nähen nötig nützen oase oben obst obwohl ochse oder ohne ohrring
  oktober onkel oper orange orgel orte ozean pacht panne papagei papier paprika partei passe passen paste pastor pate
  pech pelz person pfarrer pfeifen pflaume pflegen pfütze physik picken pille pilot plage plagen plane planen plastik
  platt platzen polizei pollen pommes posten praxis prima prost prüfen puls qualle quark quälen ragen rahm rast
  rathaus rau raufen raus rechen rede rege regnen reiben reiche reife reifen reigen reihen reimen reis reiz rennen
  reste retter rettich rettung reue richten richter richtig rieb rief riese rille ringe ringen ritt ritze robbe robe
  roch roh rollen rosa rosine ruder rudern ruhen rute rächen räte räume räumen rösten rühren rüsten saat sacht salzig
  same samen samstag samt sand sandale sang sank satt sauber saufen saugen saum schafe scham schar schau schauen
  schauer scherz scherzen scheuen schieben schief schiene schlamm schlank schlau schlimm schmuck schnaps schneiden
  schneien schonen schub schuf schur schutz schwach schweiß schwur schwül schälen schämen schützen sechs sechste
  sechzig segnen sehne sehnen seid seile seilen sein seine seiten sekunde selber selbst selten seltsam senden senken
  setzen siebe siebte siebzig siegen sieh sind sinne sinnen sippe sitz sitze sklave sobald sofa sofort sogar solange
  sole soll sollen sondern sonnig sonntag sonst sowie sowohl soße spaß spenden spielen spinat spitz sport spotten
  sprich spucken später spüle spülen staat stadion stahl stammen stank starb stark starren starten stau staunen
  stechen stecker stehlen steigen steil stellen sterben steuer sticht sticken stieg stiel stieß still stille stollen
  stopfen storch stoßen strafen streben streiken streit streiten strich stricken strömen stube student stumm stur
  stürzen stützen suche super säen sägen sänger säume söhne sühne tadel tagen tang tanken tanzen tapfer taste tau taub
  taube tauben tauchen tauen taufen taugen tauschen tausend taxi tee teer teile telefon termin teuer teufel theater
  tiefe tipp tische toben tod tollen tomate tor tore torf tosen trab traben trat traube trauen trauern traurig trennen
  treu treue trommel trotz trotzen träge träne träumen trösten trüb tschüss tun tupfen täglich tänzer täte türkis
  umsonst umweg umwelt unser unsere ursache verband verlust viele vierte viertel vierzig violett vom vorher vorn
  vorname völlig waben wach wache wachs wade wahlen wahn wahr wahre wahren wal wall wallen walten wandel wanken ward
  ware waren warf warme warnen warte warum was waten weben weber wecker weder wege wegen wehe wehen wehr wehren weib
  weich weiche weichen weiden weigern weihe weihen weil weilen weine weinen weite weiten weizen welche welcher welches
  welke welken wellen welten wem wen wende wenden wenige werben werbung werfen werte werten weshalb wespe wessen
  wetten wetzen wich wicht wiegen wies wieso will winde windel winden windig winter wir wird wirkung wirst wirte
  wische wischen witwer witze witzig woher wohin wohnung wolkig wollen womit worden worte worüber wovon wozu wuchs
  wundern wut währen während wälle wände wärme wärmen wühlen würgen würzen wüsste wütend zagen zank zart zaum zecke
  zeder zehen zehnte zeiten zelten zeuge zeugnis ziele zier zinn zitrone zitze zocken zornig zu zucken zuerst zufall
  zuletzt zum zur zurück zustand zwanzig zwei zweifel zweite zwingen zwischen zwölf zähmen züchten zünden ähnlich
  ärmel ärztin übel üben überall üblich würste bewertung`;
