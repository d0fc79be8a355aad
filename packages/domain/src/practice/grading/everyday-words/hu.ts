/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  ajtó akar alma alsó arany asztal autó baba bank barna barát bátor beszél beteg bolt bolond bomba bors borsó bőrönd
  búza cica cikk cipő cukor csak csap csend csillag csirke csók csont csonk doboz dolog drága ebéd édes egér egész
  elég ember épül erdő erős este ezer falu fázik fehér fekete férfi fény festő fogas folyó fontos földi föld friss
  fürdő füzet gomb gomba gond gondol gyár gyenge gyerek gyors győz hagy hajó hall halál hamar hang hangya harap három
  háború hegy hely helyes hideg hiszi hold holló hosszú hozó igen igaz inka ismer iszik játék jobb jövő kabát kacsa
  kalap kanál kapu kard karom kávé kell kemény kérdez kert késő kevés kicsi király kocsi kolbász konyha korán korona
  kosár könny könyv könyök könnyű köszön kövér közel kulcs kutya küld lány lakás lámpa láng lassú lecke leves levél
  lenni lusta lyuk macska magas malac marad május megy meleg mell mély mérges mond mosoly most mozi múlt munka nehéz
  négy nyak nyár nyelv nyúl olasz olcsó oldal olló olvas ország orvos öreg öröm palota papír pénz piros pohár puha
  rend repül rész régi reggel rizs róka ruha rossz sajt sárga sátor segít soha sovány sötét szabad száj szál szám
  száraz szegény szék szél széles szem szén szép szer szeret szív szoba szoknya szőlő szőr szűk talál tanár tanul
  táska tavasz tele telik tenger test tészta tiszta toll torony torta tükör utca úszik vágy város vásár vers vesz
  vidám világ virág vonat zene zöld álma almak álmos álom széna körte karma korom köröm hörcsög hála háló halló
  hallgat hangos hálás halász vadász kanász ruhás varas foltos földes érdekes beteges féles feleség fiatal fiatalos
  fuvola iskola iskolás óvoda kocsma kocka matek mackó mese mester méter mozdul mozdony mosni mosás mászik mászni
  látni látás írni írás inni enni menni tenni venni vinni hinni jönni főzni fűzni fázni fizetni fűzet kérni mérni
  térni élni ülni ölni állni hullni szállni találni próbálni csinálni használni vásárolni kóstolni tanulni gyalogolni
  dolgozni játszani úszni olvasni aludni feküdni ébredni siet sietni szeretni szerelni mutatni kutatni futni jutni
  ugrani ugatni hívni vívni harapni kapni kopni lopni lépni tépni építeni kinyit bezár keres kérés kerék kenyér kényes
  veres véres vörös veréb verem vérem szoros szőrös sárkány szobor tányér tenyér tehén tömeg tömör toronyi vonal vonás
  vonul vendég vidék világos virágos zenész zöldség zsák zseb zsír apa anya anyag ara arat fiú fia fal lánc láp lap
  láb lom nővér növény névnap húg hús húsz húz bátya báty öcs öcsi testvér teszt gyermek gyere bab báb bába csecsemő
  férj felesleg nő nőni nem nemes néma család csalás csal csel csat szülő szűr szűrő szül szülés nagyapa nagymama
  nagyanya nagy nagybácsi nagynéni néni néz nép név nevet nevez unoka unokahúg unokaöcs barátnő bárány szomszéd
  szombat vendéglő úr ura úrnő hölgy személy szemét szerep szépség nyel nyél nyíl nyit nyitva nyal nyom nyomoz fej fél
  fék fel felé fele felel felett felhő haj háj hal hál halk fül fű fűt füst fütyül fűz fürdik orr óra óriás száll
  szállás száz szárny szár szarv szabó szó szóda szór fog fok fokhagyma fogó fogoly váll vall vallás válás válasz
  választ vált kar kár kéz kés késik kész készül kezd kezel kezes ujj új újra újság kör körül mellett mellé mely
  melyik hát hat has ház haza hazug lábas térd tér bőr bor bór borda vér ver vár var verseny szivar agy ágy ágyú tüdő
  tudó tud tűnik tű tűz tűr máj maga magam vese vész veszély izom íz ízlik hagyma hagyomány kényelmes vaj váj vad vád
  sejt saját tojás tojik csípő sonka csonka liszt levegő krumpli burgonya répa paradicsom saláta uborka gyümölcs
  gyömbér banán narancs citrom eper epe meggy cseresznye barack szilva málna áfonya dinnye só sok sokk sör sor sár
  sarok cukrász olaj ecet reggeli vacsora vacsorázik kába tea tej tél tető ital itt víz vés bohóc lé lép csésze kanna
  villa villám villany villamos üveg üres üzen üzenet üzlet csokoládé csoki túra túró fagylalt fagyi fagy éhes éles
  ékes éh ég égő ék él éled elem élet élő elő előtt előre elöl élelem étel étterem étlap érem érme ér érik érez érv
  ért érte érték érett eredmény erő eső eset est esik ész eszik eszköz evez éves év évszak évszázad szomjas szomorú
  szokás szőnyeg szőke szürke szűz pincér pince péntek piac pia hazai lakat laktanya lakik lakó lak lapos ajánl
  ajándék ajak ablak abba abban fali padló pad padlás lépcső lépés hálószoba nappali nappal napközben napló fürdőszoba
  kerti kér kérd kérdés kereset kereszt kerül kerület asztalos székely szekrény polc pálca lapát tök függöny függ
  függő kalács kályha kap kapa kapál hűtő hűt hűs hű hő mosógép mos mosdó mostoha szappan törölköző fogkefe kefe fésű
  számítógép számít számol számla számtan telefon televízió rádió hír híres híd hideglelés hiba hiány hív hívás hisz
  hit hiteles hitel váró varázs út úti úttest utas utazás utazik után utal utál utód park part parti párt pár pára
  párna bot bont pék pékség posta kórház kor korsó kos kórus kór korai koros gyógyszer gyógyít gyorsan gyomor gyökér
  gyöngy gyűrű gyűlöl gyűjt gyűlés gyúr gyufa gyárt rendőrség rendőr rendes rendel rendelő rendez könyvtár múzeum
  mozog mozgás színház szín színes színész szálloda szálló templom temető temet állomás állam áll állat állandó állás
  alá alatt alap alak által át ár árad áram árt árul áru árok árva ártatlan repülőtér repülő repülőgép repülés busz bú
  búcsú buta bútor von vonz hajt hajlik hajlít író ír irt iroda irodalom irány irigy kerékpár kerek kérek bicikli
  jármű járda jár járás jer jég jegy jegyez jel jelen jelent jelentés jelenség jelleg jó jog jobban jól jön jut juh
  juhász jutalom taxi indul induló indok érkezik érkezés útlevél poggyász tábla tál tálal tálca találkozik találat
  talaj talán talp tanít tanító tanulás tanuló tanulság tanács tanú tananyag térkép helyett helyez helyzet közép
  közepes közlekedés közös között közönség közben közli köz távol távolság tavaly tavi tó tő tölt töltés tölgy többi
  több tör törik tört történet történik történelem törvény török törekvés töredék bal bál bála bel belé belépő belső
  belül béke béka bér bérel balra jobbra egyenes egyedül egyes együtt egyetem egyszer egyszerű egyik egy így úgy ügy
  ügyes ügyvéd igény igazi igazság igazol igazgató ige igeidő osztály osztás oszlop oszt orvosság órarend tanterem
  terem teremt terep termés termel termék terjed terület tervez terv teher tehát tehet tengely tesz tett tetszik teve
  tévé téved tévedés tolvaj told toló tolmács ceruza fizet fizetés fizika füzér füstöl radír vonalzó lecsó feladat
  felad felelet felelős felesel vizsga vizsgál vízesés vizes víg vigyáz vigasz vihar világít virít visel viselkedik
  visz vissza viszony viszont viszket vita vitéz vitat szótár szótag szöveg szög mondat mondás monda mód modern
  hangsúly hangulat betű betegség beszéd becsül becsuk becs belép jegyzet olvasó olvad olt oltár oltás old oldat
  munkás főnök ápolónő ápol mérnök mérleg gazda gazdag gazdaság szakács szak szakad szakáll székel eladó elad elme
  elmegy elmúlik pénztáros sofőr pilóta katona kagyló énekes ének énekel fest festék fészek felszerelés fodrász bíró
  bír bírság takarít takaró takar postás pap kertész politikus elnök miniszter újságíró cég vég végez végül végre
  végig vége éget vágyik vagy vagyok vágó vág vak váku forint font fent fenn pont pontos ponty drágakő dráma vett
  vetít vétel vásárol vásárlás elvisz elvesz elveszít lop kapott kapcsol spórol tartozik tart tartós tárt társ társas
  társaság ruházat ing ingó ingyen nadrág nyakkendő ruhatár sapka sál sas cipel csizma zokni harisnya öv öl ölt öltöny
  öltözik öltözet pulóver kesztyű alsónemű fürdőruha pizsama esernyő szemüveg nyaklánc gondolat gondos színű kék barka
  rózsaszín rózsa lila tarka nulla kettő két kétség háromszög négyszög öt ötven öntöz hét heti nyolc nyolcvan kilenc
  kilencven tíz tízezer tizenegy tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc
  huszonegy huszár harminc negyven hatvan hatalmas hatalom hetven ezred ezüst ezért millió első második harmadik
  negyedik ötödik utolsó negyed hétfő kedd kedv kedves szerda csütörtök vasárnap vas vasal január február március
  április június július augusztus szeptember október november december nap napos hónap hó hol holt holnap holnapután
  perc perec másodperc pillanat pillant pillantás idő időjárás idegen ideg ideges dél déli délelőtt délután éjszaka
  éjjel éjfél tegnap ma mai majd majdnem majom mindig minden mind mintha mint minta sose sohasem néha néhány gyakran
  gyakorol gyakorlat ritka ritkán rítus sokáig sokan később hamarosan már márvány még meg megáll mielőtt miért mióta
  mikor múlik múlva mű műhely művész húsvét karácsony karácsonyfa újév szünet születik születésnap szüret ünnep
  ünnepel esküvő esküszik boldog boldogság bolha bolygó dühös düh félelem félénk fáradt fárad fáraszt fa fáj fájdalom
  faj fajta fagyos büszke bűn bűnös bükk meglepett meglepetés meglep csalódott csalódás féltékeny szégyell szégyen
  nyugodt nyugat nyugta nyugszik nyugtalan bátran okos oktat ok okoz ostoba butaság szorgalmas udvarias udvar
  barátságos barátság őszinte ősz ősi őszi vicces vicc viccel unalmas unalom un unatkozik komoly komp kompót komor
  csúnya csúszik csúcs ördög örül örült őrült őr őriz örök öröklés örökség kis kicsit kincs kilincs hossz rövid
  rövidít rovar magasság alacsony méz méret mér mérő méreg keskeny vastag vasút vékony gyengéd kém kémia kémény pulyka
  sima durva durran tisztít tiszt tisztel tisztelet piszkos piszok nedves nedv szárít teljes teljesen forró forr
  forrás forog langyos hűvös roskad legjobb rosszabb hibás hamis hamu érdek érdekel érdem lehetséges lehetetlen lehet
  lehel lehetőség lesz lett szükséges szükség különböző külön különleges szokásos szokik ugyanaz ugyan hasonló hason
  hasonlít hasznos használ használat haszon haszontalan hírnév népszerű külföld külföldi ősrégi nyílt nyitott zárt zár
  zárva zaj zajos szabadság szabály szabadidő foglalt foglal csendes csengő cseng veszélyes biztos bizonyos biztonság
  egészséges egészség halott halad sérült sérülés sért finom savanyú sós keserű nyers lassan lapul láz lázas máz gáz
  gaz hogy hogyan honnan holott hova hová ki kit kitűnő mi mit mivel miatt milyen ilyen olyan amilyen amely ami aki
  ahol ahogy ahhoz azért az ez ezt azt azon ezen azonban azonnal azonos ők te ti én engem téged tegez minket önmaga
  önként övé enyém tied miénk senki semmi sem semmilyen nincs nincsen sincs van volt volna lenne legyen legyek légy
  légi lég ott oda ide idén innen onnan fönt lent len mögött mögé alól felől közé belőle nélkül nélkülöz ellen
  ellenség ellenőr ellenőriz szerint szerez szerelem szerelő szerel szerencse szerény iránt keresztül túl szemben
  során óta tovább továbbá is és sőt de ha hanem pedig mert mer merre bár bárki bármi bárhol noha amíg míg addig eddig
  akkor akkora ekkor amikor azután aztán csík csupán tényleg tény nagyon igazán alig eléggé túlságosan szinte tűnődik
  járt jött ment mentés menet menü megérkezik elindul elhagy fut futás futó fűtés fúj fúr úszás uszoda uszony ugrik
  ugrás ugat más máshol másik másol repít esett zuhan zuhany vezet vezető vezeték hoz hozzá hozzáad nyomtat tol dob
  dobos elkap fogad fogadó fogás fogy fogyaszt ad adó adat adott átad kiad megad veszt vesztes vitt hitt ivott evett
  ül ülés ültet állt fekszik fektet felkel kel kelet kellemes kellene alszik alvás alvó ébred ébreszt éber mosakodik
  mosogat főz főzelék főnév süt sütő sült vágott vágta csuk csukott kezdet kezdő befejez folytat folyt folyik folyosó
  folyékony épít épület rombol eltör nyer nyert veszít meghív írt szól szólít szolga szolgál mesél kért tagad tag
  tagság segítség sebes seb sebesség sirat sír sírt sirály sikít siker sikeres mosolyog kiabál kiált suttog táncol
  tánc játszik játékos játszma rajzol rajz raj tudott tudós tudomány ismeret ismerős ismét ismétel emlékszik emlék
  említ felejt feledékeny remél remény remeg akarat akad akadály kíván kívánság kíváncsi imád ima néző lát látvány
  látogat látogató szagol szag ízlel érint érintés mutat mutató mulat mulatság muszáj kutat kutató kút küldött lőni
  adni várni zárni járni vágni kelni félni nyitni tudni mondani kezdeni sütni győzni tanítani ablaktábla agancs akác
  alattvaló alkalom alkot alku ámul angyal apró aprít arc árnyék árpa ás ásó ázik átkoz átok bagoly báj bajusz baj
  bajnok bak bakancs balta banda bánat bánt bánya bárka barlang bástya becenév bél bélyeg belátó bicska birka birtok
  bódé bokor bók boka boldogul boríték borul boszorkány bögre bőség bővül buborék bukik bukás búg búvár burok búra
  cápa cél céloz cement cérna cím címke címer cirkusz csáb csákány csatorna csapda csapás csapat csepp cserép csere
  cserél csiga csikó csillog csinos csinál csíra csíny csoda csodál csokor csomag csomó csorda csősz csukló csúszda
  csülök dac dada dagad dajka darab darázs daru dárda délibáb deszka dísz díszít díj diák dió disznó divat dohány
  dolgozik dolgozó domb donga döf dől dönt döntés duda dug dugó dúl dühöng eb edény edző egres elefánt eleven előny
  emel emelet erdei eszme evező facsar fagyal fakad fáklya falánk fánk fáradság farag farkas farok fazék fecske fedél
  fed fegyver fejsze fejt fekvő felleg fenyő fenék fertő féreg fiók flóra fokoz folt forma forral fő főleg fröcsköl
  furcsa furulya fuvar füge galamb gálya garas gát gép gépel gesztenye géz gitár gól gólya golyó gőz gróf gúla gumi
  gurul gúny guggol gyalog gyaláz gyáva gyász gyékény gyík gyilkos gyom gyötör gyújt hab habar had hadnagy hág halas
  halom hám hámoz hangár hant harag harang harc harcos hárs hártya hasad hasáb hasít határ hattyú hatás héj hernyó
  hiéna hím hinta hízik hód hódít homály homlok homok hon honvéd hordó hord horgony horog hős huncut huzat hulla
  hullám hullik hurok húr hűség hűséges iker iga ideál illat illik imádkozik imbolyog ín inas index inger ingázik ipar
  irgalom isten istálló iszap ítél ítélet izgul izgalmas jácint jámbor járvány jászol jegenye jegyes jelez jelszó
  jobbágy joghurt jóslat juhar jurta kacag kád kakas kakaó kalapács kaland kalász kalóz kamra kancsó kanyar kapar
  kapca káposzta kapor karika kárpit kas kasza kastély kaszál kavar kavics kazán kebel kecske kedvenc kegy kegyes
  kehely kelme kender kép képes képez képzel kerget kerítés keret kiló kísér kísérlet kísértet koma konok kopasz kopog
  koporsó kora korong korty kóró koszt koszorú kotta kovács köd köhög kölcsön kölyök köles költ költő könyörög köp
  köpeny köszönöm köt kötél kötő kötöz követ követel közöny kukac kukorica kuka kulacs kuruc kupa kunyhó küszöb labda
  láda lakodalom lángos lant lapít latin lavina lazac laza lazít lázad leány legel legény legyez lejtő lélek lelke
  lemez lencse lenge leopárd lepel lepke levelez liba liget liliom lomb lopás lovag ló lökés lök lufi madár mag makacs
  makk malom mámor mancs marha mar másodlagos maszk meder medve megye méh mécses méltó menta mentő mérföld merev merít
  merül meztelen mogyoró mókus moha molnár morog morzsa mostani motor mozdít műsor múzsa nád nagyít nemrég nemzet
  neves nevel nevetség nyáj nyalóka nyavalya nyereg nyúlik nyugdíj oboa odú ól ólom orom oroszlán orsó ostor óv óvatos
  óvó ökör öböl özvegy őszibarack pacal padlizsán pajta pajzs palack pamut panasz pánt páfrány páncél paplan paprika
  papucs parancs paraszt parázs párduc pata patak patkány patkó páva pázsit pehely pelenka penész penge perem pereg
  pillangó pipa pír pirít pirul pofa pók pokol pokróc por pór porol póz próba prém puska rabló rab rács rág ragad
  ragaszt ragyog rajta rák rakás rak rakéta ráz rejt rejtély rekesz rém rengeteg rés részeg részvény réz ridegség rigó
  rom román rongy rost romlik rőt rúd rúg ruganyos sampon sarló sav sáv savó selyem sérelem serpenyő síp sírás sí síel
  sivatag sodor sokszor sors sorsol spenót strand sugár sáska súg sül süllyed süket sün sündisznó sűrű szablya száguld
  szalag szalma szalonna szamár szánkó szánt szarka szárnyas szeg szegfű szelet szelíd szellem szellő szikla szikra
  szirom szita szitok szobrász szomj szökik szörny szövet szúr szúnyog szurok szurkol szűcs tágas tályog táj tapad
  tapos taps tár telek tekercs téli téma tetű tigris tilos tinta titok titkár tok tócsa topáz torok torma totyog tőke
  tőr törpe tulipán tundra turista tutaj tücsök tündér türelem üde üdvözöl üldöz ütem üt ütés űr űrhajó ürge üveges
  vállal varjú varr varázsló vászon vádol veder végzet velő vén vérzik vessző vetés vetélytárs vezér vidra villan
  viola visít vízum vödör völgy vőlegény zabál zab zacskó zápor zászló zebra zokog zongora zord zöm zug zúg zúz zsálya
  zsinór zsiráf zsivaj zsoldos zsúfolt`;
