/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  auto farba brat biely biť byť čas hlas človek štyri tri desať deň dcéra dobrý dom dym dva hlad hlava sláva hora
  horký horúci hrad had jeden jar jazero jesť ísť meno kameň kniha mačka kolo kosť kôš krk krv kráľ kus les pes ples
  lev ľavý lacný ľudia loď luk lúka láska maska matka mesto miesto mäso mlieko moc noc more most nos nový nôž oko okno
  okolo otec otvoriť ovocie pán päť šesť pieseň piesok piť plný pivo pole práca pravda priateľ prst prasa ráno rana
  rieka ruka ryba rád rad rok ruža sestra sedem sila sneh slovo slon stan stôl strom strop strýko stáť štát soľ svet
  kvet svetlo syn syr škola šťastie teplý telo týždeň ucho ulica úloha veľký veža vec večer vietor vlak vlas voda voz
  žena zem zima zub zvuk sud súd vila víla krik pas pás tok ťah späť spať vlka vlky bydlisko cena cesta chata chlieb
  chodiť chlap chuť chyba cukor časť čakať čelo čierny čistý čítať dáma dedo deska dážď diera dielo dievča dlhý dnes
  dole doma dosť drahý drevo druh duch duša dvere dvor hľadať horieť hosť hrať hruška hrob huba hviezda jazyk jedlo
  jeseň kabát kačica kapor karta kaša káva kľúč klobúk koža koza koleno koleso koniec kopec košeľa kostol kúpiť krava
  krásny krátky kraj krok kruh lampa leto lietať liek list líška lyžica malý mama maslo medveď mesiac misa mier mladý
  modrý motýľ múdry múka mucha mráz mydlo myslieť nebo niesť noha obec obraz obed oheň olej osem ostrov ovca päta
  piatok peniaze pero plakať plat platiť plávať plot počasie polievka pomoc potok pozor prach ptať pýtať vták rada
  rameno rýchly ryža sála sedieť sever silný sklo skala slabý sladký slama slnko smiech smutný sobota sova srdce starý
  stena strana strach suchý sukňa svätý sviečka šaty šedý široký taška tele téma ťažký ticho tlak tráva tvár tvrdý
  učiť učiteľ ústa úzky váha váza vedieť vajce veselý veta vidieť víno viera vlna volať voľný vrana vôňa vstať vysoký
  výlet záhrada zajac zámok západ zdravie zelený zajtra zlato znak zviera zvon žaba život žltý nula jedna jedno dve
  deväť dvanásť trinásť štrnásť pätnásť dvadsať tridsať sto tisíc milión prvý druhý tretí štvrtý piaty šiesty siedmy
  ôsmy deviaty desiaty štvrť tucet utorok streda štvrtok nedeľa január február marec apríl máj jún júl august október
  popoludnie dopoludnie polnoc hodina minúta sekunda chvíľa vek doba dátum hodiny hodinky včera teraz hneď potom
  neskôr skôr vždy nikdy často zriedka niekedy ešte vtedy kedy dávno nedávno čoskoro neskoro ona ono oni ony môj moja
  moje tvoj tvoja tvoje jeho jej ich náš naša naše váš vaša vaše svoj kto niekto niečo nikto nič každý všetko všetci
  žiadny iný taký aký ktorý ten tento tamten sám sama samo seba sebe mňa mne teba tebe jemu neho nej nás nám vás vám
  nimi ním mnou tebou nad pod pred cez pri medzi bez pre vedľa podľa počas okrem vďaka proti voči oproti mimo vnútri
  ale alebo pretože lebo aby keby keď hoci však preto teda ani než ako iba len tiež takisto dokonca práve asi možno
  takmer veľmi veľa mnoho málo zopár trochu viac menej príliš úplne toľko koľko vôbec spolu zvlášť tak nie áno tam kde
  niekde nikde všade odkiaľ kam odtiaľ prečo nejako ďaleko blízko vysoko nízko hore nahor nadol vľavo vpravo doľava
  doprava rovno domov vonku von dobre zle rýchlo pomaly nahlas ľahko ťažko lacno draho teplo horúco pekne krásne
  naozaj ďalej lepšie horšie najprv konečne náhle znova znovu zase opäť ihneď červený hnedý sivý ružový fialový zlatý
  svetlý tmavý farebný rodina otecko babka babička starká dedko vnuk vnučka strýc ujo teta manžel rodičia dieťa deti
  svokor svokra zať nevesta švagor dvojča predok sirota vdova vdovec osoba muž chlapec dievka pani sused suseda
  kamarát dospelý mládež starec bábätko adresa svadba oči uši pera fúzy brada líce obočie riasa šija hrdlo dlaň palec
  necht lakeť chrbát hruď prsia brucho bok pľúca žalúdok pečeň oblička mozog sval vlasy vráska slza pot choroba bolesť
  horúčka kašeľ nádcha chrípka lekár lekárka doktor lekáreň pacient recept obväz náplasť masť sirup zubár nehoda
  zdravý chorý ranený bledý unavený slepý hluchý chromý rožok smotana jogurt šunka klobása párok kura korenie ocot
  omáčka šalát zemiak uhorka cibuľa cesnak mrkva kapusta paprika hrach fazuľa repa špenát tekvica hríb jablko slivka
  višňa čerešňa jahoda malina ríbezľa hrozno melón banán citrón marhuľa orech mandľa med džem cukrík koláč torta šiška
  knedľa halušky bryndza guláš vývar rezeň raňajky večera chod dezert čaj džús nápoj kakao ľad kúsok krajec plátok
  slaný kyslý ostrý čerstvý tučný surový chutný výborný smäd tanier pohár hrniec hrnček šálka fľaša lyžička panvica
  kanvica obrus obrúsok príbor kuchyňa kuchár čašník krčma bar účet kôň býk sviňa ošípaná baran sliepka kohút kurča
  kačka hus moriak králik myš krysa potkan škrečok vlk jeleň srna los diviak ježko jež bobor jazvec vydra vrabec holub
  bocian havran orol straka labuť papagáj drozd slimák pavúk komár včela osa mravec lienka chrobák červ šťuka pstruh
  losos žralok veľryba delfín tuleň tiger opica žirafa ťava somár osol šteňa mača žriebä teľa jahňa roh chvost laba
  krídlo perie zobák srsť hniezdo nora pazúr hriva kopyto stádo blúzka sveter bunda oblek kravata opasok šál čiapka
  ponožka topánka čižma sandál papuča pyžamo vrecko gombík rukáv golier móda veľkosť kabelka batoh kufor dáždnik
  prsteň náramok šatka zástera bavlna hodváb ľan byt izba kúpeľňa spálňa pivnica povala balkón terasa garáž strecha
  múr podlaha dlážka schody schod výťah kľučka zvonček prah komín pec kachle nábytok stolík kreslo pohovka posteľ
  skriňa polica zrkadlo koberec záclona záves vankúš perina deka plachta uterák šampón kefa kefka hrebeň vaňa sprcha
  kohútik záchod sporák rúra práčka vysávač metla vedro smeti rádio počítač telefón batéria kábel zápalka kladivo
  klinec skrutka píla sekera lopata hrable rebrík lano šnúra niť ihla nožnice lepidlo škatuľa vrece dedina hradská trh
  park palác radnica múzeum divadlo kino obchod pekáreň pošta banka úrad polícia továreň hotel letisko prístav stanica
  metro autobus bicykel motorka taxík čln vozidlo vodič lístok plán mapa hranica odchod príchod semafor chodník benzín
  trieda žiak žiačka študent veda poznanie zošit slovník ceruzka krieda tabuľa guma papier stránka písmeno otázka
  odpoveď známka skúška dejepis zemepis fyzika chémia hudba šéf firma podnik mzda minca daň dlh zisk strata roľník
  mäsiar pekár krajčír obuvník stolár murár maliar básnik herec herečka spevák novinár právnik sudca hasič vojak
  úradník poštár princ kňaz pápež boh anjel čert diabol príroda vrch údolie dolina oceán rybník prúd prameň breh pláž
  hlina blato púšť jaskyňa krík kvetina vetva konár koreň kmeň kôra semeno zrno obilie pšenica raž ovos jačmeň dub buk
  breza lipa smrek jedľa javor topoľ vŕba tulipán mak fialka seno obloha mrak oblak búrka hrom blesk hmla dúha vzduch
  popol tieň tma sucho povodeň rosa krúpy inovať lavína národ východ juh mokrý vlhký slnečný daždivý mrazivý studený
  chladný letný zimný zlý lepší horší drobný nízky hrubý tenký hlboký plytký ľahký pekný škaredý špinavý prázdny mäkký
  pomalý chytrý hlúpy bohatý chudý zložitý rovný krivý okrúhly guľatý nudný milý slušný šťastný hrdý odvážny lenivý
  pokojný hotový celý rozbitý blízky ďaleký cudzí známy slávny falošný istý možný nutný živý mŕtvy divoký podobný
  rôzny ďalší hlavný súkromný verejný tichý hlasný smiešny strašný skvelý vlastný poctivý úprimný verný schopný lakomý
  štedrý opatrný spokojný ženatý vydatá osamelý pravý horný dolný predný zadný stredný český nemecký ruský poľský
  mestský lesný morský domáci školský mať robiť urobiť jazdiť cestovať bežať behať letieť vojsť vstúpiť vyjsť odísť
  prísť dôjsť prejsť zísť zájsť vrátiť utiecť utekať skákať skočiť liezť vstávať sadnúť ležať ľahnúť položiť klásť
  zaspať zobudiť zjesť vypiť variť uvariť piecť smažiť krájať rezať myť umyť prať upratať čistiť utrieť písať napísať
  počítať kresliť maľovať naučiť poznať spoznať môcť musieť chcieť smieť páčiť ľúbiť milovať pamätať veriť súdiť cítiť
  počuť počúvať uvidieť pozerať hľadieť vyzerať nájsť stratiť dať dávať brať vziať nosiť voziť viezť viesť vodiť ťahať
  tiahnuť tlačiť držať hádzať hodiť chytať chytiť pustiť padať padnúť spadnúť hovoriť povedať spýtať prosiť ďakovať
  vítať kričať šepkať spievať smiať mlčať zavolať zvoniť kupovať predať vydať zarobiť požičať šetriť vyhrať prehrať
  cvičiť začať začínať končiť skončiť otvárať zavrieť zapnúť vypnúť počkať pozvať pomôcť pomáhať skúsiť skúšať snažiť
  žiť bývať rodiť narodiť rásť umrieť zomrieť umierať zabiť bojovať hádať báť tešiť čudovať hnevať bolieť liečiť
  obliecť kúpať česať holiť stavať opraviť kaziť pokaziť lámať zlomiť kradnúť ukradnúť schovať skryť sadiť siať
  zbierať kopať šiť viazať vešať visieť meniť zmeniť vybrať dostať poslať zostať nechať dovoliť kázať zakázať ukázať
  fajčiť hasiť svietiť pršať snežiť fúkať viať hriať mrznúť topiť kvitnúť voňať smrdieť chutiť snívať vládnuť slúžiť
  patriť záležať trvať diať klamať sľúbiť zradiť chrániť brániť honiť stihnúť uhádnuť bozkať hladiť škrabať hrýzť
  lízať žuť cicať štekať mňaukať vyť revať radosť smútok hnev zlosť nádej hanba pýcha sloboda vojna slabosť odvaha lož
  múdrosť krása dobro zlo smrť detstvo mladosť staroba nápad pamäť sen spánok pocit cit humor plač hluk tanec hra
  hračka bábika lopta šport zápas beh skok porážka odmena dar darček sviatok spôsob predmet cieľ dôvod príčina stred
  celok číslo číslica počet pár smer pohyb bod čiara štvorec tvar vzor správa noviny časopis román báseň titul názov
  film spor hádka zmluva právo vina trest väzenie zlodej zbraň meč šíp štít bomba vojsko armáda bitka boj vláda voľba
  voľby umenie socha gitara husle klavír bubon trúbka flauta kultúra zvyk príklad rozdiel problém ťažkosť úsilie šanca
  osud náhoda hádanka vtip žart pozvanie potreba vôľa výber povaha hriech zázrak kúzlo bosorka obor drak rytier poklad
  železo meď oceľ plast kov plátno uhlie plyn ropa energia stroj motor nástroj balón baňa baňka baviť beda bedňa bič
  bieda bidlo blok branka brázda brod brzda bríza bunka búda búdka búrať bujný bydlo bola bol bolo boli cár cenný
  ceruza cievka cisár clo cmar ctiť cudný čaša čata česť čin činka činný čistota článok člen členok čudný čuch čujný
  daný dav dávny dbať dej delo denný diel diviť dlho dno dokiaľ doklad dolu dôkaz dôraz dravec drez driek drieť drobiť
  duel duo dvoriť dýchať dych dýka dyňa dyha fakt fara forma fučať fúz guľa guľka gazda háj hala halda hárok hasnúť
  hlavne hľa hnať hniť hnus hnúť hnis hodný hojný hojiť hrádza hrana hrášok hráč hrb hrdina hrdza hroch hrozný hrsť
  hruda hustý húľava chlad chlp chov chovať chvíľka chystať chyža inak inam inde istota iste jama jarný jas jaseň
  jasný jašiť jatka jav javiť jazda jazdec jazva jed jedlý jedol jedla jemný jablčko juha kalný kaliť kapsa kára kárať
  kasa kat kaz kel kilo kĺzať klada klam klas klasy klepať klesať kliať kľud klub klus kobka kocka koč kočík kojiť
  koleda kolega kolík kolok konať koník kopa kopiť koryto korok kosa kosiť košík kotol kováč kovať kožný krab krájač
  krach kráčať kríž kríza kroj kropiť krt krúžok kryt kryť kuť kukať kúria kúriť kurz kúsať kvas kvapka kvapkať kýchať
  kynúť kysnúť lák lákať laň láskať lata látka lavica ľavica leda lesk let levica liať liahnuť lieska lieť lom lov
  loviť loža lúčiť lúpať lúpiť lupa lýko lýtko lyže lyža ľud máčať mazať maznať mäta medza mena mieriť miera mierka
  mierny míľa mína miska miesiť mlieť mlok mlyn môžem môže mocný moč mód modla morča mor mord morka mozoľ mrav mraziť
  mučiť múza mužný myseľ mysľ mys nabrať náboj nález nálet nápis nápor nárok nástup návod názor neha nerv niekam niet
  nikam nit nosič nota novina nuda nuž oáza občan občas obeť oblok oblúk obora obrad obranca obrana obrat obruč obuť
  obuv ocko očko odkaz odraz ohnúť ohyb oje okov okraj okres okruh olovo opera opis oplatiť opona opora oprava oráč
  orať osada osadiť osoh ostať otrava otras otočiť otvor ožiť pád padák páliť panák papuľa para páriť pariť parný
  parta pasca pásť pásmo pasta pastva páska páv páčka páka päsť pečať pelech pena penať perla pestovať peší pešo pevný
  pieť pílka písmo pisár plác plachý plameň planý plaz plaziť plece plech pleseň plesk pleť plienka plod plocha plochý
  plsť plť plyš plytko pocta počať podať podpis pohnúť poľný popis pôrod pôst pôvod posol potrava prak prášok preč
  predaj prehra presný priať prijať príliv prút prúžok pruh pučať puk pukať púť púder puška pustý pykať radiť raj rak
  rám raný raz rázny razia raziť reč remeň repka rez riad riadiť rieť riečka rod rodný rodák roj roľa rola rolák rota
  rov rovina ruch ruda rúbať rúhať rúno rúrka ručný rušiť rúž ryť sad sada sadlo sadra sadza saň satan sedlo sejba
  selo sem sieť sieň skaza sklon skromný sladko slať slina sloh smena smeť smiem snem sob sóda sok spoj spór spúšť
  spustiť stánok stáž steh stoh strava strašiť strela strieť strhnúť stret struna súčet suchár súš suť svah svat svit
  sypať syrový šatňa šek šero škála škoda šnúrka šopa šťava štvať šuška takt taniec tanker tep tesný tesť test tiecť
  tieseň tmár tmavo točiť trať trasa trávnik trhať trieť trs trúba tuk tuš tušiť túra tvor tvoriť tyč tylo ťahač ubrať
  účasť účel účes úcta únos upiecť úplný úraz úrok usmiať ústav útvar uviesť uzda úzko vada val valec valiť vár var
  vata väz včas veko vemeno veno veselo vierka vládať vlasť vláha vlhko vlek vliať vloha vňať vodca voj voliť vrah
  vrátka vŕtať všetok výbor vyše vzdych vzdor vzťah záhada zámka zápis zápal závet záver zbiť zbor zdar zdať zeleň
  zlom zrada zrak zrub zubor zvať zvesť ženiť žiaľ žiara žila živo žrať som sme ste ide išla mal mala malo mali mám
  máš vie jem jedia pil pila písal hrá hral spal spala stál stala dal našla sadol padol začal masa klad lak`;
