/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  baba banka blizu boja bolje bolan brada brat brati breg breza brod broj brza brzo buka bukva ceste cesta cena crkva
  crna crta cvet čaša čamac časa čelo čekati često čist čitati čovek čudo daleko dati deset dete devojka dobar dobra
  dodati dolina doći drago drvo drug drugi drzati držati duga dugo duša dvor glad glas glava gladan gledati godina gora
  goreti gore gost govor grad grana groblje grob grom grupa hlad hlače hodati hrana hrast hvala igla igra igrati imati
  jabuka jaje jama jedan jesen jesti jezik jezero juha jutro južno kaša kašalj kako kamen kapa kapi karta kava kiša
  kiselo klupa ključ knjiga koliko kolač kola kolo konac konj kopati kosa kost koza koža kraj kralj krava kriv krilo
  krug kruh kruška kuća kuna kuhar kuhati kupiti kupati lađa lagan lako lampa lani ležati leđa levo lice lisica list
  lečnik loše lopta lovac luka lutka leto ljudi majka mala malo mama maslac mačka meso medo mesto miris mleko mlad mnogo
  moći mokar more most motor mrak mreža muha muka nada nebo nekad nizak noga nositi novac novi noge obraz obala oblak
  odelo okus otac otok ovca ovdje papir para pasti peći pero peta petak piće pisati piti pismo pesma plaća platiti plaža
  plava pošta polje pola pomoć posao posto potok prati prava pravi prag prah prije prijatelj prst ptica puno rana rame
  reći reka riba riža roda rođak rosa roza ruka ruža ručak sada samo sastanak sestra selo sedam sila skup skupo slab
  slika slon slovo sneg soba spavati srce stara star stol stolac staklo stajati strah stran strana sunce suza sutra svet
  sveća šala šuma škola šest šećer tanak tanjur tele telo tema teško tetka tiho topao torba trava treba trči tuga tući
  tuča učitelj učiti ujak ulica ulje ured usta važno vani vatra večera večer veza velik vesel videti vino visok više
  vetar vlak voda voditi voleti voće vrat vrata vreća vreme vruć zemlja zima zlato znati znak zora zraka zrak zvati
  zvezda žaba žena žica život žlica deta sena pena lena brisati crtati trčati skakati plakati plivati pevati sediti
  setiti sretati sresti sesti krasti rasti presti plesti cvasti vesti dovesti prevesti odvesti padati prodati predati
  izdati rvati trgati slati spati stati ostati postati nastati ustati kasati disati čistiti pustiti mastiti častiti
  pratiti vratiti kratiti svratiti leteti hteti umeti smeti razumeti živeti želeti rilo vilo bilo delo belo celo gusta
  guska daska maska puška knjižnica kuhinja meka mliko retko mirno verno sever letos lanac lonac kovač igrač prozor
  mozar mramor prostor otvor zatvor stvor dogovor odgovor izgovor razgovor баба банка близу боја боље болан брада брат
  брати брег бреза брод број брза брзо бука буква цесте цеста цена црква црна црта цвет чаша чамац часа чело чекати
  често чист читати човек чудо далеко дати десет дете девојка добар добра додати долина доћи драго дрво друг други
  дрзати држати дуга дуго душа двор глад глас глава гладан гледати година гора горети горе гост говор град грана гробље
  гроб гром група хлад хлаче ходати храна храст хвала игла игра играти имати јабука јаје јама један јесен јести језик
  језеро јуха јутро јужно каша кашаљ како камен капа капи карта кава киша кисело клупа кључ књига колико колач кола коло
  конац коњ копати коса кост коза кожа крај краљ крава крив крило круг крух крушка кућа куна кухар кухати купити купати
  лађа лаган лако лампа лани лежати леђа лево лице лисица лист лечник лоше лопта ловац лука лутка лето људи мајка мала
  мало мама маслац мачка месо медо место мирис млеко млад много моћи мокар море мост мотор мрак мрежа муха мука нада
  небо некад низак нога носити новац нови ноге образ обала облак одело окус отац оток овца овдје папир пара пасти пећи
  перо пета петак пиће писати пити писмо песма плаћа платити плажа плава пошта поље пола помоћ посао посто поток прати
  права прави праг прах прије пријатељ прст птица пуно рана раме рећи река риба рижа рода рођак роса роза рука ружа
  ручак сада само састанак сестра село седам сила скуп скупо слаб слика слон слово снег соба спавати срце стара стар
  стол столац стакло стајати страх стран страна сунце суза сутра свет свећа шала шума школа шест шећер танак тањур теле
  тело тема тешко тетка тихо топао торба трава треба трчи туга тући туча учитељ учити ујак улица уље уред уста важно
  вани ватра вечера вечер веза велик весел видети вино висок више ветар влак вода водити волети воће врат врата врећа
  време врућ земља зима злато знати знак зора зрака зрак звати звезда жаба жена жица живот жлица дета сена пена лена
  брисати цртати трчати скакати плакати пливати певати седити сетити сретати срести сести красти расти прести плести
  цвасти вести довести превести одвести падати продати предати издати рвати тргати слати спати стати остати постати
  настати устати касати дисати чистити пустити мастити частити пратити вратити кратити свратити летети хтети умети смети
  разумети живети желети рило вило било дело бело цело густа гуска даска маска пушка књижница кухиња мека млико ретко
  мирно верно север летос ланац лонац ковач играч прозор мозар мрамор простор отвор затвор створ договор одговор изговор
  разговор
`;
