/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  aile alan altı altın anne araba arka arkadaş aslan asker ateş avuç ayak ayna ayrı baba bahar bahçe balık balkon bana
  banka barış barut basit başka başla bayrak bekle bebek beden beyaz beyin bıçak bilet bilgi bilmek binmek bina bira
  biraz bitki bitmek boğaz bölge boyun boru borç böcek böyle bugün bulut bulmak burada burun büyük cadde canlı cami
  ceket cevap ceviz ciddi cuma çabuk çadır çalmak çamur çanta çarşı çatal çekmek çiçek çocuk çorap çorba daha dakika
  dalga damla damat dayı deniz ders deri derin dere deve diken dikkat dilek dinlemek doğru dolap dolu domates domuz dost
  dönmek durmak duvar düğün düşmek düşman ekim ekmek elma emek erik erkek erken eski eşek eşya etek fakat fare fark
  fırın fırsat fikir futbol gece geçmek gelin gemi genç geniş gerçek geyik gitmek gizli gölge gömlek gönül görmek gülmek
  gümüş güneş güney güzel hafif hafta halı halk hasta hava havuz hayat hayvan hesap heykel hızlı ırmak ısırmak ipek
  iplik isim izin kabak kadar kadın kağıt kahve kalem kalmak kale kalın kalp kanal kanat kapı kapak kara karşı karın
  karınca kart kasa kasap kaşık katil kaya kayak kaymak kazak kazan kedi kemer kemik kenar kese kesmek kılıç kırmak
  kırmızı kitap koca kolay komik komşu konu koku koltuk korku koşmak koyun koymak köpek köprü körü köşe kral kulak kule
  kurt kuru kutu kuzey kuzu lamba leke liman limon mavi meyve mektup mendil merak mermer mevsim mısır millet misafir
  mutlu mutfak müdür müze nane neden nefes nehir nine okul okumak olay olmak omuz ordu orman orta otel otuz oyun ödev
  ödül ölmek önce örnek örtü özel özür pahalı palto para parça park parmak pasta patates pazar pencere perde pilav piyaz
  radyo rahat renk resim rüya rüzgâr saat sabah sabun sade sakal sakız sakin salon sanat sarı sarmak satmak savaş saymak
  sebze selam semt sene sepet sert sevgi sevmek seyahat sıcak sınıf sıra sigara silah silmek sinek sinema soğan soğuk
  sokak sokmak sonra soru sormak sulu süre sürmek şair şaka şapka şarap şarkı şehir şeker şimdi şişe şişman tabak tahta
  takım taksi tarak tarih tarla taşımak tatil tatlı tava tavuk tavşan taze tepe ters tırnak tilki toplum toprak tuzlu
  uçak ucuz uçmak ufak usta uzak uzun üzüm vermek vurmak yağmur yaka yakın yakmak yalan yalnız yanak yanlış yapmak
  yaprak yara yarım yarın yaşlı yatak yatmak yavaş yazı yazmak yemek yeni yeşil yılan yıldız yolcu yoğurt yorgun yumurta
  yurt yüzmek yüzük zaman zayıf zeki zengin zeytin
`;
