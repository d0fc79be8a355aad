/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  acis aita akmens alga alus apelsīns asara asins astoņi atvērt auss auto auksts augsts augt avots balss balts barība
  bads baznīca bērns bērzs bieži bise brālis brauc braukt brokastis brīvs bumba cena cepure ceļš ciems cilvēks cits
  citi cirvis cukurs dabūt daļa darbs darīt debess deguns desa deviņi diena dieva dievs divi doma domāt drēbes draugs
  dubļi durvis dūmi dzelzs dzert dziesma dzīve dzīvs dārgs dārzs egle elle filma galds gads gaļa gara garš gars garša
  gatavs glāze gribēt grūts grāmata gulta gulēt guns gurķis iela istaba jauns jautāt jūra kaķis kājā kāja kāds kakls
  kalns kaps karogs karote kara karš kaste kauls kaut kazas kaza kāzas klase klāt klints koks kopā krasts krēsls krāsa
  krēms krūts krūze kuģis kurpe kurš labs laba labi laime laiks lampa laukums laukā lauva lapa lācis lēts lēns liels
  lietus liepa liesma logs loks lopi luga lūgt lūpa maize mamma mati maks malka masa mazs māja māsa māte meita mežs
  mēle mēness mīļš mute mugura nams nagla nakts nags nauda neko nest nazis nāve nākt nekas osta otrs pāris pasts pele
  pērn pērle pils pilns pirms pirts pīle prast prāts putns pupa puse puķe raksts rakstīt rats redzēt rati riņķis roka
  roze rīts rudens runa runāt saka saldējums salds saldēts saule sāls sāpes sēne sēdēt seja sens sešs siers siena
  sieva siet silts sirds skola skatīt slikts smags smieties sniegs spēks spēle stikls stāvēt stunda suns svars svece
  svētki tauta tēja tēvs tiesa tīrs tilts tumšs tirgus turēt trīs ugunis ūdens vadīt vakars vakar valsts valoda varde
  vārds vara vārna vasara vecs veikals vējš vēls vēzis viens vieta viesis vilks vīns vīrs virs zaķis zaļš zelts zeme
  ziema zieds zils ziņa zirgs zivs zobs zoss zvaigzne nulle viena divas četri četras pieci sešas seši septiņi desmit
  simts simt tūkstoš miljons pirmais otrais trešais sestais ducis marts aprīlis maijs jūnijs jūlijs augusts mēnesis
  nedēļa minūte sekunde brīdis mirklis vecums datums šodien rīt parīt tagad tūlīt pēc tam vēlāk agrāk vienmēr nekad
  reti dažreiz reizēm parasti vēl jau tad kad kādreiz sen nesen drīz vēlu agri viņš viņa mēs jūs viņi viņas mans mana
  tavs tava savs sava mūsu jūsu kas kāda neviens katrs katra viss visi visa cita tāds tāda kura šis šie tas tie tās
  pats pati sevi sev mani man tevi tev viņu viņam viņai mums mūs jums tai šim par pie aiz zem caur starp bez līdz pret
  gar kopš priekš dēļ blakus apkārt laikā vietā ārpus iekšā bet vai lai tomēr tāpēc tādēļ arī nekā tikai vien pat
  tieši laikam varbūt gandrīz ļoti daudz maz vairāki mazliet vairāk mazāk gana pavisam tik cik nemaz šeit tur kur
  nekur visur kurp šurp turp kāpēc kādēļ tālu tuvu augstu zemu augšā lejā leju kreisi taisni atpakaļ mājās mājup ārā
  slikti ātri lēni lēnām klusi skaļi viegli grūti lēti dārgi silti auksti karsti skaisti tiešām tālāk labāk sliktāk
  beidzot pēkšņi atkal melns sarkans brūns pelēks rozā violets oranžs zelta sudraba gaišs sirms rūsgans ģimene tētis
  vecāki dēls vectēvs ome opis mazdēls onkulis tēvocis tante brālēns māsīca bērni znots vedekla svainis dvīnis sencis
  bārenis cilvēki ļaudis persona zēns meitene puisis puika kungs kundze kaimiņš vecis mazulis uzvārds adrese galva acs
  ausis zobi lūpas bārda ūsas vaigs piere uzacs rīkle plecs pirksts elkonis krūtis vēders sāns gurns celis pēda
  papēdis asinis āda plauša plaušas kuņģis aknas niere smadzenes mats grumba sviedri slimība sāpe drudzis klepus
  iesnas gripa brūce rēta zāles ārsts ārste aptieka tablete recepte pārsējs ziede sīrups nelaime vesels slims bāls
  noguris akls kurls klibs ēdiens klaips bulciņa sviests ola piens krējums jogurts šķiņķis cīsiņš vista cūkgaļa rīsi
  rīss putra milti pipari pipars etiķis eļļa zupa mērce salāti tomāts sīpols ķiploks burkāns kāposts paprika zirnis
  zirņi pupiņa biete redīss spināti ķirbis gailene auglis ābols plūme ķirsis zemene avene mellene upene jāņoga vīnoga
  arbūzs melone banāns citrons persiks rieksts mandele medus pīrāgs torte kūka virtulis pankūka klimpa launags deserts
  kafija sula kakao kvass ledus gabals šķēle drupata sāļš skābs rūgts ass svaigs trekns liess jēls garšīgs slāpes
  smarža smaka šķīvis bļoda tase pudele dakša dakšiņa katls panna salvete virtuve pavārs krogs bārs rēķins zvērs lops
  kaķe runcis ķēve govs bullis vērsis cūka sivēns auns jērs āzis gailis cālis tītars trusis žurka kāmis lapsa briedis
  stirna alnis vāvere ezis bebrs āpsis ūdrs balodis stārķis pūce ērglis žagata gulbis strazds dzenis dzeguze cielava
  krupis čūska zalktis odze ķirzaka muša ods bite lapsene skudra tauriņš mārīte vabole tārps slieka karpa karūsa
  līdaka forele lasis reņģe menca haizivs valis delfīns ronis tīģeris zilonis žirafe ēzelis kucēns kaķēns kumeļš teļš
  rags aste ķepa spārns spalva knābis vilna kažoks ligzda ala krēpes bars apģērbs krekls blūze bikses svārki kleita
  jaka mētelis uzvalks josta siksna šalle cimds zeķe zābaks sandale čība pidžama kabata poga apkakle mode izmērs soma
  koferis brilles auskars ķēde ķēdīte lakats zīds lins pagrabs bēniņi balkons terase garāža jumts grīda griesti kāpnes
  lifts stāvs atslēga zvans krāsns kamīns mēbele mēbeles galdiņš dīvāns skapis plaukts paklājs aizkars glezna vāze
  sega palags dvielis ziepes šampūns suka birste ķemme vanna duša krāns tualete plīts slota spainis radio dators vads
  spuldze āmurs skrūve zāģis lāpsta virve aukla diegs adata šķēres līme kastīte maiss maisiņš pilsēta lauki šoseja
  parks muzejs teātris kino banka iestāde rūpnīca fabrika stacija pietura lidosta perons metro mašīna ritenis laiva
  šoferis biļete brīvdiena brīvdienas plāns karte robeža pase bagāža ietve stūris benzīns skolēns skolotājs skolotāja
  students studente zinātne zīmulis krīts tāfele lineāls papīrs teikums burts atbilde kļūda atzīme vēsture fizika
  ķīmija mūzika birojs monēta parāds peļņa šuvējs mūrnieks galdnieks aktrise mūziķis pārdevējs pārdevēja karalis
  princis pāvests svēts eņģelis velns dvēsele ticība daba paugurs ieleja lauks pļava upe ezers okeāns dīķis strauts
  sala smilts smiltis māls krūms zāle zars sakne stumbrs miza sēkla grauds labība kvieši kvietis rudzi auzas mieži
  ozols priede kļava papele vītols kārkls osis alksnis apse lazda tulpe magone salmi siens debesis mākonis vētra
  pērkons zibens migla sals salna gaiss klimats uguns dūms pelni gaisma ēna tumsa sausums plūdi rasa krusa pasaule
  rietumi ziemeļi slapjš sauss mitrs vēss karsts ļauns labāks milzīgs sīks zems īss plats šaurs resns tievs biezs
  dziļš sekls viegls skaists glīts neglīts netīrs tukšs ciets mīksts ātrs stiprs vājš gudrs muļķīgs dumjš bagāts
  nabags taisns līks apaļš svarīgs jauks jautrs bēdīgs skumjš laimīgs dusmīgs lepns slinks čakls mierīgs nervozs tuvs
  tāls svešs slavens patiess pareizs miris līdzīgs dažāds kopīgs privāts kluss skaļš dīvains īpašs atvērts slēgts
  drošs bīstams godīgs spējīgs skops dāsns šķīries labais angļu vācu krievu poļu igauņu somu zviedru būt izdarīt iet
  aiziet staigāt ceļot skriet lidot peldēt ieiet iziet atnākt pāriet paiet bēgt aizbēgt lēkt lēkāt dejot kāpt celt
  celties sēsties stāties gulties likt nolikt aizmigt modināt ēst apēst izdzert vārīt izvārīt cept izcept griezt
  mazgāt kārtot tīrīt slaucīt lasīt izlasīt skaitīt zīmēt gleznot mācīt mācīties saprast zināt pazīt varēt patikt
  mīlēt ienīst ticēt just justies dzirdēt meklēt atrast zaudēt dot iedot ņemt paņemt atnest nēsāt vest atvest vadāt
  vilkt stumt mest nomest ķert noķert laist palaist pacelt krist nokrist teikt pateikt stāstīt palūgt kliegt čukstēt
  dziedāt raudāt klusēt saukt pasaukt zvanīt pirkt nopirkt pārdot maksāt aizdot atdot pelnīt krāt strādāt spēlēt
  uzvarēt vingrot sākt sākties beigt aizvērt vērt ieslēgt izslēgt gaidīt satikt sastapt ielūgt aicināt mēģināt dzīvot
  dzimt audzēt mirt nomirt sist sāpēt slimot ārstēt ģērbt ķemmēt skūt uzcelt labot salabot lauzt salauzt zagt nozagt
  slēpt paslēpt stādīt sēt vākt savākt rakt šūt piesiet kārt mainīt izlemt lemt saņemt sūtīt nosūtīt palikt atstāt
  atļaut ļaut liegt rādīt parādīt smēķēt degt dzēst spīdēt līt snigt pūst sildīt salt kust ziedēt smaržot smirdēt
  sapņot plānot valdīt kalpot ilgt notikt melot solīt apsolīt glābt izglābt sargāt dzīt nokavēt kavēt minēt uzminēt
  glāstīt skrāpēt kost laizīt norīt košļāt sūkt riet ņaudēt kaukt rēkt naids prieks bēdas skumjas bailes dusmas cerība
  kauns lepnums brīvība miers drosme meli gudrība muļķība labums ļaunums dzīvība bērnība jaunība ideja atmiņa miegs
  sapnis brīnums sajūta jūtas smiekli raudas klusums skaņa deja rotaļa lelle sports sacensības komanda lēciens uzvara
  balva dāvana veids lieta mērķis iemesls cēlonis sākums beigas gals vidus skaits summa solis kustība punkts līnija
  aplis forma zīme vēstule avīze žurnāls romāns pasaka nodaļa bilde attēls padoms strīds līgums tiesības likums vaina
  sods cietums zaglis ierocis zobens bulta vairogs armija kauja cīņa valdība māksla ģitāra vijole bungas taure flauta
  kultūra paraža piemērs pūles iespēja mīkla joks saruna griba izvēle lēmums īpašība grēks lūgšana burvis burve feja
  ragana milzis pūķis rūķis manta sudrabs varš tērauds koksne metāls gumija audums ogle ogles gāze nafta strāva
  dzinējs abi adīt adījums aka akna akots aleja alkt alva alvas amats apģērbt apiet apmale aprakt aprast apslēpt ārs
  ārija arka arkls art arods asa asmens asns astere asti ata atbalsts atbalss atmest atraut audeklis audekls augs
  augums auka aukle auklis aula auna aust austere auza azots āķis āra ārdīt bailīgs bailīgi baile baisms baiss balle
  balsts balta banda bards bargs baro barot barons basa bass basts batons bauda bāka bāli bāze bēda bēres beidz bikls
  bikse bikla bija birt birzs birze bize blakts bļaut bloks blīvs boja bojāt bojāts braukāt brēkt briest brist bruka
  brūte brūvēt buras burāt burka burkšķēt burt burza būda būris būvēt bulis bērt biedēt ceplis cerēt cēls ciest cieši
  ciešs cilts cirpt cirst cirta citāds citāts čakli čaula čības čuguns čūla čurāt daiļš daile dakts dalīt dāma darba
  darva dāsni dažs daža debija deķis derēt derīgs dēlis dēle dēt dēsts deva devīgs dibens diegt diet dīgt dīdīt dilt
  disks dižens doba dobe dobs dome drāna drānas drāma drauds draudze drēbe drūms drupas drupans dūja dūkt dūre dūša
  dumpis dunēt duncis durt dusēt dusa dusma dūna dzelt dzija dziļi dzīle dziedēt dzirdīt ecēt eja ejot elpot elsot
  ērce ērms ērts ērti ērzelis esat esam esi ēka ēra ērtība fakts fāze ferma firma fons fonds frāze frants fuksis
  gadījums gaita gailēt gāja gāju gamma ganīt gans garot gards gauss gausi gauži gāzt gavilēt gāšana ģeķis glāsts
  glauns glīti gods goba grābt grabēt grāds grāfs granāts grants greizs greizi grieķis griķi griķis grimt grīva grods
  grozs grožs grūst grumt grunts grupa gurt gūt guva guvums guza ģīboņa halle ieeja iekša ielīst ieliet iemest ieva
  ievest ilgas ilgi ilgs īpaši īsts īsti īves izeja izmest izņemt izskats izvest ikri ikrs jahta jāt jāšana jauda
  jaukt jautri jele joma jonis joms josla jods jūgs jūgt jukt jumt jūrnieks kabeklis kabelis kails kaija kaitēt kaite
  kājas kalps kalst kalt kaltēt kalts kalva kālis kaplis kapi kāre kārba kārpa karsēt karst kārs kārts kārta karot
  kāst kašķis kauss kautrs klauns klēts klīst klijas klija klubs knapi knagis knaģis koka kopa kopt koris korķis košs
  koši krava kraut krājums krākt kraķis krauja kraupis krēsla krese krija krize kruķis krusts kubls kubs kūdīt kūkot
  kūla kūlis kule kult kupols kupls kurss kurt kūts kusls ķēms ķēriens ķīla ķīlis ķīsis lāde lādēt lāga lāgs laika
  laiski laisks laka lāma lāpa lāse lāsts lats lāva laupīt laurs leja lejup lente lete lēkme lēpe lērums lieks lieki
  liegs liekt liekts liepas liesa liet līcis līgot līgo līkums līķis likme līksms līnis lipt līst lobīt locīt lode
  lodēt loms loža lūka lūks lūkot lūsis lūzt maigs maina maisīt maita māka mala malks malt mānīt manīt marka marga
  margas maršs maska masts mauriņš mauris maurs maut mārks medīt mēdīt mēms mēris mērs mērīt mēsls mēsli mēļš melis
  melnums mica miesa miets mīdīt mīt mīcīt mīla milna milst mina mīna mīts mirkt misa misiņš mīzt mitra mocīt mocīties
  moka mokas muca mūķēt muita muiža mūks mūkt mulst mūlis mūris mūrēt mūrs mūžs naba nāk nāss nāsis nasta nasks nebija
  nelga nieki nieks niedre nīst nīkt nirt noma nomāt norma nots nūja nūdele oga oktāns ota otra osa ozola oža ostīt
  padome paēst pagale paija paika paka pakaļ palīgs palts pamale pamats pants parāde pasta paša patika pauna paveikt
  pāvs pazūst pazust pēkšņs pelde pelēt pelns pelnums pelt perēt pērt pestīt pēriens piedot pielikt pieri pietikt
  piepe pile pilēt pilot pilots pīne pīpe pīrs pīt pīts plaukt plauka plausts plati plēst plīst plūst pluss pļaut poda
  pods polis posts poza pretī priekšā pukstēt pulēt puma punsis puns purns pūlis pūle pūra pūte pūt puve pūka putas
  rada radīt rads raidīt rāmis rase rāt raugs raukt raut raustīt rēgs rēns riebt rieva riepa riets rīdīt rīks rika
  robs roks rota rūdīt rūgt rūkt rūsa rūta rūts sacensība saime sakars salms salauzts samts sanākt sārms sauja sākumā
  sāļums segt sekla selga sēkt sēta sēja sīkums siets sīkt sīvs sīksts sils sirena skābe skala skals skats skaut
  skauts skava skots skrien skumt slacīt slaists slava slaukt slāpt slēgt slēpe slēpes sleja slieties slīks slidot
  slīdēt sloga slogs sloka smadzene smērēt snauda sniegt soda sodīt sols soms sparīgs spēt spiegs spīle spīlēt splīts
  spole spoks spurts stāds stars stigt stikli stils stīvs stops struts stulpe sūce susla sutra svērt sviest svaigi
  svarki šaut šodiena šorīt taka takts tāle tapa tara tāss tauki tecēt teika telts tēls tēma tērps tērēt tēst tiešs
  tikt tikls tikums tinte tīt tīts tonis tops trase tronis tūce tūka tūkt tusēt tuša tvans ūpis ūsa vaga vaļa vajāt
  vairs vāks valdnieks valnis valks vāle vāls valsis valgs vārpa vārgs veikt veikls vēli velgs velt vēna vemt vērot
  vērpt vērst vērts veste vēsts viela viesības vieds vīle vīlēt virpulis virsa visai vīst vīt vīts zaudēts zelt ziepe
  ziedot zieķēt zīle zīlēt zole zudums zust zviedrs žēl želeja žogs žūpa žūt būs eju ēda dzer sēž stāv dod ņem nes
  nesa vilka met meta krīt ceļ cērt zina prot var grib lūdz pirka lika tiek tika kļuva sāka auga mira dzima sita kāpa`;
