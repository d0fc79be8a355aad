/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  acqua alto altro amare mare anche ancora andare anello agnello anno ano antico arco arte bagno barca banca basso
  passo base bella becco bere vere bianco bocca botta brutto frutto buono cuoco fuoco caldo calo campo cane cani
  cantare contare capello cappello capo cappa carne caro carro carta casa cassa causa cena cera cento vento certo
  cielo cigno città cita collo colla colpo corpo copia coppia corto cosa costa cuore cuoio cura dado dato dente dieci
  dito ditta dire dolce donna nonna dono dopo dove due duro ecco eco erba età fame fumo fare faro fata fatta fato
  fatto fede ferro festa testa fetta fiato fiume fila figlia figlio foglia foglio fiore forno giorno forte foto freddo
  fronte fuori gamba gara gatto getto gente gesto giallo gioco giro giovane gola gonna grande grasso grosso guerra
  isola latte letto lato legno regno leone lento leggere libro libero lingua lista luce lupo luna lungo madre padre
  male mela mele miele mano marito matto mazzo mese mesi messa mezzo mille modo moda molto morto moto muro muto naso
  nave neve nero nodo noia noce voce nome notte note nove nuovo uovo occhio oggi olio ora oro orso osso otto pace pane
  panna pala palla papa pappa papà parco parte pasta posta pelle pollo polo pena penna penne pepe pera pesca pesce
  pesci pezzo pozzo piano pieno piede pietra pioggia pista pinto ponte porta porto posto potere prato prezzo prima
  primo pronto rana rete riso rosa rosso rotto ruota sale sala salto santo sano sasso sacco secco sedia seta sete sera
  serra serio sole solo soldi sonno sogno sono sopra sordo spalla spesa sposa spazio stella stalla stato strada stufa
  tavola tavolo tappo tardi tazza tempo tenda terra terzo tetto tipo topo tocco torre torta tosse troppo trovare tutto
  uomo uva vacca vaso velo vela verde vero vecchio vino vicino vita vite viso vista visto voglia voto vuoto zia zio
  accanto accento accendere scendere spendere prendere rendere vendere tendere attendere stendere intendere difendere
  dipendere perdere mordere ardere ridere uccidere decidere dividere chiudere chiedere credere cadere vedere sedere
  cedere vivere scrivere ricevere muovere piovere nuocere cuocere crescere nascere conoscere pascere uscire riuscire
  finire unire punire pulire salire sentire mentire partire vestire servire dormire coprire aprire offrire soffrire
  morire seguire capire sparire parlare portare partita sportare saltare salutare aiutare abitare evitare visitare
  imitare gridare guidare guardare ricordare accordare mandare domandare comandare studiare odiare mangiare viaggiare
  lasciare baciare cacciare cucciare lanciare cominciare rovesciare pisciare cambiare sbagliare tagliare svegliare
  consigliare pigliare maglia taglia paglia moglie soglia famiglia bottiglia conchiglia caviglia giglio miglio meglio
  aglio taglio sbaglio coniglio ciglio consiglio camera camicia camino cammino cammello castello coltello cervello
  fratello gioiello uccello vitello martello mantello gemello cancello ombrello pennello pisello asinello ruscello
  bello ballo bollo sollo molle callo cavallo metallo cristallo gallo gallina collina farina marina mattina cantina
  cucina piscina benzina cortina candela candele scuola suola viola tela sorella padella cartella bidella favella
  mozzarella capra copra sabbia rabbia gabbia nebbia labbra libbra carota corona carezza carbone cartone bastone
  melone limone sapone padrone ladrone pallone pallino balcone bottone bambino bambola bandiera bandito banana befana
  lana tana sana settimana campana fontana cestino cestina cerchio cerca cercare caricare carico cattivo cattura
  chiaro chiave chiodo chiesa chiusa cinque cintura cipolla ciotola coda codice contento contenta contorno conto
  contro corda cordone corsa corso dolore colore calore odore amore umore onore attore fattore dottore pittore
  trattore motore domani domenica donare dritto diritto delitto profitto soffitto entrare centrare errare sperare
  sparare separare imparare preparare riparare fagiolo fazzoletto fianco fianchi stanco banco fango fiamma fretta
  fredda frena freno fieno frate frase gelato gelata gettare gessetto giacca giardino ginocchio giornale giudice
  giusto gusto grazie grazia grado grano grana lacrima lago ladro lampo lampada largo larga lavare lavoro legare
  leggero lenzuolo lontano lontana lotta lotto magro magia maggio maggiore malato malata manica mancia mancare marca
  marco marrone massa matita maturo mazza mente mento menta mercato merenda mettere minuto misura mobile monaco moneta
  monte montagna mostra mostrare nascita nastro negozio nipote nuoto nuotare nube nuvola occasione ombra onda orario
  orecchio orto ospite ospedale osteria pacco palazzo palestra panca pantaloni parente parete parola passero patata
  patente paura pausa pazzo peccato pecora peggio pentola perla persona pesante peso pianta pianto piatto piazza pizza
  pezza piccolo pillola poggio poesia poeta polvere pomodoro pompa porzione posata povero prestare presto preso
  prigione principe prova pulito pulce punto punta quadro quarto quattro quota radio ragazza ragazzo ragione regione
  religione ragno regalo regola regina riga riva rivo ripa risa roccia goccia doccia romanzo rondine ruga rumore
  rubare sabato saggio salice salsa salsiccia salute sangue sapere sapore scala scalo scarpa scatola scherzo schiena
  sciarpa scimmia scopa scoglio secchio secolo segno seme sempre senso senza serpente sforzo sguardo siepe signora
  signore silenzio soffiare soggiorno soldato sorte sorta sorso sorriso sotto spago specchio specie spiaggia spina
  spinaci sporco sporta stagione stanza stazione straniero stretto strega stivale storia studente sugo succo sussurro
  sveglia tacco tagliere tamburo tappeto tasca tassa tastiera tegola telefono tempio tempesta tenero tesoro tessera
  tigre timbro tonno torno torto traffico treno trucco tubo turno ultimo umido unghia usare usura uscita valigia valle
  vapore vasca vecchia veloce veleno ventre vergogna verme vestito vetro viaggio vigna violino vipera virtù visita
  vittima vittoria volare volere volpe volta volto vongola zaino zampa zanzara zebra zero zona zoppo zucca zucchero
  zuppa bambina signorina bimbo bimba neonato adulto anziano babbo mamma nonno cugino cugina suocero suocera genero
  nuora cognato cognata sposo fidanzato genitore vedovo vedova amico amica vicina collega nemico re principessa faccia
  pelo labbro braccio gomito polso petto seno pancia stomaco anca tallone polmone fegato rene barba baffo guancia cibo
  bevanda birra caffè tè formaggio burro prosciutto minestra brodo insalata aceto marmellata biscotto cioccolato
  caramella frutta arancia fragola ciliegia anguria prugna fico albicocca verdura legume lattuga cetriolo peperone
  mais fava lenticchia cavolo fungo oliva mandorla castagna avena colazione pranzo spuntino bicchiere brocca cucchiaio
  forchetta tovagliolo tovaglia fornello frigo ricetta amaro acido salato piccante crudo cotto marcio fritto arrosto
  animale cagna gatta toro mucca bue asino mulo maiale porco anatra oca tacchino aquila gufo corvo piccione squalo
  balena delfino rospo serpe tartaruga lucertola ratto scoiattolo elefante giraffa cervo cinghiale mosca ape vespa
  formica farfalla lumaca piuma artiglio corno nido ala abito camicetta maglietta maglione pantalone cappotto sandalo
  pantofola calza calzino berretto guanto cravatta cotone stoffa filo ago collana orecchino orologio occhiale borsa
  borsetta portafoglio argento edificio finestra pavimento ascensore salotto terrazza terrazzo cortile garage soffitta
  cuscino coperta materasso poltrona divano armadio scaffale cassetto serratura campanello asciugamano pettine
  spazzola spazzolino rubinetto fiammifero cesto cesta paese villaggio quartiere via viale angolo marciapiede semaforo
  bottega museo teatro cinema biblioteca farmacia albergo ristorante bar aeroporto fabbrica ufficio questura carcere
  liceo università aula classe maestro maestra professore alunno alunna allievo quaderno pagina gomma righello forbice
  lavagna gesso lezione esercizio compito esame lettera sillaba verbo dubbio domanda risposta errore disegno chimica
  fisica scienza musica impiego stipendio paga azienda affare denaro soldo debito medico infermiere infermiera
  avvocato polizia pompiere postino cameriere cameriera cuoca panettiere macellaio pescatore contadino operaio
  muratore falegname scrittore attrice cantante musicista pilota autista meccanico ingegnere barbiere sarto dentista
  commesso segretaria prete suora guida auto macchina camion autobus tram metro aereo bicicletta bici sedile biglietto
  viaggiatore percorso rotta mappa passaporto frontiera confine bagaglio arrivo partenza entrata volo fermata binario
  vacanza mondo nazione provincia oceano sponda colle bosco foresta deserto albero ramo tronco radice garofano pino
  quercia ghiaccio temporale fulmine tuono cenere aria clima primavera estate autunno inverno giornata mattino serata
  pomeriggio mezzogiorno mezzanotte alba tramonto secondo data epoca lunedì martedì mercoledì giovedì venerdì gennaio
  febbraio marzo aprile giugno luglio agosto settembre ottobre novembre dicembre ieri adesso allora poi mai già mentre
  quando blu azzurro grigio arancione scuro uno una tre sei sette undici dodici tredici quattordici quindici sedici
  diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta mila milione
  quinto sesto settimo ottavo nono decimo metà doppio paio dozzina numero cifra io tu lui lei noi voi loro esso essa
  egli ella mi ti si ci vi me te se ne lo la li le gli mio mia tuo tua suo sua nostro nostra vostro vostra questo
  questa quello quella ciò chi che quale quanto come perché perciò qualche qualcosa qualcuno alcuno nessuno niente
  nulla altra stesso stessa tutta ogni ognuno ciascuno entrambi vari poco abbastanza più meno tanto così quasi
  soltanto neanche forse sì no non bene qui qua lì là dentro davanti dietro intorno attorno avanti indietro oltre
  inoltre appena magari ormai di da in con su per tra fra durante fino verso presso salvo eccetto ed oppure ma però né
  quindi dunque anzi infatti cioè ossia benché purché essere avere venire dovere raccontare rispondere udire ascoltare
  toccare odorare provare piacere cenare pranzare cucinare sbucciare friggere bollire mescolare sognare alzare
  spazzare stirare cucire spogliare pettinare radere camminare correre arrivare tornare girare voltare passare fermare
  pesare posare porre togliere levare dare regalare comprare pagare costare valere vincere tacere piangere sorridere
  ballare giocare suonare tirare buttare spingere rompere spegnere iniziare continuare durare restare rimanere
  aspettare lavorare insegnare disegnare dipingere copiare ripetere spiegare pensare dimenticare dubitare scegliere
  preferire funzionare costruire creare ferire curare guarire nevicare gelare brillare bruciare riempire vuotare
  appendere sciogliere slegare nascondere scoprire invitare abbracciare sposare montare chiamare inviare avvisare
  promettere ingannare lottare litigare picchiare battere temere spaventare arrabbiare festeggiare ringraziare scusare
  perdonare permettere vietare proibire obbligare accettare rifiutare negare tentare trattare migliorare aumentare
  ridurre misurare sommare piantare seminare cogliere raccogliere pescare badare fondere spandere breve debole morbido
  liscio ruvido rotondo tondo quadrato moderno minore bravo carino aperto chiuso economico ricco rapido tiepido fresco
  asciutto bagnato facile difficile semplice possibile impossibile sicuro pericoloso falso sbagliato furbo sciocco
  stupido gentile simpatico antipatico allegro triste felice arrabbiato preoccupato calmo tranquillo nervoso
  coraggioso vile pigro timido buffo divertente noioso importante raro strano normale comune speciale famoso occupato
  celibe nubile sposato vivo cieco calvo biondo bruno moro destro sinistro prossimo seguente uguale diverso proprio
  pubblico privato necessario utile inutile profondo fondo ingiusto onesto umile fiero orgoglioso crudele fedele
  nobile leale abile capace puro intero odio gioia tristezza felicità ira gelosia invidia orgoglio colpa desiderio
  speranza sorpresa bacio abbraccio affetto amicizia morte anima spirito idea pensiero verità menzogna bugia segreto
  problema soluzione motivo effetto risultato successo fallimento fortuna destino caso giocattolo squadra sport premio
  nozze danza canzone canto racconto opera film schermo televisione cellulare computer busta francobollo messaggio
  notizia rivista diario annuncio immagine suono grido forza legge ordine norma furto multa arma spada pistola
  battaglia sconfitta esercito popolo governo presidente sindaco elezione malattia febbre influenza raffreddore ferita
  medicina sciroppo benda oggetto linea curva bordo centro forma altezza chilo litro maniera esempio cambio principio
  inizio fine luogo nord sud est ovest acero afa agio agro aiuto alare alce alga alito altare amen amo ante antro
  arena arpa arpia arto assai asta astro atrio atto avaro avo bacca baio balbo balla banda bando bara barra basta bava
  biglia biro boa boccia bolla bomba boria bosso brama briga buco buio busto calare calca calce calma canna canino
  canoa carpa carte casco casta casto cauto cava cavo ceco cedro celare cella cenno censo cero ceto chiesto ciclo
  ciglia cima cinto cinta clava clero colmo colto coma compare conte conta coppa coro corte costo cotta cova covo
  creta crepa cresta crosta cubo cuccia culla cupo curia dama danno dardo dati degno denso desto detto diga dio dita
  divo doge doglia dolo dorso dose dosso dote dotto duna duca ebano elmo ente entro eremo eroe esca esito estro euro
  faccio faggio falce falco falla fallo fama fanale fante fascia fascio fase felce fera fermo feto fibra fiera finta
  finto fioco firma fitto fiuto foca foce foga folla folle fonte foro fosso frana fronda fuso fusto gaio galla garza
  gazza gelo gelso giunto gora gozzo grata grato guasto iena inno ladra lacca laccio lama landa lardo larva latta
  lauto lava lega legna lena lente lesso lesto leva lido lieto lima lino lira lire lisca lite liuto lordo loto lupa
  lutto macina mago maga manco manico manna manto manzo marcia marea marmo masso mate media melo merlo mero mesto
  messe messo meta mezza miglia mina mine mira mite mito molla molo mora morbo morsa morso mosso mosto mostro mozzo
  muso muta nano nana nappa nato nervo nesso netto nolo nota noto omero onta opaco orca orco orda orlo orma orzo oste
  ozio palato palco palma palmo palo panda panno pari parto pasto patto pece pecca pegno perno perso peste piaga
  pialla piatta piega pigna pila pina pinna pinza pipa pizzo polpa polpo pomo porro posa poste pozza pregio prego
  presa prese proda prora prosa pula pupa pupo rada rado raggio rame rampa rango rapa raso rata razza razzo refe remo
  remare rena reno resa resto retta rigido rima rito rocca roco ronda rovo rozzo sacro salita salma salmo saldo salone
  scavo scelto sci scia scolo scopo scorso scotto scritto secca seco sega sella senno serie servo sesso setta sfera
  siero silo sito smalto soda sodo soia solco sonda soma sosta spalto sparo spasso spese spesso spia spiga spilla
  spinta stagno stilla storto storta strato suolo svago tacca tale tappa tara tardo tarma tasso tasto tatto telo
  tenere tengo terno teso teste testo tetro tetta tifo tiglio timo tinta tino tinto tiro tomba tomo tono tonto tordo
  torso torvo trama tratto trono trota tuba tuta ufo umano unto urlo urna urto uscio uso vaglia vago valore vano vanto
  varo varco vasto vena vera veste veto vetta vinto vitto zanna zappa zelo zolla zoo siamo siete era ero fui fu furono
  sia sto sta stai stanno stare stette ho hai ha hanno ebbe ebbi aveva abbia vado vai va vanno vengo viene venne venni
  venuto posso può puoi poté voglio vuole vuoi volle devo deve debbo so sa sai sanno seppe dico dice disse dica do dà
  dai diedi diede fa fai fece feci vedo vide vidi bevo beve bevve bevuto esco esce uscii uscito salgo scelgo sceglie
  scelse tolgo toglie tolse tolto pongo pone pose mise misi chiese chiuse corse lesse scrisse rise pianse perse vinse
  visse vissuto nacque morì muoio muore cadde caddi tenne tiene rimane rimase rimasto rimango piace piacque tace
  tacque taccio aprì copre coperto ruppe speso spinse spinto mosse colse cosse accese acceso spense spento scese sceso
  rese reso tese offre offrì offerto odo ode dolgo duole valse valso giunse seria sereno acca vario abate abete abisso
  abuso accesso acciaio accordo acume adatto addio affanno affatto affitto agile agire aiuola allarme alleato alloro
  alone altrove alveare amaca amante ambra àncora andata anfora angelo anguilla animo anitra annata ansia antenna
  apice apparire appello appunto arare aratro aringa armata arnese aroma aspro asse assegno assenza assetato assalto
  astuto atleta atomo atroce attesa attento attimo avanzo avviso azione azzardo bacino baffi baita balia balsamo balzo
  barile barone batteria battello battito bavero beffa belva beni berretta bestia bestemmia biada biancheria bieco
  bile bilico bisca biscia bisogno bloccare blocco boccone boccale bontà borgo botola botte bottino bozza brace branco
  branda brezza briciola briglia brillo brina brivido bronzo bruco bruma bucato buca buccia bufalo bufera bulbo
  bulletta burla bussare bussola caccia caduta calcio calcolo caldaia calice camice canale canapa canestro cannone
  canone capanna caparra capitano capitolo cappella capretto carato carena carica carie caserma catena cattedra cavia
  caviale ceffo cembalo cencio ceppo cerotto cespuglio chiasso chicco chioma chiostro chitarra cicala cicogna cimice
  cinghia ciondolo ciuffo civetta civile cliente cocco coglie colletto colono colombo colomba colonna colpire coltre
  comando comare comizio comodo compera conca concorso condire contessa convento copione coraggio corallo corazza
  cornacchia cornice cornetto corriere corsia corteccia corteo costola costume cozza crampo cranio crema cric crisi
  croce crollo cruna cucciolo cuffia culto cuneo cuocio cupola dannare dazio decennio devoto dialogo diamante diavolo
  dieta difesa difetto diploma direttore disco disgrazia ditale divisa dogana dorato dormita dottoressa dotare drago
  dramma droga duello duomo durata ebbro ebete edera edile elica enigma enorme eroina esilio esile estivo eterno
  ettaro evento evviva fabbro faccenda facciata fagotto falda falena farcire fardello fascino fatale fatica fattoria
  fauce fauna favola favore fazione feltro femmina ferie feroce fertile fessura fiaba fiasco fibbia fiducia filare
  filtro finale finora fiocco fionda fiotto firmare fisso flotta flauto focolare fodera foggia fogna follia forare
  fossa frasca freccia fregio frigido fruscio frusta fuga fuggire fulvo fune funzione furia gabbiano galera galletta
  galoppo gambero gambo gancio gemma gemere gemito gengiva genio gergo germe gettone ghepardo ghiaia ghianda ghiro
  giace giacere giara gigante ginestra gioire giostra girino gita giudizio giunco giuria giurare globo gloria gnomo
  gobba gobbo golfo goloso gomitolo gonfio gradino granata granchio grandine grappa grappolo grave greco gregge grezzo
  grembo grembiule grillo grinta gronda groppa grotta gru gruppo gruccia guaio guado guardia guscio idolo idraulico
  igiene ignaro ignoto imbuto impero impresa incendio inchino inchiostro incontro incubo indizio inferno inganno
  ingresso insetto insegna intento invito iride istante istrice laghetto lamento lamiera lampone lancia lasagna lastra
  lattina lavabo lavello lebbra leggi lentiggine lepre letame lettore libretto lieve limite limpido linfa lode lodare
  logoro lombo lontra lucciola luccio lucido lume lusso macchia macello madia maiolica maledetto malizia malva mandria
  manette maniglia margine maremma marmotta maschera maschio massaia matassa mattone meccanica medio menù mensa
  mensola mendico merce merito metodo micia micio midollo mietere mignolo miope miraggio miscela mitra modello modulo
  mogano monaca morale mucchio muffa mulino mungere muschio muscolo musa mutande mutare nafta narice nasco natale
  natura navata nespola nettare neutro nocca nocciola nomina notare notaio novella novello nozione nucleo nudo oasi
  obbligo obolo occaso offerta offesa officina ombelico oppio orbita ordito orfano organo orgia ormone orrore ostrica
  ottico ottimo ottone ovile ovvio pacchetto padrino paiolo pallido palpebra palude panchina pancetta pantera panino
  papavero papera paradiso passera pastore pasticcio patria pavone pazienza pazzia pecorino pedale pedone pellame
  pendio pensione perito petalo pianeta pianoforte picca pietà pigiama pirata pittura plastica polena polline porpora
  preda preghiera prestito prole primula prode profumo prudente prurito pugno pugnale puledro pulcino pulpito pungere
  pupilla quaglia racchetta raffica ragnatela rapina rasoio rasare reale recare recinto regia registro relitto rendita
  resina rettore ricamo riccio ricerca ricordo rinoceronte rione riparo ripido riposo risata riserva rispetto rissa
  ritmo ritratto ritorno rivale rivolta roba robusto rogo rombo ronzio rossetto rotaia rotella rotolo rovere rovina
  rugiada ruggine ruggire ruolo rullo rupe rude saetta salame saliva salmone salvare salvia sanare santa satira sauna
  sbarra sbadiglio scacco scalzo scambio scampo scarico scarpone scarso scatto scelta scemo scena scettro scheda
  scheggia schema scheletro schiaffo schiavo schifo schiuma schizzo sciabola sciame sciare sciopero scolaro scorta
  scorza scossa scritta scrivania scudo scure scusa sdraio seccare seduta seduto segale seggio selva sembrare semola
  senape sfida sfilata sfogo sfondo sfortuna sgabello sicario sidro siesta sigaretta sigaro sigillo simile singhiozzo
  sinistra sirena sisma slancio slitta smorfia snello soave socio soffio sofà sogliola solito solido somma soprano
  sostegno sottile sovrano spavento spettro spezia spicchio spigolo spillo sprone spugna spuma sputo squama squillo
  stabile stadio stamani stampa stampella starnuto statua statura stazza stecca stelo stemma stento stile stima stiva
  strage straccio strappo strillo striscia strofa struzzo stufo stufato stuoia stupore sudare sudore sughero super
  svelto svenire svolta tabacco talpa tarlo taverna tavoletta tavolino tazzina tegame teglia telaio tema tempia
  tenaglia tenore tenue termine terme terrore teschio tessere timone timore tizio toga toppa torba torcia torero
  torrente totale tramezzino trampolino trancio trappola trapano tratta trave treccia tregua tremare tribù triglia
  trincea trofeo trotto truffa truppa tuffo tulipano tuorlo turco tutela tutore udito ulivo unico urlare usanza
  usignolo vagone valanga valvola vanga vanità vassoio vello velluto vendetta ventaglio veranda vergine versare vezzo
  vicenda vicolo vigore villa villino viltà vimini violento vischio vispo viuzza vizio voga volume vomito vulcano
  zaffiro zampogna zar zattera zeppo zinco zitto zitella zoccolo zolfo zuffa`;
