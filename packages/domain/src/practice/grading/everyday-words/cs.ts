/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  auto barva bratr bílý bít být čas hlas člověk čtyři tři deset den dcera dobrý dům dvě dva hlad hlava sláva hora
  horký hořký hrad had jeden jaro jezero jíst jít jméno kámen kniha kočka kolo kost koš kluk krk krev král kroj kus
  les pes ples lev levný lidé lid loď luk louka láska maska matka město místo mléko moc noc moře most nos nový nůž oko
  okno okolo otec otevřít ovoce pán pan pět šest sest píseň písek pít plný pivo pole pračka práce pravda přítel prst
  prase ráno rána řeka ruka ryba rád řád rok růže sestra sedm síla sníh slovo slon stan stůl strom strop strýc stát
  sůl svět květ světlo syn syr sýr škola štěstí teplý tělo týden týdnu ucho ulice úkol velký věž věc večer vítr vlak
  vlas voda vůz žena země zima zub zvuk dívka dýka bába báseň bitva blízko bláto bolet boty bota brada brána brzy brzo
  bydlet cena cesta chata chodit chléb chlap chuť chyba cihla cizí cukr časopis část čekat čelo černý červ čistý číst
  dáma dárek dech dědeček delší deska déšť díra dílo dlouhý dlaň dnes dole doma dort dost drahý dráha drak druh drzý
  dřevo duch duše dveře dvůr hádat hlína hledat holka hořet host hotel houba hrát hruška hrob hrom hvězda chtít chůze
  játra jazyk jelen jídlo jistě jižní kachna kabát kapka kapr kapsa karta kaše kašel káva klid klíč klobouk koza kolej
  koleno konec konev kopec košile kostel kotě koupit kouř kouzlo kráva krásný krátký kraj krok kruh kůra kůže květen
  kytka lampa léto lézt lékař liška list lípa loket loupež louže lžíce malý malina máma máslo maso medvěd měsíc misa
  mladý mlha modrý motýl moudrý mouka moucha mrak mráz mýdlo myslet nebe nemoc nést noha obal obec obraz oběd oheň
  olej osel ostrov ovce pasta pata pátek péct peníze pero plakat plat platit plavat plot plyn počasí polévka pomoc
  popel pořád potok pozor pravý prach prát práh ptát pták půda pusa pytel rada rameno role roura rybník rychlý rýže
  řada samota sedět sever silný sklo skála skok slabý sladký sláma slunce služba smích smutný sníst sobota sova spát
  srdce stará starý stěna strana strach stroj suchý sukně svatý svíčka šála šaty šedý široký špatný taška tele tence
  téma těžký ticho tlak tlustý topit tráva trouba tužka tvář tvrdý učit učitel umět úsměv ústa úzký vana váha váza
  vaječný vědět vejce vesnice veselý věta vidět víno víra vlna volat volný vrah vrata vrána vůně vstát vysoký výlet
  zahrada zajíc zámek západ záda zdraví zelený zítra zlato znak znát zpěv zvíře zvon žába židle život žlutý nula jedna
  jedno osm devět dvanáct třináct čtrnáct patnáct osmnáct dvacet třicet padesát šedesát sto tisíc milion první druhý
  třetí čtvrtý pátý šestý sedmý osmý devátý desátý čtvrt tucet pondělí úterý středa čtvrtek neděle leden únor březen
  duben červen srpen září říjen podzim odpoledne dopoledne poledne půlnoc hodina minuta vteřina chvíle věk doba datum
  hodiny hodinky včera pozítří teď nyní hned potom pak později dříve vždy vždycky nikdy často zřídka někdy obvykle
  ještě tehdy kdy dávno nedávno pozdě ona ono oni ony můj moje tvůj tvoje jeho její náš naše váš vaše jejich svůj kdo
  někdo něco nikdo nic každý všechno všichni žádný jiný takový jaký který ten tento tamten sám sama samo sebe mne tebe
  tobě jemu něj jej nám nás vám vás jim nich nimi ním mnou tebou nad pod před přes při mezi bez pro kolem vedle podle
  během kromě díky proti vůči naproti mimo uvnitř skrz ale nebo protože aby kdyby jestli když zda ačkoli však proto
  tedy ani než jak jako jen pouze také taky rovněž dokonce právě asi možná spíše skoro velmi hodně mnoho málo několik
  pár trochu více méně příliš úplně tolik kolik vůbec spolu zvlášť tak ano zde tady tam kde někde nikde všude odkud
  kam odtud proč nějak daleko vysoko nízko nahoře nahoru dolů vlevo vpravo doleva doprava rovně zpět zpátky domů venku
  ven dobře špatně rychle pomalu tiše nahlas snadno těžko levně draho teplo horko hezky krásně opravdu dále dál lépe
  hůře nejdřív konečně náhle znovu zase opět ihned červený hnědý růžový fialový zlatý světlý tmavý barevný rodina táta
  babička děda vnuk vnučka teta manžel rodiče dítě děti tchán tchyně zeť snacha švagr dvojče předek sirotek vdova
  vdovec osoba muž chlapec paní soused kamarád dospělý mládež stařec kojenec adresa svatba obličej oči uši ret vous
  líce obočí řasa šíje hrdlo paže palec nehet zápěstí hruď prsa břicho bok plíce žaludek ledvina mozek sval vlasy
  vráska slza pot bolest horečka rýma chřipka lék lékařka doktor lékárna pilulka pacient recept obvaz náplast mast
  sirup zubař nehoda zdravý nemocný zraněný bledý unavený slepý hluchý chromý chleba rohlík houska smetana jogurt
  šunka klobása párek kuře hovězí vepřové pepř ocet omáčka salát brambor brambora rajče okurka cibule česnek mrkev
  zelí paprika hrách fazole řepa špenát dýně jablko švestka višeň třešeň jahoda borůvka rybíz hrozno meloun banán
  citron broskev meruňka ořech mandle med džem bonbon koláč kobliha knedlík guláš vývar řízek snídaně večeře svačina
  chod dezert koření čaj džus nápoj kakao led kousek krajíc plátek drobek slaný kyselý ostrý čerstvý tučný syrový
  chutný výborný žízeň talíř mísa hrnek šálek láhev lžička hrnec pánev konvice ubrus příbor kuchyně kuchař číšník
  číšnice kavárna hospoda bar účet kůň býk beran slepice kohout husa krocan králík myš krysa křeček vlk srna los kanec
  veverka ježek bobr jezevec vydra netopýr vrabec holub čáp havran orel straka labuť kos želva šnek pavouk komár včela
  vosa beruška brouk štika pstruh losos žralok velryba delfín tuleň tygr opice žirafa štěně hříbě jehně roh ocas tlapa
  křídlo peří zobák srst hnízdo nora dráp hříva kopyto stádo halenka svetr kalhoty bunda oblek kravata pásek čepice
  ponožka sandál kalhotky pyžamo knoflík rukáv límec móda kabelka batoh kufr deštník brýle prsten řetízek náramek
  šátek zástěra bavlna hedvábí len byt pokoj ložnice obývák předsíň sklep balkon terasa garáž střecha zeď podlaha
  schody schod výtah patro přízemí klika zvonek komín kamna krb nábytek stolek křeslo pohovka postel skříň police
  zrcadlo koberec záclona závěs polštář peřina deka ručník šampon kartáč hřeben sprcha záchod lednice sporák myčka
  vysavač koště kbelík smetí rádio počítač telefon baterie kabel žárovka zápalka sirka kladivo hřebík šroub pila
  sekera lopata hrábě žebřík lano šňůra nit jehla nůžky lepidlo krabice sáček silnice náměstí trh park palác radnice
  muzeum divadlo kino obchod pekárna pošta banka úřad policie továrna nádraží letiště přístav stanice metro tramvaj
  autobus motorka taxi letadlo člun lodička vozík řidič lístek plán mapa hranice pas odjezd příjezd semafor chodník
  benzin třída žák žákyně student věda znalost sešit slovník křída tabule guma papír stránka písmeno cvičení otázka
  odpověď známka zkouška dějepis zeměpis fyzika chemie hudba šéf firma podnik mzda mince daň dluh zisk ztráta zedník
  řezník pekař krejčí švec truhlář malíř básník herec herečka zpěvák novinář právník soudce hasič voják inženýr dělník
  úředník pošťák princ kněz papež bůh anděl čert ďábel příroda údolí oceán proud pramen břeh pláž poušť jeskyně keř
  květina větev kořen kmen semeno zrno obilí pšenice žito oves ječmen dub buk bříza smrk jedle javor topol vrba
  tulipán mák fialka seno obloha oblak bouře bouřka blesk duha podnebí vzduch stín tma vedro sucho povodeň rosa kroupy
  lavina národ východ jih mokrý vlhký deštivý mrazivý studený chladný letní zimní zlý lepší horší drobný nízký tenký
  hluboký mělký lehký hezký ošklivý špinavý prázdný měkký pomalý chytrý hloupý bohatý chudý snadný složitý rovný křivý
  kulatý nudný milý slušný šťastný hrdý líný pilný klidný hotový celý rozbitý blízký daleký známý slavný falešný jistý
  možný nutný živý mrtvý divoký podobný různý další hlavní veřejný tichý hlasitý směšný strašný skvělý divný vlastní
  zavřený poctivý upřímný věrný schopný lakomý štědrý opatrný překvapený ženatý vdaná osamělý levý horní dolní přední
  zadní střední český německý ruský polský městský lesní mořský domácí školní mít dělat udělat jet jezdit běžet běhat
  letět létat plout vejít vyjít odejít přijít přijet odjet dojít přejít sejít vrátit utéct utíkat skákat skočit tančit
  vstávat sednout ležet lehnout položit usnout vzbudit vypít vařit uvařit smažit krájet řezat mýt umýt uklízet uklidit
  čistit utřít přečíst psát napsat počítat kreslit malovat naučit rozumět poznat moci moct muset smět líbit milovat
  věřit soudit cítit slyšet uvidět dívat hledět vypadat najít ztratit dát dávat brát vzít nosit přinést vozit vézt
  vést vodit táhnout tahat tlačit držet házet hodit chytit chytat pustit zvedat padat spadnout mluvit říct říkat
  povídat zeptat prosit děkovat omlouvat vítat křičet šeptat zpívat smát mlčet zavolat zvonit kupovat prodat vydat
  vydělat půjčit vracet šetřit vyhrát prohrát cvičit začít začínat končit skončit otvírat zavřít zavírat zapnout
  vypnout počkat potkat pozvat zvát pomoci pomoct pomáhat zkusit zkoušet snažit žít rodit narodit růst zemřít umřít
  umírat zabít bojovat bát těšit divit zlobit léčit obléct oblékat koupat česat holit stavět opravit kazit zkazit
  lámat zlomit krást ukrást schovat skrýt sázet sadit sít sbírat kopat šít vázat věšet viset měnit změnit vybrat
  vybírat dostat poslat posílat zůstat nechat dovolit kázat zakázat ukázat kouřit pálit hasit svítit pršet sněžit
  foukat vát hřát mrznout tát kvést vonět smrdět chutnat snít sloužit patřit záležet trvat dít lhát slíbit zradit
  chránit bránit honit spěchat líbat hladit škrábat kousat lízat polykat žvýkat sát štěkat mňoukat výt řvát radost
  smutek hněv vztek zlost naděje stud hanba pýcha svoboda mír válka slabost odvaha lež krása dobro zlo smrt dětství
  mládí stáří nápad paměť sen spánek překvapení pocit cit humor pláč křik hluk tanec hra hračka panenka míč sport
  zápas mužstvo běh porážka dar svátek způsob předmět cíl důvod příčina začátek střed celek číslo číslice počet půlka
  směr pohyb bod čára čtverec tvar vzor znamení dopis zpráva noviny román pohádka titul název film fotka spor hádka
  smlouva právo vina trest soud vězení zloděj zbraň meč šíp štít bomba vojsko armáda boj vláda ministr volba volby
  umění socha kytara housle klavír buben trubka flétna kultura zvyk příklad rozdíl problém potíž úsilí šance osud
  náhoda hádanka vtip žert setkání pozvání potřeba vůle výběr povaha chování hřích zázrak víla obr rytíř poklad
  stříbro železo měď ocel plast kov plátno uhlí ropa energie motor nástroj bajka balit bál basa báň baňka bájný běda
  bedna běs bída bit blána blok bodat boule branka brav brod brok brus brva brzda břitva bučet budova budovat byl byť
  bytí bělat car cár cívka clo ctít cudný cval čep čest četa čich člen čnít čočka čtvrť čumět dálka dal dav dávka dbát
  děj déle dělo dělit děva díl dlouho dno dojet doklad dokud důl doza drát dravý dřív dřít drop dvoje dým forma fuk
  fena hadr hák halíř hever hladký hlídat hlavně hlen hluboko hnát hnít hodný hojit honba houpat hráč hráz hrdina
  hroch hrozný hrst hůl hůlka huť choť chlad chladit chlév chov chovat chtíč chystat jáma jas jed jedl jedlý jede jel
  jev jez jmění již jsi není jde měl mám kal kapat kára kárat kasa kasárna kát kaz klam klas klást klín klub klus kmín
  kobka kočár kolena kolík koma konat kopa kopr korál koryto kosa kosit kotel koukat koupil kovat kozí kra krab krám
  krát kráčet krt krýt křen kule kůl kupec kůr lákat laň lať látka lehko lem lep lesk lesník let lhář líc licho lift
  líně lichý linka lis líska listí líto lít lom loupat loutka lov lůj lůno lup lupa mávat máj máta máčet mat měřit
  měst mez metr mezek míň mínit míra míza mládě mlít mlžný mnich mocný moč mošt mrav mrknout mrně mše msta muka muk
  můra mužný mys náboj načít nárok návod něha něho něm nerv nosič nouze nova novina nota nuda oáza oběť objet obor
  obrat obvyklý očko odraz ohlas ohyb okov okruh olovo opak opatrně opat oprava opustit orba osa otep ozvat ožít pád
  padnout pára parta past pást páska páteř páv páčit pec pěst pevný pevně píce píst píď píle pitva planý plamen plav
  plaz plazit plést plíseň plivat plod plž pocta poct počít podat podobně pojít poleno popis posel posílit post potit
  potkan pout pouť povel prak prám praví prav proso prost pruh prý pryč přát předem přičíst příliv psaní pud půl půst
  původ puk pučet pýr rak rám raněný rása ráz rázný razit rez ryk rybí rýt rýha roj rod rodný rota rov rovina rub ruda
  ruch růž rvát řadit řáda řeč řekl řekla řepka řešit řev řez říje sad sada sahat sako sál salám sbor seč sele shodit
  shon síň sila silně síť sídlo síra sklon skot skutek slast sled slibit sloh složit slušet slzet směna směs smlouvat
  smok smyk snad snaha snést sóda sofa solit sotva spálit spála spíš spoj spolek správa spustit stánek star start stoh
  stonek strava strup střela střep stůj styl suk sud surový sušit suma svah svař svaz svést svíce svit sýček sýrový
  šat šeď šek šero šídlo široko šíře šiška škála škoda šla šlo šok šotek špek šťastně štět štír štola šumět tah takt
  tank tep test těsto těžit teze tik tip tisk tíseň tkát tlama tmář tok trasa troud trn trs třít tuha tůň tušit tužba
  tvor tyč typ tyl úcta účes účel uhlík úkon únos úrok usmát ústav útvar úval uvést uzda užít vada vadit váhat váček
  vak val valit var vášeň vata vaz včas včelař vdát věčný veka velet vemeno věno vepř vesele větrný větřit vchod víc
  víko vidle vila vír viz víza vláha vlast vlát vlek vletět vlhko vnést vodka vod voj volant volit vor vosk vrak vrh
  vrtat vřed vřes vřít vsadit vůl vztah vzdech vždyť zajít zalít zápal zápis záře zbít zdát zdar zdobit zem zívat znít
  zob zrada zrak zrát zrní zubr zvolit žalovat žár žádat žeň žíla živit živost žrát žula lpět nať duo lahev peru mele
  hus lak klad řad pastel`;
