/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  home dona nen nena noi noia xicot xicota senyor senyora gent persona nadó jove adult vell vella avi família pare
  mare papa mama fill filla germà germana àvia iaia oncle tia tiet tieta cosí cosina nebot neboda net neta sogre sogra
  gendre nora cunyat cunyada marit muller espòs esposa nuvi núvia parella parent bessó padrí padrina vidu vídua amic
  amiga veí veïna company companya cap amo mestressa hoste enemic rei reina príncep princesa cos cara cabell pèl ull
  orella oïda nas boca llavi llengua dent queixal coll gola espatlla braç colze mà dit ungla canell pit esquena panxa
  ventre estómac cintura maluc cama cuixa genoll peu turmell taló pell os sang cor cervell pulmó fetge ronyó barba
  bigoti cella pestanya front galta barbeta menjar beguda pa llet aigua vi cervesa cafè te suc formatge mantega ou
  carn peix pollastre pernil arròs pasta sopa amanida sucre sal pebre oli vinagre mel melmelada dolç gelat pastís coca
  galeta xocolata caramel fruita poma pera plàtan taronja llimona raïm maduixa cirera meló síndria pinya préssec pruna
  figa albercoc verdura llegum tomàquet patata ceba all pastanaga enciam cogombre pebrot blat mongeta cigró pèsol fava
  llentia col bolet oliva nou ametlla castanya avellana farina salsa brou civada esmorzar dinar berenar sopar plat got
  copa tassa ampolla gerra cullera ganivet forquilla tovalló taula estovalles olla paella cassola forn nevera cuina
  recepta gana set gust amarg àcid salat picant cru madur podrit cuit rostit fregit animal gos gossa gat gata cavall
  euga vaca toro bou ruc ase mul mula ovella xai be cabra boc porc truja conill gallina gall ànec oca ocell au colom
  coloma àguila òliba mussol corb oreneta pardal tauró balena dofí granota gripau serp tortuga llangardaix ratolí rata
  esquirol llop guineu lleó tigre elefant mico girafa camell cérvol senglar mosca mosquit abella vespa formiga aranya
  papallona cuc cargol puça poll ploma cua pota urpa banya niu ala gàbia roba camisa samarreta pantaló faldilla vestit
  jaqueta abric jersei brusa sabata sabatilla bota sandàlia mitja mitjó barret gorra bufanda guant cinturó corbata
  butxaca botó màniga cuir llana seda cotó tela drap teixit fil agulla anell collaret polsera arracada rellotge
  ulleres paraigua paraigües bossa cartera motxilla maleta joia or plata argent casa llar edifici pis porta finestra
  paret mur terra sostre teulada escala ascensor cambra habitació sala menjador dormitori bany dutxa banyera lavabo
  balcó terrassa jardí hort pati garatge soterrani golfes llit coixí manta llençol matalàs cadira butaca sofà armari
  prestatge calaix mirall llum llàntia bombeta espelma catifa cortina quadre clau pany timbre sabó tovallola pinta
  raspall escombra galleda aixeta llumí cistell cistella brossa ciutat vila poble barri carrer avinguda plaça parc
  pont cantonada vorera semàfor mercat botiga banc correu església temple castell palau torre museu teatre cine cinema
  biblioteca hospital farmàcia hotel restaurant bar estació port aeroport fàbrica oficina despatx presó escola
  institut universitat classe aula mestre mestra professor professora alumne alumna estudiant llibre quadern llibreta
  paper full pàgina llapis bolígraf goma regla tisora pissarra guix pupitre lliçó exercici deure examen prova nota
  curs paraula frase lletra verb nom idioma accent dubte pregunta resposta error falta dibuix història química física
  ciència art música treball feina sou salari empresa negoci diner moneda bitllet preu compte deute factura metge
  metgessa infermer infermera advocat jutge policia bomber soldat carter cambrer cambrera cuiner forner carnisser
  pescador pagès obrer paleta fuster pintor pintora escriptor actor actriu cantant músic pilot conductor xofer mecànic
  enginyer barber perruquer sastre dentista venedor secretari secretària lladre capellà frare monja monjo guia cotxe
  carro camió autobús tren tramvia metro avió vaixell barca bicicleta moto roda motor fre volant seient viatge viatger
  camí carretera ruta via mapa passaport frontera equipatge arribada sortida entrada vol parada andana benzina
  vacances platja món país nació estat regió província illa costa mar oceà riu llac estany rierol riera riba vora
  onada ona sorra roca pedra muntanya mont turó serra vall bosc selva desert camp prat herba gespa arbre branca tronc
  arrel flor rosa clavell lliri llavor planta pi roure alzina cel sol lluna estrella núvol pluja neu gel vent tempesta
  tempestat llamp tro llampec boira calor fred ombra foc fum cendra flama aire pols fang temps clima grau primavera
  estiu tardor hivern dia nit matí tarda vespre migdia mitjanit alba hora minut segon setmana mes any segle data època
  dilluns dimarts dimecres dijous divendres dissabte diumenge gener febrer març abril maig juny juliol agost setembre
  octubre novembre desembre avui ahir demà ara llavors després abans sempre mai aviat tard encara ja mentre quan
  vermell blau verd groc negre blanc gris marró morat lila violeta rosat clar fosc color zero un una dos dues tres
  quatre cinc sis vuit deu onze dotze tretze catorze quinze setze disset divuit dinou vint trenta quaranta cinquanta
  seixanta setanta vuitanta noranta cent mil milió primer tercer quart cinquè sisè setè vuitè novè desè meitat mig
  doble parell dotzena nombre número xifra jo tu ell ella nosaltres vosaltres ells elles em et es ens us li els les la
  lo ho hi en meu meva teu teva seu seva nostre nostra vostre vostra aquest aquesta això aquell aquella allò qui què
  que quin quina quant quanta on com perquè algú alguna algun res ningú altre altra mateix mateixa tot tota cada
  cadascú qualsevol ambdós diversos molt molta poc poca bastant gaire prou massa més menys tan tant quasi gairebé
  només també tampoc potser sí no bé ben mal malament millor pitjor així aquí allà allí prop lluny dins dintre fora
  dalt baix damunt davall davant darrere enfront endavant enrere amunt avall amb contra de des durant entre per fins
  segons sense sobre sota vers excepte malgrat ni però sinó doncs si car ser estar haver tenir fer anar venir poder
  voler saber conèixer dir parlar contar explicar contestar preguntar respondre demanar veure mirar sentir oir
  escoltar tocar olorar tastar agradar estimar amar odiar beure cuinar tallar pelar fregir bullir rostir barrejar
  dormir somiar despertar llevar ficar rentar netejar escombrar fregar planxar cosir vestir dutxar banyar pentinar
  afaitar caminar córrer saltar nedar volar pujar baixar entrar sortir eixir arribar partir tornar girar creuar seguir
  parar passar passejar pesar trepitjar posar treure deixar agafar prendre portar dur donar rebre regalar prestar
  comprar vendre pagar gastar estalviar costar valer valdre guanyar perdre buscar cercar trobar cridar callar plorar
  riure somriure cantar ballar jugar tirar llançar empènyer trencar rompre obrir tancar encendre apagar començar
  acabar continuar durar quedar esperar ajudar treballar estudiar aprendre ensenyar llegir escriure dibuixar pintar
  esborrar copiar repetir entendre comprendre pensar creure recordar oblidar dubtar decidir triar escollir preferir
  necessitar usar utilitzar servir funcionar arreglar construir crear créixer néixer viure morir matar ferir curar
  guarir sanar doldre patir sofrir caure ploure nevar gelar bufar brillar cremar moure omplir buidar penjar lligar
  deslligar guardar amagar mostrar cobrir descobrir convidar visitar saludar besar abraçar casar viatjar conduir
  muntar trucar enviar manar avisar prometre mentir enganyar robar furtar lluitar barallar pegar picar vèncer témer
  espantar enfadar alegrar celebrar felicitar agrair perdonar queixar permetre prohibir obligar acceptar rebutjar
  negar evitar intentar provar tractar aconseguir canviar millorar augmentar reduir medir mesurar sumar restar dividir
  plantar sembrar regar collir caçar pescar criar cuidar llençar estirar estendre estrènyer encetar enterrar gran
  petit alt llarg curt ample estret gros gras prim magre fort feble dèbil tou bla suau aspre llis pla rodó quadrat
  antic modern major menor bo bona bon dolent maca bonic bonica bell lleig brut ple buit obert tancat barat ric pobre
  ràpid lent calent tebi fresc sec mullat humit pesat pesant lleuger fàcil difícil simple senzill possible impossible
  segur perillós cert fals veritable correcte llest ximple boig savi amable simpàtic antipàtic alegre trist feliç
  content malalt sa cansat enfadat preocupat tranquil nerviós valent covard mandrós gandul tímid seriós graciós
  divertit avorrit interessant important rar estrany normal comú especial famós lliure ocupat solter casat viu mort
  sord cec mut coix calb ros rossa moreno dret esquerre recte últim darrer pròxim següent anterior igual diferent
  distint propi aliè públic privat necessari útil inútil profund fondo just injust honest humil orgullós cruel tendre
  fidel noble lleial hàbil capaç pur sencer trencat estimat odi amor por alegria tristesa felicitat ira ràbia gelosia
  enveja orgull vergonya culpa pena dolor plaer desig somni son esperança sorpresa ensurt rialla plor llàgrima petó
  abraçada amistat pau guerra vida ànima ment esperit idea pensament raó veritat mentida secret problema solució causa
  motiu efecte resultat èxit fracàs sort destí atzar joc joguina joguet pilota baló equip partit esport cursa premi
  regal festa boda casament ball dansa cançó conte poema poesia obra pantalla ràdio televisió telèfon mòbil ordinador
  teclat màquina carta segell missatge notícia diari revista anunci foto càmera imatge veu so soroll silenci crit
  força llei ordre norma judici crim robatori càstig multa arma espasa pistola bala lluita batalla victòria derrota
  exèrcit corona regne govern president alcalde elecció vot salut malaltia febre tos grip refredat ferida cop medicina
  pastilla xarop bena cosa objecte part tros punt línia corba cercle costat fons centre punta forma mida pes alçada
  altura quilo litre gram manera mode tipus mena espècie exemple detall canvi principi començament inici final fi
  vegada pas lloc indret espai nord sud est oest dreta esquerra abast abat acer acord acte afer agre ajut alè alga
  alçar alta altar amant anca api arada aram arc arca àrea arena arna arpa astre atac ateu atur auca avar baba bac
  baca badar badia baf baga baia baixa balca balma banca banda baró barra base basar bassa bast bata batre bava bec
  beca beta biga bocí boia bola bomba bord borda borra borsa botí brac brama bram brasa brau breu brida bri brisa broc
  broca broda broma brot bru buc buf bufa bus caber cabró caça cadell caixa cala calç calça cals calma cana canal cant
  canya capa capell capsa card cas casc case casta cau cava cens cep cera cerc cigar cigne cim cinta circ cita citar
  clam clos club coa cobra codi cola colar colp coma comte conca coral corc corda cordó cort cota cotna cova crema
  crin crida cub cunya cup cura dama dany dard dau dens déu diana digne disc diu dol doll dot drac drama duna duc eco
  edat egua eina eix era erm erro escama escata esclat esma espia estri faç faena faixa falç fama fanal far fase fat
  feix fel fem fera ferm ferro fiar fila filar film fira firma fita fix fixar floc foca fona font forat forca forta
  fosa fosca fossa frau fresa fuga fus gai gala garra gas gema gerro gest gira glaç goig gol gota gra grada grana gres
  greu grop grua grup gual ham ídol jeure jorn jota jou junt jura jurar lema llaç llama llança llata llep lleu lliga
  llim llima lloar lloca llom llot lluç lot maça mag mall malla mant maó marc marca marea marge mas mata mató maul
  meda menta mesa meta mica milla mina moda mol mola molí moll molla molsa mona moro mossa most mostra mot mou muda
  nan nap nata nau nina nova nua nuca nus obac obi oci olor onso opac ordi osca ostra paga pal pala palla palma pam
  pana panell pansa pap par para parra parla passa pastar pata patà pausa peça peca pecat pega pela pelat penó perla
  pesta pic pica pila pilar pipa pista placa plaga plana plom poal podar poeta polp pompa posta pot pou prec presa
  pressa proa prosa pua pul puma puny puta raça racó rai raig ram rama ramat ramal rampa ran rang rap rara rasa rasar
  raspa raval real rebut rec red reg reial reixa rem remar ren renda renta resar resta ret reta rial rifa rima risc
  roc rodar roig roja rol rom romà ronda rostre rot ruca rus sabre sac salar salm salt sant sap sard seca sella senda
  serè sesta setí setge soca soci soga sola solc sorn sonar sonda sorda suar suat sucar suma suor surar suro surt taca
  taco tala tall talla talp tanc tanca tanda tap tapa tara tast taüt taxa teia tel tema tenda tens tesi test testa
  tete teula tija tina tinta tió tir tira tiró toc toca toia tona top topar torb tord torn tort torta tosc trac traç
  trama tranc trena trau tret troca tron trot truc tub tumor turc ulls urna vaga val valor vals vara vas vast veda vel
  vela vena venda verí vern viga vil viola vista volta voltar xal xic xoc xop xot zel zona soc ets és som són fui fou
  sigui estic està estan hagi he has ha han havia tinc té tenen tenia faig fa fas fan feia fet fes vaig va van vam vau
  venia vinc ve vens vingut puc pots podia pogut vull vols volia volgut sé saps sabia sabut dic dius deia digui dono
  veig veus veia vist sento sent sentia surto sortia poso posa caic queia caigut creu crec creia cregut beu bevia
  begut dec devia degut du dus duia dut prenc pren pres perd perdo mor moria neix nascut cull collia cus cusi tus
  tusso visc vivia viscut escric escriu escrit llegeix llegit rep romp moc mogut plou plogut jec jeu obre omple
  omplert reia rigut coneix conec conegut creix crescut entès ofès encès romàs permès promès trec treu treia rínxol
  tossal sòl venen aixella abadia abeurar abisme abocar absent abús acabat aclarir acostar actuar acudit adob adobar
  adreça afany afegir afinar aflorar afluixar afonar agut ajuda aliança aliment altaveu amagat amargar ambre amenaça
  amistós amorrar amplada ampli àncora andròmina àngel angle ànim anís antena antull apagat aparell apartar apetit
  apostar apropar aprovar apujar apuntar aranja ardent argila argot aritja arnès aroma arpó arrencar arreu arrissar
  arxiu asfalt aspecte aspirar astut ataüt atenció àtic atlas atleta àtom atracar atrevir aturar aurora autor avanç
  avançar avet avís bagul balança baldufa ballarí bambú bandera bandit barana barco barraca barral barril barroer
  barrot bastó batec batut bedoll bèstia betum bigarrat bisbe bistec bleda blonda bodega bogeria bolcar bolquer bombó
  borratxo botella bover boví bòvila brevetat brillant brodat brodar bronze bruixa bruixot bufó burla burro butlla
  butlletí cabal cabana cabrit cabut cacau cadena caduc caiguda caixó calces calendari calfred càlid campana campió
  canalla canari càncer candela canelobre cantó canyella capità capella capítol captar carabassa carbassa caràcter
  carbó cardar carícia càrrec càrrega carregar carrera carreta cartell cartró casaca castany cascada cautxú càvec
  caviar cedir celler cigala cigarreta cigonya ciment cirurgià ciutadà clariana clavar clàssic clavegueram client
  clivella cloïssa closca cobrar coco codony cofre colònia colpir columna comanda combat comèdia comerç còmic còmode
  còmplice comtessa concert concurs condó consell conserva còpia copsar coratge corder coronar corral correcció
  corrent cortesia costella costum cosit cotilla cove cranc cremada crispeta cristall cronista crosta croqueta cruïlla
  cullerot culler culte cúpula curiós cursar cuiro dansar daurat debat debò dècada decisió defecte defensa degà dejuni
  delicte delícia delit demora denúncia dependre desfer desordre desastre desfilada despesa destral destre diable
  diamant dieta dipòsit disfressa divan doblar doblegar domar domini dormida dors dosi drassana droga duel educar
  eixam eixerit eixugar embut empremta encàrrec enclusa endevinar endoll enfilar engany enllaç ennuvolat ensenyat
  entrepà eriçó escac escada escalfar escapar escó escorça escorpí escuma escurçó escut esfera esglai esmolar espant
  espècia esperó espiga espina esponja espurna esquerda esquí estaca estel estella estenalla estoig estona estora
  estruç estufa etapa exacte exili èxtasi façana falcó falda falguera farcir farcit fardell faro farsa favor fe feixuc
  femella fenc ferrer fesol fibra fideu figuera filferro finca fingir fitxa flaix flassada flauta flota fluix foguera
  folgar folre fondre forçar fornal fotre fressa fressat fricció frontal fruit fuet fugir fulgor fulla fumar funda
  furgar furgó fúria fusell fusta galant galera galió gamba ganga gandula gàngster garba garbell gàrgola garrí gastat
  gavina gelada gelós gemec gemegar geni geniva gerd germen ginebra ginesta ginjol girada giravolt glop globus glòria
  gnom golf goleta golut gorg gosar gràcia granja grava greix grill gropa gruix gruta guany guarda guapo guàrdia
  guerrer guitarra hereu heroi hostal humà humor imant infant infern ingenu insecte insult intent invent iogurt isard
  jaç jaure joiós jonc jornada junta jurat jutjat líder límit llagosta llamàntol llarga llard llast llastra llaüt
  llauna llaurar llavar llebre llebrer llegat llenç llenya llepar llera lleure llevat lleva lligam llimac llimó
  llinatge llibertat lliura lliurar lloança llobató llogar lloguer lloll lloro llosa lluent lluir llumenera llustre
  local lògica lupa luxe maceta màgia maleït mandra mansió mànec mantell manyà maqueta marbre marejar marfull
  margarida maresme mariner marina martell màscara mascle matís medalla melsa menú menut mentider mercè merla mescla
  mestral metall minaire minyó miracle mirada misèria missa missió mite moble mocador model mòdul moldre moniato
  monstre moral mordassa morera morro mossegar mosso mostassa mostela motlle mudar mugró murga múscul musclo nacre
  nansa narrar natja natura naufragi negra nervi neula nevada nexe ninot nivell noblesa noces noguera novell nu nucli
  nuesa nyap obrador ocàs ocult ofec ofegar ofici olfacte olivera om ombrívol ordit orfe orgue origen orina orquestra
  ortiga ossada òxid pacte padró pairal paladar pallasso palmell palmera pànic paner panera pantà paradís passada
  passera passió pastor patge patró pavelló pedal peixera pelut pendent penya penjoll pensió perdiu perdó peresa
  perill permís peroné perxa petard petja petjada picor pinça pinsà pintura pinyol pirata piscina pitet plançó planell
  planeta planura plàstic pleca plomall pobresa podrir polir pollí polpa polze polsim pomell pomera porció porró
  portal portella porus porxo potro pràctic pregar premsa primera prima prímula profit proper proveir pubilla pudor
  puig pujol pujada pulcre punyal puré quadra qualitat quall quartera queixa quilla quinqué rabí rajar rajola rampell
  rapte raqueta rascar rastre ratlla rauxa rave rebost recader recer reclam recluta redol reganyar relat relleu remei
  renec renou repàs repòs reptar repte resina reton retorn retrat reunió revés ribera riell rierada ritme riota rival
  robí robust rodona roent romaní romandre rombe rondalla rosada rosec rosegar rosella rossí rossinyol rotllo rude
  rugir ruïna rumb rumor rústic sabater sabor sacsejar safata safrà sagrat salmó salvar salze sanglot sanitat saqueig
  sardana sardina sargantana sastressa sàtira saüc saurí secà secar sedós senalla seny senyal senyera sentit sequera
  sergent sèrie serrar serva servei setial setrill sever sidra signe simi sirena sòcol solatge soldar soler sòlid
  sorgir sospir sucós tabac talent taller tambor tamís tapar tapís taquilla tardà tarifa tarja targeta tasca tatxa
  taverna taxi tecla teixir teixó teler temor temptar templa tempo tenor tensió terç teranyina terme terrat tibar timó
  títol to tocat tolir tomba tombar tonyina tonell torneig torrada torrar torrent torró torxa tossut tòrax tracte
  traça tramuntana trampa traure treva trèvol tribu trinxera trineu trofeu tropa truita trumfo tudó túnel turba
  turment tutor ullal únic unió unir urbà ús usual vagar vagó vaixella valora vànova vapor veler vellesa veloç
  vendaval venjar verat verge verger vermut vernís vessar vestidor vetlla vianda vici vidre vigor vímet vinya violí
  virtut virus visat visita visió vitrall vital vocal volcà volum voraç votar voltor xacra xalet xampú xarxa xemeneia
  xeringa xiclet ximpanzé ximplet xiprer xiular xiulet xinès xocar xoriço xuclar zebra zoo`;
