/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  patro patrino frato fratino filo filino infano bebo viro virino edzo edzino avo avino onklo onklino nevo nevino kuzo
  kuzino nepo nepino familio gepatroj parenco amiko amikino najbaro gasto gastiganto homo persono individuo popolo
  knabo knabino junulo maljunulo orfo vidvo vidvino fraŭlo fraŭlino sinjoro sinjorino ĝemelo fianĉo fianĉino bofrato
  bopatro kapo vizaĝo okulo nazo orelo buŝo haro lipo dento lango vango mentono frunto brovo kolo gorĝo ŝultro brako
  mano polmo fingro ungo kubuto pojno brusto dorso ventro talio kokso femuro kruro genuo piedo kalkano haŭto karno
  osto sango koro pulmo hepato reno stomako cerbo nervo muskolo korpo animo spirito ŝvito larmo voĉo barbo ripo
  makzelo pugno vejno umbiliko kranio membro haŭteto pano akvo lakto fromaĝo butero ovo viando koko kokino fiŝo rizo
  salo sukero pipro oleo vinagro mielo konfitaĵo teo kafo suko vino biero supo salato cepo ajlo terpomo karoto kukumo
  tomato melongeno brasiko laktuko pizo fazeolo lento fungo maizo tritiko hordeo faruno frukto legomo pomo piro oranĝo
  citrono vinbero figo daktilo granato akvomelono melono persiko abrikoto ĉerizo frago frambo bero pruno banano
  ananaso nukso migdalo kuko torto biskvito ĉokolado glaciaĵo bombono dolĉaĵo manĝo manĝaĵo trinko trinkaĵo matenmanĝo
  tagmanĝo vespermanĝo telero bovlo glaso taso kulero forko tranĉilo poto pato botelo skatolo korbo sako malsato soifo
  saŭco spico ŝinko kolbaso bifsteko porkaĵo bovaĵo kokaĵo pasto panjo bulko krespo kremo jogurto omleto deserto
  spinaco domo hejmo apartamento ĉambro kuirejo banejo necesejo salono pordo fenestro muro plafono planko tegmento
  ŝtupo ŝtuparo lifto ŝlosilo seruro sonorilo balkono ĝardeno korto garaĝo konstruaĵo etaĝo tablo seĝo sofo brakseĝo
  lito kuseno kovrilo littuko matraco ŝranko tirkesto breto spegulo kurteno tapiŝo lampo lumo kandelo horloĝo bildo
  telefono televidilo radio komputilo fridujo forno fornelo balailo gladilo ventolilo hejtilo sapo tuko mantuko broso
  kombilo tondilo kudrilo fadeno butono martelo najlo segilo hakilo ŝovelilo ŝnuro drato tabulo ilo maŝino motoro rado
  ŝtupetaro krano tubo briko kahelo sitelo rubo rubujo kamero klavo klavaro ekrano musko muso ĉemizo pantalono jupo
  robo vesto mantelo jako ŝtrumpo ŝtrumpeto ŝuo zono ĉapo ĉapelo ganto koltuko okulvitroj ringo braceleto ĉeno
  orelringo poŝo monujo ŝtofo kotono lano silko ledo ombrelo boto sandalo kravato kolumo maniko pulovero bluzo kalsono
  ĉirkaŭkolo pupo urbo vilaĝo urbeto lando ŝtato ĉefurbo strato vojo ŝoseo placo bazaro vendejo butiko bakejo
  restoracio kafejo hotelo banko oficejo biblioteko poŝto poŝtejo polico policejo hospitalo malsanulejo apoteko moskeo
  preĝejo templo lernejo muzeo teatro kinejo naĝejo kvartalo ponto tunelo stacio stacidomo flughaveno haveno turo
  palaco kastelo malliberejo fabriko bieno kampo tombo tombejo aŭto aŭtomobilo buso aŭtobuso trajno vagonaro vagono
  aviadilo ŝipo boato biciklo kamiono tramo taksio bileto pasporto vojaĝo stiristo pasaĝero turisto mapo trafiko
  akcidento benzino rapido rapideco trotuaro besto hundo hundino kato katino ĉevalo azeno mulo bovo bovino taŭro ŝafo
  ŝafido kapro porko kuniklo muŝo rato leono tigro leopardo lupo vulpo urso elefanto simio cervo ĝirafo birdo pasero
  kolombo aglo falko strigo korvo korniko ansero anaso cigno papago kokido serpento krokodilo testudo rano lacerto
  baleno ŝarko delfeno insekto abelo vespo kulo formiko papilio araneo vermo skorpio lokusto plumo flugilo vosto korno
  ungego nesto kaĝo grego aro hirundo sciuro erinaco talpo suno luno stelo ĉielo tero mondo universo maro oceano
  rivero lago puto fonto bordo marbordo insulo golfo ondo sablo dezerto monto monteto valo ebenaĵo arbaro arbo branĉo
  folio radiko trunko floro rozo lilio tulipo herbo planto semo ligno ŝtono roko koto fero oro arĝento kupro metalo
  vitro fajro flamo fumo cindro karbo petrolo gaso aero vento pluvo neĝo glacio hajlo malvarmo varmo nubo nebulo
  ŝtormo fulmo tondro ĉielarko vetero klimato temperaturo grado roso ombro mallumo tago nokto mateno tagmezo
  posttagmezo vespero tagiĝo hieraŭ hodiaŭ morgaŭ nun minuto sekundo horo semajno monato jaro jarcento tempo momento
  dato lundo mardo merkredo ĵaŭdo vendredo sabato dimanĉo printempo somero aŭtuno vintro sezono ferio festo januaro
  februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro decembro antaŭhieraŭ postmorgaŭ eterno nul
  nulo unu du tri kvar kvin ses sep ok naŭ dek dudek tridek kvardek kvindek sesdek sepdek okdek naŭdek cent mil
  miliono unua dua tria kvara kvina sesa sepa oka naŭa deka lasta duono triono kvarono nombro cifero numero foje
  dufoje unue due trie paro duo trio deko cento milo duobla duoble sola sole blanka nigra ruĝa verda blua flava bruna
  griza oranĝa rozkolora viola kolora koloro hela malhela travidebla blonda pala mi vi li ŝi ĝi ni ili oni si mia via
  lia ŝia ĝia nia ilia sia kiu kio kia kie kiel kial kiam kiom kies tiu tio tia tie tiel tial tiam tiom ties iu io ia
  ie iel ial iam iom ies ĉiu ĉio ĉia ĉie ĉiel ĉial ĉiam ĉiom ĉies neniu nenio nenia nenie neniel nenial neniam neniom
  nenies ĉi jen jes ne ĉu kaj aŭ sed ke ĉar se do tamen nek dum ĝis ol kvankam kvazaŭ por pro per pri post antaŭ en el
  al de da ĉe sur sub super inter trans tra preter apud kontraŭ kun sen krom anstataŭ malgraŭ laŭ je po ekster ĉirkaŭ
  ankaŭ eĉ nur jam ankoraŭ tre tro pli plej tuj ĵus baldaŭ preskaŭ apenaŭ almenaŭ for plu ju des ajn mem ambaŭ multe
  malmulte ofte malofte kelkfoje kutime frue malfrue rapide malrapide bone malbone kune denove subite certe eble tute
  vere precipe ekzemple supre malsupre dekstre maldekstre proksime malproksime ene ekstere hejme malantaŭe antaŭe
  poste saluton saluto dankon bonvolu pardonon ĝue granda malgranda longa mallonga larĝa mallarĝa alta malalta
  profunda malprofunda peza malpeza dika maldika grasa magra forta malforta nova malnova bela malbela bona malbona
  moderna antikva juna maljuna rapida malrapida facila malfacila simpla komplika multekosta riĉa malriĉa pura malpura
  seka malseka varma malvarma varmega varmeta dolĉa amara sala acida bongusta freŝa matura kuirita soifa malsata sata
  laca malsana sana viva morta vivanta feliĉa malfeliĉa gaja malgaja kolera tima kvieta trankvila nervoza timema
  kuraĝa malkuraĝa malavara avara afabla ĝentila malĝentila saĝa malsaĝa stulta inteligenta freneza grava malgrava
  necesa ebla malebla ĝusta malĝusta vera falsa honesta fidela diligenta okupata libera malplena plena fermita
  malfermita rompita mola malmola glata kruda akra akuta rekta kurba ronda kvadrata dekstra maldekstra norda suda
  orienta okcidenta fremda stranga speciala ĝenerala komuna publika privata fama konata nekonata estinta nuna estonta
  fina kompleta tuta parta diversa sama simila egala justa maljusta kulpa senkulpa danĝera sendanĝera sekura utila
  senutila interesa enua amuza ŝerca mirinda grandioza ofta malofta rara natura artefarita klara malklara sekreta
  oficiala nacia loka internacia religia politika scienca arta blinda surda muta lama kalva nuda preta vaka serioza
  strikta severa kara aminda ĉarma eleganta modesta fiera humila vana egoisma sincera ruza lerta mallerta sperta
  prudenta zorgema zorga atenta memora forgesema sudo oriento okcidento nordo centro mezo flanko angulo rando supro
  fundo fino komenco loko direkto punkto linio cirklo limo esti havi fari iri veni doni preni diri paroli vidi aŭdi
  aŭskulti rigardi legi skribi lerni instrui studi scii koni kompreni pensi kredi opini memori forgesi demandi
  respondi peti ordoni voli povi devi rajti deziri esperi ami ŝati malami preferi manĝi trinki kuiri baki friti rosti
  tranĉi gustumi flari odori dormi sonĝi vekiĝi veki leviĝi levi stari sidi kuŝi kuŝiĝi sidiĝi stariĝi marŝi paŝi
  promeni kuri salti naĝi flugi fali supreniri eniri eliri foriri reveni alveni atingi lasi forlasi veturi stiri rajdi
  porti konduki alporti sendi ricevi meti ĵeti kapti puŝi tiri malfermi fermi ŝlosi rompi ripari konstrui detrui
  labori laboro perlabori aĉeti vendi pagi kosti gajni perdi trovi serĉi uzi provi komenci komenciĝi fini finiĝi daŭri
  daŭrigi halti haltigi ĉesi atendi malfrui rapidi ŝanĝi ŝanĝiĝi kreski naski naskiĝi vivi morti mortigi enterigi
  vundi kuraci sani sano malsano malsani doloro dolori tuso tusi febro kuracilo kuracisto flegisto operacio lavi
  laviĝi purigi viŝi balai vesti vestiĝi razi kombi bani baniĝi sopiri promesi minaci konsili helpi servi danki
  pardoni ĝoji ridi rideti plori krii timi koleri zorgi honti bedaŭri miri surprizi envii senti tuŝi brakumi kisi ludi
  venki sporti danci kanti muziki pentri desegni foti filmi edziĝi edziniĝi divorci naĝo flugo falo salto kuro paŝo
  marŝo promeno dormo sonĝo penso ideo opinio memoro demando respondo peto ordono volo povo devo rajto deziro espero
  amo malamo ŝato vivo morto nasko naskiĝo kresko ŝanĝo komerco vendo aĉeto pago kosto prezo mono monero valoro gajno
  perdo ŝuldo prunto profito salajro metio profesio laboristo oficisto direktoro estro ĉefo kolego kompanio firmao
  kliento vendisto komercisto varo inĝeniero advokato juĝisto policisto soldato oficiro armeo milito paco malamiko
  armilo glavo lanco pafilo bombo batalo venko reĝo reĝino princo princino ministro registaro leĝo tribunalo justeco
  ŝteli ŝtelisto mensogo mensogi trompi trompo ĉarpentisto forĝisto bakisto kuiristo tajloro barbiro farmisto kampulo
  fiŝisto ĉasisto paŝtisto gardisto piloto maristo ĵurnalisto sekretario kelnero buĉisto verkisto artisto aktoro
  kantisto muzikisto pentristo instruisto profesoro lernanto studento klaso leciono ekzerco tasko libro kajero krajono
  inko papero paĝo frazo vorto litero silabo lingvo gramatiko signifo traduko vortaro ekzameno noto diplomo poemo
  poeto rakonto rakonti romano verko artikolo ĵurnalo gazeto letero koverto poŝtmarko novaĵo konversacio religio dio
  diino anĝelo diablo paradizo infero preĝo preĝi fasto peko kredo sorto kialo kaŭzo rezulto celo rimedo formo
  grandeco pezo longo larĝo alto profundo distanco spaco areo speco parto sekreto enigmo problemo solvo krizo
  katastrofo ŝanco okazo kutimo kulturo socio grupo tribo partio elekto libereco realo imago forto malforto honoro
  gloro difekto kritiko laŭdo puno premio moralo konduto decido plano projekto ordo organizo kontrakto kondiĉo
  dokumento formularo subskribo adreso nomo nomi aĝo ŝtataneco identeco bruo silento silenti ripozo ripozi peno peni
  penado movo moviĝi movi loĝi loĝejo luo lui viziti vizito inviti invito renkonti renkonto montri montro konsento
  konsenti diskuti diskuto diferenco ekzemplo priskribi priskribo stato situacio afero produkti produkto energio
  elektro reto ligilo simbolo semi rikolti akvumi fosi pluki kolekti miksi verŝi plenigi bruli bruligi estingi hejti
  malvarmigi sekigi droni savi fuĝi sekvi ĉasi teni ligi faldi kaŝi malkovri inventi mezuri pesi nombri kalkuli ordigi
  prepari aperi malaperi okazi resti fariĝi bezoni bezono ataki atako defendi batali bati bato mordi piki bori
  malliberigi liberigi ribelo revolucio konkeri difekti sukcesi sukceso malsukceso fiaski sento ĝojo tristo malĝojo
  timo kolero zorgo honto bedaŭro miro envio ĵaluzo fiereco pacienco dubo dubi certeco enuo amuzo plezuro rido rideto
  ploro krio kiso brakumo ludo ludilo pilko teamo danco kanto muziko pentraĵo foto filmo spektaklo hobio festeno
  donaco donaci geedziĝo edziĝo divorco abato acero agro akro akto akuzo algo alia alio antaŭa arko arto ardo aŭdo
  balo bando bano banto bapti baro bari barko baso bazo beko beki belo bele beni beno benko blato blovo boli bono
  borso boso brando bravo brido broĉo brui brua brulo bruto bufo bulo burdo busto caro cela cimo certa certo ĉarmo
  ĉaro ĉaso ĉela ĉelo ĉeso ĉino damo danko daŭro deva diro doko dono dogmo dorno doto dozo drako dramo duŝo duŝi duba
  enui envia estri fado fago fako fakto falĉi falsi famo fando fanto fara faro farto farbo fasko fazo felo fendo fendi
  fermo feri festi fido fidi fila fiŝi fiŝa flago flaro flata flegi floto flori fojo fojno fori forĝo formi foro foso
  frapo fronto froti fruo fuĝo fulgo fumi funto futo fuŝi gaji gajo galo garbo gardo gazo gento geno giro glano golo
  goto grano graso grato greno gripo grizo groso gruo ĝeni ĝeno ĝino ĝoja ĝoje haki hako halo halto havo hejma helpa
  helo hoko honte hordo ĥoro indo iama ĵeto ĵuro jado jesi juko juno juro juto kablo kajo kako kakto kalvo kamelo kano
  kapto karo karto karpo kasko kaso kaŝo kaŝa kasto kava kavo kazo kelo kerno kilo kino klako kluzo kola kolono komo
  konto kora korko kosta kovi kovro kovo krabo krado kreo krei kreto krepo krevo krimo kripo krura krudo kubo kudri
  kudro kulpo kupo kurbo kurso kutimi kuvo labora laco lado lafo laĉo lako lamo lardo largo larvo laso lato laŭdi
  laŭro lavo lego leki lerno levo liano ligo liki liko limi linco lino liro listo litro livero logi logo loki longe
  lordo loto loti luko lumi luma luto maĉo maldekstro malto mango manio manki manko maroto mara marko marĉo maso masko
  masto maŝo mato meto meza mevo mieno migro mildo mino mirto mito mitro modo moko monda monta moro morbo mordo mosto
  mosko moŝto mufo muĝo multa multo murdo muza muzo nano naŭzo navo nigro nodo noma normo noti novo nuba nuko nura
  nuno ofero omaro onda osta ostro paca pafi pafo pajlo paki pako palo palmo palto panero papo pardono parko pasi paso
  pasko pastro patra patrio pavo peco peĉo pego peki pelo peli pena pendi pendo pensio pentro pesto peso piko pino
  pipo pigo pilo plado plago plaĝo plaĉo plako planka plasto plato plugi plugo pluvi polo polvo polko poro porto posta
  pozo premi premo preno presi preso promeso pruvo prozo pulo pulvo pundo puni punto puso puŝo rabo rajdo rajo rampo
  rango rapo raso rasa ravi rava razo rego reĝa relo rento resto revo revi ribo riĉo rimo rito rojo rolo rondo rosto
  roto rulo rumo ruĝo ruzo sago saĝo salvo samo sapi sato savo seko seki selo sendo servo sino sono soni stalo subo
  suĉo sulko sumo suna supero ŝako ŝalti ŝalo ŝarĝo ŝimo ŝiri ŝiro ŝoko ŝovo tabelo takso talo taro teko temi temo
  teno tento testo testi tezo tigo tino tipo tiro tomo tono tondo tordo tosto truo tuno turbo tuŝo tuto ulmo unuo vago
  vaki varto vato vazo velo veno venĝi venĝo vero verdo verki verŝo verto veto veti vico vido vilo vindi vipo vipi
  virto vizo voko voro voto vundo zipo zoni malsama pleni pleno`;
