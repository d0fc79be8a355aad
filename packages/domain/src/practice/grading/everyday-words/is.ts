/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  faðir móðir bróðir systir sonur dóttir barn börn björn bjór pabbi mamma afi amma frændi frænka hjón hjónaband
  eiginmaður eiginkona maki kona karl maður menn fólk foreldri unglingur strákur stelpa stúlka drengur krakki krakkar
  vinur vinkona kærasti kærasta nágranni gestur hestur prestur bestur mestur vestur nafn safn hrafn jafn höfn höfuð
  höfundur nöfn söfn líf líð lið hlið hlíð blíð blíður hlýr dauði dauður fæddur fæða fæði ræða ræði gæði klæði klæða
  græða hræða hræddur ást ás álft áll ál al allt allur öll allir alltaf aldrei alls alla líkami líkja líka líkur ríkur
  víkur haus hús mús lús fús laus lausn hár sár tár ár þrá þar þór þor vor vör för fjör fjórir kjör enni auga augu
  eyra eyru eyri nef net nes nest nesti munnur munur mynd mynt mund varir tönn tunga tungl þunga þungur ungur ungi
  kinn haka háls háski herðar öxl armur harmur handleggur hönd hendi hendur hundur hundrað fingur finnur nögl brjóst
  bringa bringur magi bak baka bakki bakari bakarí kviður kvöld köld kuldi kaldur hald halda fótur fætur rætur rót
  rótt nótt nætur hné hnífur hæll hæð hiti hitta hattur köttur mottur læri læra læknir lækur lækning húð hurð hugur
  hugsa hugsun bein beinn seinn einn eins neinn hreinn steinn blóð blað blár blíða hjarta bjartur svartur lunga lungu
  heili heilsa heill heit heitur heiti sveit sveitt hveiti veita leita leiti leit matur mata máti mæti mæta mætti
  brauð rauður rauð nauð nauðsyn smjör ostur ost kostur kost kosta kostnaður egg legg vegg veggur leggur kjöt fiskur
  diskur miskunn lax lamb lampi svín vín ván kjúklingur kjóll hjól hjóla jól jóla skóli stóll stóla hól hóll hótel
  pylsa hangikjöt skyr skýr ský skór skó sól mjólk mjöl mjór mjög vatn vanta vatna vani vanur svanur safi kaffi te tei
  bolli bolla rúm rúmur rúða brúða brúður brú trú trúa frú nú nei né sykur salt saltur malt halt salat pipar súpa kápa
  grautur hrísgrjón kartafla tómatur laukur lauf lauk gulrót gúrka epli ber bera beri bær vera gera skera hér her sér
  mér mer appelsína banani sítróna jarðarber bláber kaka taka raka aka vaka ís rjómi súkkulaði sælgæti nammi tóbak
  morgunmatur kvöldmatur kvöldverður gaffall gaffal skeið glas gras gas flaska taska aska pottur panna pönnukaka borða
  borð orð morð norður orða forða borg morgunn morgun drekka drykkur drykkja elda eldur eldri eldhús aldur elding
  veldi svangur þyrstur saddur glaður glöð staður hraður blaður sætur sæti sæta súr súrt bitur vitur vetur betur getur
  hvítur hvít bragð bragða bragðgóður góður góð gott gata gat gát jata rata hata plata dýr dýrt hýr kýr kú kind kindur
  hrútur geit geitin hvolpur kettlingur hæna hani hún hunang hana önd endur endir enda önn fugl örn arnar örk ugla
  lundi lund rotta rottur refur vefur sefur hefur ref úlfur ljón ljóð ljós ljót ljótur fljót fljótur fljóta api fíll
  fil slanga langa ganga langur gangur söngur göngur fluga flugvél flug kónguló maur fiðrildi hvalur dalur salur valur
  selur elur telur hákarl þorskur ýsa lýsa vísa dýrið tré þrjú þrír þrjár tvær tveir tvö tröll troll skógur skot skott
  skógar grein greina laufblað blóm blómi tómur dómur rómur rós rósa hrós gróður jörð fjörður fjöður fjöll fjall
  fjalla fall falla kalla kall karla galli gulli gull gulur fullur ull ullur full hálf hálfur há hraun brún laun raun
  baun daun hver hvert hvar hvað hvaða hvaðan hvenær hvernig hvor hvort hversu foss áin ei ey eyja eyða leyfa leyfi
  reyfi keyra heyra heyrn eyrir meir meira fleira fleiri stöðuvatn sjór sjó sjá sjón són strönd strand ströng sandur
  landur land hand band bands vandi vinda vindur vandur vönduð stein sker skerið himinn heimur heimili heim heima
  heimta geimur geyma gleyma dreyma draumur straumur taumur stjarna stjórn stjórna stjóri máni mánuður veður vegur
  meður með meðal meðan metal rigning rigna regn snjór snjóa slydda él el rok rokk sokkur nokkur flokkur stokkur
  lokkur skýjað þoka þykja þykkur þrumur frost frosti frosinn hlýtt hljótt hljóð hljóða heitt hvítt sumar haust hraust
  traust traustur austur árstíð tíð tími tíma tómt dagur daga vika vikur viku mínúta sekúnda klukka klukkan klukkutími
  stund stunda stundum undrun undir undur unda lundur fundur fund sund synda syndir synd hádegi miðnætti miði miðja
  miður siður niður niðri viður við víð víður gær gæra öld aldir olía alda sunnudagur mánudagur þriðjudagur
  fimmtudagur föstudagur laugardagur helgi janúar febrúar mars apríl maí júní júlí ágúst september október nóvember
  desember páskar áramót afmæli veisla gjöf gjafa gjald galdur gefa hefa lifa lofa sofa rofa íbúð búð búa búi bú búinn
  brúnn brúnt dúnn tún tunna pera perla herbergi gólf golf loft lof lofta þak þakka dyr dýrð gluggi stigi stig stíg
  stígur stígvél svefn stofa stofna stofnun baðherbergi bað báðir bæði klósett salerni garður sturta vaskur handklæði
  sápa tannbursti tannkrem greiða greiði greið leið leiða leiði leiður reiður reiði breiður skápur hilla milla kommóða
  sófi spegill spegla nagli lykill mikill lítill mikið lítið ísskápur þvottavél ofn oft opna opinn vopn vopna kerti
  teppi keppni keppa sleppa gardína tölva tala síma sími símtal sjónvarp útvarp varp garp arfur starf starfa þarf þörf
  þarfur hvarf bæir bæli bók bækur bókasafn bóka bökun þorp torg torf sorg kirkja skóla háskóli sjúkrahús spítali
  apótek banki pósthús lögregla flugvöllur völlur hafa hafna verslun versla markaður verksmiðja sundlaug laug lauga
  bíó leikhús leikur leika leik krá kaffihús gistihús stöð stöður stoð röð rödd strætó strætisvagn vagn gagn magn bíll
  ferð ferða ferja verja herja lest lesta lestur skip skipa skipta skrift skrifa skrif bátur bát háttur máttur þáttur
  slátur sláttur fatnaður föt fat fata vörubíll leigubíll farmiði vegabréf bréf ferðataska farangur kort kortið korter
  svart umferð gangstétt stétt rétt létt slétt þétt frétt rétta réttur léttur sléttur þéttur frétta bensín skólataska
  kennari kenna kennsla nemandi nemi nemendur bekkur brekka rekka þekkja lexía próf prófa þróa penni pinni blýantur
  strokleður regla reglustika reglur krít tafla stílabók stíll orðabók orðaforði málfræði setning sending lending
  spurning spyrja svar svara varið vara varla stærðfræði saga sögu landafræði efni efnafræði tónlist list listi íþrótt
  íþróttir nám námskeið nema nenna renna brenna lesa losa mosi kosning kjósa frjósa frjáls kjarni telja selja velja
  dvelja reikna teikna tekna syngja hlusta hlutur hlut horfa hverfa hvísla tal segja þegja þegar þeir þær þau þú það
  þetta þessi þess þessir þannig þá þangað hingað hérna þarna hvergi einhver einhvers eitthvað ekkert ekki enginn
  engin eng sumir sumur sami sama saman samt samtal vinna sinna finna minna minni mínus minn þinn sinn mín þín sín
  minnast inn inni úti út ut utan innan yfir eftir fyrir fram framan aftur aftan upp uppi hægri vinstri beint hægt
  hægur þægur vægur frægur nægur hratt hrað fljótt sjaldan bráðum bráðna ráð ráða ráðið bráð brátt hátt lágt lágur
  langt stutt stuttur strax snemma seint seinna áður aðeins aðrir annar önnur annað hinn hin hinir hitt eiga eigi eign
  eigna eignast átt átta þátta sátt sáttur fá far fara fari fær færa færi færð fór fóru fært koma kom kominn kvæði
  kveðja kveða kveðið gleði gleðja vekja vakna vakt vakta vatta sakna sækja sök rök tök tökum tók tekur tekinn tekin
  eik bleikur veikur veiki leikari keikur reykur reykja reyna reyni steikja steik kveikja slökkva stökkva rökkur kökur
  hrökkva sökkva hoppa stoppa toppur koppur hlaupa hljóp kaup kaupa keypti kaupmaður gekk genginn gengi fengi fékk
  fengið feng lengi lengja lengd löng öng söng standa stóð stendur sitja sit sat setja sett sestur setjast sofna safna
  svaf leggja lagði lag laga liggja lá hanga hengja hringja hringur springa sprengja yngri stinga kyngja söngvari þvo
  þvær þvottur þurrka þurr þurfa þurfti þurs þora bora þori kasta hasta fasta festa festast brosa bros brjóta brot
  brotna brotinn braut skaut skauta skjóta skjól skjót hljóta njóta nota not nóg nóta rjúka strjúka kljúfa fljúga
  flaug ljúga lygi ljúka loka lok lokið lokaður okkur okkar ykkar ykkur hlæja hló hlátur grátur gráta gráður grátt
  grár hrár þrár hrasa kyssa koss kross faðma faðmur elska elskan hélt heldur haldið valda vald falda fela falinn
  fella féll felldi villa vilja vill vildi viljugur villtur vita vit vitund veit viti vitni vissi viss vís var verið
  verða verð varð orðinn verður verkur verk verki merki sterkur stærkur merkja merkur myrkur myrkva virkur virka virki
  vírus geta get gerði gerð gerast gaf gefið gift giftur giftast gifs gylltur stela stal stel stelur fylla fylgja
  fylgi feldur mæla mála mál mal mala mælt málari málning reisa ferðast reisn reis rísa reipi sigla sigur sigra segl
  segull byggja bygging byrja byrjun byrði byrðar hætta hætt hættulegur mætta þvætta muna mun mundi mundu geymsla
  skilja skil skila skilaboð skipun skilinn skilnaður trúr túr dúr múr mýri nýr nýtt nýta nýra nýlega nýlegur skýra
  skýrt skýrsla hýra stýra stýri peysa buxur skyrta pils jakki frakki úlpa húfa hetta trefill treyja hanski vettlingur
  sokkabuxur skóm inniskór belti bindi nærföt náttföt gleraugu hálsmen hnappur vasi vasa veski litur líta lita grænn
  vænn kænn fjólublár litríkur dökkur klökkur nökkur nokkuð nokkrir dimmur grimmur fimm fimmti fimmtán fimmtíu núll
  sex sextán sextíu sjö sjötti sjötíu sjötta áttatíu átján níu nía nítján níutíu tíu tía ellefu tólf þrettán fjórtán
  sautján tuttugu þrjátíu fjörutíu þúsund milljón fyrsti fyrst fyrstur þriðji fjórði fjöldi hamingja dapur daprast
  hræðsla hlýja skap skapa skapari tapa tap tapað gapa skömm skammast skammta skammt skamma stoltur hissa forvitinn
  feiminn heiðarlegur duglegur latur lat last þreyttur þreyta breyta breyting breytt breidd leti kurteis heimskur klár
  hlár leiðinlegur fallegur falleg gamall gömul stór stóri stórt stærri stærð smár smá þunnur grunnur brunnur djúpur
  grunur gruna mjúkur sjúkur sjúk harður óhreinn skítugur skítur blautur volgur vondur verri verstur betri rangur
  sannur sanna satt hatt glatt fölsk falskur ferskur auðveldur erfiður erfitt mögulegur ómögulegur mikilvægur
  áhugaverður sérstakur venjulegur skrítinn vinsæll þekktur nútímalegur fastur upptekinn tilbúinn saklaus ódýr fátækur
  frískur heilbrigður lifandi beiskur hollur holur hollt öruggur hávær rólegur rólega rólegt ról snöggur sein ólíkur
  sams konar sjálfur sjálfa sjálf sjálft hálft nefna nefnd nefnilega hefna hefnd efnd stefna stefnumót stefnd ástæða
  aðstæður sögn þögn rögn gögn mögnun lukka heppni heppinn kappi tappi pappi pappír lappir happ kapp stapp sannleikur
  styrkur stríð strítt friður siða lög lögun log loga vog vogur vogir bogi toga tog flog frelsi von vona ótti óttast
  hjálp hjálpa hálfa fréttir þekking reynsla gáta gátt val vala vali röng raddir hávaði hljómsveit ljósmynd mynda
  fótbolti bolti handbolti mark marka mörk tómstund frí fríður afmælisgjöf brúðkaup boð boða baða boði ball gítar
  píanó tónleikar dagblað tímarit tölvupóstur póstur frímerki umslag skjár skár lyklaborð starfsmaður yfirmaður
  skrifstofa bóndi bónda kokkur kokka smiður smíða smíði smið bílstjóri flugmaður hermaður hers fer rithöfundur
  listamaður tannlæknir blaðamaður forseti ráðherra dómari þjónn þjónusta þjóna sölumaður fyrirtæki peningur peningar
  króna kóróna verðugur dýrmætur borga reikningur spara spar skulda skuld skuldir skylda skyldur skyldi skattur skatta
  bankakort seðill gjaldmiðill sjúkdómur kvef hósti hósta höfuðverkur tannpína meiða meiðsli lyf lyfta lyfti sára sárt
  slys hjúkrun sjúklingur sprauta lifur vöðvi hvers vegna af að frá um án ásamt til gegn gegnum gegna handa milli
  meðfram síðan síða síður síðar síðast sé sem svo svona þótt því ef eða enn ennþá en og einnig jafnvel jafna jafnan
  bara bára kannski kannast núna alveg alvara alvarlegur alvöru frekar næstum næst næstur mest minnst of oftast einu
  sinni aðallega auðvitað afl afla agi agn akur alin andi andlit anda andar angan apríkósa auður auka aukinn áhrif
  áhugi áhyggja álit ávöxtur átak áfram ávallt bjalla bjarg bjarga björg bil bila bilaður blása blund blunda blanda
  bor botn brjálaður brauðrist bragur brestur bruni bundinn bunki burður burst bursta bylting bylgja byssa bæn bændur
  bæta bætur böl dama danska dansa dans dauft deila deild deig depill detta datt djass djús dós draga dregur dró
  draugur drepa drap dropi drottning duft duga dugleg dvöl dygð dæla dæmi dæma efla efri egna eitur ekla elli eltast
  elta engill enska ensk erfa erindi evra faldur fangi fanga fang fangelsi farsími fegurð feitur feiti ferill fiðla
  fimleikar fjara fjarri fjarlægð fjárhagur fjölskylda fjölmargir flytja flutti flís flóð flói flór fló flæða forn
  form frekja frekur friðsæll froskur fróður frumskógur furða fyndinn fæla fögur galinn gaman garn gás geisli geisla
  gestgjafi gigt gildi gild gilda gil girða girðing giska gluggatjald gnægð gormur grafa gröf grimmd grípa greip gríma
  grín gróa gróði grjót grænmeti gæta gætt gæs hafur hafmeyja haki hakk hala hali hamar hampa harka hasar haugur heiði
  heiðni heiður hemja herða herra hetja hik hika hirða hjalli hlekkur hljóðlátur hljóðfæri hlýða hnoð hnoða hnútur
  hnerra horn hópur hóp hóta hrinda hring hrollur hræra hugrakkur hugmynd hungur hvass hvatt hvetja hvíla hvíld hylja
  hæfa hæfur hægja hönnun iðja iðn inngangur innihald jökull jaðar jafningi jarma járn járna játa játning jurt kafa
  kafli kaldhæðni kanína kanna kanill karfa kassi kaðall keðja keila kelda kertastjaki kisa kista kjarr klappa klippa
  klóra klettur klípa klofa knús kofi kol kóngur kopar korn kór kóf krem krafa kraftur krabbi krani krefja krókur
  krukka kunna kyn kynna kyrr kyrrð kæla kær kæra köngull labba lakk lak laki landi lás lata látinn láta leigja leiga
  leynd leyndarmál leysa leir leira lím líma lind lína linsa litast ljúfur ljúfa loforð lokka lúga lúka lyfjabúð lykt
  lykta lygn lýðveldi lýsi læsa læsi læða lætur löggjöf mjöður möguleiki malla mar mara margur margt mjúkt melur messa
  mistök mistur móða móð móður mola moli mold múrari mýkja mýs mæði mælir mær möl nafli naga næring náð náðun nærri
  nætursvefn niðurstaða nostur norn norskur nýársdagur ofsi ofsa okra orka orsök ósk óska óður óð óvinur pakki pakka
  pláss planta plástur poki polli pollur púði púsl rafmagn rakur rakstur ramma rammi ranghugmynd rannsókn rass rás
  reka rekja rekstur rella rif rifa rífa reif rifrildi risi rita ritari rit ró róa rómantík róttækur rúlla rugla runni
  rusl ryk ryð rýma rækja rætast rönd samband samkomulag samúð samvinna sauma saumur seðja sagði seigla seigur sekur
  sekt senda sía sjóður sjálfsagt skafa skaði skaða skál skala skel skeggi skegg skella skelfing skellur skar skerpa
  skína skein skjal skrá skráning skraut skríða skreið skratti skrúfa skurður skref skúr skúffa skuggi skyn skynja
  skæri sleði sleikja slíta slóð slá sló slæmur smekkur smella snerta sneið snúa snúra sníða sópa sópur spá spakur
  sprunga spil spila spilari spor sporður spýta stag staur stilla stilling stjúpa strengur strik strika stríða stroka
  stubbur stúdent stykki styðja stöðva stökk suð suða suður svelta svík svíkja svipur svipta svíf sæng særa tagl tak
  takk taug teygja timbur tilboð tilfinning tjald tjörn tónn tól torfa traðka trekkja tregur tromma trufla trygging
  tröppur tuska týna týndur tæki tækni tæma tölur tölustafur úr úrval úrslit vafi vafra vakandi vandamál varpa vaxa
  vax vatnslitur veðja veggfóður veiða veiði velta veldur venja vernd vernda vessi vetrarfrí víf víkingur víst vísindi
  vörn vöxtur ymja yndi yndislegur ysta þari þjóð þjófur þjálfa þjást þola þolinmóður þráður þröngur þræta þræll þungi
  þumall þurrkari þúfa þvaga þyngd þyrla þýða þýði þýðing þýskur æð æði æfa æfing ær ætla ætt ættir ættingi ævi
  ævintýri öðru ökumaður öl ör örlög öryggi öskra öskur öxi`;
