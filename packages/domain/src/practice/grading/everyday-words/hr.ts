/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  meko meki baba banka blizu boja bolje bolan brada brat brati breg brijeg breza brod broj brza brzo buka bukva ceste
  cesta cijena crkva crna crta cvijet čaša čamac časa čelo čekati često čist čitati čovjek čudo daleko dati deset
  dijete djed djevojka dobar dobra dodati dolina doći drago drvo drug drugi drzati držati duga dugo duša dvor glad
  glas glava gladan gledati godina gora gorjeti gore gost govor grad grana groblje grob grom grupa hlad hlače hodati
  hrana hrast hvala igla igra igrati imati jabuka jaje jama jedan jesen jesti jezik jezero juha jutro južno kaša
  kašalj kako kamen kapa kapi karta kava kiša kiselo klupa ključ knjiga koliko kolač kola kolo konac konj kopati kosa
  kost koza koža kraj kralj krava kriv krilo krug kruh kruška kuća kuna kuhar kuhati kupiti kupati lađa lagan lako
  lampa lani ležati leđa lijep lijevo lice lisica list liječnik loše lopta lovac luka lutka ljeto ljudi majka mala
  malo mama maslac mačka meso medo mesto miris mlijeko mlad mnogo moći mokar more most motor mrak mreža muha muka nada
  nebo nekad nizak noga nositi novac novi noge obraz obala oblak odijelo okus otac otok ovca ovdje papir para pasti
  peći pero peta petak piće pisati piti pismo pjesma plaća platiti plaža plava pošta polje pola pomoć posao posto
  potok prati prava pravi prag prah prije prijatelj prst ptica puno rana rame reći rijeka riječ riba riža roda rođak
  rosa roza ruka ruža ručak sada samo sastanak sestra selo sedam sila skup skupo slab slika slon slovo snijeg soba
  spavati srce stara star stol stolac staklo stajati strah stran strana sunce suza sutra svijet svijeća šala šuma
  škola šest šećer tanak tanjur tele telo tijelo tema teško tetka tiho topao torba trava treba trči tuga tući tuča
  učitelj učiti ujak ulica ulje ured usta važno vani vatra večera večer veza velik vesel vidjeti vino visok više
  vjetar vlak voda voditi voljeti voće vrat vrata vreća vrijeme vruć zemlja zima zlato znati znak zora zraka zrak
  zvati zvijezda žaba žena žica život žlica dijeta sjena pjena lijena brisati crtati trčati skakati plakati plivati
  pjevati sjediti sjetiti sretati sresti sjesti krasti rasti presti plesti cvasti vesti dovesti prevesti odvesti
  padati prodati predati izdati rvati trgati slati spati stati ostati postati nastati ustati kasati disati čistiti
  pustiti mastiti častiti pratiti vratiti kratiti svratiti letjeti htjeti umjeti smjeti razumjeti živjeti željeti rilo
  vilo bilo djelo bijelo cijelo bijel cijel gusta guska daska maska puška knjižnica kuhinja meka rijetko mirno vjerno
  sjever ljetos lanac lonac kovač igrač prozor mramor prostor otvor zatvor stvor dogovor odgovor izgovor razgovor ja
  ti on ona ono mi vi oni one mene tebe njega nje nas vas njih meni tebi njemu njoj nama vama njima moj tvoj njegov
  njezin naš vaš njihov ovaj taj onaj ova ta ovo to ovi ove tko što koji koja koje čiji čija čije kakav kakva kakvo
  netko nešto nitko ništa neki nijedan svatko svašta svaki sav sve svi sva itko išta ikoji sam sama isti ista isto
  drukčiji nula jedna jedno dva dvije tri četiri pet osam devet jedanaest dvanaest trinaest četrnaest petnaest
  šesnaest sedamnaest osamnaest dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset sto
  stotina tisuća milijun prvi treći četvrti peti šesti sedmi osmi deveti deseti stoti tisućiti polovina trećina
  četvrtina dvoje troje oba obje oboje utorak srijeda četvrtak subota nedjelja tjedan vikend siječanj veljača ožujak
  travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac dan noć podne ponoć popodne sat minuta sekunda
  mjesec stoljeće doba trenutak proljeće danas jučer sinoć večeras jutros noćas odmah kasnije ranije uskoro nedavno
  davno uvijek nikad nikada ponekad katkad obično već još opet ponovno zatim potom onda tada kada kad dok čim otkad
  dotad zauvijek zimus crn crno bijela crven plav žut zelen smeđ siv narančast ružičast zlatan srebrn taman svijetao
  šaren prugast obitelj tata sin kći kćer baka unuk unuka stric teta strina ujna nećak bratić muž suprug supruga
  roditelj djeca beba dječak mladić muškarac osoba starac starica gospodin gospođa gospođica susjed susjeda gošća
  dečko cura momak zet snaha svekar svekrva punac punica šogor šogorica kum kuma blizanac udovac udovica oko oči uho
  uši nos usna zub brk brkovi grlo lakat šaka nokat dlan prsa grudi trbuh pupak bok kuk koljeno stopalo gležanj bedro
  krv pluća jetra bubreg želudac mozak mišić živac dlaka pecivo sir jogurt vrhnje jaja piletina govedina teletina
  šunka kobasica slanina tuna losos srdela salata krumpir rajčica krastavac mrkva luk češnjak paprika kupus grah
  grašak špinat tikva tikvica gljiva kukuruz cvjetača celer peršin rotkva repa povrće šljiva trešnja višnja breskva
  marelica naranča limun banana grožđe jagoda malina kupina lubenica dinja ananas smokva orah lješnjak badem kesten
  maslina sol papar ocat brašno med pekmez džem torta čokolada bombon sladoled keks pita krafna kvasac začin cimet
  umak sok čaj pivo rakija limunada led alkohol doručak užina obrok desert recept vilica nož šalica zdjela tava
  poklopac boca flaša čep ubrus stolnjak pladanj vrč žličica limenka vrećica kutija životinja pas kuja štene mačak
  mače kobila ždrijebe bik vol svinja prase ovan janje jarac jare magarac kokoš kokoška pijetao pile patka puran
  vrabac golub vrana svraka orao sova slavuj kos galeb labud miš štakor zec kunić vuk medvjed jelen srna vepar jež
  krtica lav tigar žirafa majmun deva klokan krokodil zmija gušter kornjača puž rak jastog dupin kit morski tuljan
  lignja kukac komarac pčela osa mrav leptir pauk buba crv stonoga cvrčak rep kljun šapa rog perje griva gnijezdo
  pandža odjeća košulja majica džemper jakna kaput suknja haljina kravata čarapa cipela čizma sandala papuča tenisica
  šešir šal rukavica pojas remen gaće grudnjak pidžama džep gumb rukav ovratnik ogrlica prsten naušnica narukvica
  naočale torbica kovčeg ruksak novčanik kišobran rubac marama vuna svila pamuk stan zgrada zahod hodnik podrum tavan
  balkon terasa vrt dvorište garaža krov zid pod strop stube dizalo brava zvono stolica krevet ormar polica ladica
  kauč ogledalo žarulja zavjesa tepih ura jastuk deka plahta poplun madrac ručnik hladnjak štednjak pećnica perilica
  sušilo glačalo usisavač sudoper tuš slavina sapun šampon četka češalj četkica pasta zrcalo kanta smeće metla krpa
  mjesto trg put staza tunel semafor ugao kut pločnik park fontana spomenik toranj dvorac utvrda muzej kino trgovina
  dućan tržnica pekara mesnica ljekarna bolnica policija kolodvor stanica postaja zračna hotel restoran kavana
  knjižara vrtić tvornica općina sud stadion bazen četvrt središte centar kvart okolica država domovina poluotok
  regija auto autobus tramvaj avion trajekt bicikl motocikl kamion taksi kotač guma volan kočnica gorivo benzin vozilo
  vozač putnik vožnja let polazak dolazak odlazak viza granica carina prtljaga izlet odmor praznik praznici blagdan
  turist vodič nastavnik profesor učenik učenica student razred predmet ispit ocjena zadaća zadatak domaća pitanje
  pogreška greška olovka gumica ravnalo šiljilo škare ljepilo ploča kreda spužva pernica rječnik stranica rečenica
  abeceda zvuk rad radnik radnica zvanje liječnica zubar bolničar kuharica konobar pekar mesar prodavač frizer
  frizerka krojač postolar zidar stolar seljak ribar vrtlar vojnik policajac sudac pisac pjesnik slikar kipar pjevač
  glumac glumica plesač novinar inženjer tajnica direktor šef kolega kolegica poštar pilot mornar kapetan svećenik
  kraljica princ vođa ministar novčić lipa euro račun porez dug trošak kredit popust kupac kupnja prodaja roba
  gotovina kartica trgovac tvrtka poduzeće priroda bura jugo oluja munja magla mraz svjetlost svjetlo tama ocean slap
  izvor val plima oseka pijesak stijena brdo planina livada špilja rupa blato prašina stablo korijen ljiljan tulipan
  sjeme plod bor vrba jela topola javor grm trn šiška žito pšenica ječam zob raž sijeno slama plamen dim pepeo iskra
  srebro željezo bakar čelik plastika vosak ugljen jug istok zapad bolest bol groznica prehlada gripa ozljeda lijek
  tableta mast zavoj ljekarnik zdravlje virus alergija upala osjećaj ljubav mržnja radost sreća bijes ljutnja briga
  vjera ponos sram stid zavist dosada žalost užitak čežnja smijeh osmijeh smrt rođenje rođendan svadba brak razvod
  pogreb sprovod mladost starost sudbina san snaga moć volja želja misao um duh razum pamet savjest istina laž tajna
  problem rješenje razlog uzrok posljedica primjer način vrsta dio cjelina početak sredina vrh dno oblik veličina
  težina visina dužina širina dubina ideja plan cilj svrha smisao značenje stav savjet podrška prilika prednost
  razlika sličnost pravo pravda zakon pravilo sloboda mir rat pobjeda poraz povijest kultura glazba ples film kip
  roman priča bajka novine časopis vijest članak radio računalo telefon mobitel poruka paket znanost fizika kemija
  sport nogomet košarka rukomet tenis plivanje trčanje skijanje igračka utakmica momčad narod društvo vlada politika
  stranka izbor izbori vojska neprijatelj napad oružje mač štit metak bomba tabor šator biti morati trebati mrziti
  misliti nadati bojati sjećati zaboraviti pamtiti shvatiti ići otići poći prići ući izaći izići naći proći prijeći
  stići sići zaći obići bježati voziti jahati putovati ploviti skočiti penjati dolaziti odlaziti prolaziti ulaziti
  izlaziti silaziti vući gurati gurnuti krenuti leći ustajati buditi raditi činiti praviti napraviti učiniti graditi
  izgraditi stvoriti popraviti kvariti lomiti slomiti razbiti rezati sjeći saditi žeti sijati govoriti kazati pričati
  pitati upitati odgovoriti nazvati zamoliti moliti vikati šaptati šutjeti svirati plesati smijati lagati slagati
  psovati brojiti računati slikati naučiti podučavati studirati vježbati ponavljati prevoditi opisati značiti slušati
  čuti pržiti miješati ručati večerati gristi žvakati gutati kušati probati oprati mesti glačati šivati davati uzeti
  uzimati primiti primati poslati donijeti donositi odnijeti staviti stavljati izvaditi vaditi puštati baciti bacati
  hvatati uhvatiti dobiti dobivati kupovati prodavati plaćati zaraditi štedjeti trošiti posuditi vrijediti koštati
  izgubiti gubiti tražiti nalaziti pronaći otvoriti otvarati zatvoriti zatvarati početi završiti prestati nastaviti
  dočekati pokušati uspjeti pomoći pomagati susresti upoznati pozdraviti posjetiti umrijeti roditi zaspati sanjati
  boljeti liječiti ozdraviti kašljati oblačiti obući svući svlačiti tuširati brijati češljati odlučiti birati izabrati
  mijenjati koristiti ovisiti ostaviti ostavljati napustiti slaviti poljubiti ljubiti grliti zagrliti tukao udariti
  ubiti ubijati boriti braniti napasti ukrasti varati prevariti kazniti oprostiti zahvaliti hvaliti obećati dopustiti
  zabraniti zapaliti paliti gasiti ugasiti sjati topiti teći curiti kapati liti puhati visjeti vješati vezati pokazati
  pokrivati skriti skrivati mirisati smrdjeti dirati mali malen loš ružan nov kratak širok uzak debeo mršav tanka
  težak lak jak brz spor hladan mlak suh vlažan prljav pun prazan otvoren zatvoren tvrd mek mekan oštar tup gladak
  hrapav ravan okrugao plitak dubok gust rijedak sretan tužan veseo ljut umoran žedan sit bolestan zdrav živ mrtav
  lijen marljiv vrijedan hrabar plašljiv pametan glup lud mudar ljubazan drzak pristojan nepristojan zao drag mio
  nježan grub strog blag tih glasan miran nemiran ponosan skroman škrt bogat jeftin slobodan zauzet važan bitan
  potreban moguć nemoguć jasan nejasan točan netočan lažan istinit siguran opasan složen dosadan smiješan čudan poznat
  nepoznat slavan običan poseban sladak slan kiseo gorak ukusan svjež zreo kuhan pečen pržen sirov slijep gluh nijem
  go gol bos ćelav trudan pijan trijezan lijevi desni gornji donji prednji stražnji posljednji zadnji sljedeći prošli
  budući čitav hrvatski engleski njemački tu tamo ondje gdje kamo kuda odakle otkuda ovamo onamo dolje desno ravno
  naprijed natrag unutra svuda svugdje negdje nigdje igdje nikamo dobro vrlo jako previše dosta manje najviše toliko
  nekoliko polako sporo glasno rado možda sigurno zaista stvarno da ne dakako naravno također čak barem gotovo upravo
  baš tek jedva zajedno inače zapravo uglavnom osobito točno krivo tako ovako onako nikako na iz do od kod bez za sa
  pred prema preko kroz nad iznad ispod ispred iza između među pokraj pored poslije nakon tijekom zbog radi protiv
  osim umjesto ali ili ni niti pa te nego no jer zato ako iako premda kao molim zdravo oprosti oprostite izvolite laku
  jesam jesi jest jesmo bio bila bili bih bismo biste bude budem nije nisam nisi neću ću ćeš će hoću hoćeš hoće mogu
  možeš može nemoj nema ima imam išao išla došao došla otišao otišla našao našla rekao rekla mogao mogla htio htjela
  pekao pekla legao sjeo pao pala krao kralo jeo pio pila znao htjeli idem ideš ide dođem dođi odem kažem kaže reci
  vidim gledam pišem piše pišu zovem zove berem pere perem pijem jedem jede šaljem šalje bojim alat aorta anđeo arena
  banja bara baza berba bijeg biljeg biser bit bitka bivol blago blok bod bodež bolji borac borba bravo brana branik
  brata braća brid broš brus bula bunar bunda burza burek buket budan car cijev cijeli cigla crtež crtić čador čekić
  čest čelnik četa čin čip čir čopor čuvar čvor čvrst čavao čipka ćilim ćuk ćup ćud ćosav ćevap dar dah dašak dama
  dabar deblo delta dika disk divan dizati dobit dodir dojam dokaz dom domaći domar drama drška drven držač dugme
  dukat dužan đak đavao đon đubre ekran ekipa etaža fazan fin frula gaj gas garav gaziti glasati glasnik glista gluma
  god gola gomila gorila gospoda građa graja greda grijati grb grč groš grof gruda gusar gusle hajde harfa heroj hitan
  hod hren hrpa hram hrt hir hitac ikona iskaz izlaz ulaz izlog izraz ime imanje jad jamac jaram jarak jasle jato
  jecaj jedak jedro jelo junak juriti kadar kalup kanal kap kapak kasa kasan kasniti kat kavez kazna kec kesa kita
  kist klas klasa klati kleti kleka klin klub kob kobac koc kocka kolac kolut komad konak konop kopno kopča kora kor
  korak kositi kostim koš košara kosac kotao kova krak kras krasan krađa kratko kreč krema krik kriti kriška krivnja
  krma krzno kriza kugla kula kulen kup kupon kus kutak kuga kvar kvaka lan lane larva lava lavica leća leš letak
  letva lijeva lik liker lim lin lipov lišće lista loj lokva lopata lopov lov loviti loza luđak lukav lula lupa lupati
  lutati luča maj mana marka mašna mašta maziti meta metar mina minuti mirta mijeh mlin mlaz mlaka modar moda model
  mrlja mrva mrk mula mutan mučiti mučan napor narav nasip nered neven nit niz niži nosač nota nuditi običaj obrana
  obrt obrva obod odred odbor odgoj odjel odjek odlika odluka ogled oglas ograda okvir okret okrug okov olovo omot
  omlet omča opis opći opera oprema oprez oran orati organ orkan osveta osuda otisak otpad otrov ovas udana pad pajac
  pakao palac palica palma panj parada pastir pauza pazuh paziti pečat peć pica pijuk pir plaćen plakat plast plašt
  plavo pleme pleća pliva plin plijen plot plug pljesak pogled pogon pohod pojam pokret pol polet polog pomak ponuda
  pop popis porok porod poriv posada posjet posjed post posuda pošten potpis povod poziv pozvati požar praksa prasak
  pravac predak prijem prizor prosjak prosjek prut pruga prvak ptić pucati puč puk pusta pust puzati račić raj ram
  rast rasa rastava red redak rebro reket reza rez režim rizik rob robot rok roniti rub rubin ruda rudar rudnik ruglo
  ruj ručka rumen rum runo saće sabor sadnica salaš salo samac savez sipa sirup skela sklad sklop skok skuša skuta
  skut slad slast slina slog sloga sloj slova sluga sluh sluz smeđa smjer smjena smola smrad snop soj solo sos spas
  spoj spol sprava sprud srp srednji srž stado staja stalak stalan stanka stas stega stih stijeg stil stisak stopa
  stožac straža stražar stranac stroj struja struk struna strmo strm stup stvar suditi suma sumnja sumoran suša sveti
  svetac svečan svojta svota šah šamar šaliti šaran šav šetnja šija šik škoda škrinja šlag šok šteta šuplja šupalj šut
  šutnja šum šušur talac tanko tajan tečaj teret tekst ten test tijek tisak tisa tip tkati točka tok top topla tor
  tovar trag trajati trema trka trkač trnje trošan trud truba trup truo trska trs tuba tuđ tuđi tvrdo tvor tvar udar
  udica ugled ukras ukor uloga uloviti umor upis uplata uprava usluga uspon usred ustav uteg uvod uvjet uvreda uzda
  uzor uzduž užas uže vaga vapno varka vazda vata vaza veče vez veslo vidra vidik vijak vila vime vir visiti vitak
  vitez vječan vješt vlaga vlas vlast vlasnik voćka vod vošten vrag vreo vrelo vrpca vruće zalaz zalog zamak zamka
  zanat zanos zapis zastava zbor zbrka zgoda zlo zmaj znoj zrno zubi žal žalac žalba žar žarko žbuka žega žeđ žeton
  žetva žila žir žrtva žohar žuč žulj žuriti žurno župan žuto željan ždral kihati kašljanje`;
