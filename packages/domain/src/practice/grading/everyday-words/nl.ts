/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  aan aap auto arm warm baan banaan been bier dier bed bad boek broek boot bord bos bus brief broer breed brood rood
  dag dak dank denk deur duur dik dom dorp droom drie druk eten een eer fiets niets fles vlees gat gast geel geld goed
  groen groot hand hond hart hard haar heer heet heel hoed hoog hoek huis muis hout jas jong kaas kast kat kamer keer
  keel kind kip klein klok koek kop koud oud kort kracht krant kant kus laag laat lang land leuk leren lezen leven
  lief lied licht lucht lijf lopen kopen maag maan man maat meer meel mens mes mond maand moe moed moeder mooi naam
  naar neus nacht nat niet noot nood noord oog oor oom ook open paard park peer pijn plaats plat poes pot raam rijk
  rijst rijden ring rok rug schaap schip slaap slecht snel soep soort spel stad straat staart stem ster stoel stof
  storm sterk taal tand tas tafel tijd touw trein trap trui tuin uit uur vader veel vier vis vriend vrouw vuur weg
  week weer wit wijn wind winter woord wonen zand zee zeep zes zeven ziek zoon zon zout zuid zus zwaar aardig aarde
  achter adem alles altijd ander appel avond baas baby bakker bang bank beer beet begin berg beter beest beurs beurt
  bezem bijl blaar blad blauw blij bloed bloem boer boom boon boor boos boter bril bruin brug buik buis buit bult
  buurt buur dans darm deel deken denken dief diep ding dochter doek doen donker dood doos dorst draad draak draag
  dragen drinken droog duif duim duin echt eend eerst eeuw eiland einde emmer even fluit fout fruit gang geluk geur
  geven gezin gezond gids glas gooi goud graag graan graf gras grap grens grijs groei groep groet grond haas haast
  halen half hals hamer haven heen helder hele hemel hemd herfst heuvel hier hoest honing hoofd hoop horen huid huig
  huil huren huur iets jaar jagen jurk juist kaart kaars kalf kans kapot kerk kers ketel keuken keus kiezen kies
  kijken kist klaar klap klas kleed kleur kloof knie knop koken komen koning kool koop koper korf kous kraag kraan
  krijgen krijt kruis kruid kuil kuiken kunst kussen kust kwaad laars lach lade lamp lappen last later leeg leer lente
  lepel liefde lijk lijn lijst list loket long lood luid luis lunch macht maken mand markt meisje melk merk meten mier
  midden mist moord morgen mouw munt muur naald naast nemen nest nicht nieuw nooit ouder oorlog oost paar paars pand
  pels pijp plant plas plein plek poort poot post prijs prins punt raad raken rand recht reden regen reis rest riem
  rijp rivier roep roer rook room roos ruim ruit rund rust ruzie saai samen schaar schaal schade scherm schoen schoon
  school schuur slaan slag slak slang slim slot sluis smaak smal sneeuw snoep snor soms spek spin spoor sport staan
  stal stap steen stil stok stom strand streek struik stuk suiker taart taak tang tante tapijt tekst tent thee tien
  tijger toren traag traan trek trots trouw vaak vaas vallen vals varken vast veer veld vers verf verhaal vijf vijver
  vinger vlag vlieg vloer voet vogel volk voor vork vraag vrede vrij vuil vuist waar wagen wakker wand wang want water
  weiland wens wereld werk west wiel wijd wijs winkel wolf wolk wond worm worst zaad zaag zaak zacht zalf zang zeer
  zeil zien ziel zijde zingen zoen zoet zolder zomer zool zorg zuur zwaan zwak zwart zwem vergeven vergeten verlaten
  verliezen vertellen vertrekken verkopen verhuren verdienen verdwijnen verwachten verzenden bewaren beloven geloven
  betalen bepalen behalen herhalen ophalen afhalen beginnen bezoeken zoeken boeken vloeken roepen hopen slopen kruipen
  sluipen druipen grijpen knijpen slapen rapen gapen schapen schrapen mesje muisje huisje vraagje beetje dienen
  diensten danken zinken stinken springen dwingen brengen hangen vangen zangen dringen wringen klimmen glimmen zwemmen
  stemmen remmen rennen kennen wennen winnen spinnen zonnen beminnen werken merken sterken perken tonen lenen weigeren
  stijgen zwijgen liggen leggen zeggen zagen vragen klagen plagen lagen slagen buigen zuigen vliegen liegen bedriegen
  wiegen zweven streven schrijven drijven blijven wrijven kleven kloven raden baden laden praten laten haten maten
  weten vreten zitten bidden wedden redden schudden zetten letten wassen passen missen vissen wissen blussen fluiten
  sluiten spuiten ruiten buiten gieten schieten genieten bieten moeten groeten ontmoeten voeten zoeten heten schenken
  wenken enkel cirkel sleutel beitel titel tepel stapel kapel wafel nagel hagel kogel spiegel zegel regel tegel ezel
  wezel kiezel gordel wortel mossel wissel schotel hotel middel zadel edel meubel nieuws aaien aanbod aantal aardbei
  acht achtste acteur adel ademen ader afgunst afrit afval akker al alle alleen als alweer amandel ananas andere
  anders angst anker april arend artikel arts aten azijn baai baar baard baars baat bagage baken bakken bal balk
  balkon band banden banken baren barsten bast baten bedankt bedelen bedrijf beek behalve beide beige bek bekend beker
  bel beleefd bellen beneden bent benzine bericht berk beroemd beroep berouw bersten beslist best bestand beuk bevelen
  beven bever bewolkt bezet bieden bies biet big bij bijbel bijna bijten billen binden binnen bitter blaffen blazen
  bleek blies blijken blik blikken bliksem blind bloeden bloei bloeien bloes blok blond bloot blozen bocht bok bom bon
  bons bont bood boog boord boren borg borst borstel bot boud bouw bouwen boven braaf braak bracht braden brak branden
  breedte breien breken briefje bries brok bron broodje broos bruid brullen bui buil burcht burger buurman cadeau café
  cent chef chocola cijfer citroen code collega cursus daad daar daarna daarom dadel dal dame damp dan dankzij dansen
  danser dapper das dat datum dauw deden deed deeg deinzen dekken deksel delen den derde dertien dertig deugen deuk
  deun deze dicht dichter die diepte dij dijk diner dinsdag distel dit dode doden doel dokter dolfijn dolk dominee
  donder doof dooi dook door doorn dopen dorsen dorstig douane douche douchen doven dozijn draaien drank dreigen dril
  droeg droevig drogen drol dromen drong droop drop druif drukken duiden duiken duit duivel duizend dun duren dus
  duwen dwaas dwalen dwerg eb echter eens eenzaam eerlijk eerste egel ei eigen eik eind eisen eland elf elk elkaar
  elke en energie eng engel enig enkele eren erf erfenis erg ergens ergeren ernstig erwt euro examen fabriek familie
  fazant feest fietsen file film firma flat fluweel forel fornuis friet gaaf gaan gaar galg galm gans garage garnaal
  gas gauw gaven gebak gebed gedicht geduld geef geen geest geheel geheim geit gek geliefd gelijk geloof geluid gemeen
  genade genezen genoeg gerecht gerst gesprek getal getuige geuren gevaar geval gevecht gevel gevoel gevolg geweld
  gewicht gewoon gezel gezicht gier gillen ginds ging giraf gist gitaar glad glijden gluren god golf gong gooien goot
  gordijn graad graaf graat gracht gram grappig gratis graven greep grienen griep gril grind groef groeien groente
  grom grommen grot guur haai haak haal haan haard haat hagedis hak hal hallo halm halte ham handig hang hapje happen
  haring hark harp hars haver hebben hebt heersen hees heffen heg heide heiden heil heimwee hek heks hel helaas held
  helen helft hellen helm helpen hem hen herder hert het heup hief hiel hij hijgen hijsen hing hitte hoe hoef hoes
  hoesten hoeveel hoeven hoewel hoi honderd honger hoogte hooi hoon hoorn horloge hort houden houw huilen hulp humeur
  huurder idee ieder iedere iemand ijdel ijs ijverig ijzer ik immers ingang inkt invloed ja jacht jager jaloers jam
  januari je jegens jeugd jeuk jeuken jicht jij jongen jou jouw juichen juli jullie juni kaak kaal kaap kaartje kabel
  kader kalk kalm kam kameel kamp kan kanaal kaneel kantoor kap kapen kappen kapper kar karper kassa kasteel kater
  katoen kauw kauwen keek kegel keizer kelder kelk kerel keren kerkhof kerst kerven keten ketting keuze kever kiel
  kiem kijk kikker kilo kin kiosk klad klank klant klappen klauw klaver kleding klei klem kleren kleuter klimaat
  klimop klink klinken klom klonk kloppen klos kluif kluis kluit knagen knal knap knecht kneden knellen knik knikken
  knippen knol knoop knul kocht koe koekje koel koffer koffie kok kolen kolk kom komma komt konijn kooi koord koorts
  koos kopje korst kost kou kraai kraak kraam krab krabben kraken kran krans kras krat krediet kreeft kreet krekel
  kreunen kreupel krijsen krik krimpen kring kroeg kroes krom kroop kroos krop kruik kruim kruin kruit kruk krul kuif
  kuip kuis kuit kunnen kunt kuren kwaken kwal kwart kweken kwellen kwijten laai laan laatste lachen ladder lading laf
  lager lak laken lam langs laven lawaai lazen ledig leed leek leem leen leep lees leest leeuw legen leger leiden
  lekken lekker lelie lelijk lende leng lengte lenig leraar lerares les letter leugen leunen levend lever lezer libel
  lichaam lid liep lies liet liever lift ligging ligt lijden lijken lijm lijmen likken linde liniaal links lint linze
  lip liter loden loer lokken lomp lonen loof loog look loon loop los lossen lot loten loven lui luiden luik luim
  lukken lust maaien maal maandag maar maart maas machine made mager makker malen mals mank mantel map marter mast mat
  matras me mede meed mees meest meestal meet meeuw mei meid melden meloen men menen mengen mening mensen meppen merel
  mest met metaal meteen meter middag mij mijden mijl mijn mild milieu miljard miljoen minuut mits mobiel mocht modder
  mode modern moedig moer moeras moes moest moet mogen mol molen monnik morsen mos mosterd mot motor mout mug muil mus
  museum muts muziek naad naaf naaien naakt naartoe nadat nadeel najaar natuur nauw navel nee neef neem neer negen
  negende nek nergens nerveus net netel netwerk nevel niemand nier niezen nijd nijgen niks nip noch node nodig noedel
  noemen nog non normaal nul nuttig ober oceaan ochtend oefenen oever of oktober olie olifant omdat omweg onder
  ongeluk ontbijt ontslag onweer onze oogst oogsten ooit oorbel oord oorzaak opdat opeens openen opgave oprit opstaan
  oranje orde ordenen orgel os otter ouders oven over overal paal pacht pad pagina pak pakken paling palm pan papier
  paraplu partij pas pasen pauw pauze pech pedaal peen pegel peinzen pen peper per perk perron pers persen persoon
  perzik pesten pet peuter piano piek piep piepen pier pijl pikken pil piloot pinda pink pint pit plaat plafond plak
  plakken plan planeet plank plannen planten plastic plezier plicht ploeg pluis pluizen plukken poel poep poetsen
  poging polder politie pols pomp pompoen pond pont pony pook pool poos pop potlood praat prat precies prei pret
  prikken prima prinses proeven proost pruim puber puin puur raadsel raaf raak raar race radijs rail ramp rang rank
  rapport rasp rat rauw razen recept rechter rechts reclame rede reder ree reed reeds reep rees reet regenen reiger
  rein rek rekenen rekken rem reuk reus rib ridder riep riet rij rijgen rijm rijmen rijzen rillen rit rits rob roeden
  roef roeien roem roemen roeren roest rogge roken rollen romp rond rondom rong roof rot rots rouw rouwen roven rover
  roze rozen rozijn rubber rugzak ruig ruiken ruil ruilen ruimen ruin ruis rups rusten rustig ruw salaris sandaal sap
  saus schaden schaduw schamen schap schar schedel scheef scheen scheiden schelden schenden scheren scherp scheuren
  schik schil schim schoft schok schol schoor schoot schop schor schors schort schot schrift schroef schuld schuren
  schut schuw seconde sedert sier sieraad sinds sjaal sla slaaf slager slank slap slechts slee sleep slepen sleuren
  slijpen slik slikken slip slipper sloot slop smaken smeken smelten smid snavel snee snijden snik snip snit snoek
  snoepen snoer snoeren snoet snuiten snurken sok soldaat som sommige spar sparen spat specht speen speer spelen spier
  spijker spijt spil spit spits spoedig spoel spoelen spons spot spotten spreeuw spreken spugen spuit spul staaf staal
  staar staat stadion staf staken stam stand stang stank star staren starten station stee steeg steek steel steil stek
  steken stekker stel stelen stellen sterven steven stier stik stikken stilte stip stoep stoer stoet stomp stoom stoot
  storen storten stoten stout straf strak straks streep strelen streng strik stro stromen stroom student stuit sturen
  stuur succes taai tabel tachtig tak taken talm tam tank tanken tarwe tast tasten taxi teder teek teen teer tegen
  teken tekenen teler tellen temmen tenzij terras terug terwijl theater thuis tiende tijdens tikken tillen tip toch
  tocht toen toer toets toeval toeven tomaat tong toon toorn top tor tot totdat toveren tram trappen trede tree
  treffen trekken treuren treurig troebel troef trof trok trommel troost tros trouwen tuit tulp turnen tussen twaalf
  twee tweede twijfel twintig ui uier uil uitgang uw vaag vaal vaan vacht vak valk van vanaf vandaag vanuit varen vat
  vechten veeg veen veertig vegen veilig velen vellen vent ver verband verkeer verlies vertrek vest veter veulen via
  viel vierde vieren vies vijand vijfde vijftig vijg vijl vijs vinden ving vink viool visser vlak vlam vlas vlecht
  vlek vleugel vlinder vlo vloed vloeien vloek vlok vlood vlot vlug vocht vochtig voeden voegen voelen voer voeren vol
  volgen volgens vond vonk vooral voordat vooruit vorm vors vorst vos vrat vreemd vrees vreugde vrezen vriezen vrijdag
  vroeg vroeger vrolijk vuilnis vullen vuren waag waaien waan waarom wacht wachten waken walging walm wals walvis
  wanneer wapen waren warmen warmte wat weduwe weekend wees weet wegen wegens wei weide weiden weinig wekken wekker
  wel welk welke welkom wenden wenen wensen werden weren werf werking werpen wesp wet wetten weven wezen wicht wie
  wieg wier wij wijk wijken wijl wijten wijze wijzen wil wild wilg willen wimper winde winden winst wist wisten woede
  woeden woedend woest wol woning woon word worden woud wraak wrak wrat wreed wreken wroeten wrok wurgen yoghurt
  zaaien zaal zak zalm zanger zaten ze zebra zede zeef zeehond zeem zege zegen zeiden zeis zeker zelden zelf zelfs
  zemen zenden zenuw zerk zesde zestien zestig zevende zever zich zicht ziekte zier ziet zij zijn zilver zin zink
  zinnen zocht zodat zode zodra zoel zoemen zoenen zondag zonde zonder zong zonk zonnig zoom zucht zuchten zuiden zuil
  zullen zuster zwaaien zwaard zwager zwaluw zwanger zweeg zweem zweep zweer zweet zwellen zwembad zweren zwerven
  zweten zwier`;
