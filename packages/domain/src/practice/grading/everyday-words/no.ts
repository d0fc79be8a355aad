/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  arm barn ben bil bok brød bror bord dag dyr dør fisk flaske fot fugl gate glass glad grønn hånd hund hus mus hår her
  hest høy kake katt hatt kniv konge kort krig lampe land lang lett liv lys mat mann munn måne måned natt nese ny
  nøkkel øye øre penn penger ring ris reise rød salt sand seks syk sju skip sko skog skole skje sol sønn stol stor
  svart svar seng sang søt tak tann tid ti tre tråd tung tynn varm vann venn vei vegg vind vin vinter år egg eple høre
  hore løse lose lese kjøre kjære lære love leie lede lide leve løpe løve mage male måle maler menneske mene minne
  minst mine mord morgen maur mose musikk måte møte møtes navn nabo nede noen ofte også olje onkel onsdag orden passe
  plass plate plante prøve rolig rose rute rund røyke rygg rekke regn rene samle samme sanne sitte sist side skade
  skjære skape skinn skinne skjorte skrike skrive slange slem smal smile snart snakk sokk sommer sove spise spille
  språk stille stikke sterk støv støvel stue stykke sulten sunn svin svinge svær synge synke tape tale tanke taske
  tegne tegn telt time ting trøye tynne telle tørr tørst under vaske vente vite vise vogn vokse være ekte åpen åpne
  alle ande annen baby bake bade bakke bank bære begge besøk betale bite binde blad blande blind blod bløt bonde borg
  brev bringe bruke brun bygge belte bøye bølge bønne dans danse datter dele drikke drage drøm dykke dører dårlig elev
  elske engel enger evne fall falle fare farge fast fattig feber fest finne finger flat flink flyte fløte folk fordi
  frisk frukt fryse full følge føle føre født gave gift glemme grave gris grine grunn gulv gjest gjette gjøre hale
  halv hals halt hete helle hente hilse hjem hjerte hjelpe hoppe hode hvem hvit hvile hvor hylle henge høne høst indre
  ingen jage jord kaffe kalle kamp kant kjenne kilde kinn klage klar klok klokke koke komme kone kopp korn kost kraft
  kråke krans krone kryss kunde kunst kusine kvinne kylling kjøtt kjøp kjøpe kjønn kjole kjele skjele skjønn skjørt
  skjold lade lege legge lenke lenge låne låse lønn advare advokat aften agurk akkurat akse albue alder aldri alene
  all alltid alm alt altså ananas and andre anger angst ankel anker ankomst annet ansikt antall ape apotek april
  arbeid arg arr artig arv arving ask aske atten atter august avfall avgang avis avsky avtale bacon bad badekar
  bagasje bak baker bakeri balje balkong ball banan bane banke bar bare bark bart bast bate bede bedra bedre befale
  beger begripe begynne behøve beige bein bekk bekvem benk bensin berg berømt beskjed best besøke bety bever bibel bie
  bilde bille billett billig bind biologi bitter bjeffe bjelke bjelle bjørk bjørn bleik blek blekk blest bli blikk
  blink blokk blome blomst blond blonde bluse bly blyant blå blåbær blåse blø boks bokstav bolle bombe bomull borger
  bort borte bra brakt brann bratt bred bredd bredde bregne brei brekke brems brenne brett brille briller bro broket
  bru brud brudgom brumme brunost brus brutt brygge bryllup bryst bryte bråk brøle brønn bue buk bukk bukse bulk bunke
  bur burde bursdag busk buss butikk butt bygd byge bygg bytte både båt bær bøk bønn børste bøtte bøyle daddel daglig
  dal dam dame dampe danser dato deg deie deig deilig dekk dekke del delfin dem den denne dens der dere deres derfor
  det dets dette dikt dikter dill din dine dirre disse dit ditt djevel djup dog dommer domstol dorg dra drake drakk
  drakt dreie drepe dress drosje drue dryppe drømme du due dufte dugg dukke dum dunk dure dusin dusj dusje dverg dybde
  dyne dynge dyp dytte dåre død døde døpe døv eddik edel egen ei eik ekorn eksamen eldre eldst elefant elg eller
  ellers elleve elv emne enda ende endelig endre energi eneste eng enke enkel enkelt enn ennå ensom enten ergre erme
  ert esel eske ete ett etter euro eventyr fabrikk fader fag faktisk falk falme falsk falt familie fange far farfar
  farlig farmor fart farvel faste favne februar feie feig feil feire fele felles fem femte femten femti fengsel ferge
  ferie ferje fersk fersken feste fete fett fetter fiende fiken fiks fil film fin fiolin fire firkant firma fisker
  fjell fjerde fjern fjor fjord fjorten fjær fjære fjøl fjøs flaks flamme flate flekk flekke flenge flere flesk flest
  flette flikke flis flittig flo flokke flom flue fly flykte flytte flåte flått fløyel fløyte fold for foran forby
  fordel forkle forlate form formål fornavn fornøyd forstå forsøk forsøke fortau fra frakk fram framme frase fred
  fredag frekk frem fremmed fri frisør frokost frosk frost frue fryde frykt frys frø fuge fukt fuktig furu fylke fylle
  fyr fyre fyrste fysikk få får fått færre færrest fødsel følelse føll før fører først første førti gaffel gal galt
  gammel gang gange ganske gape garasje gard gardin gass gaule gaupe geip geit genser gevinst gi gifte gikt gilde
  gitar gjedde gjeld gjemme gjennom gjenta gjerde gjerne gjeter gjær gjø gjør gjørme glatt glede gli glipe glis glise
  gni gnist god godhet godt godteri golv grad gram gran gratis grav gravid gren grense gress greve grille grim grind
  gripe grom grov gruppe grus grusom grut gryte grå gråt gråte grøt gud gul gull gulrot gummi gutt gynge gå gård gås
  gåte hage hagl hai hake hakke halm halse halvdel ham hammer han hane hans hanske hard hare harme harpe hassel haste
  hat hate haug hav havn havre hefte hei heie heim heis hekk hekke heks hel helg hell heller helse helst helt helvete
  hende henne hennes hensikt herlig herre het hett hevne hikke himmel hingst hit hjelm hjelp hjemme hjerne hjort hjul
  hjørne hofte holde holme holt honning horde horn hos hoste hotell hov hud hule hulke hull humle hummer humør hun
  hundre hurtig husdyr huse huske husleie hval hver hvert hvete hvilke hvilken hvilket hvis hviske hvitløk hvordan
  hvorfor hygge hyle hylse hynde hyse hytte håndkle håndtak håp håpe hæl høflig hørt høste høyde høyere høyest høyne
  høyre ide idrett ifølge igjen ikke ild imens inn inne innen inngang innsjø inntil intet isse især jakke januar jeg
  jeger jekke jente jern jerv jevne jobb jobbe jordbær jorde juice jul juli juni kafe kai kald kalv kam kamel kamerat
  kanel kanin kanne kanskje kantet kappe kar karpe karre kart kasse kaste keiser kelner kikke kilo kime kino kiosk
  kirke kiste kjede kjekk kjeks kjelke kjeller kjemi kjempe kjent kjerne kjerre kjeve kjær kjøkken kjølig klam klang
  klare klasse klatre klekke klem klemme klima klinke klippe klo klut klynge klær klø kløver knapp knapt knase kne
  knurre knuse knute knyte kobbe kobber koffert kokk kold kollega komfyr komle komma kommune konto kontor kos kose
  koselig kove krabbe krage kran krangel krangle krav kreditt krets kritt kro kropp krum krus krutt krydder krype ku
  kulde kule kull kult kun kunne kurs kurv kutt kval kvart kvartal kvarter kvast kveite kveld kvist kyss kysse kyst
  kål kålrot kåpe labb lag laken lakk laks lam lange langs langsom larve last lat latter lauv lav ledd ledig lefse
  legg lei leir leire lek leke leketøy lekse lemen lene lengde lengre lengsel lengst lens leppe lerke lete levende
  lever ligge lik like likevel lilje lilla lille lim lime lind linjal linje link linne linse lirke list lita liten
  liter litt loft lokk lokke lomme loppe lov lue luft lugg luke lukke lukt lukte lummer lunge lunsj lur lure lus lute
  lyd lyde lykke lyn lyne lyse lyst lytte lyve lår lås lær lærer løfte løgn løk lønne lørdag løs løsning løst løv
  madrass mager mai mais make maks makt maleri maling mamma man mandag mandel mane manet mange mangle mappe mare marg
  mark marke marked mars maskin mast med medisin medlem meg meget mel mele melk melke mellom melon men mengde mening
  mens mer merke mest metall meter mett middag midnatt midt midte mild mildvær miljø million min mindre minnes minutt
  mist miste mitt mobil moden moder moderne modig mold mor morder morfar mormor moro morsom mot mote motor mugge mukke
  mulig multe munk mur mure murer museum muskel mye mygg myk mynt myr måke mål måltid mår måtte møbel møkkete møll
  møller mørk mørke nage naken nakke napp natur navle nebb ned negl nei neie nemlig nepe neppe nerve nervøs nes nesle
  nesten nett nettopp neve nevø niende niese nikk nikke nipp nise nisse nitte nitten nitti noe nok nonne normal nudel
  null nummer nyhet nylig nyre nyse nyte nyttig nå nåde nål når nær nære nøde nøtt okse oktober omkring omtrent omvei
  ond opera opp oppe oppføre oppgave opptatt oransje ord ordbok ordne orgel orm osp oss ost oter over overalt padde
  pakke panne pante papir pappa par paradis paraply park parti pass pasta pave pedal peis peke pels pen pensjon pepper
  per perrong person piano pike pil pille pilot pine pinse pipe plage plan planet plank planke plast plaster platt
  pleie plikt plomme plott plukke plystre politi populær port pose post pote potet potte pram prate prest prikk prins
  pris prute pugg pugge pung punkt punktum purke purre pusle pusse pust puste pute putt pytt påle pålegg påske pære
  pølse rad raft rake ramle ramme rand rane ranke rapp rase rask rast raste ratt raut ravn redd redde reddik regel
  regnbue regne regning rein reir reiser reist reiste reke reklame remse ren renn renne rep retning rett rette rev
  revne ri ribbe ribbein ridder rik rike riktig rim rime ringe rise risp riste ritt rive ro rogn rolle rom rope ror
  rosa rosin rot rotte rug rulle rumpe rundt rusk ruske ruste rydde ryke rype råd råde rådhus rådyr råtten rømme røre
  røve røver røyk sabel saft sag sage sak saks sakte sal salat salve sammen samt samtale sandal sanger sann sannhet
  sans satt satte sau saus savne sebra seddel seg segne seier seig seil seile sein seinere sekk seksten seksti sekt
  sekund sel sele selge selger selje selv sen sende senere sennep sete setning sette siden sige sikker sikkert sikt
  sikte sild silke sin sine sink sinne sint sirkel siste sitron sitt siv sjalu sjef sjekke sjel sjelden sjenert sjette
  sjiraff sjokk sjuende sjø sjøl skall skalle skallet skam skamme skank skap skarp skarv skatt skave skeiv skifte
  skille skilt skinke skitten skjebne skjegg skjell skjelm skjelve skjenke skjerf skjerm skjev skjule skjær skjønt
  skral skrap skrei skrek skrelle skremme skriver skrue skudd skuff skulder skulle skur skurre skutt sky skyet skygge
  skyld skyte skyve skål slags slakter slam slank slapp slave slede slekt slepe slik slikke slipp slips slire slite
  sliten slott sludd slukke slum slutt slutte slynge slå slåss sløv sløyfe smake smalt smatte smed smelte smerte
  smette smie smult smykke små smør smøre snakke snegl snegle snekker snike snill snitte snor snork snorke snu snuble
  snue snurpe snurre snus snuse snø sofa sogn soldat som somle somme sonde sopp sorg sort soverom spak spare sparke
  speil spenne spiker spill spinat spire spiss spole spor sport spotte spre sprekke springe sprøyte spurv spytte spøk
  spørre stad stadion stake stall stamme stanse starte stasjon stat sted steg steile stein stek steke stemme steng
  stenge stengt sti stige sting stinke stirre stjele stjerne stoff stokke stolt stopp stoppe stork storm straff
  straffe straks strand streik strek strekke streng strev streve strid stride strie strikke strupe stryke strø strøm
  strømme strømpe student studere stum stump stute stygg styre stå stål stær stønn støpsel større størst støte støtte
  støy suge sukke sukker suksess sult sulte sum summe sund suppe sur surre suse svak sval svale svamp svane svare
  svelge sverd sverge svette sveve svikte svime sving svinne svir svire svoger svor svært svømme sy syde sykdom
  sykehus sykkel synd synde synes sytten sytti syv sånn såpe sår såte sær særlig søke søkt sølv søm søndag søppel
  sørge søsken søster søte tablett takk takke takt tall talte tam tamp tang tank tante tap tapp tappe tapper tarm tass
  tavle taxi teater teip tekst telefon telte tema temme tenke tenne teppe terning test tette tidlig tie tiende tiger
  tigge tigger til tilbake tilbud tilgi tilhøre tillate tillit tine tips tirre tirsdag tisse tistel titte tiur tjene
  tjern tjue tjære to toalett tog toll tolv tom tomat tommel tone topp toppe torde torden tore torg torn torsdag torsk
  torv trafikk trakt trampe trane trang trapp trave tredje treffe trekant trekk trekke trene trenge trett tretten
  tretti trikk trinn trist tro trofast troll tromme troskap tross trosse trost true truse trut trygg trykke tråkk
  tråle trø trøst trøste trøtt tuft tulipan tulle tullete tult tumle tunge tupp tur tusen tute tutle tvil tvinge tyde
  tygge tykk tynge tyv tyveri tåke tåle tårn tøffel tømme tømrer tønne tørke tørre tørv tøve ugle uhell uke uklar
  ulempe ulik ull ulv ulykke umulig undre ung ungdom unngå unntatt urett ute uten utflukt utgang utland uttale vaffel
  vake vakker valg valp vandre vanke vanlig vare varme varp vase vask ved vedde veie vekke vekt vel veldig velge velte
  vende venne vennlig venstre veps verden verken verktøy verpe verre vers verst vesen veske vest veve vi via vid vidde
  vik vike vikle viktig vilje vill ville vinde vindu vinge vinke vinne vipe virke vis visne viss visst vitne vits vitt
  vokte vold volde vott vrake vred vrede vri vrist våke våken våkne våpen vår våre vårt våse våt vær yngre yngst
  yoghurt yrke åker ål ånd ånde åre årlig årsak ås åtte åttende åtti ære ærlig øgle ønske øredobb ørken øve øvelse
  lagt killing`;
