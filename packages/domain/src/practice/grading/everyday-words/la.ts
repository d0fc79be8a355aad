/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  acer ager agere alius altus amare amicus amica amor animus anima annus antea aqua aquila arma audire aurum auris
  avis avus bellum bellus bonus brevis cadere caedere caelum campus canis canere carus caput carmen casa castra causa
  cedere celer cena civis civitas clamor clarus cogere cogitare collis comes copia copiae corpus cras cura currere
  currus dare debere decem decimus deus dies dicere ducere dolor dolus dominus domina domus donum dormire dulcis equus
  epistula errare facere facilis fama fames femina ferre ferrum ferus fides fidus filia filius finis flere flos flumen
  fluere forma fortis forum fossa frater fugere fuga frumentum gens genus gerere gladius gravis habere hiems hodie
  homo honor hora hortus hospes hostis humus ignis imperium inde insula iter iubere iudex iungere iuvare iuvenis labor
  lacus laedere laetus latus lavare legere legio levis liber liberi libertas lingua littera locus longus ludere ludus
  luna lupus magister magnus malus malum manere manus mare mater medius mens mensa mensis merces meus miles minus
  miser mittere modus mons mora mori mors movere mulier multus munus murus navis navita nemo nomen noster novus nubes
  numen numerus omnis onus opus oratio orare ordo pater parare parere parvus pars pecus pecunia petere pius plenus
  poena poeta ponere pons populus porta portus portare post posse potens praeda primus princeps probus puella puer
  pugna pugnare pulcher putare quaerere quies quinque rapere regere regina regnum ridere rogare rosa saepe salus
  salvus sanguis sanus saxum scire scribere sedere semper senex sensus sentire servare servire servus sidus signum
  silva solus solvere somnus soror spes stare stella studium sumere summus tacere tangere templum tempus tenere terra
  timere timor tollere totus trahere tristis turba turris tuus urbs urere uxor valere vallis velle velum venia venire
  ventus verbum verus vetus vicus videre vincere vincire vinum virtus vita vitium vivere vivus vocare volare vulnus
  vultus ego tu nos vos mihi tibi nobis vobis me te se sibi mea meum tua tuum suus sua suum nostra nostrum vester
  vestra vestrum is ea id eius ei eum eam eo eorum eos eas hic haec hoc huius huic hunc hanc hac ille illa illud
  illius iste ista istud ipse ipsa ipsum idem eadem qui quae quod quis quid cuius cui quem quam quo qua quibus quorum
  aliquis aliquid quidam quaedam quoddam quisque quisquam nihil nullus nulla nullum ullus sola solum tota totum alia
  aliud alter altera alterum uter neuter uterque unus una unum duo duae tres tria quattuor sex septem octo novem
  undecim duodecim tredecim quindecim sedecim undeviginti viginti triginta centum ducenti trecenti mille milia
  secundus tertius quartus quintus sextus septimus octavus nonus semel bis ter quater dimidium nox mane vesper
  meridies saeculum ver aestas autumnus heri nunc tum tunc iam mox numquam interdum raro diu dudum nuper olim quondam
  adhuc iterum rursus deinde postea prius simul statim subito tandem denique cotidie color albus ater niger ruber
  viridis flavus candidus canus fuscus pallidus aureus argenteus rufus obscurus familia parens avia nepos neptis
  patruus avunculus amita maritus coniunx coniux vir infans anus virgo gener nurus socer socrus noverca vitricus
  geminus gemellus vidua viduus sponsus sponsa vicinus vicina hospita nuptiae serva ancilla libertus libertinus verna
  facies frons oculus nasus os labrum dens gena mentum barba capillus coma crinis cervix collum guttur umerus cubitum
  digitus unguis pugnus palma pollex pectus tergum dorsum venter umbilicus coxa crus genu pes calx sura talus femur
  cutis pellis cruor cor pulmo iecur ren cerebrum nervus musculus vena costa palpebra cibus potus panis farina caseus
  lac ovum caro butyrum mel sal oleum olea acetum piper piscis ius puls placenta libum bellaria garum perna farcimen
  lardum holus caepa alium lens faba cicer pisum brassica caulis beta rapum cucumis lactuca carota radix fungus
  boletus porrum apium menta ruta pomum pirum prunum cerasum persicum uva ficus nux amygdala castanea fragum morum
  oliva citrus pirus prunus cerasus vitis mustum cervisia prandium merenda convivium epulae patina poculum calix
  cyathus urna amphora olla catinus culter cochlear furca sartago mappa lanx crater lagoena animal bestia fera feles
  cattus equa vacca bos taurus vitulus sus porcus aper ovis agnus aries capra haedus caper hircus asinus asina mulus
  mula gallina gallus pullus anas anser pavo passer columba corvus cornix hirundo ciconia noctua bubo luscinia merula
  larus cycnus mus lepus cuniculus sciurus vulpes lupa ursus ursa cervus cerva caprea ericius talpa leo leaena tigris
  simia camelus serpens anguis vipera draco lacerta rana testudo cancer ostrea concha balaena polypus panthera musca
  culex apis vespa formica papilio aranea vermis pulex pediculus cicada locusta bombyx cauda ala rostrum penna pluma
  nidus cornu ungula iuba vestis tunica toga palla stola pallium bracae calceus solea caliga pilleus petasus cingulum
  zona balteus anulus monile armilla fibula bulla gemma corona sacculus pera lana linum sericum paenula villa aedes
  cubiculum culina balneum thermae latrina atrium tablinum cella tectum paries ianua ostium fores fenestra scala
  scalae gradus clavis sera limen tegula later lectus sella cathedra solium arca armarium speculum lucerna lychnus
  candela cera tapes pulvinus imago pictura scopae sapo pecten spongia linteum focus fornax vas oppidum pagus via
  platea semita trames compitum angulus porticus arcus fons statua fanum ara basilica arx curia theatrum circus
  stadium taberna macellum caupona popina schola navale carcer sepulcrum regio patria colonia carrus raeda plaustrum
  rota navicula linter scapha remus ancora profectio reditus adventus viator nauta vectura sarcina magistra discipulus
  discipula doctor rhetor lectio quaestio mendum error exemplum tabula stilus calamus charta atramentum libellus
  volumen pagina codex syllaba vox sonus sonitus sermo fabula versus poema officium negotium otium ars opifex faber
  medicus medica tonsor coquus pistor lanius mercator caupo sutor textor fullo agricola colonus arator pastor piscator
  venator vinitor olitor dux imperator orator scriptor pictor sculptor cantor histrio saltator scriba legatus consul
  praetor aedilis quaestor censor tribunus senator eques pontifex sacerdos augur vestalis rex tyrannus nuntius nummus
  as denarius pretium vectigal tributum usura fenus debitum sumptus lucrum quaestus damnum merx emptor venditor natura
  sol astrum pluvia imber nix glacies procella fulmen fulgur tonitrus nebula ros pruina grando umbra lux lumen
  tenebrae caligo calor frigus oceanus pontus fluvius rivus amnis aestus unda fluctus litus ora ripa harena lapis
  petra rupes arvum pratum nemus lucus spelunca antrum specus fovea lutum pulvis palus stagnum arbor truncus ramus
  folium lilium viola papaver herba gramen semen fructus frux pinus quercus abies betula fagus salix laurus myrtus
  hedera spina dumus triticum hordeum avena faenum stramentum aer aether flamma fumus cinis argentum aes cuprum
  plumbum chalybs vitrum lignum marmor oriens occidens morbus febris tussis plaga medicina remedium venenum sanitas
  valetudo pestis aegritudo caritas odium metus pavor gaudium laetitia tristitia maestitia ira furor superbia pudor
  invidia taedium voluptas luctus risus lacrima gratia gloria ortus partus funus pueritia iuventus senectus fatum
  fortuna sors somnium vis robur voluntas cupido ratio ingenium consilium memoria veritas arcanum initium medium
  culmen vertex fundus figura magnitudo altitudo latitudo pondus auxilium occasio facultas iustitia iniuria lex mos
  servitus pax victoria clades proelium impetus acies historia musica cantus saltatio chorus scaena pila pupa alea
  lusor certamen victor praemium res mundus orbis natio plebs vulgus senatus cohors centurio inimicus telum pilum
  hasta scutum parma galea lorica sagitta funda vallum agger tuba dea divus preces sacrum victima hostia omen oraculum
  sum esse possum volo nolo nolle malo malle fero ire fio fieri edo absum abesse adsum adesse prosum prodesse desum
  deesse supersum amo laudo laudare porto voco clamo clamare exclamo exclamare ambulo ambulare pugno oppugno oppugnare
  expugno expugnare paro comparo puto rogo specto spectare exspecto exspectare servo conservo laboro laborare habito
  habitare canto cantare salto saltare narro narrare nuntio nuntiare monstro monstrare demonstro demonstrare do dono
  donare sto praesto praestare muto mutare nato natare navigo navigare intro intrare erro spero sperare despero
  desperare iuvo adiuvo adiuvare lavo ceno cenare poto potare gusto gustare emendo emendare culpo culpare damno
  damnare neco necare occupo occupare supero superare vinco vulnero sano sanare curo curare oro adoro adorare aro
  arare armo armare aedifico creo creare celo celare dubito dubitare existimo existimare explico festino festinare
  propero fugo fugare iacto iactare impero imperare regno regnare indico indicare iudico iudicare nego negare iuro
  iurare libero liberare locare ligo ligare mando mandare commendo memoro memorare ministro ministrare nomino nominare
  appello opto optare orno ornare peccare pecco placo placare ploro plorare postulo privo privare probo probare roto
  rotare saluto salutare seco secare sono sonare tono tonare domo domare veto vetare signo signare simulo simulare
  somnio somniare spiro spirare tempto temptare tolero tolerare turbo turbare vasto vastare visito visitare vito
  vitare vigilo vigilare vexo vexare accuso accusare aestimo aestimare agito agitare cogito cesso cessare certo
  certare cremo cremare delecto devoro devorare duro durare educo educare educere excito excitare flo flare fumo
  fumare gravo gravare ignoro ignorare invito invitare invoco invocare levo levare macto mactare migro migrare nudo
  nudare numero numerare novo novare obsecro pulso pulsare purgo purgare recito recitare recuso recusare revoco
  revocare sedo sedare separo separare sicco siccare sudo sudare vindico vindicare vaco vacare voro vorare video habeo
  teneo timeo moneo monere doceo docere debeo deleo delere taceo iaceo iacere sedeo maneo moveo rideo respondeo
  respondere iubeo valeo doleo dolere gaudeo gaudere studeo studere placeo placere pareo appareo apparere caveo cavere
  careo carere augeo augere ardeo ardere faveo favere foveo fovere fleo impleo implere noceo nocere pateo patere lateo
  latere liceo licere luceo lucere misceo miscere mordeo mordere pendeo pendere praebeo praebere prohibeo prohibere
  suadeo suadere persuadeo persuadere sileo silere soleo solere spondeo spondere terreo terrere tondeo tondere torqueo
  torquere invideo invidere voveo vovere exerceo exercere egeo egere oleo olere torreo torrere caleo calere vireo
  virere rubeo rubere rego dico duco scribo lego ago cogo mitto pono gero peto quaero curro cado caedo cedo accedo
  accedere discedo discedere procedo claudo claudere ludo laedo vivo relinquo bibo bibere edere emo emere vendo
  vendere reddo reddere trado tradere credo credere perdo perdere addo addere condo condere disco discere cognosco
  cognoscere nosco noscere ignosco ignoscere cresco crescere quiesco posco poscere pasco pascere colo colere alo alere
  cano tango frango frangere iungo cingo cingere fingo fingere pingo pingere tingo tingere stringo stringere ungo
  ungere lingo lingere mergo mergere spargo spargere surgo surgere tego tegere figo figere fluo metuo metuere statuo
  statuere solvo volvo volvere ruo ruere suo suere tribuo tribuere minuo minuere luo luere spuo spuere induo induere
  exuo exuere nubo nubere rado radere rodo rodere trudo trudere plaudo plaudere divido dividere ascendo ascendere
  descendo descendere defendo defendere offendo offendere tendo tendere pendo prehendo fundo fundere findo findere
  scindo scindere verto vertere sterno sternere cerno cernere sperno spernere sino sinere desino desinere sero serere
  tero terere uro fallo fallere pello pellere tollo vello vellere molo molere premo premere tremo tremere gemo gemere
  vomo vomere rumpo rumpere carpo carpere scalpo scalpere sculpo sculpere repo repere serpo serpere traho veho vehere
  vergo vergere pergo pergere neglego diligo diligere eligo eligere colligo colligere corrigo corrigere texo texere
  flecto flectere necto nectere plecto plectere sisto sistere resisto resistere consisto consistere coquo coquere
  parco parcere arcesso arcessere incipio incipere capio capere accipio accipere facio perficio iacio fugio rapio
  cupio cupere pario aspicio aspicere conspicere fodio fodere quatio quatere sapio sapere audio venio invenio invenire
  scio nescio nescire sentio dormio finio finire munio munire punio punire servio aperio aperire operio operire
  reperio reperire vincio haurio haurire salio salire custodio custodire erudio erudire impedio impedire lenio lenire
  mollio mollire nutrio nutrire oboedio oboedire partio partire vestio saevio saevire ferio ferire sitio exeo exire
  redeo abeo abire adeo adire pereo perire ineo inire praetereo affero afferre aufero auferre defero deferre offero
  offerre refero referre hortor miror mirari conor moror morari vagor minor minari iocor piscor venor vereor vereri
  fateor fateri confiteor confiteri polliceor polliceri tueor tueri misereor misereri reor reri mereor mereri loqui
  sequi utor uti fruor frui fungi labi queror queri nasci morior patior pati gradi vesci orior oriri mentior mentiri
  potior potiri partior metior metiri experior experiri odi coepi aio licet decet pluit placet loco magna magnum parva
  parvum bona bonum mala pulchra turpis nova novum alta altum lata latum crassus tenuis macer validus velox tardus
  lentus citus calidus aridus purus vacuus inanis clausus durus mollis acutus hebes asper lenis rectus curvus planus
  densus rarus felix maestus lassus aeger piger audax comis saevus mitis quietus superbus modestus avarus parcus
  largus dives egenus vilis certus falsus tutus molestus mirus notus amarus salsus caecus mutus claudus nudus calvus
  ebrius dexter sinister imus superus prior latinus aptus dignus gratus sacer rudis sagax varius vagus vanus vastus
  ubi unde ibi huc illuc hinc illinc illic istic usquam nusquam alibi supra infra intra extra foris domi domum rus
  humi prope longe eminus sursum deorsum rursum prorsum dextra sinistra recte retro bene male multum parum satis nimis
  magis plus multi pauci paucus tantum tantus quantum quantus tot quot talis cito lente clare caute facile vix forte
  profecto certe sane vero quidem equidem ita sic tam quasi fere paene prorsus omnino potius praeterea modo etiam quin
  immo non haud ne cur quare in ad ab ex de cum sine pro per ante inter sub super trans circum circa apud propter ob
  erga iuxta secundum praeter coram prae tenus clam et ac atque aut vel sed at autem enim nam ergo ideo si nisi sin
  etsi ut dum donec quoniam quia neque nec neve seu sive tamen salve vale valete ave amabo quaeso gratias heu eheu
  ecce en euge vae es est sumus estis sunt eram eras erat erant ero erit erunt fui fuit sim sit sint esset fore potest
  potes potui vult it eunt iit tuli tulit fit feci fecit dixi dixit duxi duxit legi egi misi posui gessi cecidi cessi
  clausi lusi vixi vici liqui bibi emi reddidi dedi dedit steti credidi novi crevi cecini fregi iunxi cinxi finxi
  pinxi rexi texi fixi fluxi solvi volvi nupsi rasi ascendi tendi fudi verti sivi sevi trivi ussi rupi traxi vexi
  elegi coxi cepi ieci fugi rapui vidi vidit habui tenui timui monui docui tacui sedi mansi movi risi iussi dolui auxi
  arsi cavi favi fovi flevi veni venit inveni scivi sensi aperui hausi salui ivi exii redii abii usus natus passus
  acus aevum alga altare ambo apex area arena aula aura axis baca basis cadus callis capsa carina casus catena cavea
  cavus celsus census cetus cilium clavus clivus coetus conus cratis cubus culpa cunae cursus decor decus dos ebur
  ensis faex fas fascis fastus fauces faux fax fel fibra filum fimus fletus fetus fors fragor frenum fretum funis fur
  gelu genius grex grus hamus hara heres heros horror horreum ictus ilex iocus iubar iugum labes lar laus lepor libra
  limes limus lis lituus livor lorum lues luxus lympha mamma manes mas massa meta mica mimus mitra moles mola morsus
  mucro multa murex naevus nardus nexus nidor nodus nota noxa nutrix nutus nympha obex odor olor ops palea pala pannus
  patera penus pica pignus pix plausus podium pomus pompa porca postis praes prora pus puteus rabies rastrum ratis
  raptus rete reus ritus rogus rubor rubus ruga rumor ruina rima sacellum sagum saltus scelus seges sentis saepes sica
  sinus situs socius sopor sorex spica spuma squama suber sucus sulcus tabes tabum taeda tela temo terror testa testis
  textus tilia tinea tofus torus trabs tribus tumor turma ulmus ulna ulva uncus urus uterus vadum vapor vates vectis
  vellus veru verber villus vimen visus vitta vomer votum vultur ordior ordiri largior largiri nitor niti aetas tumeo`;
