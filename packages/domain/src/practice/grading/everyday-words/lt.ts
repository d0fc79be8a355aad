/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  akis alus anksti antis arklys ausis avis bala balta baltas balsas batas bėgti berniukas beržas broliai brolis
  brangus butas burna būti dabar daina daiktas dalis dantis darbas daryti debesis dėdė dėkui delnas dešimt dešra diena
  didelis dirbti draugas drąsa drėgnas duona duoti duktė durys dukra dvaras eiti ežeras galas galva galvoti gaidys
  galia garas garsas gatvė gera geras gerti gėda gėlė gyvas gyventi giria graži grįžti gulėti ilgas imti ieškoti
  jaunas juoda juokas jūra kaina kaimas kairė kalba kalbėti kaklas kalnas kambarys karas karalius karvė karstas
  karštas kartas karta kasa katė kava kelias kelti kepti kiaulė kitas klasė klausti klausyti knyga koja kraujas
  kraštas krašto kiemas kietas krūmas krūtis kuprinė kvapas laikas laikyti laiškas laivas langas lapas lapė laukas
  laukti lauko lazda lėktuvas lėtas lėtai liūdnas lietus liepa lova maistas malda mama mano margas marti mažas mažai
  medis mėnuo mėsa mesti metai metas miegas miestas miškas mokytis mokyti muilas namas namo naktis naujas nešti norėti
  noras nosis obuolys ožka oras paltas pasas paštas pavasaris peilis pelė pienas pigus pilna pilnas pilis pilvas
  pirkti pirštas plaukas plaukti protas prašyti raštas rašyti ratas raudona rytas ryškus rytoj ryžiai rodyti rožė
  ruduo ranka rasti saldus saulė sėdėti sena senas senis siena skanus skola skolinti skirti sodas sostas stalas
  stiklas stogas storas suolas sūnus sūris sveikas sviestas šalis šaltas šalta širdis šiltas tamsa tamsus taupyti
  tautą tauta teta tėvas tikras tiltas tirti turgus turėti ugnis vaikas vaikai vaisius vakar vakaras valgyti valanda
  vanduo varna vardas vartai vasara veidas vėjas vėlai versti vesti vežti vieta vienas virti vyras vyšnia vynas žaisti
  žalias žemė žiema žinia žinoti žodis žolė žuvis žvaigždė nulis viena dvi trys keturi penki šeši septyni aštuoni
  devyni dvylika trylika šešiolika dvidešimt šimtas milijonas pirmas pirma antras antra trečias trečia ketvirtas
  penktas šeštas septintas aštuntas devintas dešimtas pusė ketvirtis tuzinas sausis vasaris kovas balandis gegužė
  birželis rugpjūtis rugsėjis spalis lapkritis gruodis savaitė minutė sekundė akimirka amžius data laikrodis šiandien
  užvakar poryt tuoj tuojau paskui vėliau anksčiau visada niekada dažnai retai kartais paprastai dar jau tada kada
  kadaise seniai neseniai greitai jis mes jūs jie jos tavo savo mūsų jūsų kas kažkas niekas viskas visi visas joks
  kita toks tokia koks kokia kuris kuri šis tas šitas anas pats pati save sau manęs man mane tavęs tau tave jam jai
  mums mus jums jus jiems joms juos jas ant prie nuo iki apie per pro tarp prieš pas dėl aplink šalia pagal virš kartu
  vietoj bet arba kad nes jei jeigu kai nors tačiau todėl taigi nei tegul nebent kaip negu tik taip pat irgi net
  būtent gal galbūt turbūt beveik labai daug keli kelios keletas truputį šiek tiek daugiau mažiau gana visai kiek čia
  ten kur kažkur niekur visur kitur kodėl kažkaip toli arti aukštai žemai viršuje apačioje kairėje dešinėje tiesiai
  atgal pirmyn namie lauke viduje gerai blogai tyliai garsiai lengvai sunkiai pigiai brangiai šilta karšta gražiai
  tikrai toliau geriau blogiau pagaliau staiga vėl juodas raudonas mėlynas geltonas rudas pilkas rožinis oranžinis
  auksinis šviesus spalvotas žydras šeima motina tėtis tėvai sesuo sesė močiutė senelis senelė anūkas anūkė pusbrolis
  pusseserė žmona uošvis uošvė žentas svainis dvynys protėvis našlaitis našlys našlė žmogus žmonės asmuo moteris
  mergaitė mergina vaikinas ponas ponia kaimynas kaimynė draugė bičiulis svečias šeimininkas suaugęs jaunimas kūdikis
  pavardė adresas vestuvės kūnas akys ausys dantys liežuvis lūpa lūpos barzda ūsai kakta skruostas antakis sprandas
  gerklė petys nagas alkūnė riešas nugara krūtinė šonas klubas kelis pėda kulnas kaulas oda plaučiai skrandis kepenys
  inkstas smegenys raumuo plaukai raukšlė ašara prakaitas sveikata liga skausmas kosulys sloga gripas žaizda vaistas
  vaistai gydytojas gydytoja vaistinė tabletė ligoninė pacientas receptas tvarstis pleistras tepalas sirupas nelaimė
  sergantis ligonis išblyškęs pavargęs aklas kurčias raišas batonas bandelė kiaušinis grietinė grietinėlė jogurtas
  kumpis vištiena jautiena kiauliena makaronai košė miltai cukrus druska pipiras actas aliejus sriuba padažas salotos
  mišrainė bulvė pomidoras agurkas svogūnas česnakas morka kopūstas paprika žirnis pupelė pupa burokas ridikas
  ridikėlis špinatas moliūgas grybas baravykas daržovė kriaušė slyva trešnė braškė avietė žemuogė mėlynė serbentas
  vynuogė arbūzas melionas bananas apelsinas citrina persikas abrikosas riešutas migdolas medus uogienė uoga šokoladas
  saldainis pyragas tortas ledai spurga blynas cepelinas koldūnas kepsnys pusryčiai pietūs vakarienė desertas
  prieskonis arbata sultys gėrimas kakava gira ledas gabalas gabalėlis riekė trupinys sūrus rūgštus kartus aštrus
  šviežias riebus liesas alkis troškulys skonis lėkštė dubuo stiklinė taurė butelis šaukštas šakutė puodas keptuvė
  virtuvė virėjas padavėjas padavėja kavinė baras gyvūnas žvėris gyvulys šuo katinas žirgas bulius jautis paršas
  avinas ožys višta žąsis triušis kiškis žiurkė vilkas meška lokys elnias stirna briedis šernas voverė ežys bebras
  ūdra gandras pelėda erelis šarka kregždė gulbė papūga varlė gyvatė žaltys driežas vėžlys sraigė voras musė uodas
  bitė vapsva skruzdė boružė vabalas kirmėlė sliekas karpis lydeka lašiša silkė menkė ryklys ruonis liūtas tigras
  žirafa asilas veršis ėriukas ragas uodega letena sparnas snapas kailis lizdas urvas kanopa karčiai banda kelnės
  sijonas suknelė striukė diržas šalikas kepurė kojinė batai šlepetė pižama kišenė saga rankovė mada dydis krepšys
  rankinė skėtis akiniai žiedas skara skarelė vilna šilkas linas namai vonia rūsys terasa daržas garažas grindys lubos
  laiptai liftas aukštas raktas rankena kaminas krosnis židinys baldas baldai kėdė fotelis sofa spinta lentyna lempa
  kilimas vaza pagalvė paklodė šepetys šukos dušas čiaupas viryklė orkaitė šluota kibiras radijas laidas lemputė žvakė
  vinis varžtas pjūklas kirvis grėblys virvė siūlas adata žirklės klijai dėžė dėžutė maišas plentas aikštė parkas
  rūmai rotušė teatras kinas kepykla bankas įstaiga gamykla stotis stotelė uostas peronas metro mašina taksi valtis
  vežimas kelionė išvyka planas bagažas kampas mokykla pamoka mokinys mokinė mokytojas mokytoja mokslas žinios žodynas
  kreida lenta popierius sakinys raidė klaida pažymys fizika chemija muzika vadovas biuras įmonė alga pinigai moneta
  pelnas kepėjas kirpėjas kirpėja stalius dailidė dailininkas poetas aktorė dainininkas pardavėjas pardavėja princas
  kunigas popiežius šventas dievas angelas velnias dvasia siela gamta kalva slėnis pieva upė upelis srovė šaltinis
  krantas sala uola akmuo smėlis molis purvas dykuma ola šaka šaknis kamienas žievė sėkla grūdas javai rugiai rugys
  avižos aviža miežis miežiai ąžuolas bukas pušis eglė klevas tuopa uosis alksnis tulpė aguona ramunė šiaudas šienas
  dangus mėnulis sniegas audra žaibas rūkas migla šaltis šalna dūmas dūmai pelenai šviesa šešėlis karštis sausra rasa
  kruša rytai vakarai šiaurė šlapias sausas saulėtas vėsus blogas smulkus žemas trumpas platus siauras plonas gilus
  seklus sunkus lengvas gražus švarus tuščias greitas stiprus silpnas kvailas vargšas paprastas lygus kreivas apvalus
  svarbus įdomus mielas malonus laimingas piktas išdidus drąsus tingus ramus užimtas sulūžęs artimas tolimas žinomas
  garsus galimas būtinas miręs panašus įvairus bendras viešas tylus baisus puikus keistas atviras saugus gabus šykštus
  dosnus vedęs kairys dešinys nueiti bėgioti skristi įeiti išeiti ateiti atvykti išvykti pereiti praeiti pabėgti šokti
  lipti kilti keltis sėsti stovėti stoti gulti dėti padėti miegoti užmigti žadinti pabusti išgerti išvirti iškepti
  pjauti plauti prausti praustis skalbti valyti šluoti parašyti piešti tapyti išmokti suprasti pažinti mokėti galėti
  mėgti mylėti nekęsti manyti tikėti jausti girdėti matyti žiūrėti surasti pamesti paimti nešioti atnešti atvežti
  traukti tempti stumti mėtyti gaudyti pagauti griebti paleisti leisti kristi griūti sakyti pasakyti pasakoti dėkoti
  šaukti rėkti dainuoti juoktis verkti tylėti vadinti kviesti kainuoti grąžinti ilsėtis groti laimėti pradėti baigti
  baigtis įjungti palaukti sutikti lankyti gelbėti reikėti bandyti gimti augti auginti mirti žudyti mušti kovoti
  bijoti stebėtis pykti sirgti gydyti rengti rengtis vilkti maudytis šukuoti skusti statyti taisyti gadinti laužyti
  vogti pavogti slėpti sodinti sėti rinkti kasti siūti rišti kabinti kaboti keisti pakeisti spręsti gauti siųsti likti
  palikti drausti rūkyti degti uždegti gesinti šviesti lyti snigti pūsti šildyti šalti tirpti žydėti kvepėti svajoti
  valdyti trukti tęsti tęstis vykti įvykti meluoti apgauti žadėti išduoti saugoti ginti vytis skubėti vėluoti spėti
  atspėti ilgėtis kąsti laižyti ryti čiulpti loti kaukti meilė laimė baimė pyktis pavydas viltis laisvė taika jėga
  tiesa melas grožis gėris blogis gyvybė mirtis senatvė mintis idėja sapnas svajonė jausmas riksmas tyla dainelė šokis
  žaislas lėlė sportas komanda bėgimas šuolis pergalė prizas dovana šventė būdas rūšis tikslas pradžia pabaiga vidurys
  visuma suma pora kryptis judesys taškas linija forma spalva ženklas romanas pasaka skyrius filmas pagalba ginčas
  sutartis teisė kaltė bausmė teismas vagis priešas ginklas kardas strėlė lankas skydas bomba armija mūšis kova
  valdžia menas gitara smuikas būgnas fleita kultūra bėda vargas proga likimas mįslė pokštas poreikis valia patirtis
  savybė elgesys dėmesys nuodėmė burtas fėja ragana riteris lobis auksas geležis varis plienas mediena metalas guma
  audinys anglis dujos nafta elektra įrankis adyti aidas ainis aitrus alinti alkti alpti alyva amas amatas anga angis
  apimti apkaba aplinka ara aras arimas arfa aria arklas arka asla ašis atimti audinė austi auka aulas ausinė aušra
  aušti aušinti autas avėti ąsotis badas badyti baidyti balius balsis banga bangus bara barti bartis baronas basas
  bausti bauda baugus belsti berti bernas birti blaivas bloga blogti boba bokštas bortas botas braidyti brandus bręsti
  brėžti bristi brukti būda burė burės burti burtai būvis būtis būras byla cinkas cirkas čiupti čirpti daigas daigus
  dailus dalgis dalinti dalyti dama danga dangtis darna dauginti daužti dažai dažas dažyti dažnas dėka dėlė dėmė denis
  derėti derva dešimtis didis diegas diegti dilgti dingti dykas dyka dirva drama drobė duobė dulkė dulkės dusti dužti
  dūris durti ėsti ėjo eilė eiga elnė engti ešerys faktas figa firma galingas galutinis gama gandas ganyti garbus
  gardus garinti gausa gausus gaila gailus gairė gaiva gaivus gaižus gardas gegutė geisti geismas gėlas gelti gerbti
  gija girtas girti girdyti glaudus glaudės graudus greitis grėsti griežti gražinti gręžti grobti grobis grupė grūsti
  gylis grynas ieva ietis ilgis ilgai indas indai iltis irklas irti irklai įlanka įmesti įpilti įsakyti įvadas įtarti
  įtempti įkurti išeitis išmesti išvesti jaudinti jaukas jaukus javas jodas joti judėti judinti juk jungti juosta
  juodis juosti kabėti kaimenė kaisti kaišti kaita kaitra kalė kalti kaltas kalvė kamanė kapas kapoti kapai karklas
  karpa karšti kartis karti kartoti karis karys kaska katilas kauti kaulėtas kaupti kautis kaušas kelmas kelnė keltas
  kenkti kepalas kerpė kerėti kerštas ketinti kęsti kibti kirsti kirtis kirpti kišti kiaunė klanas klausa kliūtis
  kliudyti kliūti kloti klupti kmynas kmynai kokas kopa kopti korys košti kotas krata krauti kremas kremti krėsti
  kruopa kubas kulti kultas kuopa kupė kuras kurpė kurti kursas kurtas kurmis kutas kvailys kvitas kūdra kūgis kūlė
  kyboti kylis kyšis kyšoti labas laba laida laidyti laiba laibas laimingai lakas lakti lakus lamdyti lanka laša lašas
  lašai lašinti laurai laužas laužti lauras laumė lava lavinti leistis lenkti lęšis liautis liaudis liemuo liepti
  liesti lieti ligi lygis lyga lygti lytis lytus likutis limpa linkti lynas lipdyti liūtis liūnas liudyti lopas lošti
  lovys lukštas luitas lupti lūžti lūžis lūšis magas maišyti maištas mainyti malti manas manta masė mastas matas
  maudyti mauti mazgas mažti meldas melsti melžti menkas mentė menė mėta migti minia minėti minti minkyti misa misti
  mitas mirkyti mylia morė mostas moti mova mulas muitas mūras musės mugė nagai narys nauda naudoti našta narvas naras
  nata nykti nerti neštis neva niekai niša norma nuogas nuodas nuodai nutikti nuteikti obelis orus oželis opa opus
  padas padėtis paikas pakaba pakilti pakelti pamatas pantis paranka patarti patalas patalai patekti patikti patirti
  patranka peikti pekla pelynas pelkė pelnyti pelyti penas perėti perti piemuo pigti pilti pilkis pinti pirtis piršti
  plakti plakatas plaktas platinti plautas plėšti plikas plyšti plyta plėsti plotas plotis plūsti pluta pokytis
  pokylis polis postas poveikis pratinti prieiti proza pudra puošti puota pulti pulkas pulsas punktas pusti pūti pūkas
  puta pyla raida raikyti raišti raištis rampa randas rangas rauti raugas raugti rauda raudoti rėkauti reikšti rėmas
  rėmai remti renta retas retinti rėžti riesti riestas rimas rimti rimtas ristis risti ritė ritmas rizika rykauti
  romus ropė rūda rūbas rūta ruošti sagtis saikas saitas sakmė salė saldė samana samanė samdyti samtis sargas sauga
  sausa savas seilė seilės seklys sekti sekmė sėkmė sekla semti senti sėmuo serija sesija siekti sieti sietas siera
  siaubas siausti sija sijoti silpti sirpti skalda skalsa skarda skelbti skelti skęsti skiltis skilti skinti skirtis
  skystis skystas skrieti skundas skųsti skurdas skurdus slėgti slėgis slidė slidės slidus slinkti smala smaugti
  smegti smėlynas smogti snausti snaigė sopėti sora sotus sotis spausti spinduolys spindulys spirti spjauti staigus
  stalčius stangus staugti stebėti stigti stilius stingti stirta stoka stora storis stovas strigti sudėti sukti sula
  sumuo supti sutarti svaras svarus svečiai sverti svilti svirtis svoris svorio šalutinis šalmas šalinti šalpa šamas
  šapas šarma šarvas šarvai šauti šaudyti šeiva šėlti šerti šerys šerdis šiaudai šiauras šilti šilas šiltis šlakas
  šlykštus šokas šūkis šūvis šukė šulas švinas taiklus taikyti taikus takas taktas talka talpa talpus tankas tankus
  tapti tara tarpas tarnas tarnyba tarti tartis taryba tarimas tauras taurus taupus tekėti tekti tema tepti tiekti
  tiesti tikėtis tikti tikslus tiktai timpa tinkas tinklas tinti tipas tirštas tižti tyras tyrė tyrimas tona tonas
  topas torfas traktas tresti tremti trinti trintis trokšti trošti trūkti trumpai trupė tvartas tverti tvirtas tūris
  tūžti turtas turtai tušas tuščiai ūgis ūkis ūmus ūsas uosti urna ūžti vadas vaga vaidas vaidinti vairas vaizdas
  vakare valgis valda vanta varas vardinti vargti varpas varpa vartyti vartoti varža varžyti varyti vaškas vata vatas
  važis vėdinti veja veikti vėlus vėlė velti veltui venti vena vengti verda vergas vergė verslas verslus vertas vertė
  verpti verti veržti vėsa vėsti vėžys vėžė viela vilnis vingis vinys virė virsti virtas visata vysti vokas volas
  votis vyris vyti zebras zona žabas žala žalingas žarna žara žavėti želti želė žengti žymė žymėti žilas žilti žygis
  žinutė žinovas žolynas žūti žūtis žvyras žvynas esu bus eina duoda rado randa mato matė girdi gali nori turi sako
  sakė myli guli stovi sėdi dirba dirbo gavo gauna neša nešė vedė veda vežė veža gėrė geria valgė valgo kepa kepė augo
  auga mirė bėgo bėga lieka šaukė šaukia laukė laukia klausė klausia rašė rašo skaitė skaito tapo tampa tarė taria
  metė meta kėlė kelia žalia skatinti`;
