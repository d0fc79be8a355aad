/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  avto beseda bela bled brat brati breg breza cena cesta cerkev cvet čaša časopis čelo češnja čist čoln črka daleč
  darilo dati delo delati desno deset dobra dober dolg dolina drago drevo drug drugi duša držati družina fant glas
  glava glad gledati gora gore goreti gost gozd govor grad grob hiša hitro hlad hlače hlapec hleb hoditi hrana hrast
  hvala igla igra igrati imeti izhod jabolko jama jedro jesti jezik jezero jutri jutro kava kapa kako kamen karta kaša
  kašelj kazati klic ključ klop kmalu knjiga koča kolač kolo konec konj kopati kosa kost kosilo koza koža kotel kraj
  kralj krava kriv krog kruh kuhar kupiti kuža lažje lahko lastnik lasje leto letalo lepo lepa lestev levo leži lice
  lisica list lonec luna luža majhen malo mama maša mati matere meso mesto metla mesec miza milo misliti mlad mleko
  mnogo moka moker moški močan most morje moder motor nada nebo nesti nizek noga nositi ogenj obraz obleka obrok okno
  osem otok otrok ovca paziti peči pesem petek pisati piti plača plaža plot pogled polje poln poletje pomoč pošta
  potok prag prah prav praznik prej prst ptica pust rana raca reka reči riba roka roža rosa rožič sadje sedem seda
  sedeti seno sestra sila skala skrb sladko slab slama slika sliva slon smeh sneg soba sonce spati srce star stara
  stena stol stopnica strah stran streha suša svet sveča svež šola šest šunka tast tele telo temno teči težko težak
  tiho topel torta trava trda treba trije tukaj usta učitelj učenec večer veter veja velik vera vesel vhod videti vino
  višina visok vlak voda vrat vrata vreča vroč vstati vzeti zajec zakaj zelo zemlja zima zjutraj zlato znati zvečer
  zvezda žaba žalost žena žito življenje žlica deliti peljati pljuvati plavati plačati plesati brisati risati rezati
  gristi grizti voditi vozit voziti prositi kositi kaditi saditi hladiti graditi goditi soditi buditi truditi iskati
  stiskati piskati čakati skakati kuhati kihati dihati dišati slišati prati stati ostati postati obstati priti oditi
  najti zaiti sneti peti šesti devet dvajset pozdrav pozabiti rabiti ljubiti gubiti zgubiti zgodba godba glasba
  mladost sladkost radost starost hitrost milost ponos prinos jaz ti on ona ono midva midve vidva onadva mi me vi ve
  oni one mene tebe njega nje nas vas njih meni tebi njemu nam vam jim moj tvoj njegov njen naš vaš njihov svoj najin
  vajin ta tisti to te tega kdo kaj kateri katera katero čigav kakšen kakšna nekdo nekaj nihče nič vsak vse vsi vsa
  ves nekateri noben isti sam sama samo tak takšen enak kdorkoli marsikdo ena dva tri štiri pet enajst dvanajst
  trinajst štirinajst petnajst šestnajst sedemnajst osemnajst trideset štirideset petdeset šestdeset sedemdeset
  osemdeset sto tisoč milijon prvi tretji četrti sedmi osmi deveti deseti pol polovica tretjina četrtina oba obe dvoje
  troje dvakrat enkrat trikrat večkrat par ducat torek sreda četrtek sobota nedelja teden vikend januar februar marec
  april maj junij julij avgust oktober november december dan noč poldan poldne polnoč dopoldne popoldne ura minuta
  sekunda stoletje doba čas trenutek pomlad jesen danes včeraj nocoj sinoči zdaj sedaj takoj pozneje kasneje nedavno
  davno dolgo vedno nikoli pogosto redko včasih ponavadi navadno že še spet znova potem nato takrat tedaj kadar kdaj
  ko dokler letos lani ponoči podnevi barva črn bel rdeč rumen zelen rjav siv oranžen rožnat roza zlat srebrn temen
  svetel pisan črtast oče ata oči očka sin hči dedek babica ded baba vnuk vnukinja stric teta ujec nečak sorodnik mož
  soprog soproga starši starš dojenček dekle deklica deček mladenič človek ljudje ženska oseba starec starka gospod
  gospa prijatelj sosed soseda gostja znanec zet snaha tašča svak svakinja boter botra dvojček vdova vdovec sirota
  punca las oko uho nos ustnica zob brada brki grlo rama ramo komolec pest dlan noht prsi hrbet trebuh popek bok kolk
  koleno stopalo peta gleženj stegno kri pljuča jetra ledvica želodec možgani mišica živec dlaka meča jed pijača
  žemlja maslo sir jogurt smetana jajce piščanec govedina svinjina teletina klobasa slanina tuna losos postrv juha
  solata riž krompir kumara korenje čebula česen paprika zelje grah fižol špinača buča bučka goba koruza cvetača
  zelena repa redkev hren hruška višnja breskev marelica limona banana grozdje jagoda malina borovnica robida lubenica
  melona ananas figa oreh lešnik mandelj kostanj oliva sol poper sladkor olje kis med pecivo čokolada bonbon sladoled
  piškot pita krof kvas začimba kumina omaka potica štrukelj žganci sok čaj pivo žganje limonada led alkohol zajtrk
  večerja malica sladica recept krožnik vilica vilice nož kozarec skleda ponev pokrovka zamašek prtiček prt pladenj
  vrč žlička vrečka škatla žival pes psica mladič mačka maček muca kobila žrebe bik vol prašič prašiček oven jagnje
  kozel kozliček osel kokoš petelin pišče gos puran vrabec golob vrana sraka lastovka štorklja orel sova slavec kos
  galeb labod miš podgana kunec veverica volk medved jelen srna merjasec jež krt lev tiger žirafa opica kamela kenguru
  krokodil kača kuščar želva polž rak jastog delfin kit morski tjulenj žuželka muha komar čebela osa mravlja metulj
  pajek hrošč gosenica črv stonoga čriček rep krilo kljun taca rog perje pero griva gnezdo krempelj oblačilo kavbojke
  srajca majica pulover jopa jopica jakna plašč suknjič kravata nogavica čevelj škorenj sandal copat klobuk šal
  rokavica pas jermen spodnjice modrček pižama žep gumb rokav ovratnik ogrlica verižica prstan uhan očala torba
  torbica kovček denarnica dežnik ruta robec volna svila bombaž usnje stavba kuhinja kopalnica stranišče hodnik klet
  balkon terasa vrt dvorišče garaža zid tla strop dvigalo zvonec postelja omara polica predal kavč zofa ogledalo
  svetilka luč žarnica zavesa preproga vzglavnik blazina odeja rjuha žimnica brisača pečica likalnik sesalnik kad tuš
  pipa šampon krtača glavnik ščetka pasta koš smeti krpa ulica trg pot steza predor križišče semafor vogal kot pločnik
  park vodnjak spomenik stolp trdnjava muzej gledališče kino trgovina tržnica pekarna mesnica lekarna banka policija
  postaja letališče hotel gostilna kavarna vrtec univerza tovarna pisarna urad občina sodišče zapor stadion igrišče
  bazen četrt središče okolica država dežela domovina celina polotok regija avtobus tramvaj ladja trajekt kolesar
  taksi volan zavora gorivo bencin vozovnica vozilo voznik potnik vožnja let odhod prihod zamuda viza meja carina
  prtljaga izlet dopust turist vodnik vodič profesor učenka dijak študent študentka razred predmet izpit ocena naloga
  domača odgovor napaka tabla kreda zvezek papir svinčnik pisalo radirka ravnilo šilček škarje lepilo peresnica slovar
  stavek slovnica abeceda številka število zvok služba delavec delavka poklic zdravnik zdravnica kuharica natakar pek
  mesar prodajalec prodajalka frizer frizerka krojač čevljar zidar mizar kmet ribič lovec vrtnar vojak policist
  gasilec sodnik odvetnik pisatelj pesnik slikar kipar glasbenik pevec igralec igralka plesalec novinar inženir
  tajnica direktor šef sodelavec poštar čistilka pilot mornar kapitan duhovnik kraljica princ vodja minister denar
  kovanec evro račun davek strošek kredit posojilo popust kupec nakup prodaja blago gotovina kartica trgovec podjetje
  narava oblak dež burja nevihta vihar grom strela megla slana toča mavrica senca svetloba tema mrak ocean slap izvir
  val obala plima oseka pesek hrib grič planina travnik luknja blato deblo korenina vrtnica lilija tulipan seme plod
  bor lipa vrba smreka jelka topol bukev javor grm trn storž pšenica ječmen oves zrak plamen dim pepel iskra srebro
  železo baker jeklo steklo les plastika guma vosek premog sever jug vzhod zahod bolezen bolečina glavobol vročina
  prehlad gripa poškodba zdravilo tableta kaplja mazilo povoj zdravje virus alergija vnetje čustvo občutek ljubezen
  veselje sreča jeza bes upanje up sram zavist dolgčas užitek solza nasmeh smrt rojstvo poroka zakon ločitev pogreb
  otroštvo usoda sanje spanec moč volja želja misel um duh razum pamet vest resnica laž problem rešitev razlog vzrok
  primer način vrsta del celota začetek sredina vrh dno oblika velikost teža dolžina širina globina ideja načrt cilj
  namen smisel pomen mnenje nasvet podpora možnost prednost slabost razlika podobnost pravica pravilo svoboda mir
  vojna zmaga poraz zgodovina kultura umetnost ples film kip roman pravljica pripoved revija novica članek radio
  telefon mobitel pismo paket znanost fizika kemija šport nogomet košarka rokomet tenis plavanje tek smučanje žoga
  igrača lutka tekma ekipa narod ljudstvo družba vlada politika stranka volitve vojska sovražnik napad orožje puška
  meč ščit krogla naboj bomba čelada šotor biti hoteti moči morati umeti želeti sovražiti verjeti upati bati zapomniti
  spomniti razumeti dojeti vedeti meniti iti poiti vstopiti izstopiti preiti doseči dospeti tekati bežati leteti
  jahati potovati pluti skočiti pasti padati plezati prihajati odhajati vstopati izstopati vleči riniti poriniti
  potisniti vrniti kreniti stopiti sesti ležati leči vstajati zbuditi narediti storiti učiniti zgraditi popraviti
  kvariti lomiti zlomiti razbiti sekati žeti sejati govoriti povedati praviti vprašati odgovoriti klicati poklicati
  moliti vpiti kričati šepetati molčati smejati jokati lagati zlagati kleti šteti računati slikati učiti naučiti
  študirati vaditi prevajati prevesti opisati poslušati opazovati cvreti mešati večerjati žvečiti požirati okusiti
  pokusiti poskusiti umivati umiti čistiti pometati likati šivati dajati jemati prejeti sprejeti poslati prinesti
  prinašati odnesti postaviti položiti vložiti pustiti puščati vreči metati loviti ujeti dobiti dobivati kupovati
  prodati prodajati zaslužiti trošiti posoditi veljati izgubiti odpreti odpirati zapreti zapirati začeti končati
  nehati počakati poskušati uspeti pomagati srečati spoznati pozdraviti obiskati živeti umreti rasti roditi zaspati
  sanjati boleti zdraviti ozdraveti kašljati obleči obuti sleči oblačiti slačiti tuširati briti česati odločiti
  izbrati izbirati menjati uporabiti pripadati zapustiti slaviti praznovati poljubiti objeti tepsti tepel udariti
  ubiti boriti premagati braniti napasti krasti ukrasti varati prevarati kaznovati oprostiti zahvaliti hvaliti
  obljubiti dovoliti prižgati ugasniti gasiti svetiti sijati kapljati liti pihati viseti obesiti vezati pokazati
  pokriti kriti skriti skrivati smrdeti tipati mali lep grd nov kratek širok ozek debel suh tanek težek lahek šibek
  hiter počasen hladen mrzel mlačen vlažen umazan prazen odprt zaprt trd mehak oster top gladek hrapav raven okrogel
  plitev globok redek srečen žalosten jezen utrujen lačen žejen sit bolan zdrav živ mrtev len priden marljiv pogumen
  plašen pameten neumen nor prijazen vljuden nevljuden hud zloben drag mil nežen strog blag tih glasen miren nemiren
  ponosen skromen skop bogat reven ubog poceni prost zaseden važen pomemben potreben mogoč nemogoč možen jasen nejasen
  točen natančen pravi lažen resničen varen nevaren preprost zapleten zanimiv smešen čuden znan neznan slaven običajen
  poseben sladek slan kisel pekoč okusen zrel kuhan pečen ocvrt surov slep gluh nem gol bos plešast noseča pijan
  trezen levi desni zgornji spodnji sprednji zadnji prejšnji bodoči cel angleški nemški španski hrvaški tu tam kje kam
  kod od tja sem gor dol gori doli naprej nazaj noter notri ven zunaj blizu povsod nekje nikjer nikamor nekam zgoraj
  spodaj spredaj zadaj dobro slabo preveč veliko dosti dovolj več manj največ toliko koliko počasi glasno rad rada
  raje morda mogoče zagotovo gotovo res da ja ne seveda tudi celo vsaj skoraj ravno komaj skupaj drugače predvsem
  zlasti točno narobe tako takole nikakor sicer zato torej namreč baje menda na iz do pri brez za pred proti čez skozi
  pod nad okoli okrog ob poleg mimo po zaradi kljub razen namesto glede zoper in ali niti pa ter toda vendar ampak
  temveč ker če čeprav medtem kakor saj prosim zdravo živijo adijo oprosti oprostite izvolite si je sva sta smo ste so
  bil bila bilo bili bom boš bo bova bosta bomo boste bodo bi ni nisem nisi nima ima imam imaš grem greš gre gremo
  pojdi šel šla šli prišel prišla odšel našel našla rekel rekla mogel mogla hotela jedel jedla pil pila dal dala vzel
  vzela vedel pekel pekla legel sedel padel padla hočem hočeš hoče nočem noče moram moraš mora morem vem veš jem ješ
  pijem piješ pišem piše vidim rečem reče dam daj delam berem bere perem pere pojem poje akt angel arena bajka bajta
  banja baza barka bat beda beg belo berač berilo beton bister biser bitka bivol blazen blok blizina boben bog boj
  bolj bombon borba borec bosa božič brazda breme brin brod bron brus brv burka bunda burza cekin celica ceniti cev
  cevka curek cvek čar čarati čeden čep čeri čeber čebelar čigava čin čip čipka črta črtati čudež čudo čuti čuvaj
  čvrst dar datum daviti debelo deli deka deska deževje deževen dih divji divjak dlje dlesen dokaz dom domač dopis
  doza draga drama dražba dren drget drobec drog droga drzen drva držaj drsati dušik dvor dvom ekran enota eter fazan
  frača frula gad gaj gaber gaziti geslo glasnik glavni glina glog gnoj gnev goden golaž golša gorje gosli graja
  grajati greda greti grlica groza grozd groš gruda gruča grunt gumi gusar hiba hlača hladno hlev hlod hoja hrček hrup
  hrust hudič hudo hula iglu ime inje iskren izba izbira izid iztok prehod izmet iznos izraz jad jadro jarek jarem
  jasa jasli jata javen javiti ječa ječati jedi jeklen jesih ježa ježek jok junak kabel kal kamin kanal kanta kap
  katran kavelj kazen kepa kilo kita klada klas klati klej klin klub klor knez kočija kocka koder kokos kol komad
  konop kopa kopel koper kopija kopno kopito kopje korak koren korito korist kosec kosem kostim košara košček košnja
  kovač kovati kozolec kraja kramp kresnica krik križ krma krmar krona krotek krov krst krsta kuga kukec kup kupe kura
  kurir kuriti kvaka kvar laket lan lasten lava leden leglo lega lek lekar lepiti lesa lesen letnik leva lik lika lina
  liter loj lok loka lopa lopata lopov loputa lov lovor lovka ločiti lubje lučka luka lula lupiti luska mah mahati
  majav majati malha malta mak mast masten mavec mazati maziti meh mehur mera meriti meter meta metek mezga mezda mik
  milina mina minuti miniti mirno mizica mlaka mlaj mlin mlinar mleti množica močen moda model molk molzti molj molek
  mošnja mošt motiti motek možat mraz mreža mrena mrk mrlič muc mulj mula mučiti muka muren nadloga nag nagel naj
  najem nakit naklon nalog napor napev naprava napis nasip nasad natak nega nemoč nered nit niz nora norec norma nosač
  nota novo nožnica nuja nujen nujno nuna obed obisk oblica obod obok obroč obrt obrv obtok obup odbor oddih odmev
  odmik odmor odnos odpad odpor odtok odziv ogled oglas ogrodje ograja okras okus okvir okov okop omela omet opis
  opeka opora opus oral oranje orati organ orjak orodje osat ost otrov ovira padec palec palica panj para parada
  parket past pastir pav pavza pečat peč pečeno pega pehar peka pelin pena penica perilo perut pesa peška peš pešec
  petje pica pirat piš pivec plah plast plaz plaziti plačan plenica plesen plen pleme plesti plezalec plin plitek
  plovec plug pluta pobeg pogon pogoj pogum pohod pojav pok pokal pokoj pola polh polno polog pomik poni popis pora
  porast porod porota posel posest post postava posoda pošast poteg potop pouk povest povod pozen poziv pozor požar
  pravda pravnik praska prednik prek prepir prepih preša pretok prevod prevoz pribor prilog priloga pritok prizor prod
  proso prsa pršut prtič pusto puh pulz pumpa puder račica raj ranjen raskav rast rasa rdečica reber rebro rečica red
  redno reja reket remen repek resa resje resen resno rešiti revež reža rez ribez rilec rima ris risba risar rit rja
  rob robot rojen rok roj romar rop ropar ropot rosen rov rovka ruda rudar rum runo rž sadež sadni saje salo samec
  sani sankati satje scena sel seliti senat senik senčen silen silos sirek sito davi sklep skok skrben skuta skuša
  sled slavje slina sloj slog sloga slovo sluga sluh sluz smer smola smrad smrček smuči smučar smučka snop snov sobar
  soda sodba sod sokol solo som sonet spor spol spona sprava srd srh srp staja stan stanje stas stava staviti steblo
  stenj stelja stisk stik stih stiska stok straža stražar strd strel stres streti strm strnišče stroj strok strup
  struna struga stvar stvor sukno sum sumiti sušiti svat svečan svetnik svinja svit svod šah šala šaliti šapa ščuka
  šele šega šiba šilo šipa šipek škaf škoda škof škrat škrlat škržat šolar šopek šop špaga špik šum šumeti tabor tajen
  talec taliti tarča tat tečaj tečen tekač tekoč teloh teren terjati tesar tesno tesen test testo tikati tir tisk
  tiskar tisa tišina tkati tlak tok ton tor tovor trak trajati trata trden trdo treska tresti treti trik trnek trop
  troska trta trud truden trup trušč tuj tujec tulec tuliti učenje ud udar ugled ugoden ujeda ukaz ukor ukrep umor
  upor uprava urednik usluga uspeh ustav utež utrip utva uvod uzda uzrok vabiti vaja valj valiti varno varuh vaba vata
  večno veda vedro venec verz veslo vestnik veža vez vid videz vidra vijak vila vile vinar vir vislice višek višji
  vitez vitek vlaga vlom vloga vnos voden voh voliti voz vozel vpis vpliv vrag vreme vreti vrteti vrv vrvež všeč vstop
  vtis vzor vzpon zaveza zaklon zaliv zamah zanka zapis zarja zaslon zavest zavoj zbor zbirka zbrati zdrob zel zev
  zgaga zgoda zgodaj zgodnji zlo zlom zmaj zmes zmota znak znoj zora zrno zveza zver zvest zvit žaga žal žarek žar
  žeja žepen žetev žgati žica žig žila žilav žima žleb žled žolč žolna žrelo žrtev žulj župan župa`;
