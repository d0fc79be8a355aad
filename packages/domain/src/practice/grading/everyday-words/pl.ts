/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  auto barwa brat być bić bok buk biały chleb czas las człowiek cztery trzy dom dym dzień dwa góra głowa głos głód
  gość kość gra gruby dobry jeden jeść iść imię kamień kasa kasza kot kto koło kolor król krowa krew brew kwiat świat
  lato ława lekki lew lód luty łóżko ładny list liść mama miasto ciasto mleko miły mały moc noc most morze może mysz
  myśl nos nowy nóż noga oko okno ojciec owoc pan pas pies pięć dzięki pić pieśń piasek pełny piwo pole prawda prawo
  praca ręka rzeka ryba rok róża raz rano rana syn ser sól stół sen siła śnieg słowo słoń słońce siedem sześć siostra
  szkoła stary strona struna suchy ucho ulica widok woda wóz wiek człek wiatr wieża wino wina włos zima ziemia ząb
  zupa żaba żona zona kura kora kury cześć część bagaż bajka baran bardzo basen bieda bieg biuro blady blisko błąd
  błoto boleć bogaty brać broda brudny brzeg brzuch budzić buda bułka burza cały cena cebula chata chcieć chłop chmura
  choroba ciało ciasny cichy cień ciepły cieszyć cisza córka cudzy czarny czapka czekać czoło czyj czysty czytać dach
  dalej dama dawać dawno deszcz deska długi dług dolina drewno droga drogi drzewo drzwi duch duma duży dużo dynia
  dziad dziecko dziki dziura fala głupi godzina góral gotować grać grób groch grupa gruszka gwiazda herbata igła inny
  jabłko jajko jama jasny jechać jesień jezioro język jutro kaczka kapusta karta kawa kawał kiedy kieszeń klasa klej
  klucz kłaść kłopot kobieta kolano kolej komar koniec kopać korek kosz koszula koza kraj krok krótki krzak krzyż
  krzyk książka ksiądz księżyc kuchnia kula kupić kupa kurz lalka lampa lecz leczyć lecieć lekarz lewy leżeć liczyć
  lody ludzie lustro łapa łatwy łódka łyżka mapa matka mąka męka mądry miara mieć miejsce miesiąc mięso mina miód
  miska miłość młody młot mocny modny mokry mowa mówić mrówka mucha mydło naród nauka niebo niski nosić obcy obiad
  obok obraz ocean ocena ogień ogród olej osoba ostry owca panna palec palić papier para pasek paść pewny piec
  pieniądz piękny pióro piosenka pisać płacić płakać płot polska pomoc pora port pościel prać prąd prawy próg prosty
  prosić prosto prysznic ptak pusty pytać rada rolnik rosa rower rynek rzecz rzadki sala sąsiad serce siać siano skała
  sklep skóra skok słaby słodki słoma słuchać smak smutny spać spór stać stopa strach sufit sukienka suma szafa szary
  szkło szyja szybki szyba ślad śmiać środa światło świeca święto talerz tani tańczyć temat teraz tłum tłusty twarz
  twardy tyłek tydzień ubranie uczyć umieć usta wada waga wakacje walka wąski wazon ważny wełna wesoły wiara widzieć
  wielki wieś wieczór wilk wiosna wojna wolny wróg wrona wujek wysoki wyjść wyspa zając zamek zegar zielony zioło
  złoto złoty znak znać żółty życie żyto zero osiem dziewięć dziesięć sto trzysta pięćset tysiąc milion drugi trzeci
  czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty wtorek piątek sobota styczeń marzec maj lipiec północ minuta
  sekunda chwila data zegarek dziś dzisiaj wczoraj zaraz potem później wcześniej zawsze nigdy często rzadko czasem
  czasami zwykle jeszcze już wtedy kiedyś ona ono oni one mój moja moje twój twoja twoje jego jej nasz nasza wasz
  wasza ich swój swoja ktoś coś nikt nic każdy każda wszyscy żaden taki taka jaki jaka który która ten tamten tamta
  sam sama samo siebie się mnie mną ciebie tobie tobą jemu niego niej nim nią nam nami nas wam wami was nimi nich nad
  pod przed przez przy między bez dla około wokół wśród podczas mimo oprócz według zamiast przeciw wobec poza spod
  znad ale lub albo więc żeby gdy gdyby jeśli jeżeli chociaż choć jednak zatem dlatego oraz ani niech czy niż jak jako
  tylko także też również nawet właśnie chyba raczej prawie mało wiele kilka parę trochę więcej mniej dość zbyt
  całkiem tyle ile wcale razem osobno tak nie tutaj tam gdzie gdzieś nigdzie skąd dokąd stąd stamtąd czemu jakoś
  daleko wysoko nisko dobrze źle szybko wolno powoli cicho głośno łatwo trudno tanio drogo ciepło zimno gorąco ładnie
  brzydko pięknie pewnie lewo naprzód wstecz bliżej lepiej gorzej nagle znowu znów czerwony brązowy różowy srebrny
  beżowy ciemny rodzina tata babcia dziadek wnuk wnuczka ciocia ciotka kuzyn kuzynka mąż rodzice dzieci teść zięć
  synowa narzeczony narzeczona przodek potomek sierota wdowa wdowiec chłopak dziewczyna dziewczynka pani kolega
  dorosły adres płeć wdzięk ślub wesele oczy uszy zęby warga wąsy rzęsa kark gardło ramię dłoń łokieć plecy pierś
  biodro pięta kostka płuco żołądek wątroba nerka mózg mięsień włosy łza pot zdrowie ból kaszel katar grypa lek
  lekarka apteka szpital pacjent recepta bandaż plaster maść syrop wypadek zdrowy chory ranny ślepy głuchy kulawy
  masło jogurt szynka kurczak ryż makaron cukier pieprz ocet oliwa sos sałatka pomidor ogórek czosnek marchew papryka
  fasola burak szpinak sałata grzyb warzywo śliwka wiśnia malina jagoda arbuz melon banan cytryna morela orzech migdał
  dżem ciastko tort pączek pieróg bigos barszcz rosół kotlet kolacja posiłek danie deser sok wódka napój kompot kakao
  kawałek kromka okruch zapach kubek butelka widelec garnek czajnik dzbanek obrus sztućce kucharz kelner bar napiwek
  menu głodny syty słony kwaśny gorzki świeży chudy surowy smaczny pyszny zwierzę koń byk świnia kogut kurczę gęś
  indyk królik szczur chomik lis jeleń sarna łoś dzik jeż bóbr borsuk wydra wróbel gołąb bocian kruk sowa orzeł sroka
  łabędź papuga kos wąż żółw ślimak pająk osa motyl robak karp śledź łosoś dorsz rekin delfin foka tygrys małpa żyrafa
  osioł kocię źrebię cielę jagnię prosię róg ogon dziób futro gniazdo nora pazur grzywa kopyto sierść stado bluzka
  sweter spodnie kurtka płaszcz krawat szalik but buty kozak sandał kapcie majtki piżama guzik rękaw kołnierz strój
  moda rozmiar torba torebka plecak walizka portfel parasol okulary kolczyk chustka chusta fartuch dres kostium
  bawełna jedwab len pokój salon piwnica strych balkon taras garaż ściana podłoga schody winda piętro parter klamka
  dzwonek komin kominek mebel stolik krzesło fotel kanapa szafka półka biurko dywan zasłona firanka kołdra koc ręcznik
  szampon pasta wanna kran toaleta lodówka piekarnik pralka żelazko miotła wiadro śmieci radio telefon aparat bateria
  kabel żarówka zapałka młotek gwóźdź śruba piła łopata grabie drabina lina sznur sznurek nić taśma pudełko worek plac
  park kościół pałac ratusz muzeum teatr kino piekarnia poczta bank urząd policja straż fabryka hotel dworzec stacja
  peron metro tramwaj autobus pociąg motor samolot statek łódź prom wózek bilet podróż urlop plan granica rozkład
  odjazd światła rondo chodnik parking benzyna lekcja przerwa uczeń student wiedza zeszyt słownik ołówek kreda tablica
  gumka linijka kartka zdanie litera wyraz zadanie pytanie egzamin matura przyroda fizyka chemia muzyka zawód szef
  firma zakład pensja płaca pieniądze moneta banknot koszt podatek zysk strata rzeźnik piekarz krawiec szewc fryzjer
  murarz stolarz malarz pisarz poeta aktor aktorka muzyk prawnik sędzia strażak żołnierz królowa książę papież święty
  bóg anioł diabeł dusza wzgórze łąka staw potok źródło plaża glina trawa gałąź korzeń pień nasiono ziarno zboże owies
  dąb brzoza lipa sosna świerk jodła klon topola wierzba tulipan mak fiołek grzmot piorun mgła mróz tęcza wicher
  pogoda klimat popiół upał susza powódź grad szron lawina państwo wschód zachód pochmurny mroźny zimny gorący letni
  zimowy zły lepszy gorszy ogromny drobny szeroki cienki głęboki płytki ciężki brzydki miękki silny biedny trudny
  krzywy równy okrągły ciekawy nudny dumny odważny leniwy pilny nerwowy zajęty gotowy zepsuty bliski daleki znany
  sławny możliwy żywy martwy obecny podobny różny ostatni główny wspólny głośny okropny dziwny zwykły własny otwarty
  uczciwy szczery wierny zdolny skąpy hojny uważny żonaty samotny górny dolny przedni tylny polski włoski czeski
  miejski wiejski leśny morski domowy szkolny robić zrobić pójść chodzić pojechać jeździć biec biegać latać płynąć
  pływać wejść wchodzić wychodzić przyjść przychodzić odejść dojść przejść przechodzić zejść schodzić odjechać
  dojechać wrócić wracać uciec uciekać skakać skoczyć wspinać wstać wstawać siedzieć siadać usiąść stanąć położyć
  zasnąć obudzić zjeść wypić smażyć kroić ciąć myć umyć czyścić wycierać wytrzeć napisać rysować malować nauczyć
  rozumieć zrozumieć wiedzieć poznać móc musieć woleć lubić kochać myśleć wierzyć sądzić uważać czuć poczuć słyszeć
  usłyszeć patrzeć oglądać szukać znaleźć zgubić gubić stracić tracić dać wziąć nieść zanieść wozić wieźć ciągnąć
  pchać trzymać rzucać rzucić łapać złapać chwycić puścić upaść spaść opowiadać zapytać odpowiadać witać żegnać
  szeptać śpiewać milczeć zwać nazywać wołać zawołać dzwonić kupować wydać wydawać oddać oddawać zarobić bawić zagrać
  wygrać ćwiczyć zacząć skończyć kończyć otworzyć zamknąć zamykać włączyć włączać wyłączyć wyłączać spotkać spotykać
  odwiedzić odwiedzać pomóc pomagać próbować spróbować starać żyć mieszkać rodzić urodzić rosnąć umrzeć umierać zabić
  zabijać walczyć kłócić bać martwić dziwić złościć ubrać ubierać zdjąć kąpać czesać golić budować zbudować naprawić
  naprawiać psuć zepsuć łamać złamać ukraść kraść chować schować kryć sadzić zbierać zebrać szyć uszyć wiązać wieszać
  wisieć zmienić zmieniać wybrać wybierać dostać otrzymać wysłać wysyłać posłać słać zostać zostawić zostawiać kazać
  zakazać pokazać zapalić gasić zgasić świecić padać wiać grzać marznąć topić topnieć kwitnąć marzyć śnić planować
  rządzić służyć należeć zależeć trwać dziać zdarzyć stawać zgodzić kłamać oszukać obiecać ratować uratować chronić
  bronić gonić dogonić spóźnić śpieszyć spieszyć zdążyć zgadnąć tęsknić całować gładzić drapać gryźć ugryźć lizać
  połknąć żuć ssać kąsać wyć ryczeć radość smutek lęk gniew złość wstyd wolność słabość odwaga mądrość głupota piękno
  dobro zło śmierć młodość starość pomysł pamięć uczucie humor śmiech płacz hałas dźwięk taniec zabawa zabawka piłka
  sport mecz drużyna porażka nagroda prezent sposób rodzaj sprawa cel powód skutek wynik środek całość liczba numer
  cyfra połowa ruch punkt linia kwadrat trójkąt kształt wzór gazeta powieść baśń wiersz tytuł film zdjęcie zgoda
  kłótnia umowa kara sąd broń miecz strzała łuk tarcza bomba wojsko armia bitwa bój rząd władza wybory partia sztuka
  rzeźba gitara bęben trąbka flet kultura zwyczaj obyczaj różnica problem trud wysiłek szansa los okazja przygoda
  zagadka żart dowcip rozmowa wizyta chęć wola wybór decyzja próba talent cecha uwaga grzech cud czar wróżka olbrzym
  smok krasnal rycerz skarb srebro żelazo miedź stal plastik guma płótno węgiel gaz ropa energia maszyna silnik bal
  bał bary bas baza bat bek beczka biel biedak bies blat blok błoń boks boże brak brama brawo brud brudzić bryła budka
  budowa bunt burta byt były była było bydło babka badać bak basta bąk biała boa boisko brzask celny cenny cera chcę
  chełm chlew chłodny ciec ciecz ciekły cierń ciąg cuma czad czajka czapla czerń czerw czołg czyn czyja czyje dal dał
  dała dar dawny dąć dbać dłuto długo dno dobić dobrać dodać dodatek dodawać doić dołek domek domysł dotąd dowód
  dowieść drab drąg drąż dreszcz drób druk drut drzeć dumać dusić dworek dwór dysk dział działo dzieło dzielny echo
  ekran etap etat fajka fajny fart faza figa forma fosa fuga furtka gad gadać gaj gala gama ganek gapić giąć ginąć
  głaz głąb głodzić gmina gnać gnić godny godzić górka grabić graf grań gród groźny gruda grusza gula hak hala halka
  hasło hełm huk hurt igrać ikra iskra jad jadł jadać jar jaś jasno jawa jechał jęk kanapka kapać karać kareta kask
  kąt kępa kęs kit klacz klaps klatka klika klin klops klown klub kłos kładka kłódka kłuć kłus kmieć knuć kocha kocioł
  kogo kok kolec kołek konar kop kopa kopia koral kosa kosić kosmyk koszyk kotek kozioł kpić kra krab krata kraniec
  krąg krem kres kret kroki kropka kropla krupa krzew kuć kufel kufer kulka kum kurek kurs kusić kwas kwitek lać lada
  lala lanie laska lawa ląd leć lekko leń lep lepki licho liczny lik lilia lizak lok lont lot luby luka lud lufa lupa
  łach łan łapka łaska łata łatać łatka ławka łazić łęk łgać łkać łono łowca łój łup łupać łuska łydka łyk łykać macać
  machać maczać malec mam manna maska masa masaż mata mazać mazur mdły mech mew mewa meta metal metr miał miała miało
  mieli miarka miedza mielić mienić mierzyć mierny mieszać mięta mila minąć mit mizerny młyn młode mnich mogła mokro
  mól morda mrok nadać nagi naraz nawa nazwać nisza norma nudzić obejść obłok obrać obraza odjąć ogier ogrzać okaz
  okazać okop okoń opał opisać opór orać oracz osad oset osobny ospa ostro ość ożyć pac paczka pal pała pałka panować
  pasja pasza paw pełno pęd pęk pięść piętno piosnka piwny plama plon pluć płaz płoć płodny płoza począć podać por
  poród postać post potop powóz prasa prawnuk proch proca proso próbka próżny puch pusto pysk pyza raca radny rak rama
  ranek rasa rata raj robota rodak rola rój rów równo ruda rura ruszyć rwać rybak ryć ryj ryk ryś rysa ryt ryza rzec
  rzepa saga sad sanie scena sens sęk sieć siny skala skaza skos skraj skupić skuter słowik słój smar smyk sobie sobą
  sofa sokół soda solny spokój spód sporo spory srogi ssak stały stale stan stara stawiać ster stos strawa stryj
  strzał stukać styl sum suszyć syk synek sypać sysać szal szata szopa szyb szyk szyna ścieg ślina śliski śluz śmieć
  świnka świst świt święcić taca taczka takt tama tarka tatar tlen tło tok tom ton tona tor torf trafić trąba trasa
  tratwa trawić treść troje trup truć trzecia tura tusza twór tworzyć tycie tyć tył ubić udać udo ugoda upór uraz
  uroda urok ustać uwierzyć uznać użyć wagon wal wał walec walić warta wata wąs wbić wbrew wcześnie wesz wędka widać
  widno wieko wieprz wieść więź winny wlać wodny wół wonny woń wpaść wrota wszy wybić wziął zabrać zajść zakaz zaraza
  zbić zdrowo zebra zew zgrać ziać ziele złom znosić znieść zwał zwarty zwój zwrócić żabka żałować żar żel żer żółć
  żuk żur żywo szła dam był jadła jedli wie wiem wiesz idzie lata lubi robi stoi kolanko dróżka drzewko rybka piesek
  czarno biało zielono czerwono szaro mroźno sucho ślisko pochmurno smutno wesoło nudno miło czysto brudno ciężko
  słabo silnie krótko wąsko szeroko głęboko płytko gazetka zupka bita hostel gram kwaśno plot`;
