/**
 * Everyday words that are a slip away from another everyday word. Typed, they are that other word and no slip. Collected
 * by the developers from lists of minimal pairs and false spellings that teachers warn of; `near-words.ts` adds those
 * of the embedded dictionary. By language, folded, without the language's optional marks, a space between.
 */
export const OFTEN_CONFUSED: Readonly<Record<string, string>> = {
  en: `accept except adapt adopt affect effect allowed aloud angel angle ankle uncle ample apply apple aunt bare bear
    bath bathe beach bench bean been beard bread bored board bother brother bought brought brake break breath breathe
    bridge bride broad board bus but bush brush cloth clothes cloths clock close coarse course coat cost cough couch
    could cloud count court country county cow crow crown clown custom costume dairy diary daily dead deaf dear deer
    desert dessert desperate device devise die dye draw drawer dream drum dry dairy eat east ear earn earth heart hearth
    eight eighty fair fare farm firm fast feast fall full feel fell fill film flame frame flour flower fly flu food foot
    form from fourteen forty fifteen fifty sixteen sixty seventeen seventy eighteen nineteen ninety thirteen thirty
    glass grass glasses gold good grave brave great greet guest guess guard hair hare hard head heard heal health hear
    heart heel hell hello here hero heroine hill hole whole home hose horse house hose hour our hunt hurt idea idle
    island inland its kitchen chicken kitten knight know known now land lend lane lamp lump late later latter ladder
    latter lay lie lead lean learn least last leave live lives leaf letter lettuce life like lick light night right lip
    loan lone long lung loose lose loss lost lot love glove main man men many mail male meal meat meet mean metal medal
    middle model month moth mouth mother mood moon moral mortal morning mourning mouse moose mouth more move moved movie
    near next nest nice niece noise nose not note nut of off once one own paper pepper pain paint plan plane plant plate
    plain planet plants part party past paste path patient patience peace piece pear peer pearl personal personnel phase
    phrase place palace plays poet poem poor pour pool port post pots price prize prince princes princess principal
    principle private quiet quit quite rain ruin raise rise read ready reach rich ride road read roof room root rope robe
    row raw safe save salt sail sale sell scene scent screen scream sea see seat set sheet sheep ship shape share shirt
    short shot shoe show shop shore shut sick silk sing sign singer finger six sit skirt sky ski slip sleep slow snow
    snake soap soup sock sick some same son sun song soon sour south mouth space speak spoon spot sport stair stare star
    start state statue station stationary stationery stay stick still steel steal stone store story strong strange string
    straight street sweet sweat sweater tale tail take talk tall tank thank taste test text than then thank their there
    these those thick thin thing think though thought through throw thorough trough threw three tree tie time tired tried
    toe tow town two tower towel train rain trial trail trip tip true try turn under until unit untie united untied very
    vary voice choice wait weight walk work wall well want went warm worm wash watch water waiter wave way weak week
    wear were where we're weather whether weigh whole which witch while white wild wind window wine win winter wish with
    woman women wood word world would wool worse worst write wrote wrong year young your youth were shell ill wed well
    advice advise chose choose collar color complement compliment cook cool council counsel crash crush cream crime cup
    cap cut dose does duck dock fool far fur glow grow guide guilty hall hurry heavy heaven hoping hopping lesson lessen
    lightning lightening marry merry mess miss mist must nail name needle noodle peel pill pull proof prove quay queue law
    role roll rub rob sauce source seize size shade shed shelf shine slide slice soul sole stage stake steak stack steam
    stem stood stool swing sting suit suite tight thigh tongue tone tool toll trick truck trunk vain vein vest waist waste
    wander wonder wage wake whale wheel wipe wrap bald bold ball bell bill bull bet bat bit but belt bolt berry bury bowl
    blow below bow brown brow bunch branch case cash cast cave curve cheap cheep chip cheek check chess chest chin chain
    clue glue cold gold coal goal cord card crack creek dance dense data date debt depth dot dog dump damp fan fun fine find
    fight flight fright freight gate goat gift lift gum gun ham hen hand hat hut hot hit jam gem joy toy jump leg lack lake
    lock luck lick link ink mad mud mail mall map mop mate math melt mind mine mint mug net nut pack pick pain pan pen pin
    pine pile pole pond pound pray prey pig big rat rate rent rest rice ride rise road rode rose rush sad said sand send sort
    spill spell spend stamp stump step stop sum swim swam tap tape tea team tent tear tide tip top torch touch track trap
    tube tune turkey van wing wink worm worn yard yarn yell yellow`,
  de: `aber ober alle allee apfel äpfel arm warm arzt ärzte auf auge aus haus bach buch bad band bild wild binden finden
    bitte bitter blatt bleiben beliebt blind boden boot brot brief brille brücke rücken bruder brüder buch bucht
    bäcker backen decke ecke denken danken dich dicht dick dorf dort drei drücken drucken du dünn dumm durch durst ehe
    ehre eis eisen erst ernst essen fahren erfahren fallen fallen gefallen feier feuer fest fisch frisch tisch finger
    flasche tasche fliegen fließen fordern fördern frage frau froh früh fuß gabel garten gärten karten geben leben gegen
    gehen sehen stehen geld gelb gast gas gern gestern gesicht geschichte gesund glas gras gleich gleis gut gurt haar
    halt kalt hand hund mund rund hatte hätte hase hose haus maus heft heiß heiße heißt hell held hemd herr herz her hier
    hof hoch höhle hölle hören gehören hut huhn hund hunger jung junge kaffee kamm kann kennen können konnte könnte
    karte katze kasse tasse kind rind kirche kirsche küche kuchen kissen küssen klein kleid kopf knopf kaufen laufen
    kraft krank schrank kuh kühl lachen machen laden läden land lang langsam lampe lassen lasten laut leer lehrer lehre
    leid leicht licht leider kleider leise reise leiter letzte liebe leben liegen legen lied leid list löffel luft lust
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
    wunsch zahl zahlen zählen zahn zehn zeigen zeit zelt zimmer zug zunge
    schlüssel schüssel freuen frauen schießen schließen scheißen schicken schenken schinken stinken winken wirken wecken
    wissen wiese weise weisen beißen reißen heizen reizen hassen küsten kosten kasten kästen kisten kiste küste rosten
    rasten raten reden baden bieten beten betten bitten bluten blüten blüte brauchen rauchen riechen reichen kriechen
    kriegen lügen legen lagen lehren leeren lernen lesen lösen messen müssen nutzen putzen pflücken fliege flug fluss
    führen fühlen füllen fällen fehlen teilen heilen holen decken decke locken lecken lücke lüge lage laune leine leute
    läuten lauten mauer maul maurer minze münze miete mitte motte mühle müll mücken nadel nudel nagel nebel nüsse nässe
    ohren uhren osten ostern pfeil pfeile pfanne pfund rabe rebe rübe räuber raupe ratte ritter rinde runde rinder kinder
    sage säge sahne socke sack salbe silbe schere schwere schulter schalter schimmel schirm schwarm schwein schwan schwanz
    spaten spinne spange sparen spüren sperren stecken strecken stück stuck stütze spritze stange stängel steuern stören
    stürmen sünde sande tanz tinte tonne töten treffen triefen tropfen topfen tüte tote vase vers fell wabe waffe waffel
    würfel wange wanne wiege wagen wimper winkel wunder wander wandern würze wurzel zange zaun zahm zehe zeh ziege ziehen
    zielen zuhören zunehmen abnehmen annehmen aufstehen ausstehen verstehen bestehen entstehen gestehen versuchen
    untersuchen bekommen entkommen ankommen verlieren verlieben verbieten vertragen verraten verreisen zerreißen`,
  es: `cansado casado cansada casada abrir cubrir ahora hora alto algo alma arma amo año ano aro bajo vaja baño paño barco banco barato beso peso queso
    blando blanco boca bota bolso bolsa brazo abrazo bueno cabello caballo caballero cada cama casa caza cara carta
    cuarta carne calle valle calor color callar caro carro cazar casar cena cera cerca cesta cien siento ciento cielo
    hielo cita cine coche noche leche cocer coser cocina cosa copa ropa coma corto cuarto cuatro cuenta cuento cuesta
    cuerda cuerpo cuello suelo cubo dar dato dedo desde decir deber beber diente dieta dinero dolor domingo dos doce
    trece tres duda ducha dulce edad enero entonces esta éste este falda falta familia fecha flecha flor feria fiesta
    siesta frio fruta fuego juego fuente puente fuera fuerte suerte gato pato gesto gasto gente diente gusto guapo hablar
    hacha hambre hombre hombro hermano verano hijo hilo hoja oja hoy huevo jueves justo lado lago largo lana luna leer
    lejos letra libre libro limpio listo lista llave llamar llorar llover llevar lluvia loco lobo lugar jugar luz cruz
    madre padre maleta mano maño manta marca marco mar mal mayo mejor mujer mesa misa meta mes miel piel mio mismo moda
    modo mono moño mucho muela suela muro mundo nada nadar nave nieve nueve nuevo niña niño noche nombre hombre nube nuca
    nunca oeste este oído ojo hoja oro otoño otro oso pagar pegar país paja palo pelo pan papa papel pared pasa pasar
    pasear pato pata pecho techo hecho pelo pero perro pera perra peso pesca pescar pena peña pie pila pino piso poco
    poner pollo polvo porque puerta puerto pueblo puesto queso quince raro rato rata rico rio risa rojo roto ropa rosa
    rubio rueda saber caber sabor sal sala salsa seco seis sed red ser ver sello silla siglo signo sobre sol sopa sueño
    suelo sur tan taza tasa tarde tarta tarea tema tener tela tiempo tienda tierra tío tipo todo toro torre torta traje
    trapo tren tras triste uno una uña vaca vaso paso vela vecino venta ventana ver vez vida vino viento ciento vivir
    beber voz volar valor yegua yerno yeso zapato zona zumo humo`,
  fi: `tuli tuuli tulli kuka kukka muta mutta muuta tapaan tapan takka taka kansa kanssa lakki laki matto mato tule tulee`,
  fr: `dessus dessous aile ail aimer amer air aller amande amende ami an âne année armée arme arbre ancre encre assez avant vent avec
    bain main pain balle salle banc blanc bas bras beau bœuf bien rien bois boit boisson poisson poison bon bonbon bord
    botte bouche boucher bouchon bouton mouton bout boue brun bruit fruit bus but cadeau gâteau bateau café cage carte
    quarte casser caser cave cent sent cerf chaise chaud chaux chat char chance chanter changer chambre champ chemin
    chemise cher chère chair cheval cheveu cheveux chien chiffre choix chose chou chute ciel cil clair clef clou coin
    combien comment conte compte cou coup coudre cour cours course court coûter goûter couteau croire croix cru cuire
    cuisine cousine cuisse danse dans dent dedans deux dieu digne dire dix doigt droit donner dormir dos doux douze dur
    eau écouter école élève enfant entre autre erreur heure est et été étage étoile fable faible faim fin fait fée femme
    fer ferme fermer fête feu peu fil fille ville fils finir fleur peur foi foie fois fond font force fort fosse fou four
    jour frais français froid fromage gant gare garçon glaçon gens goût grand gras gris gros guerre guère haut herbe heure
    hier hiver homme hôte hôtel huile huit ici île jambe jambon jaune jeu jeune joie joue jouer jouet jupe jus lac laid
    lait laine lampe lapin large larme lave laver léger lent lettre lever lèvre libre lire livre lit litre loi loin long
    lourd lune lundi main maire mairie mai mais maïs mal mâle malle mari mars marcher matin maison raison méchant mère mer
    père terre mettre midi miel mois moins moi mot moto mou mort mouche mouchoir mur mûr nager neige neuf nez noir nom non
    nord note nous nu nuage nuit nul œil œuf oie ongle oncle onze or ordre oreille os ou où oui ours page plage paie paix
    pantalon par part parler patte pâte pays peau pêche pêcher péché peine penser percer perdre peuple pied pierre pire
    place glace plafond plaire plan plat plein pleurer pluie plume plus poche poids poil poire poivre poli pomme pompe
    pont port porte poste pot pouce poule poulet poudre pour pouvoir pré près prix pris prendre prêt quai quand quatre que
    qui queue quinze racine rat riz rire rive robe roi roue rouge route rue sable sac sain saint sale salle salon sang
    sans saut seau sel selle sept sérieux seul siècle siège soie soif soir sœur sueur sol sommeil soleil son sort sortir
    souci sous sou sourd sourire souris sud sucre sur sûr table tache tâche tante tard tasse tas taupe temps tente tenir
    tête tiers tigre tirer toi toit ton tôt tour tous tout trop trou trouver type vache vague vaste veau verre vers vert
    ver veste vide vie vieux ville vin vingt vite voile voir voix vol vouloir vous vrai vue yeux zéro`,
  it: `acqua alto altro amare mare anche ancora andare anello agnello anno ano antico arco arte bagno barca banca basso
    passo base bella becco bere vere bianco bocca botta brutto frutto buono cuoco fuoco caldo calo campo cane cani cantare
    contare capello cappello capo cappa carne caro carro carta casa cassa causa cena cera cento vento certo cielo cigno
    città cita collo colla colpo corpo copia coppia corto cosa costa cuore cuoio cura dado dato dente dieci dito ditta
    dire dolce donna nonna dono dopo dove due duro ecco eco erba età fame fumo fare faro fata fatta fato fatto fede ferro
    festa testa fetta fiato fiume fila figlia figlio foglia foglio fiore forno giorno forte foto freddo fronte fuori gamba
    gara gatto getto gente gesto giallo gioco giro giovane gola gonna grande grasso grosso guerra isola latte letto lato
    legno regno leone lento leggere libro libero lingua lista luce lupo luna lungo madre padre male mela mele miele mano
    marito matto mazzo mese mesi messa mezzo mille modo moda molto morto moto muro muto naso nave neve nero nodo noia noce
    voce nome notte note nove nuovo uovo occhio oggi olio ora oro orso osso otto pace pane panna pala palla papa pappa papà
    parco parte pasta posta pelle pollo polo pena penna penne pepe pera pesca pesce pesci pezzo pozzo piano pieno piede
    pietra pioggia pista pinto ponte porta porto posto potere prato prezzo prima primo pronto rana rete riso rosa rosso
    rotto ruota sale sala salto santo sano sasso sacco secco sedia seta sete sera serra serio sole solo soldi sonno sogno
    sono sopra sordo spalla spesa sposa spazio stella stalla stato strada stufa tavola tavolo tappo tardi tazza tempo
    tenda terra terzo tetto tipo topo tocco torre torta tosse troppo trovare tutto uomo uva vacca vaso velo vela verde
    vero vecchio vino vicino vita vite viso vista visto voglia voto vuoto zia zio`,
  pt: `água alto ano anos amo avó avô banco barco beijo queijo belo pelo boa boca bola bolo bom bota braço cabelo camelo
    cavalo caça calça caixa cama casa cara caro carro carta cedo certo perto céu chá chão chave chuva cobra copo corpo coco
    cocô coisa comer como cor cores costa custo dedo medo dente gente dez dia tia doce doze dor duro então entrada estrada
    faca face festa filho filha milho fogo jogo folha fonte forma forno forte foto frio gato pato gelo grande hoje homem
    hora ilha irmã irmão janela laço lado lago largo leite leito leve livre livro lixo logo longo lua luz luta mãe mão mal
    mala mar mês mesa meia meio mel melhor mil modo moda muito mundo nada nado nariz nata neve nome noite nove novo ovo
    obra ocupado olho ouro outro pão pau pai pais país pano papel parede parte pasta pata pé pedra perna pena pera peixe
    peso pia pilha pobre podre ponte ponto porta porto posto praia prato preço pressa presa primo primeiro quarto quatro
    queda rato raro rede rei reta rio riso roda rosa roupa rua saco saia sal sala sede seco sete seis sinal sino sogro
    sol sono sonho sopa sopro sul tarde tasca tela tempo terra teto tipo toalha todo torre torta touro trem três tudo uva
    vaca vaso vela velho vento venda ver verde vez vida vidro vila vinho vinte viver voar voz`,
  nl: `aan aap auto arm warm baan banaan been bier dier bed bad boek broek boot bord bos bus brief broer breed brood rood
    dag dak dank denk deur duur dier dik dom dorp droom drie druk eten een eer fiets niets fles vlees gat gast geel geld
    goed groen groot hand hond hart hard haar heer heet heel hoed hoog hoek huis muis hout jas jong kaas kast kat kamer
    keer keel kind kip klein klok koek boek kop koud oud kort kracht krant kant kus laag laat lang land leuk leren lezen
    leven lief lied licht lucht lijf lopen kopen maag maan man maat meer meel mens mes mond maand moe moed moeder mooi
    naam naar neus nacht nat niet noot nood noord oog oor oom ook open paard park peer pijn plaats plat poes pot raam
    rijk rijst rijden ring rok rug schaap schip slaap slecht snel soep soort spel stad straat staart stem ster stoel stof
    storm sterk taal tand tas tafel tijd touw trein trap trui tuin uit uur vader veel vier vis vriend vrouw vuur warm weg
    week weer wit wijn wind winter woord wonen zand zee zeep zes zeven ziek zoon zon zout zuid zus zwaar`,
  sv: `arm barn ben bild bil bok bord bröd röd dag djur dotter flicka ficka fisk flaska fot fågel fält få får gata glas
    glad grön gröt hand hund hus mus hår här hjärta huvud hög höger kaka kall katt hatt kniv knä korg kort kött krig kung
    kyrka lampa land lång läsa låsa leva liten ljus lov mat matta man mun mur måne månad natt nät näsa ny nyckel öga öra
    penna park pojke ring ris resa räka räkna röst rum sal salt sand sex sjuk sju sjö själ skog sko skola sked sol son
    stad stark sten stol stor ström svart svar säng sång söt tak tand tid tio tre träd tråd tunn tung varm vatten vän väg
    vägg vacker vind vinter vit vår år ägg äpple`,
  da: `arm barn ben bil bog brød bror bord dag dyr dør fisk flaske fod fugl får gade glas glad grøn hånd hund hus mus hår
    her hest høj kage kat hat kniv konge kort krig lampe land lang let liv lys mad mand mund måne måned nat næse ny nøgle
    øje øre ost vest øst pen penge pige ring ris rejse rød sal salt sand seks syg syv skib sko skov skole ske smuk smag
    sol søn stol stor sort svar seng sang sød tag tand tid ti tre træ tråd tung tynd varm vand ven vej væg vind vin vinter
    år æg æble`,
  no: `arm barn ben bil bok brød bror bord dag dyr dør fisk flaske fot fugl gate glass glad grønn hånd hund hus mus hår
    her hest høy kake katt hatt kniv konge kort krig lampe land lang lett liv lys mat mann munn måne måned natt nese ny
    nøkkel øye øre penn penger ring ris reise rød salt sand seks syk sju skip sko skog skole skje sol sønn stol stor svart
    svar seng sang søt tak tann tid ti tre tråd tung tynn varm vann venn vei vegg vind vin vinter år egg eple`,
  cs: `auto barva bratr bílý bít být čas hlas člověk čtyři tři deset den dcera dobrý dům dym dvě dva hlad hlava sláva hora
    horký hořký hrad had hrad jeden jaro jezero jíst jít jméno kámen kniha kočka kolo kost koš kluk krk krev král kroj
    kus les pes ples lev levný lidé lid loď luk louka láska maska matka město místo mléko moc noc moře most nos nový nůž
    oko okno okolo otec otevřít ovoce pán pan pět šest sest píseň písek pít bít plný pivo pole pračka práce pravda přítel
    prst prase ráno rána řeka ruka ryba rád řád hrad rok růže sestra sedm síla sníh slovo slon stan stůl strom strop strýc
    stát sůl svět květ světlo syn syr sýr škola štěstí teplý tělo týden týdnu ucho ulice úkol velký věž věc večer vítr vlak
    vlas hlas voda vůz žena země zima zub zvuk`,
  sk: `auto farba brat biely biť byť čas hlas človek štyri tri desať deň dcéra dobrý dom dym dva hlad hlava sláva hora
    horký horúci hrad had jeden jar jazero jesť ísť meno kameň kniha mačka kolo kosť kôš krk krv kráľ kus les pes ples
    lev ľavý lacný ľudia loď luk lúka láska maska matka mesto miesto mäso mlieko moc noc more most nos nový nôž oko okno
    okolo otec otvoriť ovocie pán päť šesť pieseň piesok piť biť plný pivo pole práca pravda priateľ prst prasa ráno rana
    rieka ruka ryba rád rad rok ruža sestra sedem sila sneh slovo slon stan stôl strom strop strýko stáť štát soľ svet kvet
    svetlo syn syr škola šťastie teplý telo týždeň ucho ulica úloha veľký veža vec večer vietor vlak vlas hlas voda voz
    žena zem zima zub zvuk mäsť sud súd vila víla krik pas pás tok ťah späť spať`,
  pl: `auto barwa brat być bić bok buk biały chleb czas las człowiek cztery trzy dom dym dzień dwa góra głowa głos głód
    gość kość gra gruby dobry jeden jeść iść imię kamień kasa kasza kot kto koło kolor król krowa krew brew kwiat świat
    lato ława lekki lew lód luty łóżko ładny list liść mama miasto ciasto mleko miły mały moc noc most morze może mysz
    myśl nos nowy nóż noga oko okno ojciec owoc pan pas pies pięć dzięki pić pieśń piasek pełny piwo pole prawda prawo
    praca ręka rzeka ryba rok róża raz rano rana syn ser sól stół sen siła śnieg słowo słoń słońce siedem sześć siostra
    szkoła stary strona struna suchy ucho ulica widok woda wóz wiek człek wiatr wieża wino wina włos głos zima ziemia ząb
    zupa żaba żona zona kura kora góra kury`,
  ru: `баба бак бок бык белый брат быть бить вода вор врач враг век вес весь вид ветер вечер вещь волк волос голос глаз
    газ год город горд гора нора горох голова голый голод холод город гость кость дом дым том день пень дерево десять
    девять дочка точка точь дочь дорога друг круг дуб зуб дядя жена земля зима зал зуб игра имя класс книга кот кит код
    кожа коза корова корона кровь бровь кровать край рай крыша мышь лес лист лиса лицо лоб лов лук луг люк люди май мак
    рак мать мат место тесто месяц мел мель море горе мост хвост муж мука рука мыло мало милый мир сыр ночь дочь нож нос
    новый небо неба нога окно осень олень отец песня песок пес пень пить пять спать стать палка галка парк парта пол пыль
    быль поле поезд пояс роза коза рот год рост хвост ряд яд река рука рыба рыбак сад зад семь семья семя сестра сила
    слива слово слон сон стол стул стена сын сыр соль роль солнце стакан страна сторона сутки утки тело дело тень день
    точка дочка трава три тир ты туча куча угол уголь ум ухо муха утка утро учить учитель хлеб цвет свет цена сцена чай
    час шар жар шесть шерсть шуба школа язык ящик`,
  uk: `бік бак бити бути брат вода вовк век вік вид він вона голос волос голова город гора нора гість кість дім дим день
    пень дерево дочка точка дорога друг дуб зуб жінка земля зима ім'я книга кіт кит кут корова корона край ліс лис лист
    лице люди місто тісто місяць море горе міст хвіст мова мороз ніч ніс ніж новий небо нога око окно осінь отець пісня
    пісок пес пити пять п'ять шість поле поїзд пояс рік річка рука рот риба ряд сад син сир сіль сила слива слово слон сон
    сім стіл стілець стіна сторона сторінка тіло діло тінь трава три туча куча вухо муха утка ранок рана хліб колір цвіт
    світ ціна чай час чаша шапка школа`,
};
