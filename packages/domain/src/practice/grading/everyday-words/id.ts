/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  adik agak akan akar alat amal anak anda aneh angin angka apel asam asap asli atap atas atau awal awan ayah ayam babi
  baca badan bagi bagus bahan bahasa baik baju bakar baku balas balik bangun banjir bangku bank bantu banyak baru
  barat barang baris basah batas batu bawa bawah bayar bayi bebas bebek beban beda begitu bekas belah belajar beli
  beliau belum benar benang benci bentuk berani berapa beras berat beri besar besok biar biasa biji bintang biru bisa
  bisu bodoh bola boleh buah buang buat buka bukan bukit buku bulan bulat bumi bunga bunuh buruk buru burung buta
  cabang cabai cahaya cara cari catat cepat cerah cerita cinta coba cuci cuaca cukup dada daerah daftar dagang daging
  dalam dana danau dapat dapur dari darah darat datang daun daya dekat demam demi dengan dengar depan desa diam dingin
  diri dosa duduk dulu dunia emas empat enak enam erat gajah gaji gambar ganti garam garis gelap gelas gempa gigi gila
  gula guna gunung guru habis hadir hakim halus hamil hampir hangat hangus hantu harga hari harum harus hasil hati
  hewan hidung hidup hijau hilang hitam hitung hujan hutan ikan ikat ikut indah ingat ingin istri jahat jahit jalan
  jambu janji jari jarum jatuh jauh jawab jelas jelek jemput jendela jual juga jujur jumat jumpa juta kabar kabut kaca
  kadang kakak kaki kalah kalau kali kamar kambing kami kamu kamus kanan kantor kapal kapan kapas karena kartu kasar
  kasih kasur kata kaya kayu kebun kecil kedai kejar keju kelas kelapa kembali kemeja kemarin kena kepala keras kering
  kerja kertas kijang kiri kira kita kopi koran kosong kota kotak kotor kuat kubur kucing kuda kuku kulit kuning kunci
  kupu kurang kursi kurus lada lagi lagu lahir lain laki laku lalat lalu lama lambat lampu langit langsung lantai
  lapar lari laut lawan layar lebar lebih leher lelah lemah lemari lemak lembut lepas letak lewat lidah lihat lilin
  lima lipat luar lucu luka lulus lupa lurus lusa mahal main makan makin malam malas malu mana manis mangga mangkuk
  mandi marah mari masak masuk masih mata matang mati mawar meja menang merah mereka mimpi minggu minta minum minyak
  miring misi mobil mohon muda mudah mulai mulut muka mundur murah murid musim musuh naik nama nanti nasi nasib negara
  nenek nomor nyala nyata obat orang padi pagar pagi paham pahit pajak pakai paku palu paling pandai panas panjang
  pantai papan parah parit pasar pasir pasti patah payung pecah pedas pegang pendek penuh pepaya perak perang pergi
  perlu perut pesan pesawat pesta petang petani pikir pilih pintar pintu piring pisang pisau pohon pola potong puas
  pulang pulau puluh puncak pusat pusing putih putra putri putus racun ragu rajin raja rakyat ramah ramai rambut rapat
  rapi rasa ratu ratus rawat rekan rendah resah rindu roda roti ruang rugi rumah rumput rusa rusak sabar sabun sabtu
  saja sakit saku salah salam salju sama sambal sampah sampai samping sana sangat sapi sapu satu saudara sawah saya
  sayang sayap sayur sebab sebut sedang sedih segar sehat sejak sejuk sekali sekarang sekolah selalu selamat selasa
  selesai semua semut senang sendok senin senja sepak sepatu sepeda sepi sering setan setia siang siap siapa sikat
  sikap singa sisa sisir suami suara suatu sudah suhu suka sulit sungai surat suruh susah susu tadi tahan tahu tahun
  tajam takut tali taman tamat tambah tampak tamu tanah tanam tanda tanduk tangan tangga tanggal tanya tapi tarik
  taruh tawa tawar tebal tebu tegas teguh tekan telah telur teman tempat tenang tengah tepat tepi tepung terang
  terbang terus tetap tiang tiba tidak tidur tiga tikar tikus timur tinggal tinggi tipis tolak tolong topi tubuh tugas
  tuju tujuh tukang tukar tulang tuli tulis tumbuh turun tusuk tutup uang udang udara ujung ujian ular umum umur
  unggas untuk untung urut usaha usia usul waktu wajah wajib warna warung yakin nol dua delapan sepuluh sebelas belas
  seratus ribu seribu sejuta miliar pertama kedua ketiga keempat kelima keenam ketujuh separuh ganda ganjil genap aku
  engkau kau dia ia kalian ini itu sini situ apa mengapa kenapa sesuatu segala setiap tiap sedikit sendiri masing para
  sang si dan tetapi namun jika bila apabila agar supaya bahwa sambil seraya maka tanpa pada kepada ke di belakang
  sebelah antara oleh tentang seperti bagai ibarat hingga selama sebelum sesudah setelah ketika saat menurut selain
  kecuali hanya cuma amat terlalu pun pernah ya jangan tak mungkin tentu memang betul mau kini dahulu sore subuh fajar
  jarang segera pelan terima maaf silakan permisi halo hai rabu kamis januari maret april mei juni juli agustus
  oktober semi gugur kemarau pekan jam menit detik abad zaman masa libur liburan ulang nikah akhir jingga oranye ungu
  nila cokelat abu kelabu tua bapak ibu mama papa abang kakek cucu cicit paman bibi om tante sepupu mertua menantu
  ipar duda janda jejaka perawan gadis pria wanita lelaki manusia kawan sahabat tuan nyonya nona pacar kekasih kembar
  yatim dewasa remaja alamat marga paspor warga dahi kening alis bulu telinga kuping bibir dagu pipi bahu pundak
  lengan siku telapak jempol pinggang punggung pinggul paha lutut betis tumit jantung paru ginjal otak otot urat saraf
  usus lambung jenggot janggut kumis air napas dokter perawat apotek pil suntik batuk pilek flu nyeri memar bengkak
  alergi operasi resep perban kanker mual muntah pasien klinik periksa sembuh cacar panu kudis makanan minuman sarapan
  bubur mentega madu selai merica kecap saus cuka mi bakso soto sate rendang gulai sup domba cumi kepiting kerang lele
  tuna teri tempe kerupuk lontong ketupat lemper kue kacang jagung ubi talas bayam kangkung kol kubis wortel tomat
  timun terung labu buncis bawang kentang jamur seledri jahe kunyit kencur serai cengkih pala pir jeruk lemon nanas
  melon anggur durian salak manggis nangka sirsak sawo alpukat kurma ceri duku langsat markisa delima es krim permen
  biskuit dodol adonan ragi santan teh jus sirup arak bir tuak cangkir garpu sumpit panci wajan kuali ceret teko botol
  nampan kompor oven kulkas tungku kantin pelayan koki juru menu pesanan haus selera lezat sedap asin hambar mentah
  basi binatang anjing keledai kerbau lembu banteng jago itik angsa kalkun kelinci tupai beruang harimau macan unta
  jerapah zebra monyet kera kancil kadal cicak tokek komodo buaya katak kodok kura penyu hiu paus lumba pari belut
  elang merpati gagak nuri beo kakatua merak bangau pipit jalak nyamuk lebah tawon rayap laba kecoak cacing siput
  keong kutu belalang capung ekor paruh cakar taring sarang kandang ternak gembala pemburu induk sirip sisik kawanan
  kaus celana rok gaun jas jaket mantel sarung kebaya batik jilbab peci dasi sabuk sandal selop pakaian piyama kantong
  kancing kerah lubang kain katun sutra wol cincin kalung gelang anting arloji tas dompet koper ukuran mode handuk
  jepit pita pin gedung tingkat loteng balkon teras halaman garasi dinding tembok lift ruangan toilet kakus perabot
  sofa ranjang bantal guling seprai selimut laci rak cermin karpet tirai gorden lukisan vas bak keran sampo pasta
  ember gayung pel setrika cucian tong kipas listrik steker sakelar bel gembok sewa penyewa pemilik obeng gergaji
  kapak cangkul sekop kawat cat bata semen genteng ubin besi baja tembaga timah seng kampung dusun pinggir gang lorong
  simpang trotoar alun toko swalayan kios penjual pembeli pedagang pos polisi pemadam balai penjara masjid gereja pura
  candi kuil benteng menara istana museum teater bioskop stadion hotel losmen kemah tenda nilai siswa pelajar dosen
  pena pensil pulpen kapur rapor ijazah kalimat huruf abjad jawaban soal ingatan ilmu sejarah geografi fisika kimia
  musik seni sastra teks judul bab alinea contoh latihan arti makna titik koma pekerja buruh pegawai karyawan bos
  atasan bawahan pabrik upah pensiun mogok jaksa insinyur arsitek wartawan penulis penyair aktor penyanyi penari
  pelukis nelayan pelaut tentara prajurit sopir pilot kapten akuntan penjahit pembantu satpam kasir kuli montir
  menteri rupiah koin receh biaya ongkos struk kuitansi cek utang pinjaman diskon modal bus kereta api trem taksi truk
  motor becak ojek angkot perahu feri rakit stasiun terminal halte bandara dermaga tiket karcis turis peta tamasya
  wisata setir rem mesin bensin ban oli lintas macet parkir belok maju arah rambu alam lembah dataran rimba dahan
  ranting batang melati anggrek teratai semak pinus jati bambu rotan beringin cemara benih bibit tunas ladang debu
  lumpur karang cadas intan lautan samudra telaga rawa selokan sumber pesisir teluk tanjung selat ombak arus dasar
  jurang gua gurun letusan lahar kawah matahari surya planet mendung gerimis badai topan petir kilat guntur guruh
  pelangi iklim lembap bayangan sinar utara selatan tenggara arang bara logam plastik gas energi polusi presiden wakil
  gubernur bupati camat lurah partai pemilu hukum undang hak merdeka bangsa pangeran sultan damai pasukan senjata
  peluru pedang tombak panah bom keris penjahat pencuri maling copet pembunuh hukuman denda saksi bukti tuhan dewa
  dewi agama imam pastor pendeta biksu doa salat puasa pahala surga neraka malaikat iblis jin roh jiwa nabi suci iman
  berita majalah radio televisi telepon ponsel komputer tombol tetikus pencetak internet situs amplop prangko paket
  kiriman film drama panggung peran pahlawan dongeng novel hikayat puisi pantun sajak nyanyian tari tarian gitar biola
  piano gendang suling seruling gong gamelan wayang konser patung foto mainan boneka dadu catur olahraga atlet regu
  tim lomba balap renang kolam gol piala medali pelatih wasit hadiah kado kejutan hiburan hobi pancing layang kelereng
  gembira bahagia duka ngeri harapan asa iri dengki cemburu bangga cemas gelisah khawatir kesepian bosan jemu jenuh
  semangat minat heran kagum kaget terkejut percaya kangen kesal jengkel kecewa menyesal bingung capai letih penat
  kantuk lega nyaman pikiran gagasan ide pendapat alasan akibat tujuan maksud metode masalah hal perkara benda
  kejadian bohong dusta rahasia nasihat saran bantuan sukses gagal takdir bahaya aman kekuatan bakat mutu jumlah
  bagian macam jenis rupa persegi segitiga sisi kilo gram meter liter jarak wilayah hubungan diskusi bunyi bising
  jeritan senyum tangis cium ciuman peluk pelukan gerak langkah lompatan budaya adat aturan urutan deret giliran
  sempit luas gemuk langsing kuno modern cantik ganteng tampan cerdas bijak gampang sukar rumit bersih terbuka
  tertutup sibuk miskin gratis lunak empuk ringan dangkal bengkok bundar tumpul licin sunyi senyap ribut remang jernih
  keruh sopan santun pengecut serius ajaib hebat sempurna palsu penting berguna terkenal khusus istimewa langka
  pincang botak lajang sah resmi haram halal polos bersalah mirip serupa sombong angkuh pelit kikir dermawan manja
  nakal bandel galak jinak liar buas ganas bugar pucat robek retak ada adalah menjadi berada punya memiliki memasak
  merebus memotong mencium berdiri mencuci memakai melepas menaruh memberi membawa mengirim menerima memegang melempar
  menarik keluar berjalan berlari melompat menari berenang menyetir mengejar mencari meminta bertanya menjawab berkata
  bicara berbisik tertawa menangis menyanyi melihat menonton merasa memeluk membenci mengenal kenal mengajar membaca
  menulis mengerti memahami berpikir mengira berharap menunggu memilih mencoba berhasil membantu menolong berjanji
  menolak setuju melarang menyuruh bekerja membeli menjual membayar menyewa meminjam membuka menutup mengunci membuat
  merusak merobek membakar menyapu menjahit mengecat melukis bermain memukul membunuh mencuri menjaga bersin bernapas
  menyisir merokok menanam menggali menyiram memanen menambah mengubah berubah terjadi berarti bertemu menikah
  bercerai mengukur membagi bersinar meleleh membeku mengisi menempel berhenti abai acak acar adab adu ajak ajar akad
  akal alas alim amis andai andal angan angkat angkut anti asah asal asas asing aus awak awam awas ayat azan badak
  bagan bahas bajak bakal banting bapa barah baring batal batok baya bayang bayu bebal bebat bedak bela belai belang
  belit benak benam bening bentang berai beta betik biak biara bina biro bolak bolong borong bual bubar bubuk bubuh
  bui bujur bunda busa cacat cadang cadar camar canda cawan celah cemar cerai ciri cita cula curah curi daki damar
  data datar daur dayung debat dera deras detak dewan duga dukun dulang dupa duri duta eram erang esa fana fisik gagah
  gagap galah gali gamis ganja ganjal gantung garang gaung gaya gelak gelar gemas genang genting gerai geram getir
  gilas gulat gulung hadang haji halau hama hampar hapus haru hawa hidang ialah ikal isap isi isu jadi jaga jajah
  jajan jala jalar jamu jangka jantan jarah jaring jasa jatah jejak jelang jenang juang judi juri jurus kabur kacau
  kadar kafan kail kaji kala kalam kanal kantung karam karat karet kari karung kas kasus kaum kawal kawin kebal kebas
  kebut kedap kekal kelam kelana kemas kepal keping kerak kerap kerat kerut kesan ketan ketik kias kilas kisi kitar
  kolong kos kuah kuas kubu kubang kukus kumat kunang kuras kurun kurung laga lagak lahan laju lalai lalang lalap
  laman lamar landa landai lantas lapang larang laris lata latar layan layu layur lebam lebat lebur lekat lelang lemas
  lembar lembur leret liat liga lolong luap ludah lugas lugu lunas luruh mahar makam maki malah malang mangsa masam
  mawas merek muak muat mula mulas nada nadi nahas nanah nira noda pacu padam padan padang padat padu pagu pahat
  pajang pakan pakar palang palung pandang pantas papah papar papas paras parang parut parau pasak pati patri patuh
  paya payah pecat pekak pekat peka pelana pelat pelik peluh pening perah peri pesat petak petai peti petik petis
  pijak pikat pinang pintas pipa pipih pirang poin pukat pula pulas pulih puring pusar rabun radang raga ralat ramal
  rambat ramu ranah rangka rantai rata ratap raut rawan raya rayu reda rekat remas renda rentang riang rona ruas
  sabung sabut sadap sagu saing saji sambar samar sampan sandi sangka santai sapa sarana saring sasar sawi sayat sebal
  sebar sedan sedia segan segi sekat sekap selam selang seluk semai semat sembah sempat semu senar senda sepat serak
  serang serap serat seret seri serut sesak sesat setang siaga siar sia sidang sikut silang silat sisip sita suap
  subur suku suluh surai suri susun tabu takar taksir tandan tandu tanggap tapak tapis tarung tata taut tawan tebang
  tebar tegang teka telan telat tembak temu tendang tilang timba tiri tunai tunda ubah ulah ulam ulas ulat ulur umat
  urung urus usang usik utus valas wajar waris watas wenang yang sembilan kesembilan seperempat seseorang bagaimana
  biasanya akhirnya februari september november desember keluarga perempuan keponakan kesehatan semangka singkong
  mentimun belimbing serigala serangga pelajaran pertanyaan pengetahuan perusahaan sekretaris pelanggan helikopter
  pelabuhan penumpang perjalanan penerbangan keputusan kesempatan kehidupan kematian kelahiran mengetahui mendengar
  mengambil menangkap mendorong mengangkat mengikuti menemukan menggoreng memperbaiki menggunakan menghitung`;
