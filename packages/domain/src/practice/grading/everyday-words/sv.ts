/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  arm barn ben bild bil bok bord bröd röd dag djur dotter flicka ficka fisk flaska fot fågel fält få får gata glas
  glad grön gröt hand hund hus mus hår här hjärta huvud hög höger kaka kall katt hatt kniv knä korg kort kött krig
  kung kyrka lampa land lång läsa låsa leva liten ljus lov mat matta man mun mur måne månad natt nät näsa ny nyckel
  öga öra penna park pojke ring ris resa räka räkna röst rum sal salt sand sex sjuk sju sjö själ skog sko skola sked
  sol son stad stark sten stol stor ström svart svar säng sång söt tak tand tid tio tre träd tråd tunn tung varm
  vatten vän väg vägg vacker vind vinter vit vår år ägg äpple hora höra kora köra kära lära lasa lova leda lida ligga
  lägga löpa lejon mage mala måla målare mycket människa mena minne minst mina mord morgon myra musik måste möta möte
  namn nederst någon något ofta också olja onsdag ordning passa plats plåt planta prova rolig rosa ruta rund röka rygg
  regn rena samla samma sanna sitta sist sida säga skada skära skapa skina skjorta skrika skriva slang smal smaka
  snart snäll socka sommar sova spela språk stilla sticka stövel stuga stycke svin svår sjunga sjunka tala tanke taska
  teckna tecken tält timme ting tröja tälja torr törst vecka varg under vask väder vänta veta visa vagn växa vara äkta
  öppen öppna alla allt annan baka bada backe bank bära båda besök betala bita binda blad blanda blind blod bonde brev
  bringa bruka brun bygga bälte böja böna dans dansa dela dricka drake dröm djup dyka dörr dålig elev älska ängel
  falla fara farlig färg fast fattig feber fest finna finger flat fläcka flinga flyta flyga folk frisk frukt frysa
  full följa föra född galen gåva gift glömma gräva gris gräs grund golv gäst gissa göra hals halt heta hälla hämta
  hälsa hjälpa hoppa vila hylla hänga höna höst inre ingen jaga jord kaffe kalla kamp kant känna källa kind klaga klar
  klok klocka koka komma kopp korn kost kraft kråka krans krona kryss kund kunst kusin kvinna kyckling köpa kjol låna
  ljud trycka tycka skicka hicka klicka trick tryck stryka styrka stork torka tork stoppa klippa kläppa knappa kappa
  mappa pappa pappas sluta skjuta skuta bjuda ljuda sjuda lyda byta flytta lyfta rösta rosta fasta kasta lasta hosta
  kosta fråga svåra våga väga väva sväva kräva krama skrämma trivas driva riva rida glida skrida skilja välja svälja
  dölja sälja tvätta tvinga ringa vinka tänka sänka stänka dränka skänka spricka hela handla vandra ändra undra andra
  hindra blöta blunda bränna kunna hinna vinna spinna springa slinga stinga tröska trött trötta mätta mjölk mjuk bruk
  kruka buss puss kyss nyss sals vals fals svans svensk skala skal skål skepp skinn skor skratta skatta skatt ratt
  matt platt glatt bulle kulle rulle stolle stal stjärna stirra spegel segel nagel cykel artikel spik spis pris kris
  fläsk frost frukost fröken gammal gaffel gåta grönsak gryta gurka hösten häst hast kulla lapp läpp läkare lärare
  lokal lunch linje lista läsk morot mössa mässa moster mjöl nötter nötkött öster ovan ovän panna paraply peppar
  potatis present prata plåster regering rost rätt rädd röra rörd stjäla tallrik tvål tårta tant tunga unge väska
  vaska vaxa ägga abborre absolut advokat affär aldrig all alls alltid alltså allé ananas anda andas ande anka ankare
  ankomst annat ansikte antal använda apotek april arbeta arbete arg armband armbåge artig arton arv arvinge ask aska
  att augusti avfall avgång avresa avsikt avtal avund axel bacon bad badkar badrum bagage bagare bageri bagge bak
  bakom bakåt balja balk balkong bana banan bar bara bark bast bebis bedja bedra befalla begripa behöva beige bekväm
  bensin berg berätta berömd besk besluta besöka bett betyda betyg bibel biljett billig bio biograf biologi bit bitter
  bjälke björk björn blek blev bli blicka blink blixt block blomma blond blus bly blyerts blyg bläck blå blåbär blåsa
  blåsig blåst blöda blöja bock bokstav boll bomb bomull bona borg borgare borr borste bort borta bott bra brak brann
  brant bred bredd bredvid brinna bro brok brokig broms bror brorson brud brudgum brunn bryta bräda bråka bröllop
  bröst buga buk buljong buller bur burk busa buske butik byte byxa byxor bäck bädda bägare bänk bär bäst bättre bäver
  både båge båra båt bölja bön börja början chef choklad cirkel citron dadel dagg dal dam damm damma dansare darra
  dator datum deg del delfin dem den denna denne deras dess dessa det detta dig dikt dill dimma dimmig din dina diska
  dit ditt djävul dock docka doktor domare domstol doppa dova dra drog droppa druva dryck dräng drömma du duga dum
  dusch duscha dussin duva dvärg dyr däck där därför då död döda döpa döv efter egen ej ek ekorre elak elefant element
  eller elva enda endast energi enkel enligt ensam enstaka era ert ett euro exakt examen exempel fabrik fager falk
  fall falsk familj fana far farbror farfar farmor fart fartyg faster fastän fatta fattas feg fel fem femte femtio
  femton fett fiende fika fikon fil film filt fin finne fiol fira firma fiska fiskare fixa fjord fjorton fjäder fjäll
  fjärd fjärde fjäril fjärran flack fler flera flest flitig flod flotte fluga flyg flytt fläta flöjt form fram framför
  framåt fras fred fredag fri frisör frukta fruktan fräck från frö fuktig ful furste fylla fyra fyrkant fyrtio fysik
  fäll färja färsk fästing fåfäng fålla fånga fått fåtölj föda födelse föl följd fönster för förare förband fördel
  före föremål företag förlora förlust förlåt förlåta förnamn förr förrgår förrän först första förstå försök försöka
  gala gall galt ganska garage gardin gas ge genast genom get geting gifta gikt giraff gitarr glass glädja glädje
  gnida gnista god godhet godis gosse gott grabb grad gram gran granne gratis grav gravid gren grep greve grind grip
  gripa groda grop grotta grov grumlig grupp grus grym grädde gräl gräla gränd gräns grät grå gråt gråta gubbe gud gul
  gula guld gumma gummi gunga gädda gäll gärna gå gång gård gås gök göl gömma hacka haft hagel haj haka hall hallon
  halm halsduk halta halv hammare hamn han handduk handske handtag hans hare harpa hassel hat hata hav havre hed hej
  hejdå hel helg hellre helst helvete hem hemland hemma hemsk henne hennes herde herre het hetta himmel hingst hink
  hiss hissa hit hitta hjort hjul hjälm hjälp hjälte hjärna holme hon honom honung hopa hopp hoppas horn hos hota
  hotell hov hud huka humör hundra hunger hungrig hur husdjur hustru hygglig hylsa hyra häck häfte häl hälft hämnas
  härja härlig häxa hålla hård hårt hö höft högre högst höjd hök hörn hört ibland icke idag idrott ifall igen igår
  ilska ilsken imma imorgon in inga inget ingång innan inne inom inte inuti jacka jag januari jobb jobba juice jul
  juli juni just jägare jämföra järn järv jäst jätte kafé kaj kal kalas kalv kam kamel kamin kana kanel kanin kanna
  kanske kantig karl karta kartong kassa kavaj kedja kejsare kemi kille kilo kiosk kisa kista klang klass klev klia
  klimat klo klot klunga klä kläcka kläder kläpp klättra klöver knacka knapp knappt knäpp kock koffert koja kol kolla
  kollega komisk kommun kompis konst konstig kontakt konto kontor koppar korp korv kostym krabba krage kran krav
  kredit krets kring krita krock krog krokig kropp krus krydda krypa kräfta kudde kula kult kurs kurva kust kuta kval
  kvart kvarter kvast kvav kvick kvist kvitto kväll kyla kylskåp kypare kyssa käck käke kälke källare kämpa känd känga
  känsla käpp kär kärlek kärna kärr kärra kärv kål kö kök körkort körsbär lack lada lag laga lager lakan lamm landa
  larm larv last lastbil lat lax ledig ledsen lek leka leksak lektion lera leta lett levande lever liga lik lika
  likadan lila lilja lim lind linda lingon linjal linne lins lirka list lita lite liter litet liv ljuga lock locka
  loda loppa lotta luft lugg lugn lukt lukta lund lunga lura lus lust lustig luta lycka lycklig lysa lyssna lyte läder
  läge läger lägre lägst läka lämna län längd längre längs längst längtan lärka läska läte lätt lätta läxa låda låg
  låga lågt långsam lår lås låta lögn lök lön lönn lördag lös lösa lösning löv macka madrass mager maj majs maka make
  makt mal mamma mandel manet mapp marknad mars mask maska maskin mast mata med medan medicin medlem mellan melon men
  mening mer mera mest metall meter middag midnatt mig mild miljard miljon miljö min mindre mink minnas minut mitt
  mjälte mjölka mo mobil mod mode modern modig mogen moln molnig mor morbror morfar mormor morra mossa mot motor mugg
  mulen munk museum muskel mussla mygga mynt myr mysig mängd märg märka mäta mätt mål måltid måndag många mård mås
  mått måtte möbel möjlig mördare mörk nackdel nacke naken napp narr natta natur navel ned nej ner nere nerv nervös
  nicka nio nionde nita nittio nitton njure nog noll normal nota nu nummer nunna nyfiken nyhet nysa nyttig näbb näck
  när nära näs nässla nästa nästan näve nåd några nål nöjd nöje nöt ocean oftast oktober olik olycka omkring omtyckt
  omväg ond onda onkel opera orange ord ordbok ordna orgel orka orm orre orsak ort oss ost otur oväsen packa padda
  palm palt pang pank papper paprika par paradis parti pass pasta pedal peka pengar pension per perrong persika person
  piano piga pigg pil piller pilot pinna plan planera planet planka plast plikt plocka plommon plåga plånbok polis
  post pott precis prins prov präst puka pumpa pung punkt purjo putt päls pärm päron på påse påsk pöl rad rak rakt
  rand ranka rapp rask rast rasta recept reda redan regel regna reklam ren rep reta revben riddare rik riktig rim
  rimma rinna ripa rita ritt ro rock roder rond ropa ros rosett rot rova rulla rumpa runt rusa ruska russin rusta
  rutten ruva rycka rysk ryta räcka rädda rädisa rädsla räkning räls rämna rättvis räv råd råda rådhus rådjur råg råka
  råna rått råtta röja rök röna rönn röta rövare sabel sadel saft saga sak sakna sakta sallad salva sammet samt samtal
  sandal sann sanning satt sax sedan sedel seg seger sekel sekund selleri semla sen senap senare sent sextio sexton
  sidan siden siffra sig sikt sila sill silver simhall simma sin sina sinne sista sitt sjukdom sjukhus sjunde sjuttio
  sjutton själv själva sjätte skaka skalle skallig skalp skam skap skara skarp skarv skata skedde sken skena skev
  skida skild skinka skoj skot skott skral skrap skrapa skratt skred skrev skrov skrubba skruv skryta skräck skräp
  skugga skuld skur skydd skydda skägg skäl skälla skämma skämmas skämt skär skärm skåda skåp skåra skön skör skörd
  skörda sköt slag slam slank slask slav slicka slipa slips slita slog slott slug slum slump slunga slut släcka släde
  släkt släng släpa slå slö smed smeka smeta smitta smutsig smycke smyga smälla smälta smärta små smör smörgås snabb
  snabbt snar snarka sned snigel snora snubbla snuva snälla snö snöa snöre socken socker soffa soldat solig solsken
  som somliga sopa sopor soppa sorg sorgsen sort sota sovrum spak spann spara sparka sparv spel spenat spetsig spika
  spindel spola sport spotta sprida spruta spränga späd spänna spår spåra spöke stab stadion staga staket stall stam
  stanna stappla starta stat station steg stege stek steka stel stick stig stiga stinka sto stolt stopp storlek storm
  straff straffa strand strax streck strid strumpa strupe strypa sträcka sträng sträv sträva student studera stum
  stygg styra städ ställa stänga stängd stänk stå stål stång ståt stödja stöld stöna stör störa större störst störta
  stöt stöta sucka suga sugga summa sund sur surra svag sval svala svamp svan svank svara svett svettas svika svimma
  svinga svit svor svälla svälta svära svärd svåger svårt sy syfte syll sylt synd syns syrsa syskon syster säck säker
  säkert säl sälg säljare sälla sällan sämre sämst sända säte sätt sätta säv sådan sådant såg såga sålla sångare sår
  sås såsom söka söla söm söndag sörja tablett tack tacka tagg takt tal tall tam tambur tamp tank tanka tapp tappa
  tapper tarm tass tavla taxa taxi teater tegel telefon tema text tidig tidigt tidning tiga tiger tigga tiggare till
  tillit tills tillåta tina tionde tips tisdag tistel titta tjata tjej tjock tjugo tjur tjuta tjuv tjäder tjäna tjänst
  tjära toalett toffel tokig tolv tom tomat tomte ton topp torg torn torsdag torsk torv trafik trakt tramp trampa
  trana trappa trasa tred tredje trettio tretton trist tro trogen trohet troll trolla trots trotsa trott trumma trygg
  trä träffa träna tråg tråka tråkig trång tröst trösta tugga tull tulpan tumme tunna tupp tur tusen tveka tvivel ty
  tyg tynga tyst tystnad tyvärr täcka täcke tämja tända tänja tära tärna tärning täta tätt tävling tåg tåga tåla
  tålamod tålig tång tår töa tömma törstig tös töväder udde uggla ull undvika ung ungdom ungefär uppe uppföra uppgift
  upphöra ursäkta utan utanför utflykt utgång utland utom uttala utter vacka vad vada vadd vaka vaken vakna vakta val
  vald vall valla valp vank vanlig vann vante vapen var varelse varför varje varken varna vart vas vass veck vem verka
  verkan verklig verktyg vete vi via vid vik vika vikt viktig vild vilja vilka vilken vilket villa ville vin vinda
  vinge vinst vinäger vira vis viska visp viss vissla vissna vitlök vitt vittna vittne vred vrede vrida vrist vrål
  vråla väcka vädja väl väldigt välling vält välv vända väninna vänlig vänskap vänster värda värja värk värka värld
  värma värme värre värst väsa väst väta våg våld vålla våra vårda vårt våt yla yngre yngst yoghurt yrke yttra yxa
  zebra zink äckel ädel äga ägna äldre äldst älg älv älva ämna ämne än ända ände ändå äng änka änkling ännu ära ärlig
  ärm ärr ärta ärva äta ättika även äventyr åder åka åker ål ålder åldras ånger ångra åra årligen åsikt åska åsna åter
  åtta åttio åttonde ödla öka öken öl önska önskan öre örhänge örn ösa öva över överge övning`;
