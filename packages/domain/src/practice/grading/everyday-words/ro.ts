/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  fată față fete fețe fata acasă afară albă anul aripă armă aproape ascuns astăzi atunci avea baie balcon barbă bărbat
  bătrân băiat bani bere bine bilet birou biserică blană bluză boală bolnav brânză brad braț bucată bunic bunică burtă
  cafea cald cale cameră camion capră caro carne carte cartof casă castel ceas ceață ceai cerc cerb ceapă cheie chip
  cinci cină câine câmp când cântec coadă coajă coborî cocoș codru colț copac copil corb corp cort creion crud cruce
  cuib cuțit culoare cumpăra cuvânt curat curte cutie deal deget departe deschis deșert dinte doamnă doctor domn dormi
  drept drum dulap dulce duminică după faptă fereastră ferma fiică fier film floare foame foarfecă foaie frate frică
  frig frumos frunte frunză fruct fund furtună fustă gard gară gheață ghid grad grădină grâu gras greu grup gunoi gură
  gust haină hotel iarbă iarnă iepure ieri inel inimă insulă iubire încă încet înalt lamă lampă lapte larg lână lângă
  lege legumă lemn lume lună lung luptă lumină lucru luni mamă mare mașină masă mărunt mână mâncare miere mijloc mină
  minge mireasă moară moarte morcov mult munte muncă negru nevastă noapte nord nucă nume nuntă ochi oală oaie oameni
  oraș orez pace pachet palat pantof pară parc parte pasăre patru pădure pahar pâine până pește peste piatră piață
  picior pisică plajă plată plin ploaie poartă poză porc port poștă praf preț prieten prânz puțin punte pungă rață
  rece repede rege roată rochie roșie roșu rugă salată sală sare scară scaun scrie scump sear seară secol semn sete
  seră sfânt singur slab soare soră sora somn spate sper spital stea sticlă stradă strâns struguri suflet șapte șarpe
  școală șold știu tată tare târziu temă timp toamnă tort trei tren trup țară umăr umbră unghie uscat ușor vacă vale
  vânt vară veche vechi vecin verde vină viață vioară voce vreme vulpe zahăr zăpadă zece eu tu el ea noi voi ei ele
  mine tine sine mie ție lui lor nouă vouă îmi îți își ne vă le îl îi ăla ăsta aia asta meu mea mei mele tău ta tăi
  tale său sa săi sale nostru noastră noștri noastre vostru voastră voștri voastre acest această acesta aceasta acel
  acea acela aceea aceștia aceia cine ce care cui cât câtă câți câte cum unde cineva ceva nimeni nimic oricine orice
  oricare fiecare vreun vreo niciun nicio alt altă altul alta alții altceva tot toată toți toate același aceeași
  însuși singură unu una unul un doi două șase opt doisprezece paisprezece șaisprezece optsprezece douăzeci treizeci
  șaizeci optzeci nouăzeci milion miliard zero prim primul doilea treilea jumătate sfert treime dublu ambii ambele
  pereche marți miercuri joi vineri sâmbătă ianuarie martie aprilie mai iunie iulie august zi amiază oră minut secundă
  an deceniu clipă moment anotimp azi mâine poimâine acum imediat curând devreme mereu adesea des deseori rar uneori
  deja iar iarăși apoi odată cândva demult recent alb albastru galben maro cafeniu gri cenușiu violet mov portocaliu
  roz auriu argintiu închis colorat familie părinte fiu nepot nepoată unchi mătușă văr soț soție copilă bebeluș femeie
  om tânăr prietenă vecină musafir oaspete ginere noră socru soacră cumnat cumnată naș nașă fin fină geamăn văduv
  văduvă orfan mire logodnic persoană prenume vârstă cap păr ureche nas buză limbă mustață obraz bărbie gât gâtlej cot
  pumn palmă piept buric genunchi talpă călcâi gleznă coapsă piele os sânge plămân ficat rinichi stomac creier mușchi
  nerv geană coastă spinare hrană băutură chiflă unt iaurt smântână ou pui vită miel șuncă cârnat slănină salam ton
  somon crap păstrăv supă ciorbă paste usturoi ardei varză linte fasole mazăre spanac dovleac ciupercă porumb conopidă
  țelină pătrunjel ridiche sfeclă vânătă mărar praz măr prună cireașă vișină piersică caisă portocală lămâie banană
  strugure căpșună zmeură afină mură pepene ananas smochină alună migdală castană măslină gutuie coacăză piper ulei
  oțet făină gem dulceață bomboană biscuit clătită plăcintă gogoașă cozonac drojdie condiment sos aluat mămăligă sarma
  mici muștar apă suc vin țuică limonadă alcool mic dejun gustare desert rețetă farfurie lingură ceașcă cană bol
  tigaie capac dop șervețel tavă linguriță borcan animal cățea cățel pisoi cotoi motan cal iapă mânz taur bou vițel
  scroafă purcel berbec țap ied măgar găină gâscă curcan curcă vrabie porumbel cioară coțofană barză vultur bufniță
  mierlă pescăruș lebădă papagal șoarece șobolan arici veveriță lup urs mistreț cârtiță bursuc leu tigru elefant
  girafă maimuță cămilă cangur crocodil șopârlă broască țestoasă melc rac homar delfin balenă rechin focă scoică
  castor zebră leopard panteră insectă muscă țânțar albină viespe furnică fluture păianjen gândac omidă vierme greier
  purice păduche cioc labă corn pană coamă gheară copită blugi cămașă tricou pulover geacă palton costum cravată
  ciorap șosetă cizmă sandală papuc gheată căciulă pălărie șapcă fular eșarfă mănușă curea brâu chilot sutien pijama
  buzunar nasture mânecă guler lănțișor colier cercel brățară ochelari geantă valiză rucsac portofel umbrelă batistă
  mătase bumbac in clădire odaie bucătărie toaletă hol coridor pivniță pod terasă garaj acoperiș perete zid podea
  tavan ușă geam treaptă lift lacăt sonerie clopot pat raft sertar fotoliu canapea oglindă bec lumânare perdea covor
  tablou pernă plapumă pătură cearșaf saltea prosop noptieră vază jucărie frigider aragaz cuptor chiuvetă cadă duș
  robinet săpun șampon perie pieptene pastă periuță coș mătură cârpă găleată burete ac ață ciocan sat loc șosea potecă
  tunel semafor trotuar fântână monument statuie turn cetate muzeu teatru cinema magazin prăvălie brutărie farmacie
  bancă poliție stație aeroport cafenea librărie grădiniță liceu fabrică uzină primărie tribunal cimitir stadion teren
  piscină bazin suburbie cartier centru zonă regiune patrie continent județ comună graniță vamă autobuz tramvai avion
  vapor barcă navă motor taxi cauciuc volan frână benzină vehicul călător pasager șofer metrou căruță sanie călătorie
  zbor plecare sosire viză bagaj excursie vacanță concediu sărbătoare turist hartă pas drumeț profesor profesoară elev
  elevă student studentă clasă materie obiect examen notă întrebare răspuns greșeală tablă cretă pauză lecție curs
  orar caiet hârtie stilou pix gumă riglă lipici penar pagină frază alfabet literă cifră număr sunet vocală silabă
  punct virgulă slujbă serviciu muncitor meserie profesie medic dentist bucătar chelner brutar măcelar vânzător frizer
  croitor cizmar zidar tâmplar țăran pescar vânător grădinar soldat polițist pompier judecător avocat scriitor poet
  pictor muzician cântăreț actor actriță dansator ziarist inginer savant director șef coleg colegă poștaș pilot
  marinar căpitan preot regină prinț prințesă ministru ban monedă euro cont factură salariu impozit taxă datorie cost
  credit reducere client vânzare marfă card negustor firmă companie chirie venit câștig natură cer nor tunet fulger
  rouă brumă grindină curcubeu întuneric ger viscol arșiță căldură climă ocean lac râu pârâu izvor cascadă val mal
  nisip stâncă câmpie pajiște peșteră groapă gaură noroi pământ lut baltă mlaștină pom arbore trunchi ramură creangă
  rădăcină crin lalea sămânță pin stejar tei salcie plop fag tufiș spin orz ovăz secară fân paie aer foc flacără fum
  cenușă scânteie aur argint aramă cupru oțel plastic metal cărbune ceară sud est vest răsărit apus durere febră gripă
  răceală tuse rană pastilă bandaj operație sănătate virus alergie pilulă doză leac sentiment dragoste ură bucurie
  fericire tristețe furie mânie grijă speranță credință mândrie rușine gelozie plăcere surpriză dor râs lacrimă zâmbet
  plâns invidie milă teamă spaimă jale chin naștere căsătorie divorț tinerețe soartă vis putere voință dorință gând
  idee minte duh rațiune adevăr minciună secret problemă soluție motiv cauză urmare exemplu fel mod întreg început
  sfârșit vârf latură formă mărime greutate înălțime lungime lățime adâncime margine plan scop sens părere sfat ajutor
  ocazie avantaj dreptate regulă război victorie bătălie istorie cultură artă muzică dans imagine roman poveste basm
  ziar revistă știre articol radio telefon mesaj știință fizică chimie biologie sport fotbal baschet tenis înot
  alergare schi joc jucător păpușă meci echipă campion gol popor neam guvern politică partid alegere armată dușman
  inamic atac pușcă sabie scut glonț bombă steag coif fi face putea trebui vrea ști cunoaște iubi urî gândi crede
  spera teme aminti uita înțelege pricepe dori plăcea simți merge veni pleca ajunge intra ieși trece urca alerga fugi
  zbura înota conduce călări călători sări cădea duce aduce căra purta trage împinge întoarce porni opri sta ședea
  culca trezi scula lucra munci crea construi repara strica rupe sparge tăia săpa planta culege semăna zidi clădi
  vorbi spune zice povesti întreba răspunde chema ruga striga țipa șopti tăcea cânta juca dansa râde zâmbi plânge
  minți jura certa citi număra calcula desena picta învăța studia exersa repeta traduce explica descrie asculta auzi
  privi vedea observa arăta mânca bea găti fierbe frige prăji coace amesteca mușca mesteca înghiți gusta spăla curăța
  șterge mătura călca coase da lua primi trimite pune așeza scoate ține lăsa arunca prinde obține vinde plăti câștiga
  cheltui costa pierde căuta găsi deschide închide începe termina sfârși continua aștepta încerca reuși ajuta întâlni
  saluta vizita invita trăi muri crește naște respira adormi visa durea vindeca tuși îmbrăca dezbrăca pieptăna rade
  boteza hotărî decide alege schimba folosi aparține depinde deveni rămâne părăsi sărbători felicita săruta mângâia
  bate lovi omorî ucide lupta învinge apăra ataca fura înșela pedepsi ierta mulțumi lăuda promite permite arde aprinde
  stinge luci străluci curge picura turna sufla atârna lega dezlega acoperi ascunde mirosi puți atinge pipăi umple
  goli bun rău urât nou scund jos scurt lat îngust gros subțire puternic iute rapid ud umed murdar moale ascuțit neted
  aspru strâmb rotund plat adânc fericit trist vesel supărat obosit flămând sătul însetat sănătos viu mort leneș
  harnic curajos fricos deștept prost nebun înțelept amabil politicos obraznic drag blând sever liniștit mândru modest
  zgârcit bogat sărac ieftin gratuit liber ocupat necesar posibil imposibil clar precis corect greșit fals adevărat
  sigur simplu amuzant ciudat cunoscut celebru obișnuit special straniu sărat acru amar gustos proaspăt copt fript
  prăjit orb surd mut desculț chel gravidă beat treaz stâng superior inferior următor trecut viitor românesc englez
  neamț italian francez spaniol rus grec turc sârb român ungur evreu aici acolo sus dreapta stânga înainte înapoi
  înăuntru undeva nicăieri împrejur dincolo dincoace încotro foarte prea destul atât câtva poate desigur chiar nu și
  de asemenea măcar exact tocmai abia împreună altfel doar numai așa astfel cam totuși în din la pe cu fără pentru
  prin spre către sub între printre contra despre cauza datorită conform decât sau ori dar însă ci că dacă deși
  fiindcă căci deoarece ca încât nici să rog bună salut scuze pardon noroc adio sunt ești este suntem sunteți era eram
  erai erau fost fiind fii fie fim am ai are avem aveți au avut aș ar ați aibă vei va vom veți vor vreau vrei vrut pot
  poți puteam putut știi știe fac faci făcut iau iei ia luat dau dai dă dat stau stai stă stat beau bei băut mănânc
  vii vine mers dus adus zis spus scris citit văd vezi vede văzut aud aude auzit pus scos scot prins ținut căzut cad
  cade țin mor moare murit ies iese ieșit pleacă vând abate abil abur ace adormit afla aflat agent agenție ager ajun
  alarmă alai ales alint aliat alun amant amnar anchetă apel arac arie arenă arin armat aromă arse ars arțar arțag
  asin astru atent atenție atlet aură autor avere axă azil azur bac baci bală balet balon balot bal banc bandă bar
  bară baracă baraj bard bas bască baterie bază băț băi bălai bălărie bănui bănuț bătut bâtă bârfă bârnă beci belea
  bezea bici bilă birt bloc blond boare boabă bob bocanc boi boltă bonă borș bot botez brici brun buclă buf bufet
  buget bulă bură burlac burlan burniță bust butoi buton cablu cadou cadru caic caier calm calup campanie canal cange
  capăt car carieră cariu casetă casier cască castan caut caval cavou cărare căprar cărunt câlți cârd cârjă cârmă câș
  ceafă ceaun cec cedru cep cere cerne chef chei chelie chimen chiot chior cifru cimbru ciolan ciob cioban cipru ciudă
  ciuf ciumă ciur ciurdă clacă clan clapă clei clește clic clipi club coală coardă cobra cocă cocor cod cofă colac
  colb colină colivă comă compot comun con conac conte coniac copcă coral cornet cosaș cosi cositor coșar coșmar cotă
  cotor covată crai cramă crac creastă creț cremă crestă crez crimă criză croi crunt crupă crustă cub cuc cufăr culoar
  cult cupă cuplu curaj curbă curent curier cursă cusur cute cută dafin dală daltă damă damf danie darnic dată date
  datină deltă demn demon dens desen diez dig dinar dinam divan divin dogar doină dolar dol dom don dormit dos dosar
  doua drac dramă drob drog dubă dublă dud duel duios dulău dună dură eră eroare erou etapă etate faclă fad falcă fan
  fantă far fard fașă fast faună făuri felie felin ferm fermă feri ferigă fes fetru fiară fibră fidel fiert filă fir
  fire firesc fisă fixa fix flanc flaut fleac fler floc focos folos folie font forjă forță fosă frac fragă franc franj
  fraier frâu frescă fuge fugă fugar fulg funie fundă furnal furcă furaj furiș fus gafă gaj gamă gardă gata gaz gazdă
  gâde gârlă geme genă gen gest ghem gheb ghindă gir glas glob glie glumă glod glugă golan golf gong goană goni gorun
  grabă grai gram grapă graur grăbi grăbit gresie grindă grilă groasă groază grof grotă gușă gutui hală halat halbă
  ham hamal hamac han hap harag harfă har hârb haz hău hei hoț hoit holdă horn horă hotar hram hrăni hulă humă iad
  iască icre ideal idol iesle imn iod iris iscusit ivi izbă izbi izlaz izola izmă încărca încurca îndura înecat îneca
  înjura învăț jaf jantă japcă jar jeg jet jir joacă jug jun jupă jurat juriu jurnal lagăr lan lance lanț larmă larvă
  laș laț laur lavă lecui legat legiune lele lene lent lest lesne leș lin linie lipi lipie lipsă lipsi listă lobodă
  locui lot loto luncă lux mac magic magie maltă malț mană manej manie mantă mantie manta mapă marcă marș martir
  martor mască mat matur maur maț mazil măgură mălai mănăstire mări măsură măsura mânăstire mâner mândră mângâi mânji
  mâncat mâl medie mediu meniu mentă merit mestec metru midie miez mimă mir mira miros mirt mit mișca mită moacă
  moaște mobil mobilă modă model modul moft mohor moina moină molie mojar molid monah morală morar morgă morun moș
  moșie moț mosc mugur mulge mulțumit murat must muta mutră muză nadă nai naiv nard năduf ciot nene net nimfă nit
  noadă nobil nod noimă normă noros nud nufăr nul numi nurcă nuia oază obez obor obosi ocară ochean ocnă ocol ocoli
  ocru odă odios odihnă odihni odor oferi ofta ogar ogor olar omăt omor opac operă ordin ordine orgă osie ostaș ostil
  oval ozon pact pai paiață pal pală pali palid paltin pantă papă papură par para parcă pare păta pată patimă patină
  pază păcură pălit părea păros păs păsa păstor păstra păși pătrat pătul păun păzi pâclă pâlc pârg pârtie pâslă pecete
  pelin penaj pensă perlă peron petic petrece pian piedică pieri pieton pilă pildă pilon pipă pipăit pirat piron pisa
  pistă pitic piton piui pivot plagă plai plantă plasă platan platină pleavă plete plic plici plită plod plută plug
  plus poem pofti poftă pol polei polen polip pompă popă por post posti povară povață pradă prag prăda prapur predică
  presă priză probă proba proră proză prun prunc puf puls pulpă pupa pupă pur putină putred puț rabin rachetă radă rag
  rahat rai ramă rang ras rasă rată rate ratat rază răbda răci rănit rând rânji rânză răpi real recolta recoltă recrut
  regat regie regim regn renume ren rest rezervă rezerva râcă râie râmă râni râpă râvnă râvni rid rigolă rimă rindea
  ring risipă risipi rit ritm roade rob robă rocă rod rodie roi rol rolă romb rom rosti rost rotar ruban rubin rudă
  rugină rugbi ruină ruj rulă rupt sac sacru salbă salt salva salvie sanda sapă satâr scală scalp scamă scădea scăpa
  schiță schijă scrum scrin sculă scurta scuti secera seceră secetă secure seif semna senat senin serie serv servi set
  sevă sfadă sfoară silă sili simț sinistru sirenă sită slavă slei slugă slobod smalț smirnă smoală smoc smog smulge
  snob snop sobă sobru soi sol soldă solid solie solz sondă sosi spadă spaniel spân spic spion spirit spirt spiță
  spori spor spuma spumă stafie stână stârc stârpi stand staniu stare start staul stârni stemă stepă sterp stil stimă
  stoc stol stor strană strai strajă strat strungă strună strung struț stuf stup sucit suflu sugar suge suit sul sulă
  sulf suliță sumă suna sunat supus surâs sură sursă susur șa șah șal șaibă șaten șerbet șerb șervet șes șină șir
  șiret șiră șic șnur șoc șomer șoric șorț șotie șpagă șubă șură șut tabu tac taler talie tanc taraf tarabă tarif
  tartă tastă tăiș tămâie târg târî teacă teanc teasc temei tenta tentă termen teroare tern test testa text teză tic
  timbru tină tindă tinde tipar tip tipă tiran tiraj tir tiv toacă toană toast tobă tocană toc toi togă tolbă tomată
  tonă tonic topi topor torță tors toxic trac trafic tragic trai trap trapă trata tratat treabă trezit trib tril trio
  troc tron trudă trufă trupă trusă tub tubă tufă tuci tun tună tuna tunde tuns tunică turbă turlă turmă turtă tuș
  tușă țanc țar țarc țânc țeapă țeavă țel țese țiglă țintă țipar țiteră țol uda udat uger uimi uimit uliu uluc ulm
  uliță umil umili umor unge unic unire urban urgent urgie urmă urma urmaș urnă ursă ursit urzică usca util uzură uz
  vad vag valet vals vargă var vast vatră văl vâlvă vână vânat vâna vânăt vârî vâslă vechil vecie velă venă venin verb
  verigă vers veselă veste vestă vifor vilă violă vioi viraj viral viril viteaz viteză vizită vizor vlagă voal vodă
  vodcă voiaj voie voios voit vomă vorbă vot vrac vraci vraf vrajă vrej vrăji zală zar zare zarvă zăbală zăbavă zăcea
  zăduf zăpăci zăpăcit zăvor zână zbici zbate zbârcit zbir zburda zeamă zel zeu zgardă zgură zimbru zinc zmeu zodie
  zori zvon sută taină tijă perje pâră ciută ciutură mere`;
