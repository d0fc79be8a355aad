/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  sifuri moja mbili tatu nne tano sita saba nane tisa kumi hamsini sitini sabini tisini mia elfu laki milioni kwanza
  pili mwisho nusu robo wawili watatu wanne watano wengi mimi wewe yeye sisi ninyi nyinyi wao huyu yule hawa wale hii
  ile hizi zile hiki kile hivi vile hapa pale huku kule humu mle huu ule hili lile haya yale nani nini gani wapi lini
  vipi kwani kwa ngapi ipi yupi kila wote zote yote vyote pote lote chote baadhi kadhaa kingine vingine jingine
  mengine wengine mwenyewe wenyewe yangu yako yake yetu yenu yao wangu wako wake wetu wenu langu lako lake letu lenu
  changu chako chake chetu chenu vyangu vyako zangu zako zake zetu zenu zao na au lakini ila bali sababu kama ikiwa
  iwapo ingawa ili kwamba kuwa ambaye ambao ambayo basi kisha halafu hata wala pia tena tu katika bila juu chini ndani
  nje mbele nyuma kando baina kati karibu mbali hadi mpaka tangu toka kutoka baada kabla wakati kuhusu pamoja badala
  sana mno zaidi kidogo kabisa tayari bado sasa leo jana kesho juzi mtondo zamani punde mapema upesi haraka pole daima
  siku mara nadra kamwe ndiyo hapana siyo labda pengine hakika kweli shaka naam asante ahsante tafadhali habari jambo
  hujambo sijambo salama kwaheri hongera jumanne ijumaa wiki juma januari machi aprili mei juni julai agosti oktoba
  novemba desemba mwaka mwezi saa dakika sekunde muda majira msimu masika vuli kipupwe karne asubuhi mchana alasiri
  jioni usiku macheo machweo tarehe kalenda sikukuu likizo pasaka idi harusi arusi mazishi maisha uhai kifo umri
  mwanzo nyakati rangi nyeupe nyeusi bluu buluu kijani manjano njano kahawia waridi kijivu dhahabu fedha familia jamaa
  ukoo baba mama mzazi wazazi mtoto watoto mwana binti kaka dada ndugu babu bibi nyanya mjukuu mjomba ami binamu mpwa
  mume mke bwana bi mkwe shemeji wifi mjane yatima pacha mvulana kijana mzee mtu watu mwanamume mwanaume wanaume
  rafiki adui jirani mgeni wageni mwenzi mpenzi mchumba bikira jina anwani sahihi raia taifa kabila mwili kichwa
  nywele uso paji jicho macho kope nyusi sikio masikio pua mdomo kinywa midomo jino meno ulimi kidevu shavu shingo koo
  bega mabega mkono mikono kiwiko kidole vidole kucha kiganja ngumi kifua titi tumbo kitovu mgongo kiuno nyonga paja
  goti magoti mguu miguu wayo unyayo ngozi mfupa mifupa damu moyo mioyo pafu mapafu ini figo ubongo utumbo matumbo
  mshipa msuli musuli ndevu jasho chozi machozi sauti pumzi mate kamasi afya ugonjwa magonjwa mgonjwa wagonjwa daktari
  muuguzi nesi kliniki dawa kidonge sindano homa malaria mafua maumivu kidonda jeraha chanjo bandeji kuhara tapika
  kipofu kiziwi bubu kilema mganga kinga ukimwi surua ndui kansa chakula vyakula mlo kifungua mkate wali mchele mpunga
  ugali uji chapati mandazi andazi maandazi sambusa pilau biriani siagi jibini maziwa mtindi yai mayai asali sukari
  chumvi mafuta samli siki unga nafaka mahindi hindi mtama ulezi uwele ngano shayiri nyama kuku samaki kamba kaa pweza
  ngisi dagaa mchuzi supu saladi mboga mchicha sukuma kabichi kitunguu vitunguu saumu kiazi viazi karoti bamia boga
  tango pojo maharage maharagwe kunde dengu choroko njugu karanga korosho mihogo muhogo magimbi tunda matunda embe
  chungwa machungwa ndimu limau ndizi nanasi papai tikiti pera zabibu tufaha tende nazi dafu tui balungi chenza fenesi
  stafeli pea peasi keki biskuti maji chai kahawa soda bia pombe divai mvinyo barafu iliki karafuu bizari binzari kisu
  visu uma kijiko vijiko sahani bakuli kikombe vikombe glasi bilauri chupa sufuria chungu kaango mwiko birika buli
  jagi jiko majiko sinia kinu mchi kibuyu njaa kiu hamu ladha harufu tamu chachu kali mkahawa hoteli mgahawa mhudumu
  mpishi mapishi mnyama wanyama mbwa paka farasi punda ng'ombe fahali ndama mbuzi kondoo nguruwe jogoo bata mbuni
  sungura panya buku komba nyumbu simba chui duma tembo ndovu twiga kifaru kiboko nyati swala paa kongoni fisi mbweha
  ngamia nyani tumbili sokwe ngiri kima nyoka chatu kenge mjusi kobe kasa mamba chura ndege kunguru njiwa mwewe tai
  bundi kanga kasuku korongo heroe mdudu wadudu nzi mbu nyuki nyigu kipepeo siafu mchwa buibui nge mende chawa kupe
  panzi nzige jongoo mnyoo minyoo papa pomboo mkunga taa mkia mikia bawa mabawa pembe manyoya unyoya kwato kiota viota
  zizi mazizi banda ngome kizimba mfugo mifugo mwindaji windo nguo vazi mavazi shati suruali gauni sketi koti kofia
  skafu kitenge leso shuka kanzu hijabu kilemba fulana chupi sidiria soksi kiatu viatu ndala buti mfuko mifuko kifungo
  vifungo zipu kola ukanda mkanda mshipi glavu pamba hariri sufi uzi nyuzi miwani pete mkufu kidani hereni kipuli
  bangili mkoba begi pochi mwavuli ufunguo funguo sanduku taulo pambo mapambo urembo kitana kitanda nyumba jumba jengo
  majengo gorofa ghorofa orofa sakafu dari ukuta kuta mlango milango dirisha ngazi lifti ukumbi kumbi chumba vyumba
  sebule jikoni bafu bafuni choo vyoo msala stoo ghala bustani uwanja ua baraza veranda meza kiti viti kochi sofa
  kabati rafu vitanda godoro mto mito foronya mkeka mikeka zulia jamvi pazia mapazia kioo vioo balbu mshumaa picha
  sabuni mswaki sifongo ndoo beseni bomba mfereji ufagio fagio pasi taka jaa pipa umeme swichi kengele kufuli kodi
  pango nyundo msumari misumari shoka panga jembe majembe koleo msumeno waya ubao mbao tofali saruji chokaa mji miji
  jiji majiji kijiji vijiji makao mtaa mitaa njia kona daraja madaraja soko masoko duka maduka dukani gulio kioski
  muuzaji mnunuzi benki posta polisi askari korti gereza jela kanisa msikiti hekalu sinema stendi gati kaburi shule
  chuo vyuo darasa madarasa somo masomo funzo mafunzo mtihani mitihani zoezi mazoezi wanafunzi mwalimu walimu profesa
  mkuu kitabu vitabu daftari ukurasa kurasa kalamu penseli kifutio rula chaki neno maneno herufi silabi swali maswali
  jibu majibu kosa makosa alama cheti vyeti elimu ujuzi maarifa sayansi hesabu fizikia kemia lugha fasihi sarufi
  kamusi tafsiri maana mada makala insha shairi mashairi kazi ajira mwajiri bosi kampuni kiwanda viwanda ofisi ujira
  mgomo wakili jaji hakimu mshairi mcheza mkulima mvuvi baharia jeshi dereva rubani nahodha karani mhasibu fundi
  mwashi kinyozi msusi mwokaji yaya mlinzi waziri rais mbunge diwani chifu mfalme malkia pesa hela senti noti sarafu
  bei gharama malipo karo nauli risiti mkopo deni madeni ushuru faida hasara mteja wateja bidhaa mali mtaji akiba
  punguzo zawadi gari magari motokaa mabasi matatu treni teksi lori meli mashua jahazi ngalawa mtumbwi dau feri kituo
  vituo bandari forodha tiketi abiria safari msafiri mtalii watalii ramani mipaka viza mizigo mzigo usukani breki
  mashine injini petroli ajali kulia kushoto mwendo kasi mlima milima kilima vilima kilele bonde mabonde uwanda msitu
  misitu pori nyika mti miti tawi matawi jani majani mzizi mizizi shina gome maua asumini nyasi kichaka vichaka mwembe
  mnazi mbuyu mkoko mchungwa mgomba mbegu punje shamba udongo mchanga tope matope vumbi jiwe mawe mwamba miamba madini
  makaa almasi chuma shaba risasi bati bahari ziwa kijito kisima visima bwawa pwani ufuko ufukwe kisiwa visiwa ghuba
  rasi wimbi mawimbi kina mapango jangwa volkano mbingu anga jua nyota sayari dunia wingu mawingu mvua theluji ukungu
  umande upepo pepo dhoruba tufani radi ngurumo upinde kivuli mwanga nuru giza joto baridi unyevu ukame gharika kusini
  moto moshi majivu jivu kuni ukuni nishati uchafuzi hewa nchi mataifa jimbo mkoa wilaya kata tarafa chama vyama
  uchaguzi kura sheria haki wajibu uhuru vita amani ushindi silaha bunduki upanga mkuki mikuki mshale mishale ngao
  bomu uhalifu mhalifu mwizi wezi wizi muuaji mauaji adhabu faini kesi ushahidi shahidi mungu miungu dini imani sala
  ibada dua kuhani padri shehe imamu askofu malaika shetani roho nafsi dhambi thawabu muujiza miujiza nabii mtume
  biblia kurani gazeti redio runinga simu rununu skrini mtandao barua bahasha stempu stampu ujumbe filamu mchezo
  michezo jukwaa shujaa hadithi riwaya wimbo nyimbo ngoma dansi gitaa zeze marimba filimbi zumari sanaa sanamu kamera
  mpira mipira karata bao timu mbio soka goli kombe refa sherehe karamu furaha huzuni upendo mapenzi chuki hasira woga
  hofu tumaini aibu wivu fahari kiburi utulivu upweke shauku hamasa urafiki uadui msamaha radhi majuto ndoto wazo
  mawazo fikra fikira maoni uamuzi matokeo tokeo lengo malengo kusudi nia namna jinsi tatizo matatizo suluhisho shida
  mambo kitu vitu tukio matukio ukweli uongo uwongo siri ahadi ushauri msaada misaada juhudi jitihada bidii fanaka
  bahati nafasi hatari usalama nguvu uwezo kipaji kipawa thamani ubora idadi namba nambari sehemu aina umbo maumbo
  duara mraba mstari mistari nukta ncha ukingo kingo upande pande urefu upana kimo uzito kilo gramu mita kilomita lita
  umbali mahali pahali eneo maeneo tofauti uhusiano mkataba mapatano ugomvi kelele kimya kilio kicheko tabasamu busu
  kumbatio hatua haja hitaji mahitaji subira ujasiri akili hekima ujinga upumbavu uzuri ubaya ujana uzee utoto mila
  desturi tabia mazoea kanuni taratibu utaratibu foleni orodha mfano mifano kubwa dogo refu fupi pana nene zito jipya
  mpya mapya vipya kale kuukuu zuri nzuri mzuri vizuri baya mbaya vibaya jema njema mwema wema gumu ngumu laini rahisi
  nyepesi nzito safi chafu tupu wazi huru ghali tajiri maskini masikini bure bivu mbivu bichi mbichi kavu majimaji
  vuguvugu bovu mbovu zima mzima erevu mwerevu hodari jinga mjinga pumbavu mpumbavu vivu mvivu wavivu karimu bahili
  mkarimu mpole mkali katili mkatili aminifu shupavu jasiri mwoga mcheshi mtulivu msafi mchafu mwenye mfupi mrefu
  mnene mdogo mkubwa sawa sawasawa maalum maalumu muhimu kawaida ajabu halisi bandia halali haramu dhaifu imara
  thabiti kamili haba tele nyingi mengi kingi vingi chache hafifu duni bora makini shwari nyoofu kiovu mwovu waovu
  takatifu mtakatifu pekee peke maarufu hai mfu wafu mjamzito uchi enda kuja kwenda kula kunywa kulala kuishi kufa
  kukua kuoa kuolewa kupika kukaanga kukata kuonja kunusa kuamka kusimama kukaa kuketi kuoga kunawa kuosha kufua kuvaa
  kuvua kuweka kutia kutoa kuchukua kuleta kupeleka kutuma kupokea kupata kushika kuacha kutupa kudaka kuvuta kusukuma
  kuinua kushusha kupanda kushuka kuingia kufika kuondoka kurudi kurejea kugeuka kuanza kumaliza kuisha kutembea
  kukimbia kuruka kucheza kuogelea kusafiri kuanguka kufuata kufukuza kupoteza kupotea kuona kutafuta kuomba kuuliza
  kujibu kusema kuongea kupiga kucheka kuimba kusikia kutazama kuonyesha kuhisi kugusa kubusu kupenda kuchukia kutaka
  kuweza kupaswa kuhitaji kutamani kujua kufahamu kusoma kuandika kueleza kuelewa kusahau kufikiri kuamini kudhani
  kuota kuamua kuchagua kujaribu kufaulu kufeli kushindwa kusaidia kushauri kuahidi kukataa kukubali kuruhusu kukataza
  kuamuru kutii kusamehe kuogopa kufurahi kufanya kununua kuuza kulipa kukopa kudai kuazima kufungua kufunga kuwasha
  kuzima kujenga kuvunja kurarua kuchoma kufagia kushona kusuka kupaka kuchora kushinda kupigana kuua kuiba kufumbua
  kuficha kulinda kuokoa kuumwa kuumia kukohoa kupona kupumua kuchana kunyoa kuchimba kuvuna kuongeza kugawa kuhesabu
  kupima kuita kualika kukutana kusubiri kungoja kuachana kutumia kubeba kuhama kunyesha kuvuma kuyeyuka kuganda
  kukauka kukausha kujaza kumwaga acha adabu adha adili aga agiza akina ala ama amana amba amri amua apa apia aria asi
  asili ata auni aya azima baa badili baini baki bana bandika bango banja bara baraka bari bariki barizi batili beba
  beua bima bisha boma bomoa boya buni butu chaka chana changa chapa chenga cheza choka choma chora chota chunga
  chungua chuja dai daka deka dema dhuru dumu dunda dunga enea epua faa faidi fana fanya fasiri fika fikia fisha foka
  fua fuja fuko fukua fuma fumba fumbo fundo funga fungu fungua funza fura futa gamba ganda gando ganga gawa gogo goma
  gomba gongo gonjwa gumba gundi guta hadhi haini haji hajiri hama hamia hamira hara haribu hasa hati hatia hatima
  hema hija hiji hila hima hina hisa hisi hoi hoja huba hudumu husu imba imla inda isha ita jadi jali jamani janga
  jenga jimbi jini jinai jipu jitu joka jozi juha jumla juta kaba kabili kadi kaidi kambi kambo kamua kana kanda
  karama kariri kasia kauli kaya kaza kera kesha kiasi kibanda kichaa kifani kigogo kijiti kiko kileo kilimo kinanda
  kipya kiri kisa kitani kito kiungo kiza kofi koga koka koko kolea koma komaa kombo komea konda konga kopa kopo kosea
  kosha kukuu kumba kumbe kunja kutana kutu kuu kuza kwama laani lala lalama lamba lami lango lea lenga lete leta lewa
  lia lima lipa lisha liwa loga maasi madai mahari maiti makasi makazi manda mbano mbawa mbinu mbishi mboni mdeni mea
  mega mela meta mfuo mganda mgao mhanga mhuni mhuri mimba mkaa mkano mkazi mkewe mkojo mkoma mkondo mkungu mlezi mlio
  mnada mpaji mpango mpera mshindi mstadi mtende mtindo mtini mundu mwali mwanzi mwasi mwega mwongo mzio mzungu nakili
  nanga nasa nata nawa ndimi ndoa nena nenda nguru nili nira njama noa nona nuka nusa nyeti nyima nyoa nyonda nyonya
  oa oga oka okoa ole omba ona otea pakia pakua panda panua papo para parua pasa pasha pata pau paza peka penda pengo
  penya peto piga pika pima pinda pinga pipi pisha pita poa pona ponda ponya pora posa potea pumba pupa pweke rabi rai
  ramba roga rudi ruka safiri safu saga saka saki sali salia sanda saraka sawia saza sega seli sema sera seti shada
  shani shari shauri shiba shika shinda shindo shona shura sifa sifia sifu siha sihi sikia soma sudi sugu suka sumu
  susa sura taga taja taji tama tamaa tamani tambo tamka tanga tangi tani tanzu tao tari tasa tata tatua taya teka
  tega tema tenda tendo tenga tepe tesa teta teua tia tibu tiba tii tindo tini tisha toa toba tokea tona tosa toza tua
  tulia tulivu tuma tumba tundu tunga tungo tunza tunzo tupa tuta twanga ubani ubovu udi udogo ufa ufupi ugumu uhaba
  ukali uke ukarimu ukatili ukoga ukubwa umba umia umwa unda unene ungo unyama upaja upara upole usafi usuli uti utii
  utu uvivu uza uzao uzima uzio vaa vamia vema via vimba vua vuja vuka vuma vunda vuta wadi wahi waka wamba wanda
  wanga wasili waraka wavu waza weka wembe wenge weza wika wima winda wingi wino yahe yumba zaa zaka zamu zana zeri
  zidi zini ziba zika zira zua zuia zuka zuru ishirini thelathini arobaini themanini jumatatu jumatano alhamisi
  jumamosi jumapili februari septemba samahani nyekundu zambarau mwanamke wanawake msichana shangazi hospitali
  kiangazi magharibi mashariki kaskazini mwanafunzi mfanyakazi barabara baiskeli pikipiki kuzaliwa kuzungumza
  kusikiliza kuangalia kujifunza kufundisha kukumbuka kutafsiri kuendelea kuendesha kuchemsha kuchanganya kutengeneza
  kusafisha kutembelea kubadilisha kukusanya kupunguza kushukuru kukasirika kutabasamu kutumaini`;
