/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  aasta aken alati auto eile elama emme enne esik hall halb hammas hein heli hing hinne hobune homme hoolima huul ilma
  ilus inimene istuma jalg janu joogi jooma jooksma julge juuksed juust jätma jääma kaal kaart kael kala kallis kalju
  kann kapp karp kardin kartul kass kask kauss keel keema keha kell kena kesk kevad kiir kiire kiri kirik kirp kivi
  kleit koer kohv kolm kool koor kook korv kott kuld kuma kuri kurk kuul kuulma kuum kuus kõik kõht kõrv kõrge kõva
  käsi küla külm külaline küps küsima laine laps lamp laud laul lehm leht leib lill lina lind linn loom lumi lõuna
  lõpp lugu lugema luule maal maja magama magus mees meel meri mesi mets mina minema minu mitte moos muna must muru
  mõte mõni mõtlema mägi naine nael naaber nali neli nimi nina noor nuga nõel näitama nädal nägema olema olen ootama
  ostma pael paha palk pall palju panema paks park parem pidama pikk pilt pilk pilv pime piim pliit pood pool poeg
  põld põrand prill puder puhas puhkus päev päike raha raamat raske rand reis riik riis rind roheline roos rott ruum
  rõõm saal saama saar saatma sada saba sein seep seisma seitse sild silm sina sinine sool soov sokk suhkur suits sull
  sulg surm suvi suur sõber sõda sõit sõna sõrm süda sügav sügis sünd süsi süüa taevas taga tagasi talv tamm tark tass
  teadma tegema tekk telk tere tool toit tooma tuba tuli tulema tull tund tuul täht tädi täna tänav tüdruk täis vaba
  vaene vana vanker vaip vald vale vara vend vesi vihm viis viha viga vili voodi vorst väike väga väin väljas võti
  võtma värv õhtu õpetaja õppima ühes ütlema isa ema õde õdus vene venna poega tütar beebi meeles meeldiv neiu abielu
  abikaasa perekond pere suguvõsa sugulane vanaema vanaisa onu oma õnn õun õu sõbranna küll külg kull kuulus kuulaja
  härra proua poiss poisike tüdima rahvas rahu rahe nüüd kehv koht pea peal peale juus juur juua juuli juuni juhe juht
  silmus silt kõrb kõrs kõrts kurb suu suurus suusk huvi hull hulk keeld kaev kaer kurg õlg õli õlu kast kasu kasv
  küünarnukk küüs küünal küün põial selg selge jälg jalgpall jalgratas põlv põlema varvas varas vares varss nahk
  nahkhiir veri luu luud luuk lood loomulik loogika lihas liha lihtne lint liiv liin liik liige liikuma liiga kõhn
  maks maksma magu aju aed aeg aeglane ajama kops kopp kapsas kaar kaas kaasa kaaslane vorm leil või võim võimas munk
  kana kanal kalm kallas lõhe lõhn lõhkuma riist riie pasta supp sepp sapp porgand sibul siga sigar tomat salat peet
  peen herned hernes uba pirn banaan sidrun apelsin viinamari maasikas vaarikas mustikas kirss ploom kirst sukk pipar
  piparkook kaste kastma kartus mari mood vest vein viin viisakas visata vihik vihane piin piir pirukas mahl mahe tee
  tees teekond teade teadus hommikusöök lõunasöök õhtusöök puding puuder pudel jäätis jää šokolaad komm koma küpsis
  taldrik tasu tase klaas klass kahvel lusikas pott pann pani pank punkt panus restoran kohvik turg turvas nälg
  näljane näidend söök söökla sööma sõõm sõitma sõim võileib jook jooks joon joonistama kassa lehter vasikas põrsas
  lammas talle tall kits kitsas kitarr kukk tibu part parv hani hiir hirv hirm hirmus orav jänes rebane rebima hunt
  karu karv linnus lendama lennuk lennujaam tuvi toitma ahv aher ahi tiiger lõvi elevant kaelkirjak madu mõdu konn
  kilpkonn hai vaal vaagen putukas kärbes sääsk säärik mesilane sipelgas ämblik liblikas uss usk uks üks üksi kuu puu
  puur puus puuduma rohi rohke rohkem oks okas mänd kuusk lepp lepik haab vaher seen seeme rida riba ring rinne vill
  villane vile talu tala mäng mängima mängija org orel järv järg järgi jõgi jõud jõudma jõulud juga mereäär rannik
  saarm säär säärane muld mustus muda mudel maa maalima maakond maailm taevane tähtis pill pilet pimedus lumine
  tuuline torm tormine äike äge udu soe sooja soovima soo ilm kuumus pakane vikerkaar hell hella helin helge hele
  temperatuur kraad kraav kodu koda kohta kohe kohane kohus kohtuma majandus majakas korter kord korda kork korras
  korrus magamistuba elutuba köök vannituba tualett seis seisus põrgu lagi lakk katus trepp ait aitama väljak väli
  välja laulma laulja laulupidu laut lauk laup lai laiali laius laisk toon toor toop voog vood kappel riiul diivan
  peegel vaik vaikus vaikne vait padi pada tekst linane plii külmkapp külmik arvuti arvutama arv arve arst arstim
  armas arm armastus armastama aru arutama telefon teler televiisor raadio kelk kelm kelner lukk pesumasin pesema pesu
  pesa tolm pühkima püha pühapäev dušš vann vanne käterätik rätik rätsep hambahari hari haru harva peegeldama prügi
  külla tänu tänan tänama maantee kauplus kaup kaupmees haigla haige haigus apteek politsei post postkontor kirju
  kirjutama kirjanik kirjandus kiirus muuseum teater kino hotell jaam jama sadam saada saade buss rong ronk ronima
  tramm troll takso autor laev lava laava paat paar paber ratas rattas rada raad reisima reisija pilu pass passima
  kohver kotkas piirkond liiklus kelder õpetama õpetus õpik õpilane üliõpilane raam raamatukogu sõnaraamat pliiats
  pastakas sulgema joonlaud kustutama kumm tahvel tundma tunne tunnel tunnus keelama lause küsimus vastus vastama
  vastu vastane vastik ülesanne õige õigus eksam test lugeja ajalugu keemia füüsika muusika kunst kunstnik sport hind
  hindama mõttetu mõis mõistma mõistus mõõt mõõtma mõõde töö töötama tööline töötu amet ametnik ettevõte kontor tehas
  tehing tehnika ülemus alluv palm paljas palun paluma palve palav palavik advokaat insener põllumees kokk müüja müüma
  müük müür müra mürk mütt müts ehitaja ehitama ehe ehk juhtima juhtuma juhus juhataja lendur sõdur sõdima politseinik
  näitleja näitus näide maaler ajakirjanik juuksur koristama kohtunik minister president talunik kalur jahimees jaht
  münt kulu kulm kuluma ost osa osav oskama oskus otsa otsas otsima otsus otse otsene ots odav kasum kahju laen
  laenama võlg vaev võlgu vaen rikas rikkus rikkuma särk särg särama sära püksid teksad seelik kleepima mantel jope
  kampsun kinnas king kingitus kinkima kink saabas sall vöö kübar riided riietus nööp nöör tasku sõrmus kõrvarõngas
  vihmavari pidžaama aluspesu püksirihm värvima punane kollane kolle valge valgus valguma pruun prints roosa lilla
  oranž tume tumm kaks kaksik nelk kaheksa kahetsema üheksa kümme üksteist kaksteist kolmteist neliteist viisteist
  kuusteist seitseteist üheksateist kakskümmend sajand sadu tuhat tuhk tuhm miljon null esimene teine teisiti kolmas
  kolmapäev neljas viies kuues seitsmes poolt poole veerand esmaspäev teisipäev neljapäev reede laupäev jaanuar
  veebruar märts aprill mai august september oktoober november detsember minut sekund hetk hekk hommik hommikul
  pärastlõuna õhtul õhk õhuke öö kesköö tänane homne eilne siis siia siin sealt seal sealne sinna sind varsti vars
  hilja hiline varane varajane algus algama ikka iga igav igavene igatsema sageli mõnikord kunagi kuni kunagine juba
  jube veel hiljem pärast pärand praegu praegune kaua kauge kaugel lähedal lähedane lähenema ligi ligidal jälle
  jällegi pidevalt pidu pidi pidur rõõmus kurbus vihkama kartma väsinud väsima uhke uhkus üllatus üllatama imestama
  ime imelik imema imetlema lootus lootma lootsik loodus looduslik looma loomine armukade kade kadu kaduma kadunud
  häbi häbema häbelik hääl hääletama julgema julgeolek arg argus argpüks rahul rahulik rahulolu rahustama tarkus rumal
  rumalus loll virk virn lahke lahkuma lahja laht lahti lahtine sõbralik aus ausus au autu õnnelik õnnetu õnnetus
  naljakas naljatama naerma naer naeris nutt nutma nutikas tore torn toores tobe ilu inetu kole nooruk nool vanus
  vanem uus uurima pikkus lühike lühidalt madal madalik pakk pakkuma peenike kerge kerima tugev tugi nõrk nõrkus nõu
  nõud nõudma kõvasti pehme sile kare karm puhastama puhkama puhkpill määrdunud märg märk märkima märkama kuiv kuivama
  täitma tühi tühjus tühine jahe jah terav teravus nüri hea heategu halvasti paremini parim halvem halvim valetama
  valik valima vali valitsus valmis valmima tõsi tõsine tõde tõesti tõend võlts huvitav võimalik võimatu vajalik
  vajama vaja vajuma vajutama erinev erinema eri eriline sama samas samal samm sammal sarnane tavaline tava kuulsus
  tuntud moodne vabadus vabandust vabandama hõivatud avatud avama avar suletud ohtlik oht ohutu ohver turvaline kindel
  kindlus kindlasti elus elu eluline elanik elav surnud surema surve suruma terve tervis tervitama haav rase värske
  soolane hapu mõru kibe maitsev maits maitse maitsma küpsetama kiiresti aeglaselt vaikselt valjult järsk järsku äkki
  äkiline vähem vähe väheke natuke enam enamik enim kõige kõikuma keegi miski midagi mitu mitmes mingi ükski igaüks
  tema meie teie nemad mu sinu nende ise isegi isik isiklik see seda sellal selline need nood too toona kes keda kelle
  mis mida mille miks millal mil kus kust kuhu kuhi kuidas kui kuigi kuid kuju kumb kumbki kuna kunas sest et ega
  ehkki ent nagu aga ainult ainus aine ka kas siiski vist võib-olla loomulikult muidugi muidu muu muutma muutuma
  muutus peaaegu umbes umbne vägi veidi veider üsna üldse üldine ühine ühtlane koos koosolek koosnema pealt all alla
  alt ala alles ees ette eest esi ettevaatlik taha tagant tahtma tahe tahk juures juurde juurest vahel vahe vahele
  vahetama sees sisse seest sisu sisend kõrval kõrvale ümber ümbrus üle üles ülal maha läbi lahing kaudu jooksul kohal
  saadik asemel ase aste asuma asula mööda möödas möödunud vasak vasakul paremal põhi põhja põhjus ida siit igal mujal
  mujale koju kodune eemal eemale edasi edu edukas olemas ole oli mine läks tule tulek jäi sai saak tegi teha tegelik
  tegelane tegu panna võttis võtta andma andis anda and nägi näha nägu nägus ütles öelda rääkima rääkis arvama arvamus
  uskuma usaldama mäletama mälu mälestus unustama uni unine unistama unistus lubama luba lubi meeldima võima tohtima
  suutma suudlema saabuma viima vedama vedu vedur vedel kandma kanda kand kandik kanne tõstma tõmbama tõmme tõusma
  tõus tõug tõuk tõukama lükkama kukkuma langema langus lang lask laskma hüppama hüpe kõndima käima käik käis käru
  astuma ujuma ujula ujuk sukelduma sõudma iste istutama lamama ärkama äratama äratus riietuma keetma praadima praad
  praak lõikama lõige lõikus lõpetama lõppema lõpuks alustama jätkama jätk jätkuma sulama sula kinni kasutama kasulik
  kasvama kasvatama purustama puru puruks parandama lammutama põletama põletus kaotama kaotus leidma leid võitma võit
  võitlema võitlus kutsuma kutse külastama külastus naeratama karjuma karjus kari sosistama hüüdma hüüe hüüd helistama
  tantsima tants lööma löök valutama valu valus valama tapma varastama peitma peitus petma pettus proovima proov
  püüdma püük püüe katsuma katse katsetama katk katki katkema puudutama puudus vaatama vaatus vaade vaat jälgima näima
  näit nuusutama hingama hingetu köhima köha kuulama tunduma ilmuma ilming vahetus abi abistama abiline hoidma hoid
  hoidla hoiak hoiatama hoog hoone hool hooldama hoolas kaitsma kaitse päästma pääs pääsema pääsuke ootus ootamatu
  kiirustama keelduma nõustuma otsustama selgitama selgus selgitus tõlkima tõlk tõlge jagama jagu jaotus koguma kogu
  kogum kogus kogema korjama korjus siduma side sidus vabastama segama segu segane segadus kokku keerama keere keeris
  pöörama pööre loendama teenima teener teene teenus säästma raiskama tellima tellis tellimus pakkumine pakend
  nimetama tutvustama tutvuma tuttav kallistama suudlus aabits aade aare aas aatom abitu ader aer ahel ahne ahvatlema
  aim aimama ais ajaleht ajakiri ajend aku alandama alasti alus alustass ammu ammuma ampull andekas ankur anum
  armuline astel aur avaldama ebaõnn edel ehtne eks eksima eksitus elamus elekter eos erak erutus etendus haak haarama
  haare hakk hakkama hale haljas halvama halvaa harima haridus harilik harjuma harjutus hape hapnik harf haug heitma
  helk helde helmes higi hiid hiilima hiilgus hiiglane hilinema hirmutama hoki holm hooletu hoop hukk hukkuma hüpik
  hüvasti hurt häda hädas hällima härg hävitama hõbe hõim hõlm hõõruma häll hülgama hüljes ihne ihu iidne iil ilme
  ilves imbuma inglane itk jaak jahu jalutama jalutuskäik jant jaotama joa jonn jooga jootma joodik juhend juhm
  jultunud jumal jupp jutt jutustama juurvili jõhv jõmm jõulukuu jäik jäle järel järeldus jäätmed jääk kaaluma kaan
  kaaries kaabu kabe kaevama kaeblik kaelus kaerajaan kahin kahvatu kai kalamees kali kallama kalts kamber kamm
  kammima kamp kangas kange kangelane kanep kang kapten karask kara kard karge karjane karikas karistus karistama
  kastan kastis kate katel katma kaugus kaunis kaun kaval kavand kavatsema keerd kehtima kepp kera kere kergus kest
  kett kevadine kibuvits kihk kiht kihv kiik kiikuma kiil kiip kiirgus kild kile kilk kilo kindral kints kirg kirm
  kisa kiskuma kiud kius kiusama klapp klei klomp klubi kobar kodanik koger kohin kohustus kois koit koitma kolima
  kolju kolk kolmnurk konks kont koobas koodeks koorem kori kosk kostma kraan krae kramp kreem krohv kroon krõps kruus
  kruvi kude kuduma kukal kuldne kulgema kulp kume kummaline kummut kupp kuppel kurat kurikas kurss kurt kustuma
  kutsikas kuub kägu kähe käpp kära kärg kärsitu käsk käskima kärn käär kõdi kõlama kõla kõlar kõmu kõne kõnelema
  kõver kütma kütt küüt küünik küür laad laadima laager laat lade ladu laeng laik laitma lakkama lasso latt latv leebe
  leek leer leevendama lehvima lein leinama leitnant lemmik lend leping leplik lesk lest lible lihav liialt liider
  liim liist linik lipp lips lisa lisama loor lops loss loode lõbus lõbu lõke lõks lõng lõust lõtv luik lukksepp lust
  lutt luup lõug läbima läige läikima lävi lüps lüpsma lüüs maadlus maak mahuti maht mahtuma mais maine makk mall malm
  male malev mandel mann manner mast mass matk matkama mats matus mehelik meister mikser mink mokk mold moor morn
  muinas muhe muhk mugav mulk mull mure muretu muretsema murd murdma mõju mõjuma mõla mõnus mõõk mõrv mädanik mäda
  mätas möga mööbel mürin mürsk näpp naba naeratus nakk nakkus neem needus neet niit niitma niisama nirk nips nisu
  noot nohu norima nugis nukk nurk nurm nuum nõid nõges nõlv nõrguma näkk nälkjas närv närviline näru ohtrus oinas
  olend olukord omanik omapära orb ori paak paas paik paindlik painduma pais paise paju pahe pagar pagas papagoi para
  parkla paras peidus peika pehmus peks peksma pelgama pelk peo pesakond pett pidutsema piht piits pilge pind pingul
  pink pinge pints piisk piisama pisar pisike plaan plaat plaks plats plika põder põdema põgenema põhk põli põll põlg
  põnev põrm põrin põsk põud põõsas raag raba ragu raud raudtee rasv redel reegel rehv reha retk riid rikkis riim ripp
  riputama risk rist ristik roog roomama roop rool rosin rukis rull rula rumm ruut rõht rõhk rõngas rõske rõdu räbal
  räim räpane rünnak rühm rütm saag saatan saatus sakk salk salm salv sang sari sarv segi selts sepik serv siht siid
  siil siiras sisikond siug sodi soon sort sulam süst süü süütama sütik sõel sõrg sõstar säde säng taat taim takt
  talts taluma tang teder teos tera teras tiib tiik tiir tikk tilk tipp toetama tohutu tohter toim tort tont toru
  tosin tubli tulp tukk tung tupp turi tursk tõbi tõrv tõke täpp täpne tüli tüvi tükk tüür uhmer uim unelm urg usin
  vabrik vagu vahk vaht vahva vaim valla valvur varn varu vask vasar vahend veski vibu viht vilu vimm virsik visk
  vuntsid võilill võru võsa võõras vägev välk värav õgima õhin õhkima õis õitsema õrn õel äng ärev äri ähm ämber
  öeldud ööbik üür üürima ülim ülikool üllas ümar koll`;
