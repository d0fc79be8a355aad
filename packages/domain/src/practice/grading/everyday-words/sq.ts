/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  unë ti ai ajo ne ju ata ato mua ty atij asaj neve juve atyre më të na im imi ime yt jote saj tij jonë ynë juaj tyre
  tonë tuaj ky kjo këta këto kësaj këtij kush çfarë kë kujt cili cila cilët cilat sa dikush diçka askush asgjë kushdo
  çdo gjithçka gjithë tërë secili asnjë ndonjë tjetër tjera vetë vet tillë njëjtë zero një dy tre tri katër pesë
  gjashtë shtatë tetë nëntë dhjetë njëzet dyzet pesëdhjetë tetëdhjetë qind njëqind mijë milion miliard parë dytë tretë
  katërt pestë gjysmë çerek dyfish herë hënë martë mërkurë enjte premte shtunë diel javë fundjavë janar shkurt mars
  prill maj qershor korrik gusht shtator tetor nëntor dhjetor ditë natë mëngjes mbrëmje mesditë mesnatë pasdite
  paradite orë minutë sekondë muaj vit shekull dekadë kohë çast moment stinë pranverë verë vjeshtë dimër epokë sot
  nesër dje pardje pasnesër sonte mbrëmë tani tashti shpejt vonë herët përherë kurrë shpesh rrallë zakonisht tashmë
  ende akoma përsëri sërish prapë pastaj atëherë dikur kur kurdo sivjet vjet mot ngjyrë zi zezë bardhë kuq gjelbër
  kaltër blu verdhë kafe gri hirtë vjollcë portokalli rozë artë argjendtë errët çelët larmë bardh familje baba babë
  atë nënë mama prind vëlla motër bir bijë djalë vajzë gjysh gjyshe nip mbesë xhaxha dajë hallë teze kushëri kushërirë
  burrë grua bashkëshort fëmijë foshnjë bebe njeri njerëz person zotëri zonjë zonjushë plak plakë djalosh ri mik mike
  shok shoqe fqinj fqinje mysafir vjehërr dhëndër nuse kunat kunatë binjak ve jetim kumbar trup kokë flokë fytyrë
  ballë sy vesh hundë gojë buzë dhëmb gjuhë mjekër mustaqe faqe fyt grykë qafë sup krah bërryl dorë gisht pëllëmbë
  grusht thua gjoks shpinë bark kërthizë ije kofshë këmbë gju shputë thembër kyç lëkurë kockë gjak zemër mushkëri
  mëlçi veshkë stomak tru mendje nerv muskul qerpik vetull qime brinjë ushqim pije bukë simite gjalpë qumësht djathë
  kos ajkë vezë mish pulë viç derr qengj proshutë sallam suxhuk peshk ton salmon troftë supë sallatë oriz makarona
  patate domate karotë qepë hudhër spec lakër bizele fasule spinaq kungull kërpudhë misër selino majdanoz presh rrepkë
  panxhar bamje thjerrëz perime mollë dardhë kumbull qershi vishnje pjeshkë kajsi portokall limon banane rrush mjedër
  shalqi pjepër ananas fik arrë lajthi bajame gështenjë ulli shegë ftua man hurmë kripë piper sheqer vaj uthull miell
  mjaltë reçel kek tortë bonbone akullore biskotë petull byrek qofte tarhana brumë maja erëz salcë bakllavë lokum ujë
  lëng çaj birrë raki limonadë akull alkool drekë darkë vakt gosti recetë shujtë meze pjatë lugë pirun thikë gotë
  filxhan tas tenxhere tigan kapak shishe tapë pecetë tabaka kanë lugicë kuti qese sofër mbulesë kafshë qen bushtër
  këlysh mace maçok kotele kalë pelë mëz lopë ka dem mushkë gomar dhi cjap kec dele dash rosë patë gjel zog shpend
  harabel pëllumb korb sorrë laraskë lejlek buf bilbil mjellmë papagall mi lepur ketër dhelpër ujk ari dre kaproll
  iriq urith sorkadh luan tigër elefant gjirafë majmun gamile deve krokodil gjarpër hardhucë bretkosë breshkë kërmill
  gaforre delfin balenë fokë oktapod midhje leopard panterë arush insekt mizë mushkonjë bletë grerëz flutur brumbull
  vemje krimb plesht morr tartabiq bisht pendë sqep kthetër bri fole thundër jele lesh gëzof rrobë veshje xhinse
  këmishë bluzë triko xhup xhaketë pallto fund fustan kostum kravatë çorape këpucë çizme sandale pantofla opingë
  kapelë kapuç shall dorezë rrip brez mbathje pizhame xhep kopsë mëngë jakë gjerdan unazë vathë byzylyk syze çantë
  valixhe kuletë çadër shami mëndafsh pambuk pëlhurë copë shtëpi banesë ndërtesë dhomë kuzhinë banjë tualet korridor
  bodrum tavan ballkon tarracë kopsht oborr garazh çati mur dysheme derë dritare shkallë ashensor çelës dry zile
  kambanë prag kulm oxhak tavolinë karrige stol shtrat krevat dollap raft sirtar kolltuk kanape divan pasqyrë llambë
  dritë qiri perde qilim pikturë jastëk batanije çarçaf jorgan dyshek peshqir sofrë tryezë sobë furrë hekur fshesë
  lavaman vaskë dush rubinet sapun shampo furçë krehër pastë kovë plehra leckë sfungjer gjilpërë pe gërshërë çekan
  gozhdë sharrë sëpatë lopatë qytet fshat vend rrugë shesh udhë shteg urë tunel kryqëzim semafor kënd cep trotuar park
  monument statujë kishë xhami kullë kështjellë kala muze teatër kinema dyqan treg pazar farmaci spital postë bankë
  polici stacion port liman aeroport hotel kafene librari shkollë gjimnaz fakultet fabrikë uzinë zyrë bashki gjykatë
  burg varrezë stadium fushë pishinë plazh lagje qendër rrethinë krahinë rajon shtet atdhe ishull kufi doganë botë
  makinë veturë autobus tramvaj tren avion anije varkë gemi motor kamion taksi rrotë gomë timon frena benzinë biletë
  pasagjer shofer karrocë sajë udhëtim fluturim nisje vonesë vizë bagazh pushim festë turist guidë hartë mësues
  mësuese nxënës nxënëse student studente profesor klasë lëndë provim notë detyrë pyetje përgjigje gabim tabelë
  shkumës mësim kurs orar libër fletore letër laps penë vizore ngjitës fjalor fletë fjalë fjali frazë alfabet shkronjë
  germë numër zë tingull zanore rrokje pikë presje punë shërbim punëtor punëtore profesion mjek mjeke infermier
  infermiere dentist kamerier kasap shitës shitëse berber këpucar murator marangoz fshatar bari gjuetar kopshtar
  ushtar polic gjyqtar avokat shkrimtar poet piktor skulptor muzikant këngëtar aktor aktore valltar gazetar drejtor
  shef koleg kolege postier pilot marinar kapiten prift hoxhë mbret princ ministër para lek monedhë euro çmim llogari
  pagë rrogë qira taksë borxh kosto kredi zbritje blerës blerje shitje mall kartë tregtar firmë kompani fitim humbje
  thes arkë thesar natyrë diell yll qiell re shi borë erë stuhi rrufe vetëtimë mjegull vesë brymë breshër ylber hije
  errësirë terr vapë ftohtë klimë acar det oqean liqen lumë përrua burim ujëvarë valë breg bregdet rërë gur shkëmb
  kodër mal luginë livadh pyll shpellë gropë vrimë baltë pluhur dhe tokë kënetë moçal pellg hon dru pemë trung degë
  rrënjë gjethe lule zambak tulipan karafil bar farë frut pishë lis dushk bredh mështeknë shelg plep ah shkurre gjemb
  grurë elb tërshërë thekër sanë kashtë myshk hithër ajër zjarr flakë tym hi ar argjend bakër çelik xham plastikë
  metal qymyr dyll veri jug lindje perëndim sëmundje dhimbje ethe grip kollë plagë ilaç tabletë pilulë fashë shëndet
  virus alergji ndjenjë dashuri urrejtje frikë gëzim lumturi trishtim zemërim inat kujdes shpresë besim krenari turp
  zili xhelozi mërzi kënaqësi befasi qeshur lot buzëqeshje mëshirë tmerr jetë vdekje martesë dasmë ndarje divorc
  varrim fëmijëri rini pleqëri fat ëndërr gjumë forcë vullnet dëshirë mendim ide mend shpirt arsye vërtetë vërteta
  sekret problem zgjidhje shkak pasojë shembull mënyrë lloj pjesë tërësi fillim mes majë anë formë madhësi peshë
  lartësi gjatësi gjerësi thellësi plan qëllim kuptim këshillë ndihmë mundësi dallim ndryshim drejtësi ligj rregull
  liri paqe luftë fitore disfatë betejë histori kulturë art muzikë këngë valle film roman tregim përrallë gazetë
  revistë lajm artikull radio telefon celular mesazh pako shkencë fizikë kimi biologji letërsi sport futboll tenis not
  vrap ski top lojë lojtar lodër kukull ndeshje skuadër fitues gol popull komb shoqëri qeveri politikë parti zgjedhje
  ushtri armik sulm armë pushkë shpatë shigjetë plumb bombë mburojë flamur jam kam dua mund duhet di njoh dashuroj
  urrej mendoj besoj shpresoj kujtoj harroj kuptoj dëshiroj pëlqej ndjej ndiej shkoj vij dal hyj kthehem arrij nisem
  iki largohem afrohem eci ec vrapoj fluturoj notoj udhëtoj hipi zbres ngjitem kërcej hidhem bie rrëzohem ngrihem
  qëndroj rri ulem shtrihem zgjohem sjell çoj mbaj bart tërheq shtyj ngre ul nxjerr fut vë vendos lë lëshoj hedh kap
  marr jap dërgoj pranoj gjej humb humbas kërkoj punoj bëj krijoj ndërtoj ndreq rregulloj prish thyej pres gërmoj
  mbjell korr vjel flas them thërras pyes përgjigjem bërtas hesht këndoj luaj vallëzoj qesh qaj gënjej betohem premtoj
  lutem lus tregoj shpjegoj përkthej përsëris lexoj shkruaj numëroj llogaris vizatoj pikturoj mësoj studioj ushtroj
  dëgjoj shikoj shoh vështroj vërej ha pi gatuaj ziej pjek skuq përziej kafshoj përtyp gëlltit shijoj provoj laj
  pastroj fshij hekuros qep zhvesh krehem lahem blej shes paguaj fitoj kursej shpenzoj huazoj kushtoj vlej hap mbyll
  filloj mbaroj ndaloj vazhdoj përpiqem ia ndihmoj takoj vizitoj ftoj jetoj rroj vdes lind rritem rrit frymoj fle
  ëndërroj dhemb shëroj kollitem zgjedh ndërroj ndryshoj përdor përkas varem bëhem mbetem mbes festoj uroj puth
  përqafoj rrah godas vras luftoj mposht mbroj sulmoj vjedh mashtroj ndëshkoj fal lavdëroj lejoj digjem djeg ndez
  shuaj ndriçoj shkëlqej rrjedh pikoj derdh fryj var lidh zgjidh mbuloj fsheh nuhas prek mbush zbraz rrotulloj shty
  tund trokas fshihem kthej zgjas zgjat matem mat peshoj ndaj bashkoj mbledh shtoj shpëtoj rrezikoj guxoj trembem
  mërzitem gëzohem lodhem pushoj madh vogël mirë keq bukur shëmtuar vjetër lartë ulët gjatë shkurtër gjerë ngushtë
  trashë hollë dobët rëndë lehtë fortë shpejtë ngadaltë ngrohtë nxehtë vakët thatë lagur njomë pastër pisët ndotur
  plotë bosh zbrazët hapur mbyllur butë mprehtë lëmuar ashpër drejtë sheshtë cekët thellë dendur lumtur gëzuar
  zemëruar lodhur uritur etur ngopur sëmurë gjallë vdekur dembel zellshëm trim frikacak zgjuar marrë budalla urtë
  sjellshëm lig dashur shtrenjtë lirë falas qetë krenar modest kursimtar pasur varfër zënë mundshëm pamundur qartë
  saktë gabuar rremë sigurt thjeshtë qesharak njohur panjohur famshëm zakonshëm veçantë ëmbël kripur thartë hidhur
  shijshëm freskët pjekur zier skuqur verbër shurdh memec zhveshur tullac dehur esëll vetëm majtë djathtë sipërm
  poshtëm fundit ardhshëm kaluar shqiptar anglez gjerman italian francez spanjoll grek turk serb kroat rus këtu atje
  këndej andej ku nga lart poshtë majtas djathtas drejt përpara prapa brenda jashtë afër larg kudo diku askund gjetkë
  rreth sipër përtej shumë tepër pak mjaft aq kaq disa ngadalë zor ndoshta mbase vërtet po jo edhe madje së paku
  pothuajse gati afro mezi bashkë ndryshe kështu ashtu si sikur në mbi nën prej te tek deri me pa për përmes nëpër
  nëpërmjet pranë ndër ndërmjet midis pas kundër përveç sipas ose apo as por se që sepse ngaqë nëse sesa teksa derisa
  ndërsa sapo pasi prandaj pra mos nuk falni je është jemi jeni janë isha ishe ishte ishim ishin qenë ke kemi keni
  kisha kishe kishte kishim kishin pata pati do deshi desha mundi munda erdha erdhi erdhën vjen shkova shkoi doli dola
  hyra hyri ra rashë mora mori dhashë dha thashë tha thotë jep pashë sheh bëra bëri bën hëngra hëngri piu piva fola
  foli flet gjeta gjeti lashë la vura vuri zura zuri ndenji ndenja fjeti vdiq lindi solli solla hodhi hodha mbeti
  ngriti ngrita preu preva vrau vodhi ndezi bleu bleva shiti theu theva çorap afat aftë agim akt akuzë ankesë ankth
  asht avull alarm aleat anoj arab arnë arsim aromë atlet aty autor ave bajgë balonë bandë banor banoj barkë barut
  batak bazë bekim bekoj berr bidon bimë binar blozë bllok bojë boll bollë bosht brej buall bukuri bulë bullar bunar
  butak cak cen cigan cinik copëz cyt çanak çelë çel çek çift çip çlodhem çmend çmoj çorbë çudi çun çupë dajak dalje
  damar darë datë debat dekor delir dell denjë dhuroj dhunë dietë digë dinak ditar ditor djep djerrë djersë djall doke
  dobi dosje dozë dramë drithë drogë dukem dukat durim duroj dysh efekt egër ekip ekran emër enë endem eshkë etje
  etikë faj fakt falje fanar fe fener femër ferr ferrë fier fidan fije filiz fitil flaut flori formoj fre fryt frymë
  ftesë ftoh fuçi fuqi futë fshatare fyej fyell gacë galë garë gardh gaz gazë glob gocë gogël gojor gotik gram grabis
  grabit grep gris grindem grindje grimë grup gunë guxim gushë gjah gjalmë gjellë gjen gjeni gjerb gjest gjetje gjini
  gji gjizë gjobë gjurmë gjyq hajat hak hale hall halë hallkë han hapje hare harem hark haraç has hasër hebre helm
  hell heq heqje hero hesap hiç hienë himn hir horr hu hua huaj hulli humor hurdhë hyjni hyrje idhull ilir inç ind
  ironi javor jetik jugor kafaz kafkë kalem kalim kallam kallaj kalli kalbem kaloj kallëzoj kanal kanun kaos kapë
  karvan kasetë kastor katran kazan kazmë katror këput kinez kile klub klith koçan kofin kolonë koloni komo konak
  kopil kope kor kordë kore kosë kotec kotë kovaç kreh kreshtë krim krua kruaj kryq kryej krye kthim kub kubik kulaç
  kullot kulloj kumt kupë kurorë kurth kus kusht kut lag lakmi lakoj lak larje latoj latin lavdi lavë legen leje lemzë
  lende levë lexim lezet lëmoj lëpij lëroj lëviz lidhje librar ligë linjë lirik listë litar liker llaf llak llaç loz
  lodhje lopar lotari ludër lugat lukth lum lundër lutje lyej lypës lyrë magje magji makth male mami mani manar marak
  masë mashë maskë matës mbarë mbart mbetje mbij mbulim mbyt mekem meny merak merr meshë mëkat mëmë mëtim mit mitër
  mjet mjel mjerë model modë mollëz molë moral morg moshë mulli mullar mundim murg musht myk nam namus napë naze nder
  ndihem ndjek ndodh ndodhi ndot ndrit ndryshk nduk neveri ngas ngel ngec ngul ngulm ngut ngrys ngjaj ngjall ngjit nis
  nivel normë notar nur nxeh nxit nyjë nxij njësi odë ogur okë operë oreks organ ortak ortek pafaj pagan pajë pajis
  paketë palë palos palcë pallë pallat pallua palmë pamje panik panel papë parim parvaz pasuri patok pecë pelin peng
  penj perçe perlë pervaz petë petk pezull përzë piano pik pikëz pilar pilaf pipë pirat pirg pisk pistë plaf plas
  plasë pleh plis plor plot poç poezi pohoj pol pope portë porosi porosit porsi poshtër prangë preh prehër prerje
  pritje prit prirje prizë pronë provë prozë pulpë pupël puro pus pusi pykë qark qefin qef qejf qelb qelq qenie qerre
  qeth qeshë qilar qit qiqër qoftë qorr qosh qoshe qull qyqe racë radhë raketë ramë rang rast rebel regjim rehat rras
  rrasë rreckë rregj rrem rreze rrëke rrënoj rrënojë rrëshirë rrezë rritje rrok rrojë rruaj rrymë ring rit ritëm rival
  rob robot rol roje ruaj rubin sahan sahat saksi salep sandall saraj sasi sat send sekt selvi senat seri serë sfidë
  shah shaj shaka shakull shalë shëmtoj shans shat shenjë shenjt sherr shënoj shënim shërim shkas shkel shkop shkrij
  shkrim shkul shkumë shkund shpall shpat shpik shpie shpim shpoj shpreh shqip shqipe shtat shteroj shter shtiem shtie
  shtjellë shtjell shtresë shtrij shtroj shtrigë shtrirë shtyp shuk siguri skaj skelë skenë smirë sodis sokol sos sop
  stan stap stil stok susam syth synoj synim tabor taban talent tallje tall tallem taraf tavë tegel teh tekë tel temë
  tendë tepsi tepri test tezë tezgë tinëz tipar tip tirq tjegull tjerr tog topuz trastë tra tregti tremb tret trill
  tris trupë tul tullë tumë turi turmë turn tyrbe thek thekë theks thelb therë ther thithë thith thi thur thuaj thumb
  ujor ujis ujit ulje ulëri ulluk ulok unik urdhër urti urim ushtrim ushtoj val valoj vallë vapor varr varg varësi
  varëse varrë vatër vegël vegim vegsh vel velë venit vergë vete ves vezme vezull vig vigan vijë vije vijoj vilë vidër
  vis visar vital vitore vjell vjetor vlerë votë votoj vrer vrull vreshtë vuaj vulë vyer xixë xhaz xhade xhind xhiro
  yjor zagar zakon zanë zanat zarf zar zbath zbeh zbuloj zbulim zell zënkë zgjedhë zgjim zgjyrë zhabë zhele zhurmë
  zhyt zonë zotim zot zverk zymtë`;
