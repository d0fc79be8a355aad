/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  tuli tuuli tulli kuka kukka muta mutta muuta tapaan tapan takka taka kansa kanssa lakki laki matto mato tule tulee
  aamu aika aina aita alku appi asia auto avain edes edessä eilen elää elämä enemmän ensin erilainen etelä haava halli
  hallita hallitus hame hana hattu hauska hetki hidas hihna hiiri hiki hinta hissi hiukan hius hoitaa housut huomata
  huomenna huone huono hylly hyppy hypätä hyvä ihana ihme ihminen illalla ilma ilman ilta isku isoisä istua itse itää
  jalka jano joka jokin joku jono joulu joutua juhla juna juoda juoma juosta juusto jälki jäädä kaali kaasu kaataa
  kahdeksan kahvi kaikki kala kalja kalju kallio kallis kana kannu kansi kanta kantaa kappa kapea karhu kartta kasa
  kasvaa kasvi kasvo katu katto katsoa katua kauan kaula kauppa kausi kehitys kehto keino keittiö keitto kello kenkä
  kerho kerran kerros kerto kertoa kesto kesä kesäkuu kevyt kevät kieli kiinni kiire kiittää kiitos kilpa kirja kirje
  kirjo kirkas kirkko kissa kisa kivi koira koivu kolme koko kokki kone korko korva kori koska koskea kosto koti kova
  kuin kuinka kulma kulkea kulta kumi kunnes kunto kuola kuolla kuppi kurkku kurki kutsu kutsua kuuma kuusi kuva kylki
  kylmä kylpy kylä kypsä kysyä käsi kävellä käydä laiva laina laita lanka lapio lapsi lasi laskea laulaa laulu lause
  lava lehmä lehti leipä lelu lento lepo leuka levy liha liika liivi lika linja linna lintu loma lomake loppu luku
  lukea lukko lumi luokka luola luona luulla luut luvata lyhyt lyödä lähde lähes lähteä lämmin länsi maata maali maito
  makea maku marja massa matka mela melko meri metsä mieli mies miksi milloin missä mitä muki muna muoti muovi museo
  musta muuri myydä myös myöhä mylly märkä naapuri naama naula nainen nalle neljä nenä neula niellä niemi niska nopea
  nuha nukke nukkua nuori nuora näkö nälkä nähdä nätti odottaa ohje ohra oikea olla olut omena opas oppi osata ostaa
  otsa paha paikka paino paita pala palaa palo palvelu panna pappi parta paras pari pata pelko pelto pelata peli perhe
  perse pesä piha pieni pilvi pino pitkä pitää poika poikki polku polvi posti poski puhdas puhua pula pulla punainen
  puoli puro puhe puuro pyytää pyörä pyöreä päivä pöytä raha raja rakas rakentaa ranta rauha rauta retki reuna riisi
  rikas ripa rinta rivi rotta ruoka ruoho runo ruma ruusu ruuvi saada saari saapas sade sahata saippua sakset salaatti
  salama sama sana sanka sanoa satama sataa sauna seinä seistä seitsemän sielu sieni siili siipi silmä silta sininen
  sisar sisko sisä sisu sivu sokeri sota sormi suku sukka suola suora suomi suru sukat susi suuri suutari sydän sylki
  syksy syödä sänky sääski taas taata taivas takana takki talo talvi tanssi tapa tapaus tarha tarina tarjota tasku
  tauko taulu tavara tehdä tehdas tela teltta terve tiede tieto tikka tila tili toinen toivo torni tori tosi tuki
  tukka tumma tunne tunti tuoda tuoli tuoppi tuore turha turkki tuska tuttu tyttö tyhjä täti täysi täällä uida usein
  uskoa uusi vaan vain vaara vaaka vahva vaihe vaimo vaja vala valo vanha vapaa vara varas varis varma vasen vasta
  vastaan vati vatsa vauva velka veli vene vesi veri veto viedä vieras vihko viha viini viisi viiva vika villa viina
  virta voida voima vuori vuosi vuoro väri väli väsynyt yksi ystävä äiti ääni isä äitiys velli siskos pokka tytär lapa
  vaiva vauhti vaino vaihto naimaton neiti perhonen suka sokka sokea isoäiti ukki kukko kakku kaakko kakka mummo mummi
  setä eno täi tätä tämä tämän serkku sirkku sirkus paari kaveri tutti tutka rouva rouhe herra hera herkku väki välit
  nimi kassa koiras keho kehu kehä pää paa pääsy päästä päätä päätös hiukset hiha ottaa otto silmu korvo korvaus suu
  suo syy syö suukko huuli huuma huuto tulla hammas hamppu kiehua kaulin kaulus kurkki olka olkapää olki kasi käsky
  kyynärpää kyynel ranne sorsa surma peukalo kynsi kynä kynnys rintama rata raita raitti vastaa varsa selkä selvä
  selkeä jälkeen jalo palvi reisi varvas nahka nahkiainen iho ilo iso luu luumu luuta lihas liike likka maksa maksu
  maksaa keuhko aivot aivo aivan arvo arvio munuainen mono ruoko rukki ruukku leija leipoa leppä lempi voi voimat vai
  vajaa jousi joukko makkara kanava kanna kallo kalusto lohi lahti lahja lahko luhta silakka silkka sika siika siki
  risti riski risu peruna perä perusta pasta porkkana porkka sipuli tomaatti salaisuus oma banaani päärynä mansikka
  mustikka vadelma puolukka sitruuna appelsiini viinirypäle sula sulo surra pippuri paperi öljy mauste maustaa keittää
  keitin kastike kasti kasvis vesa viesti makeinen kahva kahvila tee tie tietää mehu ulos vuoka aamiainen ammus lounas
  päivällinen illallinen iltaisin purra pallo paljon palju palata jäätelö jää suklaa karkki karhi keksi keksiä koksi
  voileipä lautanen lautta lauta lassi kuppa kupari veitsi haarukka haara lusikka pullo pulma pulu pannu panos patja
  pato patti jana jakaa jako ravintola baari kaappi kaapu kappale kaupunki kuori koni koe kotiin kota kotka katko kato
  tallo talli tarvita ovi ikkuna lattia siemen siinä portaat porras porsas huonekalu makuuhuone kylpyhuone saha sähkö
  suihku suihke vessa parveke pihka pihvi puutarha peitto peitsi tuolla tuolta sohva säkki peili pelli pelti lamppu
  lampi lammas verho vihreä vihje tyyny tyyni tyven avaus lakko lakka puhelin televisio tietokone radio kelo keli
  kuvata kiva koulu kouru luokki opettaja oppia oppilas opiskelija opiskella kirva kirjain kirves kirjasto kumma kumpi
  laukku laiska sanakirja tehtävä läksy liuta tavu tavata liitu läiskä kysymys vastaus vastata kielto kirjoittaa lukio
  lasku laskin laulaja piirtää piirros piiri pirtti maalata maa maila maailma maantieto historia tiedot tuote työ
  tyhmä työtön yhtiö yhtye yhteys yhteinen toimisto toimi toimia toivoa toipua taipua tapahtua lääkäri lääke lääkitä
  sairaala sairas sairaus terveys insinööri kukkia leipuri kauppias myyjä myrsky myrkky kuljettaja lentäjä lentää
  lehto sotilas soutaa soittaa soitto poliisi politiikka tuomari muusikko näyttelijä kirjailija taiteilija toimittaja
  siivooja siivota siivo siivu parturi partio kampa kampaaja kamppailu palkka palkita pankki pakki pankko vaihtaa
  vaihtua vaatia vaate vaatteet varoa vaari varjo vauras hilla halpa halu haluta kaunis kauneus osa osua säästää
  säästö sääli sää sääntö paitsi painaa painua housu huosta farkut mekko taakka tanko hauta huivi käsine saapua sormus
  vyö vyötärö nappi nappula nauha neule kaulaliina värit puna sinä sitten sitoa siitä keltainen muste valkoinen valkea
  harmaa ruskea rusko oranssi violetti vaalea vaalia tuima kirjava iloinen surullinen vihainen pelätä pelaaja väsyä
  ylpeä yllätys yllättää kaksi kusi yhdeksän kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista
  kuusitoista sata sato satu tuhat miljoona nolla ensimmäinen toisin kolmas neljäs viides kuudes puola puu neljännes
  maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai tammikuu helmikuu maaliskuu huhtikuu toukokuu
  heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu viikko viikate kuukausi minuutti sekunti heti heittää hetkinen
  aitta aihe aine aikoa ajaa keskus keski kesy yö puoliyö keskipäivä tänään huomen huomio nyt silti pian piano piena
  ainoa harvoin joskus koskaan koski koskettaa vielä jo juuri jälleen myöhään myöhemmin aikaisin ennen enne enää
  eniten kautta kauas kauka kaukana kaukainen lähellä lähettää läheinen tässä tuossa siellä täältä tänne sinne tuonne
  mistä mihin mikä miten ketä kuu joki jotta jotain jokainen muu muut muuttaa muutos muutto murhe musiikki moni monta
  molemmat molempi kukaan jos josta vaikka eli elin elo eläin eläke ja että ettei eikä eivät minä hän me te he minun
  sinun hänen meidän teidän heidän se ne nämä nuo tuo itä itku itkeä iskeä iskä kun kuulla kuulua kuula kuulo kuolema
  kuoro kuorma kuohu kieltää kiista kiltti hymy hyvin parhain parempi paheta pahoin pitkin pitkään lyijy korkea korkki
  matala leveä leveys kaapia syvä syvyys paksu ohut ohi painava keveä kovin pehmeä sileä sileys karhea terävä terä
  puhti likainen mäki mämmi mänty kuiva lämpö lämmetä viileä vilja villi vilu kyllä kyllin kyky täynnä nopeus uusia
  vanki heikko hento rikos rike köyhä köyhyys köysi rumpu helppo vaikea vakava vakaa vakka tärkeä tylsä tyly hauki
  hullu huoli viisas ahkera ahdas kohtelias rehellinen varattu avoin valmis valta valita vapaus turva turvallinen
  vaarallinen hiljainen hiljaa äänekäs oikein väärä väärin totta totuus todella toki karvas kitkerä suolainen raaka
  raaja outo outous kuuluisa suosittu nykyinen erityinen samoin samea tavallinen mahdollinen mahdoton ollut oli olin
  ole tullut mennä meno saavi puhki puhallus puhaltaa tehty teki tekee nähty näki näky näkyä näyttää näyttö näytös
  näyte kuunnella kyse ajatella ajatus aate muistaa muisti muisto unohtaa uni ymmärtää opettaa usko uskoton luulo lupa
  lupaus luopua luovuttaa luoda luokse antaa anto ansa ansio pyyhkiä pyyhe pyyntö pyöriä pyrkiä auttaa avata avuton
  apu sulkea sulka sulku sulaa alkaa ala alas alla alta alus aloittaa lopettaa loppua lappu jatkaa jatko katkaista
  käyttää käyttö käynti kävely kulku kulua kultaa kuilu astua astia aste asti asua asu asunto istuin istuttaa seisoa
  nousta nosto nostaa nuuska nukka herätä herättää herkkä pestä pesu pettää pukea puku pukki pukeutua riisua riita
  riittää riista syöttää syötti syöttö syöpä juottaa leikata leikki leikkiä leikkaus paistaa paisti rikkoa rakkaus
  rakastaa rakennus rakenne polttaa poltto ostos voittaa voitto voittaja hävitä hävittää häviö löytää löytö löyly
  löysä etsiä etu tauti kutoa suudelma suudella naida nauraa nauru naru hymyillä laittaa laite lainata tanssia
  tanssija maistaa maisema maiskuttaa maistua haistaa haista haju hajota hajottaa tuntea tuntua tunneli tuttava
  katsella katse katsoja kadota tappaa tappelu tapella tappi taistella taistelu varastaa varasto piilo piiloutua
  kiirehtiä odotus levätä sallia sali seurata seura seurue seuraava päättää sattua sattuma tarve tarvike rohjeta
  rohkea pakko pakka täytyy täyttää täyte hyppiä kiivetä pudota pudottaa putki puute puuttua vetää työntää kanto
  kantaja laskeutua nimetä pano pantti palauttaa palsta palvella pelastaa peittää pelottaa perua periä perintö pito
  puristaa purkaa purkki puuha raapia raapaista rangaista riippua ripustaa ruokkia ruotia saattaa saavuttaa selittää
  selvitä selvittää siirtää siirtyä siirto sopia sopu soppa sopiva sortua soida sotkea sotku suojella suoja suositella
  suosia suuttua syntyä synty synti syttyä sytyttää sylkeä syli taittaa tarjous tarjoilija tarkka tarkistaa tarkoittaa
  tarttua taatto toistaa toisto torjua totella tottua totuttaa tuhota tuho tuhka tukea tukko tukki tukkia tulkita
  tulkki tulos tulostaa tuottaa tuotto turvata tuskin tutkia tutkija tutkimus tuulla tuulettaa tyytyä täristä törmätä
  uhata uhka uhri ulvoa vaeltaa vaieta vaikuttaa vajota vallata valmistaa valu valua valittaa valvoa vapauttaa vapista
  varata vartioida vartija vastustaa verrata vertailu viettää vietti vihata viihtyä viilata viila viitata viite viitta
  viitsiä viivyttää vilkaista voihkia voimistella vuokra vuokrata vuotaa vuoto väistää väittää väite hevonen heinä
  hirvi hirveä hirsi pöllö pölly pöly pölkky joutsen ankka ankara ankea hanhi hanki hanke hai haikara hämähäkki
  hyttynen kärpänen mehiläinen muurahainen matelija mäyrä mursu murska norsu noro orava kani kaniini karu karsia kettu
  ketju leijona lepakko apina tiikeri kirahvi käärme sammakko sammal sammua rutto etana emo vasikka vasara pässi possu
  vuohi hylje hylky haukka haukkua pingviini papukaija valas valtio luonto luonne luoto mitta metso puuska oksa
  oksentaa ruuti ruutu haapa tammi tamma vaahtera pihlaja paju pajupilli nuppu nuppi nurmi nurmikko niitty peto petos
  suoli merkki merkitä järvi järki järjestys lammikko saarni sääri rannikko laakso taival tähti tahti tahto tahtoa
  aurinko multa mutka hiekka hieno jäätyä sadella ukkonen ukko pilli pilata sumu summa säie sävel sävy pakkanen pakata
  halla helle helmi hellä hella asteikko tulva tulevaisuus savu savi sauva liekki liesi hiili hiiva hiihtää hiihto
  teräs hopea puuvilla lankku lanko muoto muotti kangas kankea katos asema lentokenttä pysäkki pysyä pysäyttää
  pysähtyä bussi lauha venyä polkupyörä taksi takoa raitiovaunu vaunu metro karata kerta kerätä kerma lippu lippa
  lipas lappaa passi pussi matkalaukku turisti hotelli majatalo teatteri elokuva tontti kortti kotelo kioski apteekki
  palokunta virasto kunta kunnia yliopisto liikenne liikkua liikunta onnettomuus onni onnistua onneton suoraan ylös
  ylä yli yllä ylhäällä alhaalla esi pohjoinen vieressä välissä päällä sisällä ulkona ulko ulkomaa kohti kohta kohdata
  kohde koho läpi läppä ympäri ympyrä varten ilme ilves aikana saakka sakko mukaan mukava mukana sekä seka sekki joten
  kuten niin noin melkein liian liiga lisä lisää vähän vähä vähentää hieman varsin erittäin ehkä ehtiä ehto ehdottaa
  tietysti ainakin etenkin yleensä yleinen yhdessä yksin yksinäinen yhtä yhä uudestaan pikku pikari helposti hitaasti
  nopeasti huonosti jopa jospa silloin sillä siksi siis siisti kai kaikua kaide varmasti oikeastaan unelma epäily
  epäillä valhe valehdella ase aasi oikeus vankila syyllinen seuraus kohtalo henki hengittää henkilö mielipide idea
  ongelma ratkaisu ratkaista neuvo neuvoa vaikeus vahinko virhe virka virsi kokemus kokea koota kokous esimerkki ero
  erota erä sanoma uutinen taito taide menestys soitin kitara viulu jalkapallo jalkine urheilu uinti uimari luistella
  luistin mitali kilpailu kilpi harrastus harja harjoittaa harkita harso juhlia häät pääsiäinen kipu kipeä kippo
  flunssa yskä yskiä kuume päänsärky särky särkyä särki hoito hoikka potilas potti ruokahalu kuollut syntymä elossa
  lihoa laihtua laiha aalto aamupäivä aarre aave aho ahne ahven aihio aisti ajo akku alaston ale alhainen allas
  ammatti ampua ampiainen anoa ansaita apaja arka arki arkku armo armeija arpa arpi arvaus arvata arvokas asukas
  ateria aukio aukko aura avustaa edetä eines eilinen ele elämys emäntä erakko eräs esine esite esitys esitellä este
  estää eväs haamu haka hakata hakea haku halata halko haltia hanka hapan happi happo harmi harppu hartia harva
  harvinainen hassu haukata hauras havu heimo hela helma heppu herne hillo himo hinata hirttää hohto holvi homma hoppu
  huhu huijata huippu hukka hukata hukkua humala huppu hurja huuhtoa huumori huutaa huvi hyeena hylätä hyöty hyökätä
  häkki hämärä häntä häpeä häkä härkä hölmö höyry höyhen höylä ihailla ihmetellä ikä ikävä ikuinen iltapäivä imeä inho
  innokas into irti iskelmä isäntä istunto jaksaa jalava jarru johto johtaa johtua jouto juhta juoni juoru juuttua
  jyvä jyrkkä jäljellä jänis järjestää jäsen jätkä jättää jäykkä jäte kaarna kaari kaapata kahle kaita kaivaa kaivo
  kalastaa kalma kalpea kapina kapeus karkea karva karja kastaa kaste katala katkera kateus kate kauha kauhu keiju
  keila keinu kela kelvata keppi kestää kiehtoa kielo kierre kiertää kilo kimppu kinkku kipinä kirous kirota kitka
  kiusa kiusata kohota kolata kolo kolkko kolina kolmio komea kompastua koppi kopio korjata korottaa korpi korppi
  korsi kosia kostaa kostea kotoisin koura kristalli kuihtua kuiskata kuitti kuitu kuitenkin kuje kukkaro kukkula
  kulho kuluttaa kumara kumartaa kupla kura kuri kurja kurpitsa kuskata kuski kuulas kuunnelma kuusama kuvio kyetä
  kyseinen kyyti kyy käki käpy käpälä kärki kärsiä kärry käsitys kätkeä käytös kääntää köhä laaja laatta laatu
  laatikko laho lahjoittaa laji laitos lakana lakata lama lanne lannistaa lasti lasta lastu latu lato latva lehmus
  leima leiri leivonen leski lieju liemi lieriö lihava liima liitto linko linssi lipeä lisko lista liukas liukua
  loikka loisto loikata loukata lohdutus lohikäärme loiste loka lokki loukku luja lumme luonnos luotto luottaa luovia
  lupiini lyhty lykätä lyyra lyönti lätäkkö läski maine mainita mainos maja mahtaa mahti makuu malli malmi malja
  maltti matkia matkustaa meteli miekka miina mitata mitätön mokata moite moottori moraali morsian muhkea muhia mukula
  munkki muotoilu murtaa murto murre murea mutteri mutina mykkä mykiö mysteeri myyrä myynti määrä määrätä mätä mökki
  möly naakka naaras naava napa naputtaa nauris nauta nauttia nielu niiata niitti niittää noita noja nojata nokka nolo
  normaali notko nousu nuija nummi nuotio nuotti nuoli nuolla nurin nurja nurkka nykyään nylon näivettää näppärä näppi
  nöyrä ohjata ohjelma olento olemus olo omistaa onkia onki ontto opisto ori osasto osoite osoittaa osuus otus otsikko
  otella paalu paasto paatti pahvi paine paise palapeli palikka palmikko palmu papu paheksua pahe pakana paketti
  paniikki parantaa patsas pauhu peikko peippo pelle pellava penkki pensas pentu perho perna persikka pesukone
  petollinen piestä piikki piimä piippu piirakka piiska piirre pilkka pilkku pimeä pinta pinko piru pirteä pisara
  piste pisto pistää pitsi pitsa plussa pohja pohtia poimia poiju poistua pois ponnistaa poro porukka portti potku
  potkia povi puhuri pukari pulkka pulssi pultti punkka punoa punta puomi pursi purje purku pyhä pyry pyramidi
  päihittää pätevä päkiä pönttö rae raivo raitis raivata rako rakko rapu rappu rasti rasva ratsu ratti rautatie ravi
  riekko riemu rinne ristiä ritari roina roska roskia rotu rovio runko ruuma ryhmä ryömiä räjähtää räkä sakki salko
  sallittu sarja sarvi satula sekaisin seos seppä sipsi soihtu soittaja sokko solmu solu sonni sopeutua sorkka sorto
  sovittaa suhde suksi sulhanen suorittaa surkea suvi särö säde säe säiliö taika taimi taita talja talous tappio tarra
  tasa taso teema teeri temppu tervata tiili tikku tilata tilaus tilkka tippa tippua tomu topakka torvi touko toveri
  tukala tunkea tupa turska turve tuulahdus tyyli tyyppi tyydyttää tähkä tökkiä törmä töpseli ulappa upea uppo upota
  uros urut uuni uurna uuttera uskollinen vaaleus vahti vaisto vammautua vamma vana vanne varjella varpu vatkata
  vihkiä viipyä viiri viisto vikkelä vimma vire visa voide vouti vyöry väitös väkevä värjätä väsymys yhdistää ylpeys
  yritys yrittää yrtti älykäs äkkiä äly ämpäri äänestää öinen`;
