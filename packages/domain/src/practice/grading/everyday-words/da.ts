/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  arm barn ben bil bog brød bror bord dag dyr dør fisk flaske fod fugl får gade glas glad grøn hånd hund hus mus hår
  her hest høj kage kat hat kniv konge kort krig lampe land lang let liv lys mad mand mund måne måned nat næse ny
  nøgle øje øre ost vest øst pen penge pige ring ris rejse rød sal salt sand seks syg syv skib sko skov skole ske smuk
  smag sol søn stol stor sort svar seng sang sød tag tand tid ti tre træ tråd tung tynd varm vand ven vej væg vind vin
  vinter år æg æble hore høre lose løse køre kære lære læse love leje lede lide leve løbe løve mave mane male måle
  maler meget menneske mene minde mindst mine mord morgen myre mose musik måde møde mødes navn nabo nede nogen noget
  ofte også olie onkel onsdag orden passe penne plads plade plante prøve rolig rose rude rund ryge række regn rene
  sagde samle samme sande sidde sidst side sige skade skære skabe skind skinne skjorte skrige skrive slange slem smal
  smile snart snak sommer sove spise spille sprog stille stikke stærk støv støvle stue stykke sulten sund svin svinge
  svær synge synke tabe tage tale tanke taske tegne tegn telt time ting trøje tynde tælle tørst under vaske vejr vente
  vide vise vogn vokse været være værelse ægte ælde ælte åben åbne alle ande anden baby bage bade bakke bank bære bede
  begge besøg betale bide binde blad blande blind blod blød bolde bonde borg brev bringe bruge brun bygge bælte bøje
  bølge bønne børn dans danse datter dele dreng drikke drage drøm dykke døre dårlig elev elske engel enge evne fald
  falde fare farve fast fattig feber fest finde finger flad flink flot flyde flyve fløde folk fordi frisk frugt fryse
  fuld følge føle føre født gave gift glemme grave gris grine grund gulv gyde gæst gætte gøre hale halv hals halt have
  hede helle hente hilse hjem hjerte hjælpe hoppe hoved hvem hvide hvile hvor hylde hælde hænge høne høst ilde indre
  ingen jage jord kaffe kalde kamp kant kende kilde kinde klage klar klog klokke klæde koge komme kone korn kost kraft
  krage krans krone kryds kunde kunst kusine kvinde kylling købe lade læge lægge lænke længe låne låse spøge spørge
  sørge spore sparke spark sterk stork tørke trykke tykke strikke skride svare svag svale svane svende sende vende
  lende brænde rende regne egne ligne springe stang stange stege steg sted stald stalk stemme drømme svømme somme
  sluge sluse slukke lukke plukke sukke hugge ligge vægge dyne dysse kysse kyst lyst lyste tyst trist rist rust brus
  bryst bred brede bryde byde skyde skyld skylle fylde vilde milde mild mælk malk talk pjalt salat soldat sild siden
  sidste smelte smuld smule smør sten stjerne stjæle skæg skæv skål skel skarp skjul skjold skærm skyer skum hvid hval
  hveps hver hvad hule tavle tavs tærte tæppe tåge tårn træt trods trold tromme trup tunge unge uvejr vaffel vask
  vinge vinke vred vride værd værdi værre voks våben vågne adlyde advare advokat affald afgang aftale aften ager agurk
  albue alder aldrig alene alt altan altid altså ananas and andel andet andre anger angst ankel anker ankomst ansigt
  antal apotek april arbejde arrig artig artikel arv arving ask aske atten atter august avis bad badekar bag bagage
  bager bageri bagud balje balle banan band bane bange banke bar bare bark bast bedrage bedre bedst befale begribe
  begynde behøve beige bekvem benzin berømt besked beskidt besøge betyde bibel bilde bille billede billet billig bind
  biograf biologi birk bitter bjerg bjælke bjørn bleg blev blik blink blive blok blomme blomst blond blot blund bluse
  bly blyant blå blåbær blæk blæse blæst bløde bogstav bold bolle bolsje bombe bomuld bore borger bort borte brag brak
  bredde bregne bremse brille briller brise brist briste bro broder broget brok brud brude brudgom brumme bryllup
  brække bræt brøde brøk brøle brønd bue buk bukser bund bunde bundet bunke bur burde bus busk butik byg byge bytte
  båd både båre bæger bæk bænk bær bæver bøde bøg bøn børste café chef cirka cirkel citron cykel da daddel daglig dal
  dale dam dame dampe danser dansk dato de dej dejlig del delfin dem den denne dens der deres derfor desuden det dets
  dette did dig digt digte digter dild din dine dirre disse dit djævel dog dommer domstol doven dragt drak dreje drik
  drue dryppe dræbe drøje drøn du due dufte dug duge dukke dum dumpe dunke dusin dværg dyb dybde dynge dåre dåse dæk
  dække døbe død døde døje døv ebbe eddike eder efter efterår eg egen egern ejer eksamen elefant elg eller elleve emne
  end ende endelig endnu endog energi eneste eng enig enke enkel enkelt ens ensom enten et euro eventyr fabrik fader
  fag faktisk falk falsk familie fange far farbror farfar farlig farmor fart farvel faste faster favne februar fej
  feje fejl fejle fejre fem femte femten ferie fersken feste figen fil film fin firben fire firkant firma firs fiske
  fisker fjende fjer fjerde fjern fjor fjord fjorten flade flag flamme flere flest flid flittig flod flokke flue
  flygte flåde flåt flæbe flæse flæsk flød fløj fløjl fløjte fold for foran forbyde fordel forkert forlade form formål
  fornavn forskel forstå forsøg forsøge fortov forår frakke fred fredag frem fremme fremmed fri friste frisør frokost
  frost frue fryde frygt frygte fråde fråse fræk fræs frø fuge fugtig fund fusk fyge fyld fyr fyre fyrre fyrste fysik
  få fælde fælles fængsel færge færre færrest fæste fætter fødsel føl følelse før fører først første gaffel gal gamle
  gammel gang gange ganske garage gardin garve gas gavne ged gedde gemme genert gennem gentage gerne gevinst gide
  gifte gilde giraf give glat gled glide glæde glød gløde gnide gnist god godhed godt grab grad gram gran grat gratis
  grav gravid greje gren greve grib gribe grille grim grin gruppe grus grusom gryde grå gråd græde grænse græs græskar
  grød gud guitar gul guld gulerod gummi gynge gå gåde gård gås gække gæld gær gære gø gøg had hade haft hage hagl haj
  hakke halm halte halvdel ham hammer han handske hane hans hare harme harpe harve hase hassel haste hav havde havn
  havre hed hedde hegn hej hejre heks hel held hele hellere helst helt helvede hen hende hendes henne hensigt herlig
  herre hid hikke himmel hindbær hinde hingst hinke hist hjelm hjemme hjemve hjerne hjort hjul hjælp hjørne hofte hold
  holde honning horn hos hoste hotel hov hove hud hue humle hummer humør hun hurtig husdyr huse husk huske husleje
  hustru hvalp hvede hverken hvert hvidløg hvilke hvilken hvilket hvis hviske hvordan hvorfor hvornår hyld hyle hynde
  hyrde håb håbe håndtag hård hæfte hæk hæl hæle hærde hærge hævn hævne høflig højde højere højre højst høste ide
  idræt ifølge igen ikke ild imens imod ind inde inden indgang indtil intet isne isse især jagt jakke jaloux januar
  jeg jer jeres jern jo jordbær juice jul juli juni jæger jøde kagle kaj kald kalk kalv kam kamel kamin kampe kande
  kanel kanin kantet kappe karl karpe kasse kaste ked kede kedelig kejser kemi kendt kerne kigge killing kilo kime
  kind kiosk kirke kiste kjole klam klang klare klasse klatre klave klaver klid klima klinke klippe klistre klit klo
  klov klud klø kløver knage knap knogle knop knurre knuse knægt kobber kode kok kold kollega komfur komma kommune
  konto kontor kop koppe krabbe kramme kran kranie kras krav krave kredit kreds kridt kro krog krop krum krumme krus
  krybe kråse kube kuffert kugle kul kuld kulde kult kun kunne kursus kurv kvad kvaj kval kvart kvarter kvast kvik
  kvist kyle kys kål kæbe kæde kælder kæle kælk kælke kæmme kæmpe kær kærre kød køkken køl kølig køn lader lage lagen
  lager lagkage lak lakke laks lam lande landsby langs langsom larm larme larve last lastbil latter lav lavere lavt
  ledig leg lege legetøj lejer lektie lens ler levende lever lidt lig lige ligeud lilje lilla lille lim lime lind
  linde line lineal linje linse list liste liter loft lok lokke lomme loppe lov luft lufte lugt lugte lukket lummer
  lund lunge luns lunte lus lyd lyde lykke lyn lyne lynlås lyse lysne lytte lyve låg låge lår lås læbe læder læg
  lækker læne længde længere længsel længst lærd lærer lærke læske løfte løg løgn løje løjer løn lørdag løs løsne
  løsning løv madras mager magt maj majs maleri maling malke man mandag mandel mange mangle manke mappe mare mark
  marked mars marts marv maskine mast maste med medicin medlem mel mellem melon men mening mens mere mest metal meter
  middag mide midnat midte mig miljø million min mindre minut miste mit mobil mod mode moden moder moderne modig mor
  morbror morder morfar mormor morsom mos moster motor mudder mukke muld mulig munk mur mure murer mursten museum
  muskel musling myg mynte myrte måbe måge mål måltid mår måske måtte mængde mærke mæske mæt møbel mødt mødte møl
  møller mønt mørk nage nakke natur navle ned negl nej nem nemlig nerve nervøs net nevø niece niende nikke nisse nitte
  nitten node nogle nok nonne norm normal nu nudel nul nummer numse nyhed nylig nyre nyse nyttig nå nåde nål når næb
  nælde næppe nær nære næs næst næste næsten næve nævne nød nøde nøgen ocean odder og okse oktober olde omkring omvej
  ond op opera opføre opgave oppe optaget orange ord ordbog ordne orgel orm otte ottende oven over overalt pagt pakke
  palle pande papir par paradis paraply park parti pas pasta pave peber pedal pege pels pension per perron person pil
  pille pilot pinde pine pinse pirre pisse plage plan planet planke plaske plaster plastik pleje pligt plot plumpe
  politi populær porre port pose post pote potte pram prins printer pris prise prust pruste præcis præst pude pudse
  pulse pung punkt punktum pure pust puste på påske pæn pære pølse radise ramle ramme rand rank ranke rar rase raseri
  rask raske rasp rast raste rat rate ravn ravne reb redde rede regel regnbue regning reje rejser reklame ren rensdyr
  reol rest reste ret retning rette revne ribben ridder ride rids rig rigtig rim rinde ringe rive ro rod roe rolle ror
  rosa rosin rotte rug rulle rumle rumme rundt rusk ruske ruste rydde ryg rygsæk rygte rykke ryste råbe råd rådden
  råde rådhus rådyr råge ræv røbe røg røge rømme røre røve røver sabel sadel saft sag saks salg salve sammen samt
  samtale sandal sandhed sanger sank sans satte sav save savle savn savne seddel segne sej sejl sejle sejr sejre
  seksten sekund sele selv selvom sen senere senge sennep sent sig sikker sikkert silke sin sind sine sit siv sive
  sjal sjette sjov sjæl sjælden skab skal skaldet skam skamme skank skar skarv skat skele skifte skille skilt skin
  skinke skjule skod skotte skrog skrue skrælle skræmme skræv skub skubbe skud skuffe skulder skulle skur skure skurk
  sky skygge skår skæbne skæl skælve skæmme skændes skænke skæve skød skøde skøge skøn skønt skør skørt slags slagter
  slank slave slette slibe slid slide slik slikke slip slips slog slot slud slug slum slumpe slumre slutte slynge slå
  slæbe slæde slægt slænge sløjfe slør sløv smage smaske smed smede smerte smil smug smutte smykke små småkage smøre
  snakke snaps snare snavset sne sned snedker snegl snes snige snor snorke snu snuble snue snus snuse snæver snøre
  sofa sogn sok sold solrig solskin solsort som sonde sone sorg sovs spag spand spare spejl spids spil spinat spinde
  spire spole spor sport spotte sprede sprøjte spurv spytte spæd spænde spøg stab stade stadig stadion stag stamme
  standse starte stat station stejl stel sti stige stik stilhed stimle stinke stirre stof stolt stoppe storm straf
  straffe straks strand streg streng strid stride strube stryge stræbe strække strøm strømme strømpe student studere
  stum stump styg styre styrke stå stål stær stød støde støj støje støn større størst støtte succes suge sukker sult
  sulte sum summe sundhed suppe sur suse svaje svamp sved svede svig svigte svinde sving svir svire svirre svoger svor
  sværd sværge svæve sy syde sygdom sygehus synd synde synes sytten syvende sådan sår sæbe sæde sæk sæl sælge sælger
  sær sære særk særlig sætning sætte søge søgt sølv søm søndag søster tab tablet tak takke takt tal talte tam tang
  tange tank tante tappe tapper tarm taxa taxi te teater tekst telefon tema terning test teste tidlig tidligt tidsel
  tie tiende tiger tigge tigger til tilbage tilbud tilgive tilhøre tillade tillid tip tirre tirsdag tisse tjene tjener
  tjære to tog toilet told tolv tom tomat tomme tone top toppe torden torn torsdag torsk torv tosset trafik trak
  trampe trappe trave tredive tredje trekant tres tretten trin triste trit tro trodse troskab true trug tryg trylle
  træde træffe træg trække træne træng trænge trøst trøste tude tudse tulipan tumle tumpe tur turde tusind tvinge
  tvivl tvære tyde tygge tyk tynge tyr tyv tyve tyveri tåle tække tæmme tænde tænke tø tøffel tøj tømme tømrer tønde
  tør tørre tørstig tøs tøve tøvejr ud ude uden udflugt udgang udland udtale uge ugle uheld uklar uld ulempe ulv
  ulykke umulig undgå undre ung ungdom valg valp vande vandre vante vare varme varte vase ved veje vejre vel veninde
  venlig venskab venstre verden vi via vid vidde vidne vig vige vigtig vikle vild vilje ville vims vimse vinde vindue
  violin virke vis visne vist vogte vold volde vor vores vove vrede vrist våd våge vågen vædder vægt vække vækkeur
  vælde vælge vælte vænne værge værktøj værst væsen væske væve weekend yngre yngst yoghurt zebra zink ål ånd ånde åre
  årlig årsag æde ædel ældre ældst ændre ære ærgre ærlig ærme ært æsel æske økse øl ønske ørering ørken ørn øve øvelse
  spidse pibe`;
