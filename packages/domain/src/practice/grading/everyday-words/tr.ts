/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  aile alan altı altın anne araba arka arkadaş aslan asker ateş avuç ayak ayna ayrı baba bahar bahçe balık balkon bana
  banka barış barut basit başka başla bayrak bekle bebek beden beyaz beyin bıçak bilet bilgi bilmek binmek bina bira
  biraz bitki bitmek boğaz bölge boyun boru borç böcek böyle bugün bulut bulmak burada burun büyük cadde canlı cami
  ceket cevap ceviz ciddi cuma çabuk çadır çalmak çamur çanta çarşı çatal çekmek çiçek çocuk çorap çorba daha dakika
  dalga damla damat dayı deniz ders deri derin dere deve diken dikkat dilek dinlemek doğru dolap dolu domates domuz
  dost dönmek durmak duvar düğün düşmek düşman ekim ekmek elma emek erik erkek erken eski eşek eşya etek fakat fare
  fark fırın fırsat fikir futbol gece geçmek gelin gemi genç geniş gerçek geyik gitmek gizli gölge gömlek gönül görmek
  gülmek gümüş güneş güney güzel hafif hafta halı halk hasta hava havuz hayat hayvan hesap heykel hızlı ırmak ısırmak
  ipek iplik isim izin kabak kadar kadın kahve kalem kalmak kale kalın kalp kanal kanat kapı kapak kara karşı karın
  karınca kart kasa kasap kaşık katil kaya kayak kaymak kazak kazan kedi kemer kemik kenar kese kesmek kılıç kırmak
  kırmızı kitap koca kolay komik komşu konu koku koltuk korku koşmak koyun koymak köpek köprü körü köşe kral kulak
  kule kurt kuru kutu kuzey kuzu lamba leke liman limon mavi meyve mektup mendil merak mermer mevsim mısır millet
  misafir mutlu mutfak müdür müze nane neden nefes nehir nine okul okumak olay olmak omuz ordu orman orta otel otuz
  oyun ödev ödül ölmek önce örnek örtü özel özür pahalı palto para parça park parmak pasta patates pazar pencere perde
  pilav piyaz radyo rahat renk resim rüya rüzgâr saat sabah sabun sade sakal sakız sakin salon sanat sarı sarmak
  satmak savaş saymak sebze selam semt sene sepet sert sevgi sevmek seyahat sıcak sınıf sıra sigara silah silmek sinek
  sinema soğan soğuk sokak sokmak sonra soru sormak sulu süre sürmek şair şaka şapka şarap şarkı şehir şeker şimdi
  şişe şişman tabak tahta takım taksi tarak tarih tarla taşımak tatil tatlı tava tavuk tavşan taze tepe ters tırnak
  tilki toplum toprak tuzlu uçak ucuz uçmak ufak usta uzak uzun üzüm vermek vurmak yağmur yaka yakın yakmak yalan
  yalnız yanak yanlış yapmak yaprak yara yarım yarın yaşlı yatak yatmak yavaş yazı yazmak yemek yeni yeşil yılan
  yıldız yolcu yoğurt yorgun yumurta yurt yüzmek yüzük zaman zayıf zeki zengin zeytin sıfır bir iki üç dört beş yedi
  sekiz dokuz on yirmi kırk elli altmış yetmiş seksen doksan yüz bin milyon milyar birinci ikinci üçüncü beşinci
  altıncı yedinci onuncu yarı buçuk çeyrek çift tek ilk son ben sen biz siz onlar bu şu bunlar şunlar kim ne nerede
  nereye nereden nasıl niçin niye hangi kaç kaçıncı kimse kendi herkes hepsi bazı bazen birkaç birçok çok az çoğu her
  hiç hiçbir şey diğer öteki aynı şöyle öyle ve veya ya ama ancak çünkü eğer ise ile için gibi göre beri rağmen dolayı
  üzere hem de da ki mi mı bile sadece artık hâlâ henüz en pek hep daima sık sıkça nadiren dün öğle öğlen akşam gündüz
  geç hemen birden yine gene tekrar belki mutlaka elbette tabii evet hayır tamam peki lütfen merhaba güle hoşça pardon
  buyurun rica salı ocak şubat mart nisan mayıs haziran temmuz ağustos eylül kasım aralık yaz güz kış yıl ay gün
  saniye an vakit çağ yüzyıl takvim bayram doğum ölüm yaş yaşam ömür geçmiş gelecek bitiş ak siyah al turuncu mor
  pembe gri bej koyu açık ana oğul kız adam kardeş ağabey abi abla dede torun amca hala teyze yenge enişte kuzen yeğen
  eş karı akraba evli bekâr dul yetim öksüz ikiz ihtiyar insan kişi bey hanım bay bayan konuk yabancı sevgili nişan
  nişanlı ad soyad soyadı adres imza kimlik vatan ulus ülke devlet vücut baş kafa saç alın kaş göz kirpik ağız dudak
  diş dil çene kol dirsek bilek el göğüs meme göbek mide sırt bel kalça bacak diz topuk taban cilt kan yürek akciğer
  ciğer böbrek kas sinir damar bıyık gözyaşı ter ses sağlık hastane doktor hekim hemşire dişçi eczane eczacı ilaç hap
  iğne aşı öksürük nezle grip ağrı acı yaralı kırık şişlik alerji tedavi muayene reçete kaza sargı kanser tansiyon
  sağlam yiyecek içecek yağ peynir süt bal reçel tuz biber sirke pirinç bulgur makarna salata et dana sığır sucuk
  sosis köfte kebap döner kıyma börek mantı dolma sarma pide simit poğaça hıyar havuç marul lahana ıspanak fasulye
  nohut bezelye mantar pırasa kereviz dereotu kekik armut muz kavun karpuz şeftali kayısı kiraz vişne çilek incir nar
  ayva dut badem fındık fıstık kestane hurma kek bisküvi baklava lokum helva ayran su çay rakı gazoz şerbet buz krema
  sos un hamur maya tarçın bardak fincan kupa kâse tencere tepsi peçete cezve sofra lokanta garson menü aşçı bahşiş
  açlık iştah lezzet tat dilim lokma at katır inek boğa öküz buzağı koç keçi horoz civciv ördek kaz hindi sıçan sincap
  ayı kaplan fil maymun kurbağa timsah yunus balina kuş kartal şahin serçe baykuş karga papağan martı kuğu leylek arı
  kelebek örümcek akrep solucan bit pire kuyruk gaga tüy pençe boynuz yuva kafes ahır yem sürü çoban avcı giysi elbise
  kıyafet bluz tişört mont hırka kravat çizme bot terlik bere atkı şal eldiven mayo pijama don külot sutyen cep düğme
  fermuar kumaş yün pamuk ip gözlük küpe kolye bilezik cüzdan şemsiye anahtar bavul valiz numara moda havlu toka taç
  takı ev daire kat bodrum çatı teras avlu garaj cam tavan zemin yer asansör koridor oda banyo tuvalet mobilya masa
  kanepe yastık çarşaf yorgan çekmece raf ışık ampul mum kilim tablo vazo saksı küvet duş lavabo musluk şampuan fırça
  çamaşır bulaşık ütü süpürge sünger kova çöp soba şömine klima fiş priz zil kilit kira kiracı sahip çekiç çivi vida
  testere balta kürek kazma makas tel boya tuğla çimento kent kasaba köy başkent merkez mahalle yol meydan kavşak
  tünel mağaza dükkân market bakkal manav fırıncı büfe kitapçı çiçekçi berber kuaför postane polis karakol itfaiye
  mahkeme hapis kilise saray tiyatro stadyum pansiyon kamp lise ilkokul sınav not öğrenci öğretmen hoca defter sayfa
  kurşun silgi cetvel kâğıt tebeşir kelime sözcük cümle harf alfabe yanıt hata puan diploma hafıza bellek bilim bilgin
  tarihçi fizik kimya müzik çeviri sözlük metin başlık bölüm anlam iş meslek işçi memur patron şirket fabrika maaş
  ücret emekli işsiz grev avukat hâkim savcı mimar yazar oyuncu şarkıcı dansçı ressam çiftçi balıkçı denizci subay
  şoför sürücü pilot kaptan satıcı tüccar duvarcı terzi kasiyer tamirci çırak işveren eleman bekçi kapıcı lira kuruş
  euro dolar bozuk fiyat fatura çek kredi vergi müşteri indirim kâr zarar bütçe otobüs tren tramvay metro kamyon vapur
  kayık tekne sandal durak gar iskele uçuş kalkış varış gecikme sınır gümrük turist harita gezi tur yürüyüş fren motor
  benzin lastik trafik hız sağ sol düz ileri geri işaret levha korna plaka ehliyet doğa dağ zirve ova vadi ağaç dal
  kök gövde gül lale papatya menekşe ot çimen çalı çam meşe kavak söğüt çınar selvi asma tohum çiftlik kum taş toz
  maden kömür okyanus göl kaynak pınar kıyı sahil plaj ada körfez dip uçurum mağara çöl deprem gök gökyüzü gezegen
  dünya evren kar sis fırtına şimşek iklim serin ılık nem sel ışın doğu batı alev duman kül odun demir bakır çelik
  metal plastik petrol gaz enerji çevre hükümet başkan bakan meclis parti seçim oy yasa kanun hak görev kraliçe prens
  prenses padişah zafer yenilgi kalkan bomba suç suçlu hırsız cinayet ceza dava tanık kanıt tanrı din ibadet imam
  papaz dua namaz oruç günah sevap cennet melek şeytan cin ruh kutsal mucize inanç haber gazete dergi telefon ekran
  klavye yazıcı site mesaj zarf pul paket koli kargo film gösteri sahne yönetmen rol masal roman hikâye öykü şiir dize
  türkü dans gitar keman piyano davul ney saz konser oyuncak top zar satranç spor sporcu maç yarış yüzme koşu gol
  madalya hakem hediye armağan sürpriz eğlence hobi av sevinç neşe üzüntü keder hüzün aşk nefret öfke umut ümit utanç
  gurur kaygı endişe sıkıntı heyecan ilgi güven dostluk af istek düş düşünce görüş karar sebep sonuç amaç hedef yöntem
  sorun çözüm mesele sır söz öğüt yardım çaba başarı şans talih kader tehlike güç kuvvet yetenek değer nitelik miktar
  sayı rakam tür çeşit cins biçim şekil kare üçgen çizgi nokta uç yan boy uzunluk ağırlık kilo gram metre santim litre
  mesafe uzaklık yön ilişki anlaşma kavga tartışma konuşma sohbet gürültü çığlık gülüş gülümseme öpücük kucak bakış
  adım ihtiyaç sabır cesaret zekâ akıl güzellik gençlik yaşlılık eğitim uygarlık kültür gelenek âdet adet kural düzen
  liste üst alt iç dış ön ara üzeri altında üstünde içinde dışında önünde arkasında yanında arasında aşağı yukarı
  içeri dışarı ileride geride burası şurası orası şurada orada buraya oraya buradan öte etraf etmek gelmek varmak
  yaşamak doğmak büyümek içmek pişirmek tatmak koklamak acıkmak susamak uyumak uyanmak kalkmak oturmak yıkamak
  yıkanmak giymek giyinmek soyunmak çıkarmak almak getirmek götürmek yollamak tutmak bırakmak atmak itmek indirmek
  inmek çıkmak girmek ulaşmak döndürmek başlamak bitirmek devam yürümek atlamak zıplamak oynamak gezmek izlemek aramak
  istemek söylemek demek konuşmak bağırmak ağlamak duymak bakmak dokunmak okşamak sarılmak öpmek tanımak tanışmak
  öğrenmek öğretmek çevirmek anlatmak anlamak unutmak düşünmek inanmak sanmak ummak beklemek seçmek çalışmak denemek
  başarmak uğraşmak önermek kızmak korkmak utanmak üzülmek sevinmek sıkılmak yorulmak dinlenmek kazanmak harcamak
  ödemek açmak kapamak kapatmak yanmak söndürmek sönmek kurmak onarmak bozmak bozulmak kırılmak yırtmak süpürmek
  ütülemek dikmek örmek boyamak çizmek dövmek savaşmak öldürmek çözmek bağlamak saklamak saklanmak korumak ağrımak
  öksürmek solumak terlemek taramak taranmak kazmak sulamak biçmek toplamak artmak artırmak azalmak azaltmak değişmek
  benzemek görünmek sayılmak ölçmek tartmak tartışmak bölmek çarpmak eklemek buluşmak ziyaret çağırmak evlenmek
  boşanmak ayrılmak ayırmak taşınmak yağmak esmek parlamak erimek donmak ısınmak ısıtmak soğumak kurumak kurutmak
  dolmak sığmak asmak sermek yapışmak dayanmak alışmak kaçmak kaçırmak kokmak çiğnemek yutmak yalamak emmek üflemek
  sıkmak bükmek eğmek eğilmek uzatmak uzanmak iyi kötü çirkin küçük kısa yüksek alçak dar ince güçlü modern akıllı
  aptal salak deli bilge zor karışık ıslak temiz kirli pis boş kapalı serbest özgür meşgul fakir yoksul bedava ekşi
  tatsız lezzetli bayat çiğ pişmiş yumuşak ağır sığ eğri yuvarlak sivri keskin kör pürüzlü kaygan sessiz karanlık
  aydınlık parlak saydam mutsuz neşeli üzgün kızgın sinirli utangaç gururlu cesur korkak dürüst nazik kibar kaba
  kurnaz tembel çalışkan sıkıcı ilginç korkunç harika mükemmel sahte mümkün imkânsız gerekli lazım faydalı yararlı
  yararsız önemli önemsiz bilinen ünlü meşhur yerli genel ortak tuhaf garip acayip nadir emin kesin hazır ölü sağır
  dilsiz topal kel sarışın esmer kumral hamile yasal yasak suçsuz masum sorumlu eşit farklı benzer geçen günlük aylık
  yıllık sevimli cömert cimri sabırlı inatçı adak ağ ağıl ağıt akım akış alay alem alet alım anı anıt anlık ant araç
  arama arma arpa art asa asal asık asıl asır asla aş aşık ata atak atık atış aya ayar ayaz aylak azar azık aza baca
  bacı bağ bağır bağış bakım bale balon bar başak başlı batak batık bayır bayt baz bebe belge belli beniz besin beyan
  bilye binek birim boğuk bol boz bölme bucak buruk büz caba can cefa çakal çakı çakmak çan çap çapak çare çark çatık
  çayır çekik çekim çığ çıra çil çile çini çoğul çorak çul dalmak dam dama damak dara darı davar dedi delgi delik
  demin denek dert dev devre dini direk diri dişi dizi doğan dok doku dolay doz duvak eda eğik ek eksi elek emir er
  erim ermek eser esin eşik etik etki etli evre eyer ezmek fal falan fay filo fon gaf gam gazi gebe geçiş geliş gem
  gen geniz giz göç gömmek güçlük gür güve hacı haç hal halat hale halka ham han hane hani har harç harp hasat hasır
  hat hatır havan hayran haz hazım hela hile his hor hür ıslık ışıl idam il ilan ilik ilim ilke ilmek ima iman imar
  inan inci iri is işlik iz kabuk kaçak kaçık kadı kafe kahır kal kala kalan kalay kalfa kalıp kalıt kalpak kanı kap
  kapan kargı karış karlı karma kasık kasıt kaşar kaşe katı katık katlı kayıt kayrak kazı kazık keçe kene kere keser
  kesik kesim kesir kez kıl kılık kır kısık kısım kızak kil kimi kin kip kir kirpi kod kof kola koni konum konut kopuk
  kor koru kota koy koz koza köle köse köşk kul kulp kumsal kur kura kurak kurna kurs kurul kurum kuşak kut kuyu küp
  kür küre kürk küs laf lal lavaş leş loca lor lüle madem makam makara maket mal mala mama mana mani marş masaj masat
  maşa mat meğer mert meze mil mis mutlak nal nara nazar naz net nota nur odak ok orak ortam oya öbür öç öd öğe ölçek
  ötmek övmek öz özgün paça paha pala pan pars pas paşa pay pazı peri peş pil plak plan pus put ray razı reşit rey
  saban saf saha sahi sakat sakın sal salam salgı salt saman samur sancak sanık sap sapak sara sarık satır sav saygı
  sema semer semiz senet sergi seri sırça sırma sini sofa som soy sövmek sunmak sur sürek süs süzmek şan şap şart şen
  şık şiş tadım taht talan talip tam tane tanım tarım tas tasa tav tavla tay tazı ten terk tez tip tok ton toy tura
  tül tüm tüp uçuk ulak ur us usanmak uyak üçlü ün üs vaha vale vali vana var vat veda vefa veli veri yaban yakıt
  yalak yalı yalın yama yamak yaman yani yanık yapı yapıt yapım yar yâr yarar yargı yarık yarmak yas yaşıt yat yatık
  yavan yay yaya yayan yayık yayım yayın yazım yazıt yazma yek yel yelek yemin yen yergi yermek yeşim yeti yok yumak
  yunmak yük zam zan zat zehir gelen olan sana ona bize size beni seni onu onun bizim dördüncü sekizinci dokuzuncu
  pazartesi çarşamba perşembe cumartesi genellikle günaydın teşekkür ilkbahar sonbahar başlangıç kahverengi lacivert
  büyükanne büyükbaba kahvaltı tereyağı salatalık karabiber kaplumbağa ayakkabı pantolon sandalye merdiven buzdolabı
  kütüphane üniversite matematik bilgisayar televizyon fotoğraf mutluluk mutsuzluk bisiklet helikopter istasyon
  göndermek temizlemek hatırlamak değiştirmek kullanmak hazırlamak yakalamak kaybetmek`;
